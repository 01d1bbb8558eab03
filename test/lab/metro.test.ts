import { describe, expect, it } from 'vitest'
import { metro } from '../../src/games/metro/index.ts'
import { settingsOf } from '../../src/games/metro/options.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { amongSix } from './disasters/amongSix.ts'
import { anna, ben, type Disaster } from './disasters/disaster.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

/** Entries played after a mishap; a match in which a bot plays on is played to its end. */
const enough = 30

const metroTitle = { game: metro, options: settingsOf({}) }

/** Kinds of disaster that a real title adds to: others host, a bot plays on; six at Waybills meet the others. */
const inMetro = [
  ...amongSix.filter(({ name }) => /killed, then the next|a bot plays on/.test(name)),
  ...[2, 4].map((people) => ({
    name: `${people} people, whose host reloads and then a guest`,
    people,
    script: [
      { entries: 30, deed: { type: 'end', who: anna, how: 'closed' } },
      { ms: 1000, deed: { type: 'open', who: anna } },
      { ms: 20_000, deed: { type: 'end', who: ben, how: 'silent' } },
      { ms: 5000, deed: { type: 'open', who: ben } },
    ] satisfies Disaster['script'],
  })),
]

describe('people at Metro', () => {
  it.for(inMetro.map((disaster, seed) => [disaster.name, disaster, seed] as const))(
    'have equal journals: %s',
    { timeout: patience },
    async ([, disaster, seed]) => {
      const match = handsMatch(disaster, seed, cheapSignatures, metroTitle)
      const isAlone = !('patience' in disaster) || disaster.patience === undefined
      const { how, problems } = await simulate({ ...match, ...(isAlone && { enough }) })
      expect({ how, problems }).toEqual({ how: isAlone ? 'people' : 'bot', problems: [] })
    },
  )
})
