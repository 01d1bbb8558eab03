import { group, path, round, stroke } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'

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
