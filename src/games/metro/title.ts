import type { Language } from '../../kit/language.ts'
import { loadedFrom, type Title, taughtFrom } from '../title.ts'

const loaders = () => import('./loaders.ts')

const teasers: Readonly<Record<Language, string>> = {
  en: 'One city, up to six railway companies and a track that winds. Lay a tile, and see whose train it sends the long way round.',
  de: 'Eine Stadt, bis zu sechs Bahngesellschaften und ein Gleis, das sich windet. Leg ein Plättchen und sieh, wessen Zug es den langen Weg schickt.',
  cy: 'Un ddinas, hyd at chwe chwmni rheilffordd a thrac sy’n troelli. Gosoda deilsen, a gweld trên pwy sy’n gorfod mynd y ffordd hir.',
}

/** Metro, for two to six companies around one city. */
export const metro: Title = {
  id: 'metro',
  name: 'Metro',
  seats: { min: 2, max: 6 },
  minutes: 30,
  teaser: (language) => teasers[language],
  ...loadedFrom({ loaders, landscape: () => import('./face/landscape.ts'), face: () => import('./face/index.ts') }),
  ...taughtFrom(loaders),
}
