import type { Group, Paint, Path, Point, Shape, Stop, Stroke, Text } from './shape.ts'

/** The fill and stroke of an outline. */
export type OutlineStyle = Omit<Path, 'type' | 'd'>

const short = (value: number) => Math.round(value * 100) / 100

/** A coordinate as path data, to a hundredth. */
export const at = (x: number, y: number) => `${short(x)} ${short(y)}`

/** An outline from path data. */
export const path = (d: string, look: OutlineStyle): Path => ({ type: 'path', d, ...look })

/** A line's look, with butt ends. */
export const stroke = (colour: string, width: number, rest: Partial<Stroke> = {}): Stroke => ({
  colour,
  width,
  ...rest,
})

/** Path data of a rectangle, its corners rounded by `radius`. */
export function box(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2))
  if (r === 0) return `M${at(x, y)}H${short(x + w)}V${short(y + h)}H${short(x)}Z`
  const turn = (tx: number, ty: number) => `A${short(r)} ${short(r)} 0 0 1 ${at(tx, ty)}`
  return [
    `M${at(x + r, y)}H${short(x + w - r)}${turn(x + w, y + r)}`,
    `V${short(y + h - r)}${turn(x + w - r, y + h)}`,
    `H${short(x + r)}${turn(x, y + h - r)}V${short(y + r)}${turn(x + r, y)}Z`,
  ].join('')
}

/** Path data of an ellipse. */
export function round(x: number, y: number, rx: number, ry = rx): string {
  const half = (to: number) => `A${short(rx)} ${short(ry)} 0 0 1 ${at(to, y)}`
  return `M${at(x - rx, y)}${half(x + rx)}${half(x - rx)}Z`
}

/** Path data through points, closed. */
export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

/** Path data of a smooth open curve through points. */
export function smooth(points: readonly Point[]): string {
  const near = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  let d = `M${at(...near(0))}`
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = near(i - 1)
    const [x1, y1] = near(i)
    const [x2, y2] = near(i + 1)
    const [x3, y3] = near(i + 2)
    const first = at(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6)
    d += `C${first} ${at(x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)} ${at(x2, y2)}`
  }
  return d
}

/** In high contrast, an outline for a figure on dark or light ground: white around black. Draw it before the figure. */
export const edged = (d: string, width: number): Path[] => [
  path(d, { only: 'contrast', stroke: stroke('#ffffff', 2 * width) }),
  path(d, { only: 'contrast', stroke: stroke('#000000', width) }),
]

/** A filled rectangle. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Paint,
  look: OutlineStyle & { readonly radius?: number } = {},
): Path => {
  const { radius, ...rest } = look
  return path(box(x, y, w, h, radius), { fill, ...rest })
}

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, fill: Paint, look: OutlineStyle = {}): Path =>
  path(round(x, y, radius), { fill, ...look })

/** A filled polygon. */
export const poly = (points: readonly Point[], fill: Paint, look: OutlineStyle = {}): Path =>
  path(polygon(points), { fill, ...look })

/** A straight line. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width = 1,
  look: OutlineStyle = {},
): Path => path(`M${at(x1, y1)}L${at(x2, y2)}`, { stroke: stroke(colour, width), ...look })

/** Shapes moved and scaled together. */
export const group = (
  x: number,
  y: number,
  scale: number | Point,
  shapes: readonly Shape[],
  look: Omit<Partial<Group>, 'type' | 'shapes'> = {},
): Group => ({ type: 'group', x, y, scale, shapes, ...look })

/** A line of text; `y` is its baseline. */
export const text = (x: number, y: number, words: string, look: Omit<Text, 'type' | 'x' | 'y' | 'text'>): Text => ({
  type: 'text',
  x,
  y,
  text: words,
  ...look,
})

/** A gradient from `y` down to `y + h`, evenly spread unless stops are given. */
export function downwards(y: number, h: number, colours: readonly string[], stops?: readonly number[]): Paint {
  const spread = (index: number): number => stops?.[index] ?? index / Math.max(1, colours.length - 1)
  return {
    type: 'linear',
    from: [0, y],
    to: [0, y + h],
    stops: colours.map((colour, index): Stop => [spread(index), colour]),
  }
}

/** A seeded generator of numbers from 0 up to 1, for grain and jags in pictures only. */
export function grain(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Shapes as part of the table itself, which isn't drawn where the stage is see-through. */
export const ground = (shapes: readonly Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, ground: true }))
