import { beforeAll, describe, expect, it } from 'vitest'
import type { EffectType } from '../../../src/games/foothills/effects.ts'
import type { MoveType } from '../../../src/games/foothills/moves.ts'
import type { Do } from '../../../src/games/foothills/position.ts'
import { chart } from '../../../src/games/foothills/turn.ts'
import { verbTypes } from '../../../src/games/foothills/verbs/verb.ts'
import { endless, nothingSeen, type Playout, playout } from './playout.ts'
import { at } from './table.ts'

const fixed = 600
const few = 50
/** A new seed for each run, printed so that a failure can be replayed. */
const fresh = Date.now() % 2 ** 31

const seen = nothingSeen()
const problems = (matches: readonly Playout[]) => matches.flatMap(({ problem }) => problem ?? [])

/** Every kind; the compiler checks that none is missing. */
const moveTypes = Object.keys({
  select: 1,
  take: 1,
  gain: 1,
  dig: 1,
  lay: 1,
  exchange: 1,
  build: 1,
  survey: 1,
  flip: 1,
  score: 1,
  ticket: 1,
  keep: 1,
  done: 1,
} satisfies Record<MoveType, 1>)
const frameTypes = Object.keys({
  verb: 1,
  take: 1,
  gain: 1,
  deal: 1,
  dig: 1,
  build: 1,
  survey: 1,
  hop: 1,
  ticket: 1,
  score: 1,
  flipAny: 1,
  refill: 1,
  draw: 1,
  keep: 1,
} satisfies Record<Do, 1>)
const effectTypes = Object.keys({
  dealt: 1,
  turn: 1,
  selected: 1,
  skipped: 1,
  drew: 1,
  drewHand: 1,
  kept: 1,
  took: 1,
  received: 1,
  paid: 1,
  dug: 1,
  cleared: 1,
  gave: 1,
  laid: 1,
  built: 1,
  earned: 1,
  surveyed: 1,
  ticket: 1,
  summit: 1,
  flipped: 1,
  scored: 1,
  event: 1,
  navvy: 1,
  completed: 1,
  ending: 1,
  returned: 1,
  over: 1,
} satisfies Record<EffectType, 1>)

const missing = (all: readonly string[], of: ReadonlySet<string>) => all.filter((one) => !of.has(one))

describe(`${fixed} random matches`, () => {
  let matches: Playout[] = []
  beforeAll(() => {
    matches = Array.from({ length: fixed }, (_, seed) => playout(seed, seen))
  }, 300_000)

  it('keep every rule that always holds', () => {
    expect(problems(matches)).toEqual([])
  })

  it('end within a reasonable number of turns', () => {
    const longest = Math.max(...matches.map(({ p }) => p.turn))
    console.info(`The longest of ${fixed} random matches took ${longest} turns.`)
    expect(matches.every(({ p }) => p.phase === 'over')).toBe(true)
    expect(longest).toBeLessThan(endless)
  })

  it('are played with all 28 sets of lines and both starting players', () => {
    expect(new Set(matches.map(({ p }) => p.lines)).size).toBe(28)
    expect(new Set(matches.map(({ p }) => p.start)).size).toBe(2)
  })

  it('do everything that cards can do', () => {
    expect(missing(verbTypes, seen.verbs)).toEqual([])
    expect(missing(frameTypes, seen.frames)).toEqual([])
    expect(missing(moveTypes, seen.moves)).toEqual([])
  })

  it('end by the last buffer stop, or by a navvy without a place', () => {
    expect([...seen.ends].toSorted()).toEqual(['navvies', 'stops'])
  })

  it('tell everything that can happen, except a skipped turn', () => {
    // A turn without any possible action is too rare for chance; another test sets up a table for it.
    for (const { type } of stuck().effects) seen.effects.add(type)
    expect(missing(effectTypes, seen.effects)).toEqual([])
  })

  it('take every edge of the chart, except a skipped turn', () => {
    if (stuck().told('skipped').length > 0) seen.ways.add('select.skipped')
    const ways = Object.entries(chart).flatMap(([phase, tags]) => Object.keys(tags).map((tag) => `${phase}.${tag}`))
    expect(missing(ways, seen.ways)).toEqual([])
  })
})

const stuck = () =>
  at({ yard: {}, bag: {}, blue: { cards: { A: 'none', B: 'B1 grey', C: 'none', D: 'none', E: 'none' } } })

describe('random matches from a fresh seed', () => {
  it('keep every rule that always holds', () => {
    console.info(`The fresh seed is ${fresh}.`)
    const matches = Array.from({ length: few }, (_, i) => playout(fresh + i, seen))
    expect(problems(matches)).toEqual([])
  })
})
