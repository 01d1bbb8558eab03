import { settingsOf } from '../../../../src/games/dwarven/options.ts'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { conformance } from '../../../conformance.ts'
import { fits } from '../../../fits.ts'
import { game } from '../table.ts'

/** A position without its bookkeeping. */
function table(p: Position) {
  const { phase, asked, firsts, answers, rounds, races, claims, auctions, todo, sweeps, offers, offered, ...rest } = p
  return rest
}

conformance('Dwarven Rails with the Guild in two of three seats', game, {
  table,
  intention: (move) => move,
  fits,
  seats: [3],
  matches: 1,
  options: settingsOf({ guild: [0, 2], deals: true }),
  rare: ['race.more', 'clear.more', 'sweep.more', 'operate.more', 'read.more', 'auction.more', 'deals.more'],
})
