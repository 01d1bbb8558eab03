import { conformance } from '../conformance.ts'
import { waybills } from './waybills.ts'

conformance('Waybills', waybills, {
  seats: [1, 2, 3, 6],
  matches: 6,
  options: { hand: 2 },
  table: ({ phase: _, ...table }) => table,
  intention: (move) => move,
  // Nobody is out in these matches.
  rare: ['play.skipped'],
})
