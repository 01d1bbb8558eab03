import { expect } from 'vitest'
import { same } from '../../src/kit/json.ts'
import { settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** A point of the page in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Centres of the pieces that can be touched on the way to a legal move, in CSS pixels. */
export const nextPlaces = ({ page }: Visitor) =>
  page.evaluate(() =>
    (window.__table?.places() ?? [])
      .filter((place) => place.next)
      .map(({ at, pick }) => ({ pick, x: at.x + at.w / 2, y: at.y + at.h / 2 })),
  )

/** Touches pieces with a real pointer, or as given, until a move is made. */
export async function touchMove(
  visitor: Visitor,
  choose: (count: number) => number,
  press: (point: Point) => Promise<void> = ({ x, y }) => visitor.page.mouse.click(x, y),
): Promise<void> {
  const { seq = -1 } = await visitor.shown()
  for (let touches = 0; touches < 6; touches++) {
    const places = await nextPlaces(visitor)
    expect(places.length).toBeGreaterThan(0)
    const place = places[choose(places.length)]
    if (!place) throw new Error('nothing to touch')
    await press(place)
    // A pending move keeps the page busy, though for a moment nothing looks different.
    const now = await visitor.until('the touch is answered', ({ idle }) => idle)
    if ((now.seq ?? -1) > seq) return
    if ((await nextPlaces(visitor)).length === 0) break
  }
  await visitor.until(`an entry after ${seq}`, (now) => (now.seq ?? -1) > seq)
}

/** Plays by touch until a touch only begins a move; returns what can be touched next. */
export async function touchHalfWay(visitor: Visitor, choose: (count: number) => number): Promise<readonly string[]> {
  for (let touches = 0; touches < 200; touches++) {
    const { seq } = await visitor.until('the table settles', settled)
    const before = await nextPicks(visitor)
    const places = await nextPlaces(visitor)
    const place = places[choose(places.length)]
    if (!place) throw new Error('nothing to touch')
    await visitor.page.mouse.click(place.x, place.y)
    const now = await visitor.until('the touch is answered', ({ idle }) => idle)
    const left = await nextPicks(visitor)
    if (now.seq === seq && left.length > 0 && !same(left, before)) return left
    await visitor.until(`an entry after ${seq}`, (shown) => (shown.seq ?? -1) > (seq ?? -1))
  }
  throw new Error('every move took one touch')
}

/** Names of what can be touched next. */
export const nextPicks = async (visitor: Visitor): Promise<readonly string[]> =>
  [...new Set((await nextPlaces(visitor)).map(({ pick }) => pick))].sort()
