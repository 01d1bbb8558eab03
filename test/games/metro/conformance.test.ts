import { metro } from '../../../src/games/metro/index.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { conformance } from '../../conformance.ts'

const options = { draw: 'free', hand: 2, first: 'random' } as const

conformance('Metro', metro, {
  seats: [2, 6],
  matches: 1,
  options: settingsOf(options),
  table: ({ phase: _, ...table }) => table,
  intention: (move) => move,
  rare: ['turn.shown', 'shown.drew', 'shown.lifted'],
})

conformance('Metro with one tile each', metro, {
  seats: [2, 3, 4, 5, 6],
  matches: 1,
  options: settingsOf({}),
  table: ({ phase: _, ...table }) => table,
  intention: (move) => move,
  rare: ['turn.drew', 'turn.shown', 'shown.drew', 'shown.lifted'],
})
