/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Tynnu teilsen a’i gosod',
  lay: (tile: string, square: string) => `gosod ${tile} ar ${square}`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['chwarter tro i’r dde', 'wedi’i throi ben i waered', 'chwarter tro i’r chwith'] as const,
  held: { drawn: 'y deilsen a dynnwyd', yours: 'dy deilsen', numbered: (number: number) => `teilsen ${number}` },
  show: {
    one: { yes: 'Dangos dy deilsen', reason: 'dydy hi ddim yn ffitio yn unman' },
    several: { yes: 'Dangos dy deils', reason: 'does yr un ohonyn nhw’n ffitio' },
  },
  askDraw: 'Tynnu teilsen? Bydd rhaid i ti ei gosod.',
  drawIt: 'Tynnu teilsen',
  notYet: 'Ddim eto',
  /** Lays the only tile, or one of several. */
  yes: (tile = 'y deilsen') => `Gosod ${tile}`,
  elsewhere: 'Rhywle arall',
}
