import { conformance } from '../conformance.ts'
import { tiny } from './tiny.ts'

conformance('Sidings', tiny, {
  seats: [1, 2, 3, 6],
  matches: 25,
  options: { wagons: 13 },
  intention: (move) => move,
})
