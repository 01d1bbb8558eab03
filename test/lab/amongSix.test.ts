import { describe, expect, it } from 'vitest'
import { amongSix } from './disasters/amongSix.ts'
import type { Disaster } from './disasters/disaster.ts'
import { disasters } from './disasters/index.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

/** Every fourth one, to save time; the lab plays them all. */
const some = amongSix
  .map((disaster, seed) => [disaster.name, disaster, seed] as const)
  .filter(([, , seed]) => seed % 4 === 0)

/** Entries played after a mishap. */
const enough = 30

/** Whether a match is played to its end: where something is wrong all along, or a bot or another hand plays on. */
const isWhole = ({ name, patience }: Disaster) => patience !== undefined || name.includes('all match long')

describe('six people with hidden hands', () => {
  it.for(some)('have equal journals: %s', { timeout: patience }, async ([, disaster, seed]) => {
    const { how, problems, deals, epochs } = await simulate({
      ...handsMatch(disaster, seed),
      ...(isWhole(disaster) ? {} : { enough }),
    })
    expect({ how, problems }).toEqual({ how: disaster.patience === undefined ? 'people' : 'bot', problems: [] })
    // Nothing but another host makes a new deal necessary.
    if (epochs === 1) expect(deals).toBe(1)
    if (disaster.name.includes('dealt again')) expect(deals).toBe(2)
  })
})

describe('the list of disasters', () => {
  it('leaves at least nine in ten matches to people alone', () => {
    const alone = disasters.filter((one) => one.patience === undefined)
    expect(alone.length).toBeGreaterThanOrEqual(0.9 * disasters.length)
  })
})
