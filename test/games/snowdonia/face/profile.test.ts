import { describe, expect, it } from 'vitest'
import {
  climbing,
  heightAt,
  legsOf,
  partsOf,
  spanOf,
  terraced,
} from '../../../../src/games/snowdonia/face/art/mountain/profile.ts'

const parts = partsOf([2, 1, 3])
const lengths = { start: 2, track: 1, station: 2 }

describe('the line as parts', () => {
  it('numbers cards through and puts each station after its cards', () => {
    const said = parts.map(({ kind, index }) => `${kind} ${index}`)
    expect(said).toEqual([
      'start 0',
      'track 0',
      'track 1',
      'station 0',
      'track 2',
      'station 1',
      'track 3',
      'track 4',
      'track 5',
      'station 2',
    ])
  })
})

describe('a line that climbs once', () => {
  const spans = climbing(parts, { x: 10, y: 100, x2: 150, y2: 40 }, lengths)

  it('fills its room from end to end without a gap', () => {
    expect(spans[0]?.x).toBe(10)
    expect(spans.at(-1)?.x2).toBeCloseTo(150)
    for (const [at, span] of spans.entries()) {
      expect(span.x).toBeCloseTo(spans[at - 1]?.x2 ?? 10)
      expect(span.y).toBeCloseTo(spans[at - 1]?.y2 ?? 100)
    }
  })

  it('is level at stations and rises by the same at every card', () => {
    for (const { kind, y, y2 } of spans) expect(y - y2).toBeCloseTo(kind === 'track' ? 10 : 0)
    expect(spans.at(-1)?.y2).toBeCloseTo(40)
  })

  it('knows its height everywhere, and is level beyond its ends', () => {
    const card = spanOf(spans, 'track', 0)
    expect(heightAt(spans, ((card?.x ?? 0) + (card?.x2 ?? 0)) / 2)).toBeCloseTo(95)
    expect(heightAt(spans, -50)).toBe(100)
    expect(heightAt(spans, 500)).toBeCloseTo(40)
  })
})

describe('a line in legs', () => {
  const room = { x: 0, x2: 100, y: 300, apart: 80, rise: 5, legs: 3 }
  const spans = terraced(parts, room, lengths)

  it('keeps the order of its parts from leg to leg', () => {
    expect(legsOf(parts, 3, lengths).flat()).toEqual(parts)
    expect(spans.map(({ kind, index }) => ({ kind, index }))).toEqual(parts)
  })

  it('turns round at the end of each leg', () => {
    expect([...new Set(spans.map(({ leg, way }) => `${leg}:${way}`))]).toEqual(['0:1', '1:-1', '2:1'])
    for (const leg of [0, 1, 2]) {
      const own = spans.filter((span) => span.leg === leg)
      expect(Math.min(...own.map(({ x }) => x))).toBeCloseTo(0)
      expect(Math.max(...own.map(({ x2 }) => x2))).toBeCloseTo(100)
    }
  })

  it('climbs along every leg and from leg to leg', () => {
    for (const { kind, way, y, y2 } of spans) if (kind === 'track') expect((y - y2) * way).toBeCloseTo(5)
    const lowest = [0, 1, 2].map((leg) =>
      Math.max(...spans.filter((span) => span.leg === leg).map(({ y, y2 }) => Math.max(y, y2))),
    )
    expect(lowest).toEqual([300, 220, 140])
  })
})
