const where = (city: boolean) => (city ? 'in the city' : 'at the edge')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} goes first.`,
  laid: (name: string, square: string) => `${name} laid a tile at ${square}.`,
  carriedOn: (lines: string) => `It carries on ${lines}.`,
  unreached: 'No line reaches it yet.',
  endedUnowned: (line: string, city: boolean) => `${line}, which no one owns, ended ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, worth: string) =>
    `${name} ended ${line} ${where(city)}: ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `${name} brought ${line} ${city ? 'into the city' : 'to the edge'}: ${worth}.`,
  stillNothing: (name: string) => `${name} still had nothing that fits.`,
  shownOne: (name: string) => `${name} showed a tile that doesn’t fit anywhere.`,
  shown: (name: string, count: number) => `${name} showed ${count} tiles, none of which fits.`,
  drew: (name: string) => `${name} drew another tile.`,
  lifted: (name: string) => `Nothing fitted, so ${name} could lay a line of one tile.`,
  over: 'The match is over.',
}
