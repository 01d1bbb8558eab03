import { conformance } from '../conformance.ts'
import { tiny } from './tiny.ts'

conformance('Sidings', tiny, {
  seats: [1, 2, 3, 6],
  matches: 25,
  options: { wagons: 13 },
  table: ({ yard, train, points }) => ({ yard, train, points }),
  intention: (move) => move,
})
