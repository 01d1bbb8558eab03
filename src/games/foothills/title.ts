import type { Language } from '../../kit/language.ts'
import { seatStyles } from '../../kit/tokens.ts'
import { loadedFrom, type Title, taughtFrom } from '../title.ts'

const loaders = () => import('./loaders.ts')

const teasers: Readonly<Record<Language, string>> = {
  en: 'Little railways in the hills of North Wales. Clear the rubble, lay the track, build the stations, be seen in the pub.',
  de: 'Kleine Bahnen in den Hügeln von Nordwales. Räum den Schutt, verleg die Gleise, bau die Bahnhöfe, lass dich im Pub sehen.',
  cy: 'Rheilffyrdd bach ym mryniau’r Gogledd. Cliria’r rwbel, gosoda’r trac, coda’r gorsafoedd, a dangosa dy wyneb yn y dafarn.',
}

/** Foothills, a duel. */
export const foothills: Title = {
  id: 'foothills',
  name: 'Foothills',
  seats: { min: 2, max: 2 },
  minutes: 45,
  teaser: (language) => teasers[language],
  looks: [seatStyles.blue, seatStyles.green],
  ...loadedFrom({ loaders, landscape: () => import('./face/landscape.ts'), face: () => import('./face/index.ts') }),
  ...taughtFrom(loaders),
}
