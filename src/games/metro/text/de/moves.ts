/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Ein Plättchen ziehen und legen',
  lay: (tile: string, square: string) => `${tile} auf ${square} legen`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['eine Viertelumdrehung nach rechts', 'umgedreht', 'eine Viertelumdrehung nach links'] as const,
  held: {
    drawn: 'das gezogene Plättchen',
    yours: 'dein Plättchen',
    numbered: (number: number) => `Plättchen ${number}`,
  },
  show: {
    one: { yes: 'Dein Plättchen zeigen', reason: 'es passt nirgends' },
    several: { yes: 'Deine Plättchen zeigen', reason: 'keines davon passt' },
  },
  askDraw: 'Ein Plättchen ziehen? Du musst es legen.',
  drawIt: 'Plättchen ziehen',
  notYet: 'Noch nicht',
  /** Lays the only tile, or one of several. */
  yes: () => 'Legen',
  elsewhere: 'Woandershin',
}
