import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { amongFive } from './disasters/amongFive.ts'
import { amongFour } from './disasters/amongFour.ts'
import type { Disaster } from './disasters/disaster.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

/** The disasters that begin like this, each with a seed by which its moment comes. */
type Seeded = readonly (readonly [start: string, seed: number])[]

/** These bring most of what can happen; `npm run lab -- disasters` plays them all. */
const ofFive: Seeded = [
  ['Of five, the host is killed, then the next one', 0],
  ['Of five, two phones sleep, all links break', 1],
  ['Of five, the host is killed while several owners', 0],
  ['Of five, the host is killed while several choose', 4],
  ['Of five, an idle one’s seat is lent', 0],
]
const ofFour: Seeded = [
  ['Of four, the host is killed among sealed answers', 0],
  ['Of four, two are gone among sealed answers', 0],
]

/** Entries played after a mishap; a match in which a bot plays on is played to its end. */
const enough = 16

const among = (disasters: readonly Disaster[], seeds: Seeded) =>
  seeds.map(([start, seed]) => {
    const disaster = need(
      disasters.find(({ name }) => name.startsWith(start)),
      start,
    )
    return [disaster.name, disaster, seed] as const
  })

describe.each([
  ['five people at Snowdonia', among(amongFive, ofFive)],
  ['four people at Dwarven Rails', among(amongFour, ofFour)],
])('%s', (_, some) => {
  it.for(some)('have equal journals: %s', { timeout: patience }, async ([, disaster, seed]) => {
    const alone = disaster.patience === undefined
    const { how, problems, epochs, steps } = await simulate({ ...handsMatch(disaster, seed), ...(alone && { enough }) })
    const helped = !alone || disaster.slow
    expect({ how, problems }).toEqual({ how: helped ? 'bot' : 'people', problems: [] })
    expect(epochs > 1).toBe(alone)
    expect(steps).toBeGreaterThan(0)
  })
})
