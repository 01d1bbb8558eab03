import type { Language } from '../../kit/language.ts'
import type { Title } from '../title.ts'

const teasers: Readonly<Record<Language, string>> = {
  en: 'A railway to the top of Snowdon, and up to five companies to build it. Dig, lay track and watch the weather: the line gets finished, with you or without you.',
  de: 'Eine Bahn auf den Gipfel des Snowdon, gebaut von bis zu fünf Gesellschaften. Grab, verleg Gleise, achte aufs Wetter: Die Strecke wird fertig, mit dir oder ohne dich.',
  cy: 'Rheilffordd i gopa’r Wyddfa, a hyd at bum cwmni i’w chodi. Cloddia, gosoda drac, cadwa lygad ar y tywydd: fe gaiff y lein ei gorffen, gyda thi neu hebot ti.',
}

const doors = () => import('./doors.ts')

/** Snowdonia, for one to five companies on one line. */
export const snowdonia: Title = {
  id: 'snowdonia',
  name: 'Snowdonia',
  seats: { min: 1, max: 5 },
  minutes: 60,
  teaser: (language) => teasers[language],
  async scene(name, size) {
    const { landscape } = await import('./face/landscape.ts')
    return landscape(name, size)
  },
  open: async (edition) => (await doors()).open(edition),
  lesson: async () => (await doors()).lesson(),
  tips: async () => (await doors()).tips(),
  loadFace: () => import('./face/index.ts'),
}
