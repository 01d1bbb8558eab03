import { describe, expect, it } from 'vitest'
import { builtIn, snowdonia } from '../../src/games/snowdonia/index.ts'
import { settingsOf } from '../../src/games/snowdonia/options.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import {
  after,
  all,
  anna,
  at,
  away,
  ben,
  cleo,
  cuts,
  type Disaster,
  dora,
  emil,
  ends,
  handsTo,
  minute,
  opens,
  reloads,
  second,
  sleeps,
} from './disasters/disaster.ts'
import { simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 600_000

const title = { game: snowdonia(builtIn), options: settingsOf({}) }
const people = 5

const amongFive: readonly Disaster[] = [
  {
    name: 'the host is killed, then the next one; a phone sleeps, and both hosts come back',
    people,
    script: all(
      at(
        40,
        ...ends(anna, 'silent'),
        ...after(30 * second, ...ends(ben, 'silent')),
        ...after(minute, ...opens(anna), ...opens(ben)),
      ),
      at(80, ...sleeps([dora], 20 * second)),
      at(120, ...handsTo(cleo), ...after(second, ...reloads(cleo))),
    ),
  },
  {
    name: 'two phones sleep, all links break, and one is away until a bot plays on',
    people,
    patience: minute,
    script: all(
      at(30, ...sleeps([ben, emil], 30 * second)),
      at(60, ...cuts('silent')),
      at(90, ...away(cleo, 'silent', 3 * minute)),
    ),
  },
]

describe('five people at Snowdonia', () => {
  it.for(amongFive.map((disaster, seed) => [disaster.name, disaster, seed] as const))(
    'finish with equal journals: %s',
    { timeout: patience },
    async ([, disaster, seed]) => {
      const { how, problems, epochs } = await simulate(
        handsMatch(disaster, seed, cheapSignatures, title),
      )
      const alone = disaster.patience === undefined
      expect({ how, problems }).toEqual({ how: alone ? 'people' : 'bot', problems: [] })
      expect(epochs > 1).toBe(alone)
    },
  )
})
