import { need } from '../../kit/assert.ts'
import type { Edition, LayoutCard } from './content/edition.ts'

/** A place on the mountain. */
export type Site = LayoutCard['sites'][number]

/** A line between two sites, by their numbers. */
export interface Segment {
  readonly a: number
  readonly b: number
  readonly red: boolean
}

/** Two sites, the lower number first. */
export type Line = readonly [a: number, b: number]

/** The mountain for a number of players as a graph; sites and segments go by their numbers. */
export interface Layout {
  readonly seats: number
  /** Width and height of the drawings. */
  readonly wide: readonly [number, number]
  readonly tall: readonly [number, number]
  readonly sites: readonly Site[]
  readonly segments: readonly Segment[]
  /** By segment: the sites it joins. */
  readonly ends: readonly Line[]
  readonly bases: readonly number[]
  /** Each site by its own number: no two are joined. */
  readonly apart: Uint8Array
  /** By site: the segments that end there. */
  readonly near: readonly (readonly number[])[]
  /** By segment: the other one between the same two sites; -1 without one. */
  readonly twins: readonly number[]
  /** By card: the site of a mine or a passenger card; -1 if it has none here. */
  readonly siteOf: readonly number[]
  /** The passenger cards in play, in ascending order. */
  readonly passengers: readonly number[]
  /** Lines that a paper clip may make into a track, as far as no other clip lies across. */
  readonly lines: readonly Line[]
  /** By site: the lines that end there, as indices. */
  readonly linesAt: readonly (readonly number[])[]
}

/** The layout of an edition, indexed for the rules. */
export function layoutOf(card: LayoutCard, { mines, passengers }: Edition): Layout {
  const { sites, seats, wide, tall } = card
  const numbers = new Map(sites.map(({ name }, at) => [name, at]))
  const siteAt = (name: string) => need(numbers.get(name), name)
  const segments = card.segments.map(({ a, b, red }): Segment => ({ a: siteAt(a), b: siteAt(b), red }))
  const siteOf: number[] = []
  for (const { id, site } of [...mines, ...passengers]) siteOf[id] = numbers.get(site) ?? -1
  const lines = openLines(sites, segments)
  return {
    seats,
    wide,
    tall,
    sites,
    segments,
    ends: segments.map(({ a, b }): Line => [a, b]),
    bases: card.bases.map(siteAt),
    apart: Uint8Array.from(sites.keys()),
    near: sites.map((_, at) => indices(segments, ({ a, b }) => a === at || b === at)),
    twins: segments.map((one, at) => segments.findIndex((two, other) => other !== at && joinsSame(one, two))),
    siteOf: Array.from(siteOf, (site) => site ?? -1),
    passengers: passengers.filter(({ site }) => numbers.has(site)).map(({ id }) => id),
    lines,
    linesAt: sites.map((_, at) => indices(lines, ([a, b]) => a === at || b === at)),
  }
}

const indices = <T>(all: readonly T[], fits: (one: T) => boolean): number[] =>
  all.flatMap((one, at) => (fits(one) ? [at] : []))

const joinsSame = (one: Segment, two: Segment): boolean =>
  (one.a === two.a && one.b === two.b) || (one.a === two.b && one.b === two.a)

/** Straight lines between sites of one map, or of maps side by side, that join two sites without a segment between them and cross none. */
function openLines(sites: readonly Site[], segments: readonly Segment[]): Line[] {
  const lines: Line[] = []
  for (let a = 0; a < sites.length; a++)
    for (let b = a + 1; b < sites.length; b++) {
      const line: Line = [a, b]
      if (!lineFlaw(sites, segments, line)) lines.push(line)
    }
  return lines
}

/** The reason why no clip joins two sites, whatever lies on the table. */
export function lineFlaw(
  sites: readonly Site[],
  segments: readonly Segment[],
  line: Line,
): 'farApart' | 'joined' | 'crossing' | undefined {
  const [a, b] = line
  if (!areClose(sites, a, b)) return 'farApart'
  if (segments.some((one) => joinsSame(one, { a, b, red: true }))) return 'joined'
  return segments.some((one) => crosses(sites, line, [one.a, one.b])) ? 'crossing' : undefined
}

/** Whether two sites lie on one map, or on maps that touch by a side. */
function areClose(sites: readonly Site[], a: number, b: number): boolean {
  const [[row, column], [otherRow, otherColumn]] = [mapOf(sites, a), mapOf(sites, b)]
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) <= 1
}

const mapOf = (sites: readonly Site[], at: number) => need(sites[at], 'a site').map

/** Whether two straight lines of the wide drawing meet anywhere but in a site that both join. */
export function crosses(sites: readonly Site[], [a, b]: Line, [c, d]: Line): boolean {
  if (a === c || a === d || b === c || b === d) return false
  const abc = turnOf(sites, a, b, c)
  const abd = turnOf(sites, a, b, d)
  const cda = turnOf(sites, c, d, a)
  const cdb = turnOf(sites, c, d, b)
  return abc * abd <= 0 && cda * cdb <= 0 && (abc !== abd || cda !== cdb)
}

/** 1 where the way from one site over a second to a third turns to the right, -1 to the left, 0 straight on. */
function turnOf(sites: readonly Site[], p: number, q: number, r: number): number {
  const [px, py] = wideOf(sites, p)
  const [qx, qy] = wideOf(sites, q)
  const [rx, ry] = wideOf(sites, r)
  return Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
}

const wideOf = (sites: readonly Site[], at: number) => need(sites[at], 'a site').wide
