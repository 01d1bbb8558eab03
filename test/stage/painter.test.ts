import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEffectQueue, type PlaybackRules } from '../../src/stage/effectQueue.ts'
import type { Face, Layout, Piece, Size } from '../../src/stage/face.ts'
import { glowOf } from '../../src/stage/glow.ts'
import { openPainter } from '../../src/stage/painter.ts'
import type { SpriteCanvas } from '../../src/stage/scene.ts'
import type { Tempo } from '../../src/stage/stage.ts'
import type { Sprite } from '../../src/stage/timeline.ts'
import { openView } from '../../src/stage/view.ts'

beforeEach(() => vi.stubGlobal('document', { hidden: false }))
afterEach(() => vi.unstubAllGlobals())

const art = { key: 'a', w: 10, h: 10, draw: () => [] }
const piece = (id: string, x: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  x,
  y: 0,
  w: 10,
  h: 10,
  depth: 1,
  art,
  label: id,
  ...rest,
})

/** A token on a number, which moves to another. */
interface Toy {
  readonly position: { phase: string; at: number }
  readonly move: { readonly type: string }
  readonly effect: { readonly type: 'moved'; readonly to: number }
  readonly intention: string
}
const at = (place: number): Toy['position'] => ({ phase: 'play', at: place })
const to = (place: number): Toy['effect'] => ({ type: 'moved', to: place })

/** A game of one token on a number; an effect moves it to another. */
const game: PlaybackRules<Toy>['game'] = {
  clone: (p) => ({ ...p }),
  apply: (p, { to }) => {
    p.at = to
  },
}
const face: Face<Toy> = {
  layout: ({ at }, size, { next }): Layout => ({
    size: { w: size.w / 2, h: size.h / 2 },
    pieces: [
      piece('token', at),
      ...(next.includes('sign') ? [piece('sign', 20, { marked: true })] : []),
      ...next.map((id) => piece(`offer:${id}`, 90, { above: true })),
    ],
    areas: { decision: { x: 1, y: 2, w: 3, h: 4 }, log: { x: 0, y: 0, w: 0, h: 0 } },
  }),
  show: () => [
    { piece: 'token', at: 0, for: 100, ease: 'linear' },
    { piece: piece('dust', 40), at: 40, for: 20, to: { y: 8 } },
  ],
  picks: () => ['token'],
  touched: () => undefined,
  about: () => undefined,
}

/** A screen that records its calls. */
function fakeScreen() {
  const shown = new Map<string, Sprite>()
  const count = { woken: 0 }
  const baked = new Set<string>()
  const screen: Pick<SpriteCanvas, 'prepare' | 'show' | 'change' | 'rest' | 'wake'> = {
    prepare: (arts) => {
      for (const { key } of arts) baked.add(key)
    },
    show: (picture) => {
      shown.clear()
      for (const [id, sprite] of picture) shown.set(id, sprite)
    },
    change: (id, sprite) => {
      shown.set(id, sprite)
    },
    rest: () => {},
    wake: () => {
      count.woken += 1
    },
  }
  return { screen, shown, count, baked }
}

function set(tempo: Tempo = 1, next: readonly string[] = [], waiting: readonly Piece[] = []) {
  const { screen, shown, count, baked } = fakeScreen()
  const picking = { picked: () => [], next: () => new Set(next) }
  const view = openView(face, at(0), 0, picking)
  const ended: number[] = []
  const begun: [number, number][] = []
  const still: boolean[] = []
  const queue = openEffectQueue(
    { game, face },
    view.lay,
    () => false,
    (effect) => ended.push(effect.to),
    tempo,
    (effect, rate) => begun.push([effect.to, rate]),
  )
  const painter = openPainter(
    screen,
    view,
    queue,
    picking,
    (one) => still.push(one),
    () => waiting,
  )
  const tell = (effects: readonly number[], before: number, after: number) => {
    view.show(at(after))
    queue.tell(effects.map(to), at(before), at(after))
    painter.draw()
  }
  return { view, queue, painter, shown, count, baked, ended, begun, still, tell }
}

describe('the painter', () => {
  it('comes to rest after one frame without playback', () => {
    const { painter, shown, still } = set()
    expect(painter.isStill()).toBe(false)
    expect(painter.onFrame(0)).toBe(false)
    expect(shown.get('token')?.x).toBe(5)
    expect(still).toEqual([true])
  })

  it('asks for frames while something moves, then rests at the position', () => {
    const { painter, shown, still, tell, ended } = set()
    painter.onFrame(0)
    tell([50, 80], 0, 80)
    expect(painter.isStill()).toBe(false)
    expect(painter.onFrame(50)).toBe(true)
    expect(shown.get('token')?.x).toBeCloseTo(30)
    expect(painter.onFrame(100)).toBe(true)
    expect(ended).toEqual([50])
    expect(shown.get('token')?.x).toBeCloseTo(70)
    expect(painter.onFrame(100)).toBe(false)
    expect(shown.get('token')?.x).toBe(85)
    expect(still).toEqual([true, false, true])
    expect(ended).toEqual([50, 80])
  })

  it('creates passing pieces at the start, transparent before and after they pass', () => {
    const { painter, shown, tell } = set()
    painter.onFrame(0)
    tell([50], 0, 50)
    const dust = () => shown.get('passing:1:dust')
    painter.onFrame(10)
    expect(dust()?.alpha).toBe(0)
    const { depth } = dust() ?? {}
    painter.onFrame(40)
    expect(dust()).toMatchObject({ alpha: 1, depth })
    painter.onFrame(30)
    expect(dust()).toMatchObject({ alpha: 0, depth })
    painter.onFrame(100)
    expect(dust()).toBeUndefined()
  })

  it('reports when the first time passes of each effect, and how fast', () => {
    const { painter, tell, begun, queue } = set(2)
    painter.onFrame(0)
    tell([50, 80], 0, 80)
    painter.onFrame(0)
    expect(begun).toEqual([])
    painter.onFrame(10)
    expect(begun).toEqual([[50, 2]])
    painter.onFrame(65)
    expect(begun).toEqual([
      [50, 2],
      [80, 2],
    ])
    tell([20], 80, 20)
    queue.skip()
    expect(begun).toHaveLength(2)
  })

  it('shows the new position right away at tempo instant', () => {
    const { painter, shown, tell, ended } = set('instant')
    tell([50, 80], 0, 80)
    expect(ended).toEqual([50, 80])
    expect(painter.onFrame(16)).toBe(false)
    expect(shown.get('token')?.x).toBe(85)
  })

  it('ends playback when skipped', () => {
    const { painter, shown, queue, tell } = set()
    tell([50], 0, 50)
    painter.onFrame(10)
    queue.skip()
    painter.draw()
    expect(painter.onFrame(1)).toBe(false)
    expect(shown.get('token')?.x).toBe(55)
  })

  it('shows glows and offers right away, during playback', () => {
    const { painter, shown, tell } = set(1, ['token'])
    tell([50], 0, 50)
    painter.onFrame(50)
    expect(shown.get('token')?.x).toBeCloseTo(30)
    expect(shown.get('glow:token')?.x).toBe(55)
    expect(shown.get('offer:token')?.depth).toBeGreaterThan(1000)
    expect(shown.get('glow:token')?.depth).toBeGreaterThan(shown.get('offer:token')?.depth ?? 0)
  })

  it('puts no glow on a piece that says by itself that it may be touched', () => {
    const { painter, shown } = set(1, ['token', 'sign'])
    painter.draw()
    painter.onFrame(0)
    expect(shown.has('sign')).toBe(true)
    expect(shown.has('glow:token')).toBe(true)
    expect(shown.has('glow:sign')).toBe(false)
  })

  it('highlights picked pieces differently from touchable ones', () => {
    const may = glowOf(piece('token', 0)).art
    const has = glowOf(piece('token', 0), true).art
    expect(may.key).not.toBe(has.key)
    expect(JSON.stringify(has.draw())).toContain('dash')
    expect(JSON.stringify(may.draw())).not.toContain('dash')
  })

  it('marks pending pieces, and keeps showing pending offers', () => {
    const offer = piece('offer:gone', 70, { above: true })
    const { painter, shown, still } = set(1, [], [piece('token', 0), offer])
    expect(painter.onFrame(0)).toBe(false)
    expect(shown.get('waiting:token')?.x).toBe(5)
    expect(shown.get('waiting:token')?.depth).toBeGreaterThan(shown.get('token')?.depth ?? 0)
    expect(shown.get('offer:gone')?.x).toBe(75)
    expect(still).toEqual([true])
  })

  it('bakes everything before it asks for a frame, and nothing within one', () => {
    const { painter, tell, baked } = set(1, ['token'])
    tell([50, 80], 0, 80)
    const before = baked.size
    expect([...baked]).toContain('glow:10x10')
    painter.onFrame(50)
    painter.onFrame(100)
    painter.onFrame(200)
    expect(baked.size).toBe(before)
  })

  it('counts as still on a hidden page, which gets no frames', () => {
    const { painter, count } = set()
    vi.stubGlobal('document', { hidden: true })
    painter.draw()
    expect(count.woken).toBe(1)
    expect(painter.isStill()).toBe(true)
  })

  it('asks for another frame when a listener to its rest changes something', () => {
    const { screen } = fakeScreen()
    const picking = { picked: () => [], next: () => new Set<string>() }
    const view = openView(face, at(0), 0, picking)
    const queue = openEffectQueue(
      { game, face },
      view.lay,
      () => false,
      () => {},
      1,
    )
    let heard = 0
    const painter = openPainter(screen, view, queue, picking, (still) => {
      heard += 1
      if (still && heard === 1) painter.draw()
    })
    expect(painter.onFrame(0)).toBe(true)
    expect(painter.onFrame(0)).toBe(false)
    expect(painter.isStill()).toBe(true)
  })
})

describe('the view', () => {
  it('returns places in CSS pixels', () => {
    const { view } = set(1, ['token'])
    const size: Size = { w: 400, h: 200 }
    view.resize(size)
    expect(view.factor()).toBe(2)
    expect(view.onPage(view.layout().areas.decision)).toEqual({ x: 2, y: 4, w: 6, h: 8 })
    expect(view.placeOf('token')).toEqual({ x: 0, y: 0, w: 20, h: 20 })
    expect(view.placeOf('nothing')).toEqual({ x: 0, y: 0, w: 400, h: 200 })
    expect(view.places()[0]).toMatchObject({ id: 'offer:token', next: false })
    expect(view.places()[1]).toEqual({
      id: 'token',
      pick: 'token',
      label: 'token',
      at: { x: 0, y: 0, w: 20, h: 20 },
      next: true,
    })
  })

  it('lays out any position with nothing to touch', () => {
    const { view } = set(1, ['token'])
    view.refresh()
    expect(view.layout().pieces).toHaveLength(2)
    expect(view.lay(at(7)).pieces).toEqual([piece('token', 7)])
  })
})
