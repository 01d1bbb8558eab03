import type { Language } from '../../kit/language.ts'
import { loadedFrom, type Title, taughtFrom } from '../title.ts'

const loaders = () => import('./loaders.ts')

const teasers: Readonly<Record<Language, string>> = {
  en: 'A railway to the top of Snowdon, up to five companies and Welsh weather. The line gets built with you or without you.',
  de: 'Eine Bahn auf den Snowdon, bis zu fünf Gesellschaften und walisisches Wetter. Gebaut wird die Strecke mit dir oder ohne dich.',
  cy: 'Rheilffordd i gopa’r Wyddfa, hyd at bum cwmni, a thywydd Cymru. Caiff y lein ei chodi gyda thi neu hebot ti.',
}

/** Snowdonia, for one to five companies on one line. */
export const snowdonia: Title = {
  id: 'snowdonia',
  name: 'Snowdonia',
  seats: { min: 1, max: 5 },
  minutes: 60,
  teaser: (language) => teasers[language],
  ...loadedFrom({ loaders, landscape: () => import('./face/landscape.ts'), face: () => import('./face/index.ts') }),
  ...taughtFrom(loaders),
}
