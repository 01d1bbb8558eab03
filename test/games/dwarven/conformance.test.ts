import { builtIn, dwarven } from '../../../src/games/dwarven/index.ts'
import { settingsOf } from '../../../src/games/dwarven/options.ts'
import type { Position } from '../../../src/games/dwarven/position.ts'
import { conformance } from '../../conformance.ts'
import { fits } from '../../fits.ts'

const game = dwarven(builtIn)

/** A position without its bookkeeping. */
function table(p: Position) {
  const { phase, asked, firsts, answers, rounds, races, claims, auctions, todo, sweeps, offers, offered, ...rest } = p
  return rest
}

const trial = { table, intention: <M>(move: M) => move, fits }

/** Rare in random play, or only with more players. */
const rare = ['race.more', 'clear.more', 'sweep.more', 'operate.more', 'read.more', 'auction.more', 'deals.more']

conformance('Dwarven Rails', game, { ...trial, seats: [3], matches: 1, options: settingsOf({}), rare })

conformance('Dwarven Rails in the Advanced Scenario', game, {
  ...trial,
  seats: [2],
  matches: 1,
  options: settingsOf({ advanced: true, deals: true }),
  rare,
})

conformance('Dwarven Rails with the Guild', game, {
  ...trial,
  seats: [2],
  matches: 1,
  options: settingsOf({ advanced: true, guild: [1], paperClip: false }),
  rare: [...rare, 'pay.more'],
})
