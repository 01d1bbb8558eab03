/** The text printed on the table itself, in one language. What comes from the rules is in the title's words. */
export interface Captions {
  readonly pool: string
  /** Beneath the count of tiles to draw. */
  readonly toDraw: string
  /** How many tiles the others hold. */
  inOtherHands(count: number): string
  /** Heading of the tiles still unseen, by kind. */
  readonly unseen: string
  readonly yourTile: string
  readonly yourTiles: string
  readonly yourTurn: string
  readonly toMove: string
  readonly you: string
  laid(count: number, of: number): string
  /** A seat's standing: “leads by 1”, “12 behind”, “level”. */
  standing(ahead: number): string
  linesOpen(count: number): string
  /** A station's name: its number, the company whose train stands there, and what its line came to. */
  station(number: number, company?: string, points?: number): string
  readonly city: string
  readonly draw: string
  readonly show: string
  readonly twice: string
}

/** The captions in English. */
export const english: Captions = {
  pool: 'The pool',
  toDraw: 'tiles to draw',
  inOtherHands: (count) => `and ${count} in other hands`,
  unseen: 'Not yet seen, by kind',
  yourTile: 'Your tile',
  yourTiles: 'Your tiles',
  yourTurn: 'Your turn',
  toMove: 'to move',
  you: 'you',
  laid: (count, of) => `${count} of ${of} tiles laid`,
  standing: (ahead) =>
    ahead === 0 ? 'level' : ahead > 0 ? `leads by ${ahead}` : `${-ahead} behind`,
  linesOpen: (count) => (count === 1 ? '1 line open' : `${count} lines open`),
  station: (number, company, points) =>
    company === undefined
      ? `Station ${number}`
      : points === undefined
        ? `Station ${number}: ${company}’s train waits`
        : `Station ${number}: ${company}’s line, ${points === 1 ? '1 point' : `${points} points`}`,
  city: 'The city',
  draw: 'Draw a tile',
  show: 'Show your tiles',
  twice: '×2',
}
