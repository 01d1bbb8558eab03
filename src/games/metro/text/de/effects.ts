const where = (city: boolean) => (city ? 'in der Stadt' : 'am Rand')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} beginnt.`,
  laid: (name: string, square: string) => `${name} legte ein Plättchen auf ${square}.`,
  carriedOn: (lines: string) => `Es verlängert ${lines}.`,
  unreached: 'Noch erreicht es keine Linie.',
  endedUnowned: (line: string, city: boolean) => `${line}, die niemandem gehört, endete ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, worth: string) =>
    `${name} beendete ${line} ${where(city)}: ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `${name} führte ${line} ${city ? 'in die Stadt' : 'an den Rand'}: ${worth}.`,
  stillNothing: (name: string) => `${name} hatte immer noch nichts Passendes.`,
  shownOne: (name: string) => `${name} zeigte ein Plättchen, das nirgends passt.`,
  shown: (name: string, count: number) => `${name} zeigte ${count} Plättchen, von denen keines passt.`,
  drew: (name: string) => `${name} zog noch ein Plättchen.`,
  lifted: (name: string) => `Nichts passte, deshalb durfte ${name} eine Linie aus einem Plättchen legen.`,
  over: 'Die Partie ist vorbei.',
}
