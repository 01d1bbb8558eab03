/** The text printed on the table itself, in one language. Text from the rules is in the title's words. */
export interface Captions {
  readonly pool: string
  /** Beneath the count of tiles to draw. */
  readonly toDraw: string
  /** Number of tiles the others hold. */
  inOtherHands(count: number): string
  /** The same where there is little room. */
  held(count: number): string
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
  /** The same where there is little room. */
  open(count: number): string
  /** A seat's name with its points. */
  seat(name: string, points: number): string
  /** A station's name: its number, the company whose train stands there, and what its line came to. */
  station(number: number, company?: string, points?: number): string
  readonly city: string
  readonly draw: string
  readonly show: string
  readonly twice: string
  /** Length of a line so far. */
  lineLength(tiles: number): string
  /** Points a finished line came to. */
  lineWorth(tiles: number, points: number): string
  /** The least a line would be worth: “edge: 8+ points”, “city: 16+ points”. */
  atEdge(points: number): string
  inCity(points: number): string
  /** The tiles to draw, and the same where there is little room. */
  poolOf(count: number): string
  readonly inPool: string
  readonly aDot: string
  /** A kind of tile with how many are still unseen. */
  kind(tile: string, unseen: number): string
  /** A tile whose face one may not see. */
  readonly closedTile: string
  /** Heading of what the tile that is tried does to lines. */
  readonly onSquare: string
  lineEnds(line: number): string
  lineSetsOut(line: number): string
  lineGoesOn(line: number): string
  /** The points of a line that ends, with where it ends. */
  endsFor(points: number, city: boolean): string
  tiles(before: number, after: number): string
  readonly noneOfYours: string
  /** Said instead where no line changes. */
  readonly nobodys: string
}
