import { describe, expect, it } from 'vitest'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { amongFive } from './disasters/amongFive.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

/** Two of them bring most of what can happen; `npm run lab -- disasters` plays them all. */
const some = amongFive.slice(0, 2)

describe('five people at Snowdonia', () => {
  it.for(some.map((disaster, seed) => [disaster.name, disaster, seed] as const))(
    'finish with equal journals: %s',
    { timeout: patience },
    async ([, disaster, seed]) => {
      const { how, problems, epochs } = await simulate(handsMatch(disaster, seed, cheapSignatures))
      const alone = disaster.patience === undefined
      expect({ how, problems }).toEqual({ how: alone ? 'people' : 'bot', problems: [] })
      expect(epochs > 1).toBe(alone)
    },
  )
})
