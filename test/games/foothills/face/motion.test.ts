import { describe, expect, it } from 'vitest'
import { openBox } from '../../../../src/games/foothills/box.ts'
import type { Effect, EffectOf, EffectType } from '../../../../src/games/foothills/effects.ts'
import { tellings } from '../../../../src/games/foothills/face/show/ending.ts'
import { soundsOf } from '../../../../src/games/foothills/face/sounds.ts'
import { builtIn } from '../../../../src/games/foothills/index.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import { outcome } from '../../../../src/games/foothills/score.ts'
import { animationsOf, type EffectAnimation } from '../../../../src/stage/effectQueue.ts'
import type { Layout, Piece, Size, Step } from '../../../../src/stage/face.ts'
import { landing, spriteAt } from '../../../../src/stage/timeline.ts'
import { shared } from '../../../stage/faces/shared.ts'
import { evolved, face, game, playout, sizes } from './playout.ts'

const [small, size] = sizes
const box = openBox(builtIn)
const layouts = shared((at: Size) => shared((p: Position) => face.layout(p, at, { seat: 0, picked: [], next: [] })))
const lay = (p: Position, at: Size = size): Layout => layouts(at)(p)

interface Shown {
  readonly effect: Effect
  readonly before: Position
  readonly after: Position
}

/** Every effect of some random matches, with the positions before and after. */
function* effectsOf(seeds: readonly number[]): Generator<Shown> {
  for (const seed of seeds)
    for (const { before, effects, after } of playout(seed)) {
      let p = before
      for (const [i, effect] of effects.entries()) {
        const next = i === effects.length - 1 ? after : evolved(p, effect)
        yield { effect, before: p, after: next }
        p = next
      }
    }
}

const all = [...effectsOf([1, 2, 3, 4])]
const some = (type: EffectType, count: number) => all.filter(({ effect }) => effect.type === type).slice(0, count)

function animationOf({ effect, before, after }: Shown, at: Size = size): EffectAnimation<Effect> {
  const [animation] = animationsOf({ game, face }, (p) => lay(p, at), false, [effect], before, after)
  if (!animation) throw new Error('no animation')
  return animation
}

const stepsOf = ({ effect, before, after }: Shown): readonly Step[] =>
  face.show(effect, { position: before, layout: lay(before) }, { position: after, layout: lay(after) })

const find = (layout: Layout, id: string): Piece | undefined => layout.pieces.find((one) => one.id === id)

/** The times at which something starts, arrives, or lands with a squash. */
const beats = (steps: readonly Step[]): number[] =>
  steps.flatMap((step) => [
    step.at,
    step.at + step.for,
    ...(step.squash === undefined ? [] : [step.at + step.for - landing]),
  ])

describe('the engine of a line', () => {
  const completed = all.flatMap((one) =>
    one.effect.type === 'completed' && one.effect.stop > 0 ? [{ ...one, effect: one.effect }] : [],
  )

  it('waits in the starting station until the line has its buffer stop, then is at its end', () => {
    expect(completed.length).toBeGreaterThan(5)
    for (const { effect, before, after } of completed) {
      const start = box.stations.find((s) => s.start && s.lines.includes(effect.line))
      const [first, last] = [before, after].map((p) => find(lay(p), `engine:${effect.line}`))
      const card = find(lay(before), `station:${start?.index}`)
      const stop = find(lay(after), `stop:${effect.line}`)
      if (!first || !last || !card || !stop) throw new Error('a piece is missing')
      expect(first.x).toBeGreaterThanOrEqual(card.x)
      expect(first.x + first.w).toBeLessThanOrEqual(card.x + card.w)
      expect(last.x).toBeGreaterThan(card.x + card.w)
      expect(last.x + last.w).toBeLessThanOrEqual(stop.x + stop.w)
    }
  })

  it.each([
    ['1920 × 1080', size],
    ['1280 × 720', small],
  ] as const)('passes every station of its line in order, at %s', (_, at) => {
    for (const one of completed.slice(0, 6)) {
      const animation = animationOf(one, at)
      const { line } = one.effect
      const cards = box.stations.flatMap((s) => {
        const card = s.lines.includes(line) ? find(animation.before, `station:${s.index}`) : undefined
        return card ? [card] : []
      })
      const inOrder = cards.sort((a, b) => a.x - b.x).map(({ id }) => id)
      const track = animation.timeline.tracks.find(({ id }) => id === `engine:${line}`)
      if (!track) throw new Error('the engine stays')
      const met: string[] = []
      for (let ms = 0; ms <= animation.timeline.ms; ms += 15) {
        const sprite = spriteAt(track, ms)
        const under = cards.find(
          ({ x, y, w, h }) => sprite && sprite.x >= x && sprite.x < x + w && sprite.y >= y && sprite.y < y + h,
        )
        if (under && met.at(-1) !== under.id) met.push(under.id)
      }
      expect(met).toEqual(inOrder)
    }
  })

  it('only whistles when no buffer stop is left', () => {
    const [one] = completed
    if (!one) throw new Error('no line is completed')
    const effect: EffectOf<'completed'> = { ...one.effect, stop: 0 }
    const steps = stepsOf({ ...one, effect, after: one.before })
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.filter(({ piece }) => piece === `engine:${effect.line}`)).toEqual([])
  })
})

describe('the end', () => {
  const ends = some('over', 4).map((one) => ({
    ...one,
    change: {
      box,
      before: { position: one.before, layout: lay(one.before) },
      after: { position: one.after, layout: lay(one.after) },
    },
  }))

  it('counts every point of the final scoring once, for its seat', () => {
    expect(ends).toHaveLength(4)
    for (const { change, after } of ends) {
      const told = tellings(change)
      const { seats } = outcome(box, after) ?? expect.fail('the match is not over')
      for (const [seat, { lines, total }] of seats.entries()) {
        const mine = told.filter((one) => one.seat === seat)
        expect(mine).toHaveLength(lines.length)
        expect(mine.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      }
    }
  })

  it('counts them one after another, each from a place on the table, before the mountain appears', () => {
    for (const { change, ...one } of ends) {
      const told = tellings(change)
      const mountain = stepsOf(one).find(({ piece }) => typeof piece !== 'string' && piece.id === 'poster')
      for (const [i, { at, counted, spots }] of told.entries()) {
        expect(at).toBeGreaterThan(told[i - 1]?.at ?? 0)
        expect(counted).toBeLessThanOrEqual(mountain?.at ?? 0)
        for (const { x, y } of spots) {
          expect(x > 0 && x < size.w).toBe(true)
          expect(y > 0 && y < size.h).toBe(true)
        }
        expect(spots.length).toBeGreaterThan(0)
      }
    }
  })

  it('leaves the counters showing what was counted', () => {
    for (const { after } of ends) {
      const { seats } = outcome(box, after) ?? expect.fail('the match is not over')
      for (const [seat, { total }] of seats.entries()) {
        const counter = find(lay(after), `points:${seat}`)
        expect(counter?.art.key).toContain(`points:${Math.floor(total) || ''}`)
      }
    }
  })

  it('flies a flag for every winner', () => {
    for (const one of ends) {
      const flags = stepsOf(one).flatMap(({ piece }) =>
        typeof piece !== 'string' && piece.id === 'cloth' ? [piece.art.key.split(':')[1]] : [],
      )
      expect(new Set(flags).size).toBe(outcome(box, one.after)?.winners.length)
    }
  })
})

describe('sound and picture', () => {
  const types = [...new Set(all.map(({ effect }) => effect.type))]

  it.each(types)('meet at %s: every sound starts or ends something visible', (type) => {
    const alone = some(type, 4).flatMap((one) => {
      const seen = beats(stepsOf(one))
      if (seen.length === 0) return []
      // Coins only keep time while points are counted.
      const cues = soundsOf(one.effect).filter(({ sound }) => type !== 'over' || sound !== 'coin')
      return cues.filter(({ at }) => seen.every((ms) => Math.abs(ms - at) > 12))
    })
    expect(alone).toEqual([])
  })
})

describe('a navvy', () => {
  it('walks from the general supply to the station before his tile falls', () => {
    for (const one of some('navvy', 4)) {
      const steps = stepsOf(one)
      const men = steps.flatMap((step) =>
        typeof step.piece !== 'string' && step.piece.id === 'navvy' ? [{ step, at: step.piece }] : [],
      )
      const tile = steps.find(({ piece }) => one.effect.type === 'navvy' && piece === `navvy:${one.effect.station}`)
      expect(men.length).toBeGreaterThan(8)
      const store = find(lay(one.before), 'store:navvies')
      expect(Math.abs((men[0]?.at.x ?? 0) - (store?.x ?? 0))).toBeLessThan(80)
      expect(Math.min(...men.map(({ step }) => step.at))).toBe(0)
      expect(tile?.at).toBeGreaterThan(men[7]?.step.at ?? 0)
    }
  })
})

describe('a landscape', () => {
  it('moves only during playback there, beneath all the pieces on it', () => {
    for (const type of ['laid', 'built', 'surveyed', 'navvy'] as const)
      for (const one of some(type, 3)) {
        const animation = animationOf(one)
        const wisps = animation.timeline.tracks.filter(({ id }) => id.endsWith(':wisp'))
        const isAway = one.effect.type === 'surveyed' && one.effect.to < 0
        expect(wisps.length > 0).toBe(!isAway)
        for (const track of wisps) {
          expect(spriteAt(track, animation.timeline.ms)).toBeUndefined()
          const half = track.legs[0]
          const sprite = half && spriteAt(track, half.step.at + half.step.for / 2)
          expect(sprite?.depth).toBeLessThan(25)
        }
      }
  })
})
