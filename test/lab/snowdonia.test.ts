import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { amongFive } from './disasters/amongFive.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

/**
 * These bring most of what can happen, each with a seed by which its moment comes; `npm run lab -- disasters` plays
 * them all.
 */
const seeds: readonly (readonly [start: string, seed: number])[] = [
  ['Of five, the host is killed, then the next one', 0],
  ['Of five, two phones sleep, all links break', 1],
  ['Of five, the host is killed while several owners', 0],
  ['Of five, the host is killed while several choose', 4],
  ['Of five, an idle one’s seat is lent', 0],
]

/** Entries played after a mishap; a match in which a bot plays on is played to its end. */
const enough = 30

const some = seeds.map(([start, seed]) => {
  const disaster = need(
    amongFive.find(({ name }) => name.startsWith(start)),
    start,
  )
  return [disaster.name, disaster, seed] as const
})

describe('five people at Snowdonia', () => {
  it.for(some)('have equal journals: %s', { timeout: patience }, async ([, disaster, seed]) => {
    const alone = disaster.patience === undefined
    const { how, problems, epochs, steps } = await simulate({ ...handsMatch(disaster, seed), ...(alone && { enough }) })
    const helped = !alone || disaster.slow
    expect({ how, problems }).toEqual({ how: helped ? 'bot' : 'people', problems: [] })
    expect(epochs > 1).toBe(alone)
    expect(steps).toBeGreaterThan(0)
  })
})
