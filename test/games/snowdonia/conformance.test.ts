import { builtIn, snowdonia } from '../../../src/games/snowdonia/index.ts'
import { settingsOf } from '../../../src/games/snowdonia/options.ts'
import type { Position } from '../../../src/games/snowdonia/position.ts'
import { conformance } from '../../conformance.ts'
import { fits } from '../../fits.ts'

const game = snowdonia(builtIn)

/** A position without its bookkeeping. */
function table({ phase, seat, area, stage, window, todo, asked, returned, due, ...rest }: Position) {
  return rest
}

const trial = { table, intention: <M>(move: M) => move, fits, fixed: ['reckon'] }

conformance('Snowdonia', game, {
  ...trial,
  seats: [1, 2, 3, 4, 5],
  matches: 1,
  options: settingsOf({}),
  rare: [
    'deal.ends',
    'ends.more',
    'ends.chosen',
    'perform.upkeep',
    'upkeep.perform',
    'events.upkeep',
    'upkeep.more',
    'upkeep.events',
    'perform.ended',
    'reckon.more',
  ],
})

conformance('Snowdonia from Blaenau Ffestiniog', game, {
  ...trial,
  seats: [1, 4],
  matches: 1,
  options: settingsOf({ route: 'blaenau', reckoning: 'own' }),
  rare: [
    'deal.dealt',
    'perform.upkeep',
    'upkeep.perform',
    'events.upkeep',
    'upkeep.more',
    'upkeep.events',
    'perform.ended',
    'reckon.more',
  ],
})
