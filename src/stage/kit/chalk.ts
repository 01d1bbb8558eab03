import { at, grain, group, path, round, smooth, stroke, text } from '../art/draw.ts'
import type { Group, Point, Shape } from '../art/shape.ts'
import type { Rect } from '../face.ts'

const engine = [
  'M-10 0H150M1 -5.2H31M1 -3.3H31M0 -6V-2.6M31.6 -6V-2.6M9 -5V-12H26M26 -12.2H30V-5',
  'M10.4 -7.2V-11.2Q10.4 -14.2 14 -14.2H22Q25 -14.2 25 -11.2V-7.2Z',
  'M26.8 -12.2L27 -17.2H26.2V-18.4H29.8V-17.2H29L29.2 -12.2M17 -14.2V-15.6Q18.4 -17.4 19.8 -15.6V-14.2',
  'M1.4 -5V-15.4M9.6 -5V-11H8.4V-15.4M3 -14.6H7.6V-11.2H3Z',
  'M-.2 -14.6V-15.2Q5 -18 10.4 -15.2V-14.6ZM12 -9.4H23.6M6.5 -2.2H22.5M28 -12.2V-5',
  'M0 3.4H31.6M0 2.4V4.4M31.6 2.4V4.4M44 3.4H122M44 2.4V4.4M122 2.4V4.4',
].join('')

const coach = (x: number) =>
  [
    `M${x} -3.2H${x + 24}V-11.4M${x} -3.2V-11.4M${x - 0.8} -11.2Q${x + 12} -14.6 ${x + 24.8} -11.2Z`,
    `M${x} -7H${x + 24}M${x - 2.6} -3H${x}`,
    ...[0, 1, 2, 3, 4].map((q) => `M${x + 1.6 + q * 4.5} -10.2h3v2.8h-3z`),
    round(x + 5, -1.7, 1.7),
    round(x + 19, -1.7, 1.7),
  ].join('')

const wheels = [6.5, 14.5, 22.5].map((x) => round(x, -2.9, 2.9) + round(x, -2.9, 0.6)).join('')

/** A draughtsman's elevation of an engine and three coaches, in faint chalk, in the middle of a rectangle. */
export function chalkEngine({ x, y, w, h }: Rect): Group {
  const scale = Math.min((w * 0.86) / 160, (h * 0.8) / 24)
  const d = engine + wheels + [44, 71, 98].map(coach).join('')
  return group(x + (w - 134 * scale) / 2, y + h / 2 + 8 * scale, scale, [
    path(d, { stroke: stroke('#dfe8ea', 0.42), opacity: 0.26 }),
  ])
}

const chalk = '#dfe8ea'

/** Heights of a ridge from left to right: summits between `low` and `high`, saddles between them. */
function ridge(w: number, low: number, high: number, step: number, seed: number): Point[] {
  const next = grain(seed)
  const count = Math.max(1, Math.round(w / step))
  return Array.from({ length: 2 * count + 1 }, (_, i): Point => {
    const x = (w * (i + (i % 2 === 0 ? 0 : next() * 0.6 - 0.3))) / (2 * count)
    const isSummit = i % 2 === 1
    return [x, -(isSummit ? low + (high - low) * (0.5 + next() * 0.5) : low * (0.5 + next() * 0.5))]
  })
}

/** Strokes down the shaded side of each summit. */
function hachures(points: readonly Point[], length: number): string {
  return points
    .flatMap(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? [x, y]
      const isSummit = i % 2 === 1
      if (!isSummit) return []
      const count = Math.max(3, Math.round((nx - x) / 7))
      return Array.from({ length: count }, (_, k) => {
        const t = (k + 0.6) / (count + 0.6)
        const [sx, sy] = [x + (nx - x) * t, y + (ny - y) * t + 3]
        const long = Math.min(-sy * 0.7, length * (1 - t * 0.5))
        return `M${at(sx, sy)}L${at(sx + long * 0.34, sy + long)}`
      })
    })
    .join('')
}

const straight = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}`

/** Hills as a surveyor sketches them, two ranges and the water at their foot, in faint chalk. */
export function chalkHills({ x, y, w, h }: Rect, seed: number): Group {
  const far = ridge(w, h * 0.3, h * 0.74, h * 1.7, seed)
  const near = ridge(w, h * 0.08, h * 0.4, h * 1.3, seed + 7)
  const next = grain(seed + 3)
  const ripples = Array.from({ length: Math.round(w / 34) }, () => {
    const [left, foot] = [next() * w * 0.94, -next() * h * 0.1]
    return `M${at(left, foot)}h${Math.round(10 + next() * 22)}`
  })
  const line = (d: string, width: number, opacity: number) =>
    path(d, { stroke: stroke(chalk, width, { round: true }), opacity })
  const shapes = [
    line(straight(far), 1.1, 0.17),
    line(hachures(far, h * 0.3), 0.8, 0.11),
    line(smooth(near), 1.2, 0.2),
    line(hachures(near, h * 0.2), 0.8, 0.12),
    line(ripples.join(''), 0.9, 0.13),
  ]
  return group(x, y + h, 1, shapes, { clip: `M0 ${-h}H${w}V2H0Z` })
}

/** A compass rose centred at `x`, `y`. */
export function chalkCompass(x: number, y: number, r: number): Group {
  const points = (from: number, long: number, wide: number) =>
    [0, 1, 2, 3].map((i) => {
      const turn = from + (i * Math.PI) / 2
      const tip = at(Math.sin(turn) * long, -Math.cos(turn) * long)
      const side = (by: number) => at(Math.sin(turn + by) * wide, -Math.cos(turn + by) * wide)
      return `M${tip}L${side(Math.PI / 4)}L0 0ZM${tip}L${side(-Math.PI / 4)}L0 0`
    })
  const ticks = Array.from({ length: 32 }, (_, i) => {
    const turn = (i * Math.PI) / 16
    const [s, c] = [Math.sin(turn), -Math.cos(turn)]
    const inner = i % 4 === 0 ? 74 : 79
    return `M${at(s * inner, c * inner)}L${at(s * 84, c * 84)}`
  })
  const rose = [...points(Math.PI / 4, 46, 12), ...points(0, 70, 15)].join('')
  return group(x, y, r / 100, [
    path(round(0, 0, 84) + round(0, 0, 71), { stroke: stroke(chalk, 1.5), opacity: 0.2 }),
    path(ticks.join(''), { stroke: stroke(chalk, 1.5), opacity: 0.24 }),
    path(rose, { stroke: stroke(chalk, 1.7), opacity: 0.3 }),
    ...(r < 30 ? [] : [northMark()]),
  ])
}

const northMark = (): Shape =>
  text(0, -90, 'N', { font: 'display', size: 46, anchor: 'middle', colour: chalk, opacity: 0.42 })

/** A scale of miles, from its left end. */
export function chalkScale(x: number, y: number, w: number): Group {
  const step = w / 5
  const boxes = [0, 1, 2, 3, 4].map((i) => {
    const d = `M${at(i * step, -3)}h${step}v6h${-step}z`
    return path(d, {
      stroke: stroke(chalk, 1),
      opacity: 0.28,
      ...(i % 2 === 0 && { fill: 'rgba(223, 232, 234, 0.5)' }),
    })
  })
  return group(x, y, 1, boxes)
}
