import { describe, expect, it } from 'vitest'
import type { Effect, EffectType } from '../../../../src/games/foothills/effects.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import { animationsOf } from '../../../../src/stage/effectQueue.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { evolved, face, game, playout, positionAfter, sizes } from './playout.ts'

const [size] = sizes
const lay = (p: Position): Layout => face.layout(p, size, { seat: 0, picked: [], next: [] })
const entries = [1, 2, 3, 4].flatMap((seed) => [...playout(seed)])

/** Every kind of effect, checked for completeness. */
const all: readonly EffectType[] = [
  ...(['dealt', 'turn', 'selected', 'skipped', 'drew', 'drewHand', 'kept', 'took'] as const),
  ...(['received', 'paid', 'dug', 'cleared', 'gave', 'laid', 'built', 'earned'] as const),
  ...(['surveyed', 'ticket', 'summit', 'flipped', 'scored', 'event', 'navvy'] as const),
  ...(['completed', 'ending', 'returned', 'over'] as const),
]

/** Effects that random play rarely or never reaches. */
const rare: readonly Effect[] = [
  { type: 'skipped', seat: 0 },
  { type: 'gave', seat: 0, to: 1, rubble: 2 },
  { type: 'summit', seat: 1 },
]

/** The longest an effect may take, in milliseconds: a completed line and the end take longer. */
const longest = ({ type }: Effect) => (type === 'over' ? 8000 : type === 'completed' ? 3000 : 2000)

describe('the animation of effects', () => {
  const times = new Map<EffectType, number>()
  const isSoon = ({ type }: Effect) => {
    const time = (times.get(type) ?? 0) + 1
    times.set(type, time)
    return time <= 3
  }
  // Some, and the first ones of each kind.
  const animations = entries
    .filter(({ effects }, index) => effects.filter(isSoon).length > 0 || index % 57 === 0)
    .flatMap(({ before, effects, after }) => animationsOf({ game, face }, lay, false, effects, before, after))

  it('meets all but the rarest effects in random matches', () => {
    const met = new Set(entries.flatMap(({ effects }) => effects.map(({ type }) => type)))
    expect(all.filter((type) => !met.has(type) && !rare.some((one) => one.type === type))).toEqual([])
  })

  it.each(rare)('shows the rare effect $type', (effect) => {
    const before = positionAfter(3, 60, { lines: ['I', 'II', 'IV', 'V', 'VII', 'VIII'] })
    const after = evolved(before, effect)
    const [animation] = animationsOf({ game, face }, lay, false, [effect], before, after)
    const ms = animation?.timeline.ms ?? -1
    if (effect.type === 'skipped') expect(ms).toBe(0)
    else expect(ms).toBeGreaterThan(200)
  })

  it('takes some time, but never too long', () => {
    for (const { effect, timeline } of animations) {
      expect(Number.isFinite(timeline.ms)).toBe(true)
      expect(timeline.ms, effect.type).toBeLessThanOrEqual(longest(effect))
    }
    const long = animations.filter(({ timeline }) => timeline.ms > 0)
    expect(long.length).toBeGreaterThan(animations.length / 2)
  })

  it('moves something for the effects people wait for', () => {
    const moving: readonly EffectType[] = [
      'drew',
      'took',
      'paid',
      'laid',
      'built',
      'surveyed',
      'flipped',
      'dug',
      'navvy',
      'scored',
      'ticket',
      'completed',
    ]
    for (const type of moving) {
      const shown = animations.filter(({ effect, timeline }) => effect.type === type && timeline.ms >= 200)
      expect(shown.length, type).toBeGreaterThan(0)
    }
  })

  it('survives effects that do not fit the position', () => {
    const [first] = entries
    const odd: Effect[] = [
      { type: 'took', seat: 0, kind: 'iron', from: 'yard' },
      { type: 'returned', events: 3 },
      { type: 'completed', line: 7, stop: 0 },
    ]
    if (!first) throw new Error('no entry')
    for (const effect of odd) {
      const before = { position: first.after, layout: lay(first.after) }
      expect(face.show(effect, before, before).every(({ at }) => at >= 0)).toBe(true)
    }
  })
})
