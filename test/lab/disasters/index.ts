import { amongFive } from './amongFive.ts'
import { amongFour } from './amongFour.ts'
import { amongSix } from './amongSix.ts'
import type { Disaster } from './disaster.ts'
import { goingAway, goneForGood, reloading } from './leaving.ts'
import { badNetworks, signalling, sleeping } from './network.ts'

export type { Disaster } from './disaster.ts'

/** Everything that a match should survive. */
export const disasters: readonly Disaster[] = [
  ...reloading,
  ...goingAway,
  ...goneForGood,
  ...sleeping,
  ...badNetworks,
  ...signalling,
  ...amongSix,
  ...amongFive,
  ...amongFour,
]
