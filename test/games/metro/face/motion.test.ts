import { describe, expect, it } from 'vitest'
import { companyOf } from '../../../../src/games/metro/colours.ts'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { cellRect } from '../../../../src/games/metro/face/ring.ts'
import { finishOf } from '../../../../src/games/metro/face/show/time.ts'
import { soundsOf } from '../../../../src/games/metro/face/sounds.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import type { Effect, EffectOf, EffectType, Types } from '../../../../src/games/metro/moves.ts'
import { passesOf } from '../../../../src/games/metro/paths.ts'
import type { Position } from '../../../../src/games/metro/position.ts'
import type { Known } from '../../../../src/rules/game.ts'
import { animationsOf, type EffectAnimation, openEffectQueue } from '../../../../src/stage/effectQueue.ts'
import type { Layout, Size } from '../../../../src/stage/face.ts'
import { longestLag } from '../../../../src/stage/playback.ts'
import { holds } from '../../../../src/stage/pose.ts'
import { spriteAt, spriteOf } from '../../../../src/stage/timeline.ts'
import { type Entry, evolved, face, playout } from './playout.ts'

const large: Size = { w: 1920, h: 1080 }
const phone: Size = { w: 390, h: 844 }
const showing = { game: metro, face }

const looking = { seat: 0, picked: [], next: [] } as const
const lay =
  (size: Size, known?: Known) =>
  (p: Position): Layout =>
    face.layout(p, size, { ...looking, ...(known && { known }) })

interface Shown<E extends Effect = Effect> {
  readonly effect: E
  readonly before: Position
  readonly after: Position
}

/** The effects of a type in some entries, with the positions before and after. */
function shownIn<T extends EffectType>(entries: readonly Entry[], type: T): Shown<EffectOf<T>>[] {
  const isOne = (effect: Effect): effect is EffectOf<T> => effect.type === type
  return entries.flatMap(({ before, effects, after }) => {
    let p = before
    return effects.flatMap((effect, at) => {
      const was = p
      p = at === effects.length - 1 ? after : evolved(p, effect)
      return isOne(effect) ? [{ effect, before: was, after: p }] : []
    })
  })
}

const matches = [
  [...playout(5, { seats: 4 })],
  [...playout(6, { seats: 2, options: { hand: 2, draw: 'free' } })],
  [...playout(7, { seats: 6 })],
]
const entries = matches.flat()
const owned = shownIn(entries, 'finished').filter(({ effect }) => effect.seat !== undefined)
const finished = owned.sort((a, b) => b.effect.tiles - a.effect.tiles)

function animated({ effect, before, after }: Shown, layOut = lay(large)): EffectAnimation<Effect> {
  const [animation] = animationsOf<Types>(showing, layOut, false, [effect], before, after)
  if (!animation) throw new Error('no animation')
  return animation
}

describe('a train that has finished its line', () => {
  const some = [...finished.slice(0, 4), ...finished.slice(-2)]

  it.each([
    ['a large table', large],
    ['a phone', phone],
  ] as const)('runs over each tile of its line in order, on %s', (_, size) => {
    for (const one of some) {
      const { timeline } = animated(one, lay(size))
      const grid = gridFor(size, { count: one.before.hands.length, front: looking.seat })
      const line = passesOf(one.after.board, one.effect.station).map(({ cell }) => cell)
      const engine = timeline.tracks.filter(({ id }) => id.endsWith(':engine'))
      const met: number[] = []
      for (let ms = 0; ms <= timeline.ms; ms += 4) {
        const sprite = engine.map((track) => spriteAt(track, ms)).find((found) => found)
        const under = line.find((cell) => sprite && holds(cellRect(grid, cell), sprite.x, sprite.y))
        if (under !== undefined && met.at(-1) !== under) met.push(under)
      }
      const inOrder = line.filter((cell, at) => cell !== line[at - 1])
      expect(met).toEqual(inOrder)
    }
  })

  it('counts every tile it passes, and twice over in the city', () => {
    for (const one of some) {
      const { timeline } = animated(one)
      const { tiles, city } = one.effect
      const keys = timeline.tracks.map(({ late }) => late.art.key)
      const counts = keys.flatMap((key) => /^tick:(\d+)@/.exec(key)?.[1] ?? []).map(Number)
      const expected = Array.from({ length: tiles }, (_, at) => at + 1)
      const doubled = expected.map((count) => 2 * count)
      expect(new Set(counts)).toEqual(new Set([...expected, ...(city ? doubled : [])]))
    }
  })

  it('is gone from its station while it runs, and turned over there in the end', () => {
    for (const one of some) {
      const { timeline } = animated(one)
      const marker = timeline.tracks.find(({ id }) => id === `marker:${one.effect.station}`)
      if (!marker) throw new Error('no marker')
      const { ride, rises } = finishOf(one.effect.tiles, one.effect.city)
      for (let ms = ride.starts; ms < rises; ms += 10) expect(spriteAt(marker, ms)?.alpha).toBe(0)
      expect(spriteAt(marker, timeline.ms)?.art.key).toContain(`:${one.effect.points}:`)
    }
  })

  it('runs before the ribbon of each tile is coloured in', () => {
    const [one] = finished
    if (!one) throw new Error('no line is finished')
    const { timeline } = animated(one)
    const ribbons = timeline.tracks.filter(({ id }) => id.startsWith('tracks:'))
    const engine = timeline.tracks.filter(({ id }) => id.endsWith(':engine'))
    const grid = gridFor(large, { count: one.before.hands.length, front: looking.seat })
    expect(ribbons.length).toBeGreaterThan(3)
    for (const ribbon of ribbons) {
      const cell = cellRect(grid, Number(ribbon.id.split(':')[1]))
      const came = engine.find((track) => {
        const sprite = track.legs[0] && spriteAt(track, track.legs[0].step.at)
        return sprite && holds(cell, sprite.x, sprite.y)
      })
      expect(ribbon.change).toBeGreaterThan(came?.legs[0]?.step.at ?? Number.POSITIVE_INFINITY)
    }
  })

  it('takes no longer than the table may lag behind the match', () => {
    for (const one of finished.slice(0, 12)) expect(animated(one).timeline.ms).toBeLessThanOrEqual(longestLag)
  })
})

describe('a turn that finishes several lines', () => {
  const several = entries
    .filter(({ effects }) => effects.filter(({ type }) => type === 'finished').length > 1)
    .sort((a, b) => b.effects.length - a.effects.length)

  it('shows them one after another, the longest last', () => {
    expect(several.length).toBeGreaterThan(0)
    for (const { effects } of several) {
      const tiles = effects.flatMap((effect) => (effect.type === 'finished' ? effect.tiles : []))
      expect(tiles).toEqual([...tiles].sort((a, b) => a - b))
    }
  })

  it('is never more than three seconds behind the match', () => {
    for (const { effects, before, after } of several.slice(0, 4)) {
      const shown: Effect[] = []
      const queue = openEffectQueue<Types>(
        showing,
        lay(large),
        () => false,
        (effect) => shown.push(effect),
        1,
      )
      const ends = effects.filter(({ type }) => type !== 'over')
      queue.tell(ends, before, after)
      let ms = 0
      while (queue.now() && ms < 60_000) {
        queue.pass(16)
        ms += 16
      }
      expect(ms).toBeLessThanOrEqual(longestLag + 16)
      expect(shown).toEqual(ends)
    }
  })
})

describe('a tile that is laid', () => {
  it('comes out of the hand that held it, and lies on its square in the end', () => {
    for (const one of shownIn(entries, 'laid')
      .slice(3, 60)
      .filter((_, at) => at % 9 === 0)) {
      const { before, timeline } = animated(one)
      const { token, cell } = one.effect
      const tracks = timeline.tracks.find(({ id }) => id === `tracks:${cell}`)
      const held = before.pieces.find(({ id }) => id === `hand:${token}`)
      const start = tracks && spriteAt(tracks, 0)
      expect(start?.x).toBeCloseTo((held?.x ?? 0) + (held?.w ?? 0) / 2)
      expect(tracks && spriteAt(tracks, timeline.ms)).toEqual(tracks?.last && spriteOf(tracks.late))
    }
  })
})

describe('a tile that is drawn', () => {
  const draws = shownIn(entries, 'drew')

  it('turns over only for the seat that may see it', () => {
    const mine = draws.find(({ effect }) => effect.seat === 0)
    if (!mine) throw new Error('nothing is drawn')
    const { token } = mine.effect
    const face = (known?: Known) => {
      const { timeline } = animated(mine, lay(large, known))
      const tile = timeline.tracks.find(({ id }) => id === `hand:${token}`)
      return [0, 0.3, 0.6, 1].map((share) => tile && spriteAt(tile, share * timeline.ms)?.art.key)
    }
    expect(face().filter((key) => key?.includes('acba'))).toEqual([])
    const seen = face((one) => (one === token ? 'acba' : undefined))
    expect(seen[0]).toBeUndefined()
    expect(seen.at(-1)).toContain('acba')
  })

  it('shows its back while it flies, to everyone', () => {
    for (const one of draws.slice(0, 5)) {
      const { timeline } = animated(
        one,
        lay(large, () => 'acba'),
      )
      const seen = timeline.tracks.flatMap((track) => spriteAt(track, 150)?.art.key ?? [])
      const tiles = seen.map((key) => key.split('@')[0] ?? '')
      expect(tiles.filter((key) => key.startsWith('back') || key.includes('acba'))).toEqual(['back'])
    }
  })
})

describe('the end', () => {
  const ends = shownIn(entries, 'over')

  it('runs the longest line of each company once, before the poster appears', () => {
    expect(ends).toHaveLength(matches.length)
    for (const one of ends) {
      const { timeline } = animated(one)
      const engines = timeline.tracks.filter(({ id }) => id.endsWith(':engine'))
      const companies = one.after.hands.map((_, seat) => companyOf(one.after, seat))
      const ran = new Set(engines.map(({ late }) => late.art.key.split(/[:@]/)[1]))
      expect(ran).toEqual(new Set(companies))
      const last = Math.max(...engines.map(({ legs }) => legs[0]?.step.at ?? 0))
      const poster = timeline.tracks.find(({ id }) => id.endsWith(':poster'))
      expect(poster?.legs[0]?.step.at).toBeGreaterThan(last)
    }
  })

  it('flies a flag for every winner', () => {
    for (const one of ends) {
      const { timeline } = animated(one)
      const cloths = timeline.tracks.filter(({ id }) => id.endsWith(':cloth'))
      const letters = new Set(cloths.map(({ late }) => late.art.key.split(':')[1]))
      expect(letters.size).toBe(metro.outcome(one.after, true)?.winners.length)
    }
  })
})

describe('sound and picture', () => {
  const types = ['laid', 'finished', 'shown', 'drew', 'over'] as const

  it.each(types)('meet at %s: every sound starts or ends something visible', (type) => {
    const some = shownIn(entries, type)
    expect(some.length).toBeGreaterThan(0)
    for (const { effect, before, after } of some.slice(0, 30)) {
      const [was, is] = [before, after].map((position) => ({ position, layout: lay(large)(position) }))
      const seen = was && is ? face.show(effect, was, is).flatMap((s) => [s.at, s.at + s.for]) : []
      for (const { sound, at } of soundsOf(effect)) {
        const nearest = Math.min(...seen.map((ms) => Math.abs(ms - at)))
        expect(nearest, `${sound} at ${at}`).toBeLessThanOrEqual(12)
      }
    }
  })
})

describe('the animation of any effect', () => {
  it('survives effects that don’t fit the position', () => {
    const [{ before }] = entries as [Entry]
    const seen = { position: before, layout: lay(large)(before) }
    const odd: readonly Effect[] = [
      { type: 'finished', station: 3, seat: 1, tiles: 4, city: true, points: 8 },
      { type: 'laid', seat: 0, token: 1, face: 'aaaa', cell: 3, turns: 0 },
      { type: 'drew', seat: 1, token: 59, extra: true },
      { type: 'shown', seat: 2, cards: [{ token: 50, face: 'aaaa' }] },
    ]
    for (const effect of odd)
      for (const step of face.show(effect, seen, seen)) expect(step.at).toBeGreaterThanOrEqual(0)
  })
})
