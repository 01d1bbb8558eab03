import { metro } from '../../../src/games/metro/index.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { conformance } from '../../conformance.ts'

const options = { draw: 'free', hand: 2, turning: false, first: 'random' } as const

conformance('Metro', metro, {
  seats: [2, 3, 4, 5, 6],
  matches: 2,
  options: settingsOf(options),
  table: ({ phase: _, ...table }) => table,
  intention: (move) => move,
  rare: ['refill.over', 'score.over', 'shown.lifted', 'shown.drew', 'turn.shown'],
})

conformance('Metro with one tile each', metro, {
  seats: [2, 4, 6],
  matches: 2,
  options: settingsOf({}),
  table: ({ phase: _, ...table }) => table,
  intention: (move) => move,
  rare: ['turn.drew', 'turn.shown', 'refill.over', 'shown.lifted', 'shown.drew'],
})
