import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/games/snowdonia/effects.ts'
import { stopsOf, summitPays } from '../../../../src/games/snowdonia/face/show/climb.ts'
import { depths } from '../../../../src/games/snowdonia/face/table.ts'
import type { Types } from '../../../../src/games/snowdonia/moves.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { outcome } from '../../../../src/games/snowdonia/score.ts'
import { need } from '../../../../src/kit/assert.ts'
import { spriteAt, timelineOf } from '../../../../src/stage/timeline.ts'
import { begun, playing } from '../../../playing.ts'
import { face, game } from './opened.ts'

const looking = { seat: 0, picked: [], next: [] }
const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
]

interface Shown {
  readonly effect: Effect
  readonly before: Position
  readonly after: Position
}

/** A match played at random, with the last effect of each type as it is shown. */
function lastEffects(seats: number, options: Readonly<Record<string, unknown>>): Shown[] {
  const begin = begun<Types>(game, seats, options, seats + 7)
  const seen = game.clone(begin.p)
  const shown = new Map<string, Shown>()
  const tell = (effect: Effect) => {
    const before = game.clone(seen)
    game.apply(seen, effect)
    shown.set(effect.type, { effect, before, after: game.clone(seen) })
  }
  for (const _ of playing<Types>(game, begin, { tell }));
  return [...shown.values()]
}

const matches = [lastEffects(1, {}), lastEffects(3, { route: 'blaenau' }), lastEffects(5, {})]
const all = matches.flat()

const stepsAt = ({ effect, before, after }: Shown, size: (typeof sizes)[number]) => {
  const seen = (position: Position) => ({ position, layout: face.layout(position, size, looking) })
  return face.show(effect, seen(before), seen(after))
}

/** Everything drawn while an effect is shown, at moments a tenth of a second apart. */
function spritesOf(shown: Shown) {
  const lay = (position: Position) => face.layout(position, { w: 1280, h: 720 }, looking)
  const steps = stepsAt(shown, { w: 1280, h: 720 })
  const { tracks, ms } = timelineOf(lay(shown.before), lay(shown.after), steps)
  const moments = Array.from({ length: Math.ceil(ms / 100) }, (_, i) => i * 100)
  return tracks.flatMap((track) => moments.flatMap((at) => spriteAt(track, at) ?? []))
}

const weathers = ['sun', 'rain', 'fog'] as const
const fine = need(all.find(({ effect }) => effect.type === 'weather')?.before, 'a round')

/** The weather changes to this from another. */
function changeTo(sky: (typeof weathers)[number]) {
  const before = { ...game.clone(fine), sky: sky === 'sun' ? 'rain' : 'sun' } satisfies Position
  const after = { ...game.clone(fine), sky } satisfies Position
  const { dig, lay } = after
  const effect: Effect = { type: 'weather', sky, coming: ['sun', 'rain'], dig, lay }
  return { effect, before, after }
}

describe('the weather', () => {
  it.each(weathers)('gives the whole table the light of %s in 900 ms', (sky) => {
    const steps = stepsAt(changeTo(sky), { w: 1280, h: 720 })
    const light = steps.find(({ piece }) => typeof piece !== 'string' && piece.id === 'old:ground')
    expect(light).toMatchObject({ at: 0, for: 900, to: { alpha: 0 } })
  })

  it.each(weathers)('changes to %s behind the railway', (sky) => {
    const drawn = spritesOf(changeTo(sky))
    const land = drawn.filter(({ id, art }) => /old:land|sunrise|drop|glow/.test(id + art.key))
    expect(land.length).toBeGreaterThan(20)
    for (const { id, depth } of land) expect(depth, id).toBeLessThan(depths.bed)
  })
})

describe('a used order', () => {
  it('hangs at its workplace until the round is over', () => {
    const hangs = (p: Position, contract: number) =>
      face.layout(p, { w: 1280, h: 720 }, looking).pieces.some(({ id }) => id === `order:${contract}`)
    const used = all.flatMap(({ effect, after }) =>
      effect.type === 'used' ? [{ contract: effect.contract, after }] : [],
    )
    expect(used.length).toBeGreaterThan(0)
    for (const { contract, after } of used) {
      const next = game.clone(after)
      game.apply(next, { type: 'round', round: next.round + 1 })
      expect([hangs(after, contract), hangs(next, contract)]).toEqual([true, false])
    }
  })
})

describe('the end of a match', () => {
  it('pays every point of the reckoning once, on the way up or on the summit', () => {
    for (const shown of matches) {
      const last = shown.find(({ effect }) => effect.type === 'over')
      const p = last?.after
      if (!p) throw new Error('the match is not over')
      const pays = [...stopsOf(game.box, p).flatMap((stop) => stop.pays), ...summitPays(game.box, p)]
      const paid = p.boards.map((_, seat) => pays.reduce((sum, pay) => sum + (pay.seat === seat ? pay.points : 0), 0))
      expect(paid).toEqual(outcome(game.box, p, true)?.seats.map(({ total }) => total))
    }
  })
})
