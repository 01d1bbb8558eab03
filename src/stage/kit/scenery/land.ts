import { mix } from '../../art/colour.ts'
import { at, downwards, grain, group, smooth } from '../../art/draw.ts'
import type { Path, Point } from '../../art/shape.ts'
import { deepest, type SceneArt, type SceneFrame } from './frame.ts'
import { draw, fill, outline, points, upTo } from './shapes.ts'

/** A mountain: the place and height of its summit, and how far its feet reach to either side. */
export interface Peak {
  readonly share: number
  readonly top: number
  readonly left: number
  readonly right: number
}

/** A mountain: its summit as a share of the width, its height in units, its reach either way as shares. */
export const peak = (share: number, top: number, left: number, right = left): Peak => ({ share, top, left, right })

/** The depth of a piece of land. */
export type LandDepth = 'far' | 'mid' | 'near'

const tones = ({ hour }: SceneFrame, depth: LandDepth) => ({ lit: hour[depth], shade: hour[`${depth}Shade`] })

/** The looks of a chain of mountains. */
export interface RangeLook {
  readonly seed: number
  readonly base?: number
  /** Where the shadow falls: 1 to the right, -1 to the left. */
  readonly lee?: 1 | -1
  /** Raggedness of the outline, in units. */
  readonly ragged?: number
}

/** A slope from a summit down to a foot: steep above, easing out below, in ragged steps. */
function slope(summit: Point, foot: Point, ragged: number, next: () => number): Point[] {
  const steps = 7
  return upTo(steps + 1).map((i): Point => {
    const way = i / steps
    const free = i === 0 || i === steps ? 0 : 1
    const jut = (next() - 0.5) * 2 * ragged * free * (1 - way * 0.5)
    const y = summit[1] + (foot[1] - summit[1]) * way ** 0.84
    return [summit[0] + (foot[0] - summit[0]) * way + jut * 0.7, y + jut * 0.6]
  })
}

/** The ridge between light and shade, zigzagging down from the summit. */
function spine([x, y]: Point, base: number, lee: number, next: () => number): Point[] {
  const high = base - y
  const steps = 6
  return upTo(steps + 1).map((i): Point => {
    const way = i / steps
    const side = i === 0 ? 0 : i % 2 === 0 ? 1 : -1
    const sway = side * high * 0.085 * (0.6 + next() * 0.8)
    return [x + lee * high * 0.16 * way + sway, y + high * way]
  })
}

interface Flanks {
  readonly lit: readonly Point[]
  readonly lee: readonly Point[]
  readonly spine: readonly Point[]
}

function flanks(f: SceneFrame, { share, top, left, right }: Peak, look: RangeLook): Flanks {
  const { base = 84, lee = 1, ragged = 2.4, seed } = look
  const next = grain(seed + Math.round(share * 997))
  const summit: Point = [f.x(share), top]
  const reach = f.tall ? 1.9 : 1.3
  const feet = { left: f.x(share - left * reach), right: f.x(share + right * reach) }
  const slopeTo = (x: number) => slope(summit, [x, base], ragged, next)
  const [one, two] = [slopeTo(feet.left), slopeTo(feet.right)]
  const ridge = spine(summit, base, lee, next)
  return lee === 1 ? { lit: one, lee: two, spine: ridge } : { lit: two, lee: one, spine: ridge }
}

const nth = (line: readonly Point[], index: number): Point => line[index] ?? [0, 0]
const between = ([x, y]: Point, [u, v]: Point, way: number): Point => [x + (u - x) * way, y + (v - y) * way]

/** Gullies: wedges of shade that run down the lit flank from its edge. */
function gullies({ lit, spine: ridge }: Flanks): string {
  return [1, 2, 4]
    .map((i) => {
      const head = between(nth(lit, i), nth(ridge, i), 0.42)
      const foot = between(nth(lit, i + 2), nth(ridge, i + 2), 0.3)
      const side = between(nth(lit, i + 1), nth(ridge, i + 1), 0.66)
      return outline([head, side, foot])
    })
    .join('')
}

/** Ribs: wedges of light on the shaded flank. */
function ribs({ lee, spine: ridge }: Flanks): string {
  return [1, 3]
    .map((i) => {
      const head = between(nth(ridge, i), nth(lee, i), 0.4)
      const foot = between(nth(ridge, i + 2), nth(lee, i + 2), 0.62)
      const side = between(nth(ridge, i + 1), nth(lee, i + 1), 0.24)
      return outline([head, side, foot])
    })
    .join('')
}

/** The edge that catches the light, from the summit a third of the way down. */
function rim({ lit, spine: ridge }: Flanks): string {
  const outer = lit.slice(0, 4)
  const inner = [2, 1].map((i) => between(nth(lit, i), nth(ridge, i), 0.24))
  return outline([...outer, ...inner])
}

function mountain(f: SceneFrame, one: Peak, depth: LandDepth, look: RangeLook): Path[] {
  const { base = 84 } = look
  const { lit, shade } = tones(f, depth)
  const { mist, light } = f.hour
  const sides = flanks(f, one, look)
  const fade = (colour: string) =>
    downwards(one.top, base - one.top, [colour, colour, mix(colour, mist, 0.62)], [0, 0.4, 1])
  const body = [...[...sides.lit].reverse(), ...sides.lee.slice(1)]
  const dark = [...sides.lee, ...[...sides.spine].reverse()]
  return [
    fill(outline(body), fade(lit)),
    fill(outline(dark), fade(shade)),
    fill(gullies(sides), shade, 0.34),
    fill(ribs(sides), lit, 0.5),
    fill(rim(sides), light, depth === 'far' ? 0.55 : 0.7),
  ]
}

/** A chain of mountains, each with a lit and a shaded flank, their feet lost in haze. List the highest first. */
export const range = (f: SceneFrame, depth: LandDepth, look: RangeLook, ...peaks: readonly Peak[]): Path[] =>
  peaks.flatMap((one) => mountain(f, one, depth, look))

/** The outline of rolling land through `share, y` pairs, from its crest down to `base`. */
export function crest(f: SceneFrame, base: number, pairs: readonly number[]): string {
  const line = points(...pairs).map(([share, y]): Point => [f.x(share), y])
  const [first, last] = [line.at(0) ?? [0, 0], line.at(-1) ?? [0, 0]]
  const spread = (x: number, by: number) => (x > 0 && x < f.w ? x + by * (base === deepest ? 26 : 0) : x)
  return `${smooth(line)}L${at(spread(last[0], 1), base)}L${at(spread(first[0], -1), base)}Z`
}

/** Rolling land through `share, y` pairs: a lit edge along the crest, darker towards its foot. */
export const hill = (f: SceneFrame, colour: string, pairs: readonly number[]): SceneArt =>
  mound(f, colour, deepest, pairs)

/** The ground in front, with heights measured from the top edge of the track bed. */
export const foreground = (f: SceneFrame, colour: string, pairs: readonly number[]): SceneArt =>
  hill(
    f,
    colour,
    pairs.map((value, i) => (i % 2 === 0 ? value : value + f.ground)),
  )

/** The same, but only down to `base`: an island, or a bank behind something. */
export function mound(f: SceneFrame, colour: string, base: number, pairs: readonly number[]): SceneArt {
  const d = crest(f, base, pairs)
  const top = Math.min(...points(...pairs).map(([, y]) => y))
  const body = downwards(top, 34, [colour, mix(colour, f.hour.fore, 0.3)])
  return [fill(d, mix(colour, f.hour.light, 0.5)), group(0, 1.2, 1, [fill(d, body)])]
}

/** A wall of dry stone, or a hedge, along `share, y` pairs. */
export const wall = (f: SceneFrame, colour: string, width: number, pairs: readonly number[]): Path =>
  draw(smooth(points(...pairs).map(([share, y]): Point => [f.x(share), y])), colour, width)

/** A part of a scene: from one share of the width to another, from one height down to another. */
export interface FieldBounds {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly foot: number
}

const rowsOf = ({ top, foot }: FieldBounds) =>
  upTo(4).map((i) => [top + (foot - top) * (i / 4) ** 1.3, top + (foot - top) * ((i + 1) / 4) ** 1.3])

/** A patchwork of fields, wider and deeper towards the viewer, with hedges between. */
export function fields(f: SceneFrame, seed: number, patch: FieldBounds): SceneArt {
  const next = grain(seed)
  const { near, nearShade, light, turned } = f.hour
  const colours = [mix(near, light, 0.4), nearShade, mix(near, light, 0.16), mix(near, turned, 0.3)]
  const [left, right] = [f.x(patch.from), f.x(patch.to)]
  const middle = (left + right) / 2
  return rowsOf(patch).map(([upper = 0, lower = 0], row) => {
    const count = 4 + Math.floor(next() * 2) - (row > 2 ? 1 : 0)
    const lean = (x: number, y: number) =>
      middle + (x - middle) * (0.72 + (0.28 * (y - patch.top)) / (patch.foot - patch.top))
    const edges = upTo(count + 1).map((i) => left + ((right - left) * (i + (next() - 0.5) * 0.4)) / count)
    return edges.slice(1).map((edge, i) => {
      const [a, b] = [edges[i] ?? left, edge]
      const sag = (lower - upper) * 0.18
      const d = `M${at(lean(a, upper), upper)}Q${at(lean((a + b) / 2, upper), upper - sag)} ${at(lean(b, upper), upper)}L${at(lean(b, lower), lower)}Q${at(lean((a + b) / 2, lower), lower - sag)} ${at(lean(a, lower), lower)}Z`
      return fill(d, colours[(i + row * 2 + Math.floor(next() * 2)) % colours.length] ?? near, 0.75)
    })
  })
}
