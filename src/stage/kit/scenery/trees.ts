import { grain, round } from '../../art/draw.ts'
import type { Point } from '../../art/shape.ts'
import type { SceneArt, SceneFrame } from './frame.ts'
import { disc, fill, outline, upTo } from './shapes.ts'

/** Dark and lit leaves. */
export interface Leaves {
  readonly dark: string
  readonly lit: string
}

/** Firs in the scene's own light. */
export const evergreens = ({ hour }: SceneFrame): Leaves => ({ dark: hour.fore, lit: hour.foreLit })
/** Oaks in leaf. */
export const greenOaks = ({ hour }: SceneFrame): Leaves => ({ dark: hour.fore, lit: hour.near })
/** Oaks in autumn. */
export const turnedOaks = ({ hour }: SceneFrame): Leaves => ({ dark: hour.fore, lit: hour.turned })

/** A row of trees, as made by {@link row}. */
export interface TreeRow {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly low: number
  readonly high: number
  /** Units between trunks. */
  readonly step?: number
  readonly seed: number
}

/** A row of trees: from one share of the width to another, the height of its ground, the lowest and highest tree. */
export const row = (
  from: number,
  to: number,
  y: number,
  low: number,
  high: number,
  seed: number,
  step?: number,
): TreeRow => ({ from, to, y, low, high, seed, ...(step !== undefined && { step }) })

/** Every tree of a row: foot and height. */
function trees(f: SceneFrame, { from, to, y, low, high, step = 5, seed }: TreeRow) {
  const next = grain(seed)
  const gap = step * f.size
  const count = Math.max(1, Math.round((f.x(to) - f.x(from)) / gap))
  return upTo(count).map((i) => ({
    x: f.x(from) + (i + 0.2 + next() * 0.6) * gap,
    y: y + next() * 1.4,
    high: (low + (high - low) * next()) * f.size,
    seed: seed + i,
  }))
}

/** A fir's outline on its way up: half widths and heights, as shares of its height. */
const boughs = (tiers: number): Point[] =>
  upTo(tiers).flatMap((i): Point[] => {
    const [wide, foot] = [0.25 * (1 - i / (tiers + 0.6)), 0.06 + (i * 0.76) / tiers]
    return [
      [wide, foot],
      [wide * 0.44, foot + 0.62 / tiers],
    ]
  })

/** A fir's outline and its lit half. */
function fir(x: number, y: number, high: number): { dark: string; lit: string } {
  const edge = boughs(high < 13 ? 2 : high < 22 ? 3 : 4)
  const side = (sign: 1 | -1) => edge.map(([wide, up]): Point => [x + sign * wide * high, y - up * high])
  const top: Point = [x, y - high]
  const trunk: Point[] = [
    [x + high * 0.03, y],
    [x - high * 0.03, y],
  ]
  return {
    dark: outline([...trunk, ...side(-1), top, ...side(1).reverse()]),
    lit: outline([...side(-1), top, [x - high * 0.04, y - high * 0.06]]),
  }
}

/** Firs seen from afar: a toothed edge over a dark foot, each tree lit on one side. */
export function firWood(f: SceneFrame, { dark, lit }: Leaves, place: TreeRow): SceneArt {
  const all = trees(f, { step: 6, ...place })
  const [left, right, foot] = [f.x(place.from), f.x(place.to), place.y + 2]
  const tooth = ({ x, y, high }: (typeof all)[number]): Point[] => [
    [x - high * 0.2, y - high * 0.1],
    [x, y - high],
    [x + high * 0.2, y - high * 0.1],
  ]
  const side = ({ x, y, high }: (typeof all)[number]): Point[] => [
    [x - high * 0.2, y - high * 0.1],
    [x, y - high],
    [x - high * 0.04, y - high * 0.16],
  ]
  const edge = outline([[left, foot], ...all.flatMap(tooth), [right, foot]])
  return [fill(edge, dark), fill(all.map((tree) => outline(side(tree))).join(''), lit)]
}

/** A row of firs. */
export function firs(f: SceneFrame, { dark, lit }: Leaves, place: TreeRow): SceneArt {
  const all = trees(f, place).map(({ x, y, high }) => fir(x, y, high))
  return [fill(all.map((one) => one.dark).join(''), dark), fill(all.map((one) => one.lit).join(''), lit)]
}

/** A small tree gets fewer leaves. */
const smallCrown = [-0.17, -0.52, 0.24, 0.17, -0.54, 0.24, 0, -0.72, 0.26]
const smallGlow = [-0.19, -0.58, 0.15, -0.03, -0.78, 0.15]
const crown = [-0.25, -0.46, 0.2, 0.23, -0.48, 0.21, 0, -0.7, 0.25, -0.16, -0.6, 0.22, 0.15, -0.58, 0.22]
const glow = [-0.27, -0.53, 0.12, -0.07, -0.8, 0.13, -0.19, -0.69, 0.12, 0.12, -0.68, 0.09, 0.2, -0.55, 0.08]

interface Tree {
  readonly x: number
  readonly y: number
  readonly high: number
  readonly seed: number
}

const small = 19

function leaves(spots: readonly number[], { x, y, high, seed }: Tree): string {
  const next = grain(seed * 7 + 3)
  return upTo(Math.floor(spots.length / 3))
    .map((i) => {
      const [dx = 0, dy = 0, r = 0] = spots.slice(i * 3)
      return disc(x + dx * high, y + dy * high, r * high * (0.9 + next() * 0.2))
    })
    .join('')
}

const trunk = ({ x, y, high }: Tree): string =>
  outline([
    [x - high * 0.05, y],
    [x - high * 0.03, y - high * 0.5],
    [x + high * 0.03, y - high * 0.5],
    [x + high * 0.05, y],
  ])

const leafy = (tree: Tree): { dark: string; lit: string } => ({
  dark: trunk(tree) + leaves(tree.high < small ? smallCrown : crown, tree),
  lit: leaves(tree.high < small ? smallGlow : glow, tree),
})

/** A row of broad-leaved trees. */
export function oaks(f: SceneFrame, { dark, lit }: Leaves, place: TreeRow): SceneArt {
  const all = trees(f, place).map(leafy)
  return [fill(all.map((one) => one.dark).join(''), dark), fill(all.map((one) => one.lit).join(''), lit)]
}

/** A wood seen from afar: an edge of crowns that touch, each lit on one side. */
export function wood(f: SceneFrame, { dark, lit }: Leaves, place: TreeRow): SceneArt {
  const all = trees(f, { step: 7, ...place })
  const [left, right, foot] = [f.x(place.from), f.x(place.to), place.y + 2]
  const crowns = all.map(({ x, y, high }) => ({ x, y: y - high * 0.62, r: high * 0.38 }))
  const base = outline([
    [left, foot],
    [left, place.y - place.low * 0.55],
    [right, place.y - place.low * 0.55],
    [right, foot],
  ])
  const dome = ({ x, y, r }: (typeof crowns)[number]) => disc(x, y, r)
  const glade = ({ x, y, r }: (typeof crowns)[number]) => disc(x - r * 0.2, y - r * 0.16, r * 0.74)
  return [fill(base + crowns.map(dome).join(''), dark), fill(crowns.map(glade).join(''), lit)]
}

/** One broad-leaved tree, its foot at 0, 0. */
export function oak({ dark, lit }: Leaves, high: number, seed = 1): SceneArt {
  const tree = { x: 0, y: 0, high, seed }
  return [fill(trunk(tree) + leaves(crown, tree), dark), fill(leaves(glow, tree), lit)]
}

/** A Scots pine: a bare leaning trunk under flat clouds of needles. */
export const pine = ({ dark, lit }: Leaves, high: number): SceneArt => {
  const s = (n: number) => Math.round(n * high * 10) / 10
  return [
    fill(
      `M${s(-0.03)} 0Q${s(0)} ${s(-0.5)} ${s(0.06)} ${s(-0.8)}L${s(0.1)} ${s(-0.8)}Q${s(0.05)} ${s(-0.4)} ${s(0.04)} 0Z`,
      dark,
    ),
    fill(
      `M${s(0.03)} ${s(-0.5)}Q${s(0.1)} ${s(-0.6)} ${s(0.24)} ${s(-0.62)}L${s(0.24)} ${s(-0.59)}Q${s(0.12)} ${s(-0.56)} ${s(0.05)} ${s(-0.45)}Z`,
      dark,
    ),
    fill(cloudlets(high, [0.06, -0.84, 0.26, -0.08, -0.74, 0.18, 0.22, -0.66, 0.17]), dark),
    fill(cloudlets(high, [0.02, -0.9, 0.16, -0.12, -0.79, 0.1, 0.18, -0.7, 0.1]), lit),
  ]
}

const cloudlets = (high: number, spots: readonly number[]) =>
  upTo(Math.floor(spots.length / 3))
    .map((i) => {
      const [x = 0, y = 0, r = 0] = spots.slice(i * 3)
      return round(x * high, y * high, r * high, r * high * 0.5)
    })
    .join('')
