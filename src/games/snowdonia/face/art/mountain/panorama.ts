import { mix } from '../../../../../stage/art/colour.ts'
import { at, grain, group, path, smooth } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat } from '../../../../../stage/kit/scenery/frame.ts'
import { sheep } from '../../../../../stage/kit/scenery/houses.ts'
import { peak, range } from '../../../../../stage/kit/scenery/land.ts'
import { haze } from '../../../../../stage/kit/scenery/mist.ts'
import { bars, draw, fill } from '../../../../../stage/kit/scenery/shapes.ts'
import { groundAt, inUnits, type Mountain, toneOf } from './frame.ts'
import { type Landmark, landmarkShapes } from './landmarks.ts'
import { bodyShapes, cragShapes, peakShapes } from './massif.ts'
import { farShapes, lakeShapes, skyShapes } from './sky.ts'
import { veilShapes } from './veil.ts'

/**
 * The whole land behind the railway: one climb from the lake to the summit, whose height may be written, and whose top
 * is `top` below the sky’s.
 */
export const panorama = (
  m: Mountain,
  places: ReadonlyMap<number, Landmark>,
  isSummit: boolean,
  height = '',
  top = Math.max(23, m.h * 0.05),
): Shape[] => [
  ...skyShapes(m),
  ...farShapes(m),
  ...lakeShapes(m),
  ...cragShapes(m),
  ...peakShapes(m, top, m.w / 1604, isSummit, height),
  ...bodyShapes(m),
  ...nearShapes(m),
  ...pastureShapes(m),
  ...moorShapes(m),
  ...landmarkShapes(m, places),
  ...veilShapes(m, m.weather, m.palette, 'behind'),
]

/** A nearer ridge at the mountain's foot, and a tarn before it. */
function nearShapes(m: Mountain): Shape[] {
  const { frame, foot, unit, weather, w } = m
  const base = foot / unit + 2
  return [
    inUnits(m, [
      haze(frame, base - 24, 12, weather === 'sun' ? 0.22 : 0.4),
      range(
        frame,
        'near',
        { seed: 23, base },
        peak(0.86, base - 34, 0.1),
        peak(0.69, base - 27, 0.09),
        peak(1.02, base - 27, 0.09),
        peak(0.545, base - 20, 0.07),
        peak(0.43, base - 11, 0.06),
      ),
    ]),
    ...tarnShapes(m, w * 0.795, foot - 16),
  ]
}

function tarnShapes({ palette, w }: Mountain, x: number, y: number): Shape[] {
  const s = w / 1604
  const p = (dx: number, dy: number) => at(x + dx * s, y + dy)
  const d = `M${p(-122, 0)}Q${p(-60, -16)} ${p(30, -12)}Q${p(134, -8)} ${p(130, 4)}Q${p(40, 20)} ${p(-80, 14)}Q${p(-148, 9)} ${p(-122, 0)}Z`
  return [
    fill(d, mix(palette.water, palette.foam, 0.12)),
    bars(palette.foam, 2, 0.7, x - 80 * s, y + 4, 56 * s, x + 6, y - 4, 70 * s, x - 30 * s, y + 9, 90 * s),
  ]
}

/** Meadows: their left edge and their breadth as shares of the width, how far above the foot, how deep, whether lit. */
const meadows = [
  [0.011, 0.075, 0, 9, false],
  [0.094, 0.056, 8, 8, true],
  [0.206, 0.068, 12, 8, false],
  [0.284, 0.075, 32, 9, true],
  [0.374, 0.05, 36, 7, false],
  [0.244, 0.037, 54, 6, true],
] as const

/** Flocks: share of the width, height above the foot, size. */
const flock = [
  [0.337, 52, 2.2],
  [0.353, 42, 2.2],
  [0.324, 38, 2],
  [0.438, 62, 1.8],
  [0.451, 50, 1.8],
] as const

/** Meadows, dry-stone walls and sheep on the lower slopes. */
function pastureShapes(m: Mountain): Shape[] {
  const { w, foot, palette } = m
  const next = grain(13)
  const wall = (share: number, ...rest: readonly number[]) => {
    const x = share * w
    const below = rest.map((dx, i): Point => [x + dx, foot - 54 + i * 22])
    return draw(smooth([[x, groundAt(m, x) + 2], ...below]), palette.foreLit, 2.2, { dash: [5, 2.4] })
  }
  return [
    ...meadows.map(([left, broad, up, deep, isLit]) => {
      const [x, y, long] = [left * w, foot - up, broad * w]
      const d = `M${at(x, y)}q${at(long * 0.5, -9 - next() * 4)} ${at(long, -4)}l${at(-9, deep)}q${at(-long * 0.45, -3)} ${at(-long, deep * 0.6)}Z`
      return fill(d, isLit ? palette.light : toneOf(palette.hollows, 0.1), isLit ? 0.4 : 0.55)
    }),
    group(0, 0, 1, [wall(0.265, 14, -2, 14), wall(0.4, 28, 10, 36)], { opacity: 0.5 }),
    ...flock.map(([share, up, size]) => group(share * w, foot - up, size, flat(sheep()))),
  ]
}

/** Dark moor in front, behind the boards. */
function moorShapes({ w, h, foot, palette }: Mountain): Shape[] {
  const crest = (heights: readonly number[]) =>
    `${smooth(heights.map((dy, i): Point => [((i / (heights.length - 1)) * 1.02 - 0.01) * w, foot + dy]))}L${w + 10} ${h}L-10 ${h}Z`
  return [
    path(crest([-6, -18, -4, -16, -2, -12, 4, -12]), { fill: palette.foreLit }),
    path(crest([14, 4, 18, 6, 16, 8, 18]), { fill: palette.fore }),
  ]
}
