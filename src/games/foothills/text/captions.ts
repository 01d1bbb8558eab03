import { halves } from '../../../rules/words.ts'
import type { Locale } from './locale.ts'

/** Shorter ways to write the longest names. */
const shortNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['Blaenau Ffestiniog', ['Blaenau Ff.']],
  ['Tywyn Wharf', ['Tywyn Wh.', 'Tywyn']],
  ['Glanfa Tywyn', ['Gl. Tywyn', 'Tywyn']],
  ['Barmouth Ferry', ['Barmouth Fy']],
  ['Dwy Draphont / Hebron', ['Dwy Draph. / Hebron', 'Hebron']],
  ['Rhydyronen / Brynglas', ['Rhydyronen / Bryn.', 'Rhydyronen']],
  ['Abergynolwyn / Nant Gwernol', ['Abergynolwyn / Nant Gw.', 'Abergynol. / Gwernol', 'Abergynolwyn']],
])

/** The text printed on the table itself, in a language. Log lines and card text are in the title's words. */
export type Captions = ReturnType<typeof captionsIn>

/** The text printed on the table, with what names and numbers need before they are said. */
export const captionsIn = ({ captions }: Locale) => ({
  ...captions,
  inYard: (count: number) => (count > 6 ? String(count) : captions.inYard({ count })),
  railway: (line: string) => line.replace(captions.railwayWord, captions.railwayShort),
  shortRailway: (line: string) => line.replace(captions.railwayWord, '').trim(),
  /** Names of a station from the longest to the shortest, for cards of any width. */
  stationNames: (name: string): readonly string[] => [name, ...(shortNames.get(name) ?? [])],
  behind: (points: number) => {
    if (points === 0) return captions.level
    return points > 0 ? captions.behind({ points: halves(points) }) : captions.ahead({ points: halves(-points) })
  },
  /** The lead, in short form. */
  standing: (ahead: number) => (ahead === 0 ? captions.level : `${ahead > 0 ? '+' : '−'}${halves(Math.abs(ahead))}`),
})
