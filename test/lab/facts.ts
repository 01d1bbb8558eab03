import type { MatchFacts } from '../../src/lab/facts.ts'

/** A match of two seats in which seat 0 begins, and nothing worth telling comes to pass. */
export const plainMatch: MatchFacts = {
  title: 't',
  edition: { name: 'e', hash: '' },
  match: '',
  moves: 10,
  players: ['a', 'b'],
  seats: ['Red', 'White'],
  first: 0,
  choices: [2, 4],
  points: [{}, {}],
  counted: [],
  offered: [],
  minutes: 1,
}
