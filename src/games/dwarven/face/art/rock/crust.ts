import { grain } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type Curiosity, curiosity } from '../halls.ts'
import { inks } from '../inks.ts'
import { cut } from './heights.ts'

/** The line along which the mountain is cut open, ragged, across a width in units. */
export function cutLine(w: number, seed: number): Point[] {
  const next = grain(seed)
  const step = 13
  return upTo(Math.ceil(w / step) + 4).map((i): Point => {
    const swell = Math.sin(i * 0.8 + seed) * 1.1
    return [(i - 1.5) * step + next() * step * 0.6, cut + swell + (next() - 0.5) * 2.4]
  })
}

const raised = (line: readonly Point[], by: number, uneven: number) =>
  line.map(([x, y], i): Point => [x, y - by * (i % 2 === 0 ? 1 : uneven)])

/** The top of snow that lies `deep` units on the cut. */
export const snowTop = (line: readonly Point[], deep: number): Point[] => raised(line, deep, 0.66)

/** Snow on the cut, shaded where it meets the rock. */
export function crust(line: readonly Point[], deep: number): Shape[] {
  const under = raised(line, -1, 1).reverse()
  return [
    fill(outline([...snowTop(line, deep), ...under]), inks.snow),
    fill(outline([...raised(line, deep * 0.36, 0.5), ...under]), '#c0d9e5'),
  ]
}

/** A fir’s outline and its snow, with its foot at `x`, `y`. */
const firOf = (x: number, y: number, high: number) => {
  const part = (...shares: readonly number[]) =>
    outline(
      upTo(shares.length / 2).map((i): Point => [x + high * (shares[2 * i] ?? 0), y - high * (shares[2 * i + 1] ?? 0)]),
    )
  return {
    green: part(-0.32, 0.02, 0, 0.6, 0.32, 0.02) + part(-0.24, 0.34, 0, 1, 0.24, 0.34),
    snow: part(-0.12, 0.66, 0, 1, 0.12, 0.66, 0.03, 0.74),
  }
}

/** The height of a line at a place across. */
export function heightAt(line: readonly Point[], x: number): number {
  const at = line.findIndex(([right]) => right >= x)
  const [[u, v], [s, t]] = [line[Math.max(0, at - 1)] ?? [0, 0], line[at] ?? [1, 0]]
  return v + ((t - v) * (x - u)) / Math.max(0.01, s - u)
}

/** Firs in loose groups along a line, none where something else stands. */
export function firs(line: readonly Point[], w: number, colour: string, taken: readonly number[]): Shape[] {
  const next = grain(17)
  const step = 6.4
  const all = upTo(Math.round(w / step)).flatMap((i) => {
    const [x, size, luck] = [i * step + next() * step, 5 + next() * 6.4, next()]
    const isInGroup = Math.sin(i * 0.55) + luck * 1.3 > 0.85
    const isFree = taken.every((place) => Math.abs(place - x) > 11)
    return isInGroup && isFree ? [firOf(x, heightAt(line, x) + 0.8, size)] : []
  })
  return [
    fill(all.map(({ green }) => green).join(''), colour),
    fill(all.map(({ snow }) => snow).join(''), inks.snow, 0.95),
  ]
}

/** Icicles that hang from the cut into the rock. */
export function icicles(line: readonly Point[], w: number): Shape[] {
  const next = grain(23)
  const step = 19
  const drops = upTo(Math.ceil((2 * w) / step)).map((i) => {
    // They hang in clusters.
    const x = (Math.floor(i / 2) + 0.2) * step + next() * step * 0.55
    return { x, y: heightAt(line, x), long: 2.4 + next() ** 2 * 12, half: 0.7 + next() * 0.9 }
  })
  const side = (sign: number) =>
    drops
      .map(({ x, y, long, half }) =>
        outline([
          [x, y],
          [x + half * sign, y],
          [x, y + long],
        ]),
      )
      .join('')
  return [fill(side(-1) + side(1), '#e3f3f4', 0.94), fill(side(1), '#9fc6d6', 0.94)]
}

/** A free circle in the rock. */
export interface Nook {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A circle that must stay free. */
export type Taken = Nook

/** The rock to search, and what is in it already. */
export interface Search {
  readonly w: number
  readonly h: number
  /** Where the rock begins, below snow and icicles. */
  readonly top: number
  readonly taken: readonly Taken[]
  /** The most nooks to find, and the smallest worth having. */
  readonly count: number
  readonly least: number
}

/** The spot of no circle. */
const nowhere: Point = [0, 0]

/** The largest free circles, the largest first; none touches another. */
export function nooksIn({ w, h, top, taken, count, least }: Search): Nook[] {
  const step = Math.max(8, least * 0.55)
  const spots = upTo(Math.floor(w / step)).flatMap((i) =>
    upTo(Math.floor((h - top) / step)).map((j): Point => [(i + 0.5) * step, top + (j + 0.5) * step]),
  )
  const room = ([x, y]: Point) => Math.min(x, w - x, y - top, h - y) - 4
  const distance = ([x, y]: Point, one: Taken) => Math.sqrt((one.x - x) ** 2 + (one.y - y) ** 2) - one.r
  const free = spots.flatMap((spot) => {
    let r = room(spot)
    // A spot that has become too small needs no more measuring.
    const isFree = taken.every((one) => {
      r = Math.min(r, distance(spot, one))
      return r >= least
    })
    return isFree && r >= least ? [{ spot, r }] : []
  })
  const found: Nook[] = []
  while (found.length < count) {
    const best = free.reduce((a, b) => (b.r > a.r ? b : a), { spot: nowhere, r: 0 })
    if (best.r < least) break
    const [x, y] = best.spot
    const nook = { x, y, r: best.r }
    found.push(nook)
    for (const one of free) one.r = Math.min(one.r, distance(one.spot, { ...nook, r: nook.r * 1.5 }))
  }
  return found
}

/** The grand ones come first, where there is most room; the others take turns. */
const grand: readonly Curiosity[] = ['hoard', 'lake', 'stoneFace']
const small: readonly Curiosity[] = ['crystals', 'mushrooms', 'lantern', 'mushrooms']

/** Fills nooks with what makes the mountain live; each is at most `most` pixels in radius. */
export const nookShapes = (nooks: readonly Nook[], most: number): Shape[] =>
  nooks.map(({ x, y, r }, i) => {
    const name = grand[i] ?? small[i % small.length] ?? 'crystals'
    return curiosity(name, x, y, Math.min(r * (grand[i] ? 0.94 : 0.72), grand[i] ? most : most * 0.62), i)
  })
