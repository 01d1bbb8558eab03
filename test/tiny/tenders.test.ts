import { conformance } from '../conformance.ts'
import { tenders } from './tenders.ts'

conformance('Tenders', tenders, {
  seats: [2, 3, 6],
  matches: 10,
  options: {},
  table: ({ stake, points, round, gone }) => ({ stake, points, round, gone }),
  intention: (move) => move,
})
