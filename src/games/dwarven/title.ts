import type { Language } from '../../kit/language.ts'
import { loadedFrom, type Title, taughtFrom } from '../title.ts'

const loaders = () => import('./loaders.ts')

const teasers: Readonly<Record<Language, string>> = {
  en: 'One mountain, up to four kingdoms and galleries full of jewels. Dig, bid, ship it home, and mind the snow on the red track.',
  de: 'Ein Berg, bis zu vier Reiche und Stollen voller Schätze. Grab, biete, liefere, und gib acht, wenn Schnee auf roten Gleisen liegt.',
  cy: 'Un mynydd, hyd at bedair teyrnas ac orielau’n llawn trysor. Cloddia, cynigia, cluda’r cyfan adref, a gwylia’r eira ar y trac coch.',
}

/** Dwarven Rails, for two to four kingdoms in one mountain. */
export const dwarven: Title = {
  id: 'dwarven',
  name: 'Dwarven Rails',
  seats: { min: 2, max: 4 },
  minutes: 90,
  guild: true,
  teaser: (language) => teasers[language],
  ...loadedFrom({ loaders, landscape: () => import('./face/landscape.ts'), face: () => import('./face/index.ts') }),
  ...taughtFrom(loaders),
}
