import { describe, expect, it } from 'vitest'
import type { Layout, Piece, Step } from '../../src/stage/face.ts'
import { eased, holds, middle, poseBetween, poseOf } from '../../src/stage/pose.ts'
import { looksLike, spriteAt, spriteOf, stirs, timelineOf } from '../../src/stage/timeline.ts'

const draw = () => []
const art = (key: string) => ({ key, w: 10, h: 10, draw })
const piece = (id: string, x: number, y = 0, key = 'a'): Piece => ({ id, x, y, w: 10, h: 10, depth: 1, art: art(key) })
const layout = (...pieces: Piece[]): Layout => ({
  size: { w: 100, h: 100 },
  pieces,
  areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
})
const way = (before: Layout, after: Layout, ...steps: Step[]) => timelineOf(before, after, steps)
const at = (timeline: ReturnType<typeof way>, id: string, ms: number) => {
  const track = timeline.tracks.find((one) => one.id === id)
  if (!track) throw new Error(`no track “${id}”`)
  return spriteAt(track, ms)
}

describe('a timeline', () => {
  it('takes no time and moves nothing if nothing changes', () => {
    const still = layout(piece('a', 0), piece('b', 20))
    expect(way(still, layout(piece('a', 0), piece('b', 20)))).toEqual({ ms: 0, tracks: [] })
  })

  it('cross-fades changes without a step: vanishing, appearing, moving', () => {
    const timeline = way(layout(piece('a', 0), piece('b', 0)), layout(piece('b', 50), piece('c', 0)))
    expect(timeline.ms).toBe(160)
    expect(at(timeline, 'a', 80)?.alpha).toBeCloseTo(0.5)
    expect(at(timeline, 'a', 160)).toBeUndefined()
    expect(at(timeline, 'b', 80)?.x).toBeCloseTo(30)
    expect(at(timeline, 'c', 80)?.alpha).toBeCloseTo(0.5)
    expect(at(timeline, 'c', 160)?.alpha).toBe(1)
  })

  it('moves a piece along its step to its place', () => {
    const step = { piece: 'a', at: 100, for: 200, ease: 'linear' } as const
    const timeline = way(layout(piece('a', 0)), layout(piece('a', 80)), step)
    expect(timeline.ms).toBe(300)
    expect(at(timeline, 'a', 0)?.x).toBe(5)
    expect(at(timeline, 'a', 200)?.x).toBeCloseTo(45)
    expect(at(timeline, 'a', 300)?.x).toBe(85)
  })

  it('lifts flying pieces above everything at rest, along an arc', () => {
    const step = { piece: 'a', at: 0, for: 100, ease: 'linear', arc: 30 } as const
    const timeline = way(layout(piece('a', 0, 50)), layout(piece('a', 80, 50)), step)
    const top = at(timeline, 'a', 50)
    expect(top?.y).toBeCloseTo(25)
    expect(top?.depth).toBeGreaterThan(1000)
    expect(at(timeline, 'a', 100)?.depth).toBe(1)
  })

  it('squashes a landing piece about its foot and lets it spring back', () => {
    const step = { piece: 'a', at: 0, for: 210, ease: 'linear', squash: 0.4 } as const
    const timeline = way(layout(piece('a', 0)), layout(piece('a', 80)), step)
    expect(at(timeline, 'a', 50)).toMatchObject({ x: 45, turn: 1, tall: 1 })
    const landed = at(timeline, 'a', 155)
    expect(landed).toMatchObject({ x: 85, tall: 0.6, turn: 1.2 })
    expect((landed?.y ?? 0) + 5 * (landed?.tall ?? 0)).toBeCloseTo(10)
    expect(at(timeline, 'a', 210)).toEqual(spriteOf(piece('a', 80)))
  })

  it('hides a piece from elsewhere until it starts', () => {
    const step = { piece: 'c', at: 50, for: 100, from: { x: 90, y: 90 }, ease: 'linear' } as const
    const timeline = way(layout(), layout(piece('c', 0)), step)
    expect(at(timeline, 'c', 49)).toBeUndefined()
    expect(at(timeline, 'c', 50)).toMatchObject({ x: 90, y: 90, alpha: 1 })
    expect(at(timeline, 'c', 150)).toEqual(spriteOf(piece('c', 0)))
  })

  it('removes a vanishing piece at the end of its step', () => {
    const step = { piece: 'a', at: 0, for: 100, to: { x: 70 }, ease: 'linear' } as const
    const timeline = way(layout(piece('a', 0)), layout(), step)
    expect(at(timeline, 'a', 99)).toMatchObject({ alpha: 1 })
    expect(at(timeline, 'a', 100)).toBeUndefined()
  })

  it('joins several steps of one piece, whatever their order in the list', () => {
    const steps: Step[] = [
      { piece: 'a', at: 200, for: 100, ease: 'linear' },
      { piece: 'a', at: 0, for: 100, to: { x: 55 }, ease: 'linear' },
    ]
    const timeline = way(layout(piece('a', 0)), layout(piece('a', 80)), ...steps)
    expect(at(timeline, 'a', 100)?.x).toBe(55)
    expect(at(timeline, 'a', 150)?.x).toBe(55)
    expect(at(timeline, 'a', 250)?.x).toBeCloseTo(70)
  })

  it('shows the back of a piece that comes until it has flipped half way', () => {
    const step = { piece: 'a', at: 0, for: 100, flip: true, back: art('back') } as const
    const timeline = way(layout(), layout(piece('a', 0)), { ...step, from: { alpha: 1 } })
    expect([20, 80].map((ms) => at(timeline, 'a', ms)?.art.key)).toEqual(['back', 'a'])
  })

  it('flips a piece: edge-on half way, then with its new picture', () => {
    const step = { piece: 'a', at: 0, for: 100, flip: true, ease: 'linear' } as const
    const timeline = way(layout(piece('a', 0)), layout(piece('a', 0, 0, 'b')), step)
    expect(at(timeline, 'a', 49)?.art.key).toBe('a')
    expect(at(timeline, 'a', 50)?.art.key).toBe('b')
    expect(at(timeline, 'a', 50)?.turn).toBeCloseTo(0)
    expect(at(timeline, 'a', 100)?.turn).toBe(1)
  })

  it('shows a passing piece only during its step', () => {
    const step = { piece: piece('dust', 10), at: 20, for: 50, to: { alpha: 0 } } as const
    const timeline = way(layout(), layout(), step)
    const [track] = timeline.tracks
    expect(timeline.ms).toBe(70)
    expect(track && [19, 20, 69, 70].map((ms) => spriteAt(track, ms) !== undefined)).toEqual([false, true, true, false])
  })

  it('can be sampled in any order', () => {
    const step = { piece: 'a', at: 0, for: 100, turns: 1 } as const
    const timeline = way(layout(piece('a', 0)), layout(piece('a', 80)), step)
    const forward = [0, 25, 50, 75, 100].map((ms) => at(timeline, 'a', ms))
    const back = [100, 75, 50, 25, 0].map((ms) => at(timeline, 'a', ms)).reverse()
    expect(back).toEqual(forward)
    expect(forward[4]?.angle).toBe(0)
  })
})

describe('a track between two frames', () => {
  const timeline = way(
    layout(piece('a', 0), piece('b', 0)),
    layout(piece('a', 50, 0, 'late'), piece('b', 50)),
    { piece: 'a', at: 100, for: 300 },
    { piece: 'a', at: 150, for: 50 },
    { piece: 'b', at: 300, for: 100 },
  )

  it('changes from the start of its first step to the end of its last', () => {
    const [, b] = timeline.tracks
    const times = [
      [0, 299],
      [299, 300],
      [300, 399],
      [399, 500],
      [400, 500],
    ] as const
    expect(times.map(([since, now]) => b && stirs(b, since, now))).toEqual([false, true, true, true, false])
  })

  it('looks the same while it does not change', () => {
    let still = 0
    for (const track of timeline.tracks)
      for (let ms = 0; ms < 600; ms += 10) {
        if (stirs(track, ms, ms + 10)) continue
        still += 1
        expect(spriteAt(track, ms + 10)).toEqual(spriteAt(track, ms))
      }
    expect(still).toBeGreaterThan(20)
  })
})

describe('two sprites', () => {
  const { art: own, id, ...looks } = spriteOf(piece('a', 0))
  const sprite = { art: own, id, ...looks }

  it('look the same whatever their ids', () => {
    expect(looksLike(sprite, { ...sprite, id: 'b', art: art('a') })).toBe(true)
  })

  it.each(Object.keys(looks))('look different when they differ in %s', (look) => {
    expect(looksLike(sprite, { ...sprite, [look]: 0.123 })).toBe(false)
  })

  it('look different with another picture', () => {
    expect(looksLike(sprite, { ...sprite, art: art('b') })).toBe(false)
  })
})

describe('poses', () => {
  it('are of the centre', () => {
    expect(poseOf({ ...piece('a', 10, 20), angle: 5, alpha: 0.5 })).toEqual({
      x: 15,
      y: 25,
      scale: 1,
      angle: 5,
      alpha: 0.5,
    })
    expect(middle({ x: 0, y: 0, w: 4, h: 2 })).toEqual({ x: 2, y: 1 })
  })

  it('interpolate between two others', () => {
    const [a, b] = [poseOf(piece('a', 0)), poseOf(piece('b', 10))]
    expect(poseBetween(a, b, 0)).toEqual(a)
    expect(poseBetween(a, b, 1)).toEqual(b)
    expect(poseBetween(a, b, 0.5).x).toBe(10)
  })

  it.each(['linear', 'in', 'out', 'inOut', 'bounce', 'back'] as const)('start and end exactly with ease %s', (ease) => {
    expect(eased(ease, 0)).toBeCloseTo(0)
    expect(eased(ease, 1)).toBeCloseTo(1)
    expect(eased(ease, -3)).toBeCloseTo(0)
    expect(eased(ease, 7)).toBeCloseTo(1)
  })

  it('contain points inside, the left and upper edge included', () => {
    const rect = { x: 10, y: 10, w: 5, h: 5 }
    expect([holds(rect, 10, 10), holds(rect, 14.9, 14.9), holds(rect, 15, 12), holds(rect, 9, 12)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
