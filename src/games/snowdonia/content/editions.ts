import { contracts } from './contracts.ts'
import type { Edition } from './edition.ts'
import { blaenau, snowdon } from './routes.ts'
import { box, counts, events, rates, solo, take, tracks, trains, works, yard } from './tables.ts'

/** The built-in edition: nearly everything as printed or published, on either route. */
export const builtIn: Edition = {
  game: 'snowdonia',
  format: 1,
  name: 'Snowdon and Blaenau',
  box,
  counts,
  yard,
  solo,
  take,
  works,
  rates,
  events,
  tracks,
  routes: { snowdon, blaenau },
  contracts: [...contracts],
  trains,
}
