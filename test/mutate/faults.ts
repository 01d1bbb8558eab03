import { cardsFaults } from './faults/cards.ts'
import { dwarvenFaults } from './faults/dwarven.ts'
import { matchFaults } from './faults/match.ts'
import { metroFaults } from './faults/metro.ts'
import { playFaults } from './faults/play.ts'
import { snowdoniaFaults } from './faults/snowdonia.ts'
import { trustFaults } from './faults/trust.ts'
import type { Fault } from './plant.ts'

/** The mistakes, planted one at a time; each must make a test fail. */
export const faults: readonly Fault[] = [
  ...matchFaults,
  ...cardsFaults,
  ...dwarvenFaults,
  ...metroFaults,
  ...playFaults,
  ...snowdoniaFaults,
  ...trustFaults,
]
