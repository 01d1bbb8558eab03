import { beforeAll, describe, expect, it } from 'vitest'
import type { Effect, EffectType } from '../../../src/games/foothills/effects.ts'
import type { MoveType } from '../../../src/games/foothills/moves.ts'
import { boardOf, type Do, type Position } from '../../../src/games/foothills/position.ts'
import { chart } from '../../../src/games/foothills/turn.ts'
import { verbTypes } from '../../../src/games/foothills/verbs/verb.ts'
import { begun, playing } from '../../playing.ts'
import { broken } from './invariants.ts'
import { at, game } from './table.ts'

const fixed = 600
/** No random match takes this many turns. */
const endless = 1500

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

/** Everything that occurred over many matches, by kind: ways are phases with the tags they ended with. */
const seen = {
  ways: new Set<string>(),
  frames: new Set<string>(),
  verbs: new Set<string>(),
  moves: new Set<string>(),
  effects: new Set<string>(),
  ends: new Set<string>(),
}

/** The game, noting what its steps do. */
const watched: typeof game = {
  ...game,
  step(p, input, tell) {
    const frame = p.phase === 'perform' ? p.todo.at(-1) : undefined
    if (frame) seen.frames.add(frame.do)
    if (frame?.do === 'verb') seen.verbs.add(frame.verb.type)
    if (input.type === 'move') seen.moves.add(input.move.type)
    const { phase } = p
    const tag = game.step(p, input, tell)
    seen.ways.add(`${phase}.${tag}`)
    return tag
  },
}

interface Playout {
  readonly p: Position
  /** The first thing wrong, in words. */
  readonly problem: string | undefined
}

/** A whole random match, checked at every question and at its end. */
function playout(seed: number): Playout {
  const begin = begun(watched, 2, {}, seed)
  const { p } = begin
  const points = [0, 0]
  const tell = (effect: Effect) => {
    seen.effects.add(effect.type)
    if (effect.type === 'ending') seen.ends.add(effect.why)
    if (effect.type === 'earned') points[effect.seat] = (points[effect.seat] ?? 0) + effect.points
  }
  for (const _ of playing(watched, begin, { tell })) {
    const problem = broken(game.box, p) ?? (p.turn > endless ? 'no end in sight' : undefined)
    if (problem) return { p, problem: `${problem} (seed ${seed}, turn ${p.turn})` }
  }
  const problem = wrongEnd(p, points)
  return { p, problem: problem && `${problem} (seed ${seed}, at the end)` }
}

function wrongEnd(p: Position, points: readonly number[]): string | undefined {
  const earned = points.map((_, seat) => Object.values(boardOf(p, seat).earned).reduce((all, one) => all + one, 0))
  if (earned.join() !== points.join()) return 'points earned and not told'
  if (p.turn % 2 !== 0) return 'unequal turns'
  return p.seat === p.start ? 'the starting player’s turn last' : undefined
}

const missing = (all: readonly string[], of: ReadonlySet<string>) => all.filter((one) => !of.has(one))

describe(`${fixed} random matches`, () => {
  let matches: Playout[] = []
  beforeAll(() => {
    matches = Array.from({ length: fixed }, (_, seed) => playout(seed))
  }, 300_000)

  it('keep every rule that always holds', () => {
    expect(matches.flatMap(({ problem }) => problem ?? [])).toEqual([])
  })

  it('end within a reasonable number of turns', () => {
    const longest = Math.max(...matches.map(({ p }) => p.turn))
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
