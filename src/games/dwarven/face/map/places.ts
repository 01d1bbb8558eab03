import type { Point } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Rect } from '../../../../stage/face.ts'
import { keeping } from '../../../../table/layout/kept.ts'
import type { Layout } from '../../layout.ts'
import { endsOf } from '../../network.ts'
import { pointAt, type Way, wayBetween, waysOf } from '../art/ways/way.ts'
import type { Grid } from '../grid.ts'
import type { Table } from '../table.ts'

/** A name on the mountain: where it stands, and whether it has that room to itself. */
export interface Label {
  readonly box: Rect
  readonly size: number
  readonly isFree: boolean
}

/** The places of everything on the mountain, in layout pixels. */
export interface Places {
  /** By site. */
  readonly sites: readonly Point[]
  /** By segment. */
  readonly ways: readonly Way[]
  /** By segment: the share of its way at which its owner’s letter stands. */
  readonly marks: readonly number[]
  /** By site. */
  readonly labels: readonly Label[]
  /** The size of signs: 1 on the largest table. */
  readonly k: number
  /** The height of the sky. */
  readonly sky: number
}

const kept = keeping<Places>()

/** The places on the mountain of a table. */
export const placesOf = ({ layout, grid }: Pick<Table, 'layout' | 'grid'>): Places =>
  kept(layout, JSON.stringify([grid.land, grid.form]), () => placed(layout, grid))

/** The width of a drawing to its height at which the wide one fits better. */
const wideFrom = 1.35

function placed(layout: Layout, { land, small }: Grid): Places {
  const each = Math.sqrt((land.w * land.h) / layout.sites.length)
  const k = Math.min(1.2, (each / 138.8) ** 0.55)
  const sky = Math.round(land.h * (land.w > land.h ? 0.112 : 0.095))
  const sites = sitesIn(layout, land, k, sky, small)
  const links = layout.segments.map(({ a, b }, at) => ({ id: `${at}`, a: `${a}`, b: `${b}` }))
  const known = waysOf(links, new Map(sites.map((point, at) => [`${at}`, point])))
  const ways = links.map(({ id, a, b }) => known.get(id) ?? wayBetween(sites[+a] ?? [0, 0], sites[+b] ?? [0, 0], 0))
  const chosen = labelsAt(layout, { sites, ways, marks: marksOn(layout, ways, sites, k), k, land, small })
  // Letters make room for names; a name that still has none is shown only where it has to be.
  const names = chosen.flatMap(({ box, isFree }) => (isFree ? [box] : []))
  const marks = marksOn(layout, ways, sites, k, names)
  const letters = ways.map((way, at) => about(pointAt(way, marks[at] ?? 0.5), letterFor(k, small)))
  const isClear = (box: Rect) => letters.every((letter) => overlap(letter, box) < 6)
  const labels = chosen.map((one) => ({ ...one, isFree: one.isFree && isClear(one.box) }))
  return { sites, ways, marks, labels, k, sky }
}

/** The height of a ticket over its site, at scale 1. */
export const above = { base: 50, city: 31 } as const

/** The size of a ticket over the roofs of its site. */
export const ticketFor = (k: number): number => Math.max(15, 17 * k)

/** The radius of a seat’s letter on the mountain. */
export const letterFor = (k: number, small: boolean): number => Math.max(small ? 6 : 8, 8.6 * k)

/** The drawing’s sites stretched over the rock. */
function sitesIn({ sites }: Layout, { x, y, w, h }: Rect, k: number, sky: number, small: boolean): Point[] {
  const points = sites.map((site) => (w / h > wideFrom ? site.wide : site.tall))
  const [xs, ys] = [points.map(([a]) => a), points.map(([, b]) => b)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const [side, above, below] = [40 * k, sky + 44 * k, (small ? 34 : 44) * k + 4]
  return points.map(
    ([a, b]): Point => [
      Math.round(x + side + ((a - left) / wide) * (w - 2 * side)),
      Math.round(y + above + ((b - top) / high) * (h - above - below)),
    ],
  )
}

const away = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)

/** Distance from a point to a rectangle. */
export const awayFrom = ([x, y]: Point, box: Rect): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h))

/** Owners’ letters stand as near to the middle as they can without touching a site, a name or each other. */
function marksOn(
  { sites }: Layout,
  ways: readonly Way[],
  at: readonly Point[],
  k: number,
  names: readonly Rect[] = [],
): number[] {
  const taken: Point[] = []
  return ways.map((way) => {
    const room = (share: number) => {
      const here = pointAt(way, share)
      const sitesAway = Math.min(...at.map((site, i) => away(here, site) - (sites[i]?.kind === 'mine' ? 22 : 30) * k))
      const others = [...taken.map((one) => away(here, one) - 9 * k), ...names.map((one) => awayFrom(here, one))]
      return Math.min(sitesAway, ...others) - Math.abs(share - 0.5) * 12 * k
    }
    const enough = 10 * k
    const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.34, 0.66, 0.28, 0.72]
    const share = shares.find((one) => room(one) >= enough) ?? shares.reduce((a, b) => (room(b) > room(a) ? b : a), 0.5)
    taken.push(pointAt(way, share))
    return share
  })
}

interface Signs extends Pick<Places, 'sites' | 'ways' | 'marks' | 'k'> {
  readonly land: Rect
  readonly small: boolean
}

const sizes = { base: 20, city: 18, mine: 17 } as const
const order = ['base', 'city', 'mine'] as const

/** Half the width and what a site’s picture takes above and below its middle, at scale 1. */
const extents = { base: [33, 43, 20], city: [23, 25, 15], mine: [22, 22, 22] } as const

/** The room that a site’s picture takes. */
export function siteBox(kind: keyof typeof extents, [x, y]: Point, k: number): Rect {
  const [half, above, below] = extents[kind]
  return { x: x - half * k, y: y - above * k, w: 2 * half * k, h: (above + below) * k }
}

/** The area, in square pixels, that two rectangles share. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const about = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** Names below their sites, or where else they cover least; those of bases and cities choose first. */
function labelsAt({ sites: all }: Layout, { sites, ways, marks, k, land, small }: Signs): Label[] {
  const [letter, least] = [letterFor(k, small), small ? 11 : 14]
  const hard = [
    ...all.map(({ kind }, i) => siteBox(kind, sites[i] ?? [0, 0], k)),
    // Tickets or their letters over roofs, and the goods beside mines.
    ...all.map(({ kind }, i) => {
      const [x, y] = sites[i] ?? [0, 0]
      // Letters and numbers at the left of a mine, its goods at the right.
      return kind === 'mine'
        ? { x: x - 28 * k, y: y - 25 * k, w: 60 * k, h: 22 * k }
        : about([x, y - above[kind] * k], Math.max(letter, ticketFor(k) / 2 + 1))
    }),
  ]
  const soft = ways.flatMap((way) => [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => about(pointAt(way, share), 6 * k)))
  const letters = ways.map((way, i) => about(pointAt(way, marks[i] ?? 0.5), letter))
  const labels: Label[] = []
  const chosen: Rect[] = []
  for (const kind of order)
    for (const [i, site] of all.entries()) {
      if (site.kind !== kind) continue
      const size = Math.max(least, Math.round(sizes[kind] * k))
      const [w, h] = [Math.ceil(widthOf(site.name.toUpperCase(), { font: 'display', size, spacing: 0.4 })) + 4, size]
      const tries = boxesBy(siteBox(kind, sites[i] ?? [0, 0], k), { w, h }).filter((one) => isWithin(one, land))
      const cost = (one: Rect) =>
        chosen.reduce((sum, other) => sum + 6 * overlap(one, other), 0) +
        hard.reduce((sum, other) => sum + 6 * overlap(one, other), 0) +
        letters.reduce((sum, other) => sum + 2 * overlap(one, other), 0) +
        soft.reduce((sum, other) => sum + 0.35 * overlap(one, other), 0)
      const costs = tries.map((one, nth) => cost(one) + nth * 5)
      const best = tries[costs.indexOf(Math.min(...costs))] ?? { x: land.x, y: land.y, w, h }
      const isFree = [...chosen, ...hard].every((other) => overlap(best, other) < w * h * 0.07)
      if (isFree || kind !== 'mine') chosen.push(best)
      labels[i] = { box: best, size, isFree }
    }
  return labels
}

const isWithin = (one: Rect, land: Rect) =>
  one.x >= land.x + 3 && one.x + one.w <= land.x + land.w - 3 && one.y + one.h <= land.y + land.h - 3

/** Below, above, at the sides, and at the corners of a box. */
function boxesBy({ x, y, w: wide, h: high }: Rect, { w, h }: { readonly w: number; readonly h: number }): Rect[] {
  const [middle, below, above, level] = [x + wide / 2 - w / 2, y + high + 1, y - h - 1, y + high / 2 - h / 2]
  const [right, left] = [x + wide + 2, x - w - 2]
  const near: readonly Point[] = [
    [middle, below],
    [middle, above],
    [right, level],
    [left, level],
    ...[0.4, -0.4, 0.8, -0.8].map((by): Point => [middle + wide * by, below]),
    ...[0.5, -0.5].map((by): Point => [middle + wide * by, above]),
    ...[right, left].flatMap((side): Point[] => [
      [side, level - high * 0.3],
      [side, level + high * 0.3],
    ]),
  ]
  // A little further off, where nothing nearer is free.
  const far = near.map(([a, b]): Point => [a + (a - middle) * 0.16, b + Math.sign(b - level) * h * 0.55])
  const some = [...near, ...far]
  return some.map(([a, b]) => ({ x: Math.round(a), y: Math.round(b), w, h }))
}

/** The way of a segment: a paper clip’s is a straight line; undefined for one that isn’t used. */
export function wayOf(table: Pick<Table, 'layout' | 'grid' | 'p'>, segment: number): Way | undefined {
  const { sites, ways } = placesOf(table)
  const way = ways[segment]
  if (way) return way
  const [a, b] = endsOf(table.layout, table.p, segment)
  const [from, to] = [sites[a], sites[b]]
  return from && to && wayBetween(from, to, 0)
}

/** Where the letter of a segment’s owner stands; on a paper clip, where it is furthest from names and sites. */
export function markAt(table: Pick<Table, 'layout' | 'grid' | 'p'>, segment: number): Point | undefined {
  const way = wayOf(table, segment)
  const { marks, labels, sites } = placesOf(table)
  const share = marks[segment]
  if (!way || share !== undefined) return way && pointAt(way, share ?? 0.5)
  const room = (here: Point) =>
    Math.min(40, ...labels.map(({ box }) => awayFrom(here, box)), ...sites.map((site) => away(here, site) - 20))
  const points = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map((one) => pointAt(way, one))
  return points.reduce((best, one) => (room(one) > room(best) + 2 ? one : best))
}
