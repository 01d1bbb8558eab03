import { dwarvenGoals } from './dwarven.ts'
import { foothillsGoals } from './foothills.ts'
import type { Goals } from './goals.ts'
import { metroGoals } from './metro.ts'
import { snowdoniaGoals } from './snowdonia.ts'

/** The goals that recorded matches reach between them, by title. */
export const goals: Readonly<Record<string, Goals>> = {
  dwarven: dwarvenGoals,
  foothills: foothillsGoals,
  metro: metroGoals,
  snowdonia: snowdoniaGoals,
}
