import { fits } from '../../../src/games/foothills/moves.ts'
import { conformance } from '../../conformance.ts'
import { game } from './table.ts'

conformance('Foothills', game, {
  seats: [2],
  matches: 6,
  options: {
    swapped: false,
    second: false,
    readings: { flipIsPart: false, pubToPub: false, refillSix: false, homeIsFar: false },
  },
  intention: (move) => move,
  fits,
  rare: ['select.skipped'],
})
