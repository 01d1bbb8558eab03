/** Text of the page before any other part of it has loaded, in Welsh. */

import { listNames } from '../../../kit/welsh.ts'

export * from './home.ts'

/** Messages of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Yn gosod y bwrdd…',
  match: 'Yn gwirio’r gêm…',
  dialling: (code: string) => `Yn ymuno â bwrdd ${code}…`,
  syncing: 'Rwyt ti i mewn. Yn llwytho’r gêm…',
  knocking: 'Yn gofyn i’r gwesteiwr am dy sedd yn ôl…',
}

/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'cy',
  name: 'Narrow Gauge',
  missing: 'Lwythodd rhan o’r dudalen ddim.',
  drop: 'Gollynga’r ffeil yma i’w hagor.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Canslo',
  close: 'Cau',
  copied: 'Wedi’i chopïo',
  copyByHand: 'Mae’r ddolen wedi’i dewis: copïa hi â llaw.',
  copyLink: 'Copïo’r ddolen',
  home: 'Hafan',
  retry: 'Ceisio eto',
  rules: 'Rheolau',
  save: 'Cadw’r gêm',
  settings: 'Gosodiadau',
}

export * from '../../words/cy/start.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `Mae’r ddolen hon yn dy gysylltu trwy ${listNames(hosts)} yn lle gweinydd y wefan hon. Gall y bobl sy’n rhedeg hwnnw weld dy gyfeiriad rhwydwaith a pha fwrdd rwyt ti’n ymuno ag ef. Ei ddefnyddio?`

/** A newer version of the page. */
export const updates = {
  ready: 'Mae fersiwn newydd o’r dudalen hon yn barod.',
  waits: 'Mae fersiwn newydd o’r dudalen hon yn barod. Bydd yn aros nes bod dy gêm ar ben.',
  elsewhere: 'Mae gêm ar agor mewn ffenest arall. Gorffenna hi neu caea hi’n gyntaf, yna diweddara.',
  update: 'Diweddaru ac ail-lwytho',
}
