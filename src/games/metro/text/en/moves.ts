/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Draw a tile and lay it',
  lay: (tile: string, square: string) => `lay ${tile} at ${square}`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['turned a quarter right', 'turned round', 'turned a quarter left'] as const,
  held: { drawn: 'the drawn tile', yours: 'your tile', numbered: (number: number) => `tile ${number}` },
  show: {
    one: { yes: 'Show your tile', reason: 'it doesn’t fit anywhere' },
    several: { yes: 'Show your tiles', reason: 'none of them fits' },
  },
  askDraw: 'Draw a tile? You’ll have to lay it.',
  drawIt: 'Draw a tile',
  notYet: 'Not yet',
  /** Lays the only tile, or one of several. */
  yes: (tile = 'the tile') => `Lay ${tile}`,
  elsewhere: 'Elsewhere',
}
