import { lightness, mix } from '../../art/colour.ts'
import { circle, path, rect, stroke } from '../../art/draw.ts'
import type { Paint, Path } from '../../art/shape.ts'
import type { SceneArt } from '../scenery/frame.ts'
import { boxes, discs, fill } from '../scenery/shapes.ts'
import type { SeatPaints } from './paints.ts'

/** A seat's train from the side, facing right on rails at 0, about 124 units long. */
export interface SeatTrain {
  readonly art: (paints: SeatPaints) => SceneArt
  /** The top of its chimney; a train without one runs by electricity. */
  readonly chimney?: readonly [x: number, y: number]
}

const iron = '#14181b'
const pewter = '#8d959a'
const lamp = '#f6e3ad'
const brass = '#c79a3b'
const cream = '#fbf3e0'

const wheels = (r: number, colour: string, ...xs: readonly number[]): SceneArt =>
  [iron, colour, iron].map((paint, ring) =>
    discs(paint, ...xs.flatMap((x) => [x, -r, r * ([1, 0.66, 0.2][ring] ?? 1)])),
  )

const edged = (d: string, paint: Paint, edge: string): Path => path(d, { fill: paint, stroke: stroke(edge, 1.2) })
const flank = ({ pattern, dark }: SeatPaints, x: number, y: number, w: number, h: number): Path =>
  rect(x, y, w, h, pattern, { stroke: stroke(dark, 1.2) })
const roof = (x: number, y: number, w: number, colour: string): Path => rect(x, y, w, 5, colour, { radius: 2 })
const panes = (y: number, w: number, h: number, ...xs: readonly number[]): SceneArt =>
  boxes(lamp, ...xs.flatMap((x) => [x, y, w, h]))

/** Letters as lines in a box of 6 by 10: pictures shown as images have no fonts. */
const letters: Readonly<Record<string, string>> = {
  B: 'M0 0V10H3.4Q6 10 6 7.4T3.4 4.9H0M3.2 4.9Q5.6 4.9 5.6 2.4T3.2 0H0',
  G: 'M6 2.6Q6 0 3 0T0 2.6V7.4Q0 10 3 10T6 7.4V5.2H3.4',
  K: 'M0 0V10M5.8 0L0 5.8M2.2 4.2L6 10',
  L: 'M0 0V10H5.6',
  R: 'M0 10V0H3.2Q6 0 6 2.8T3.2 5.6H0M3 5.6L6 10',
  Y: 'M0 0L3 5V10M6 0L3 5',
}

/** The seat's letter in a disc on the flank. */
function mark({ base, light, dark, letter }: SeatPaints, x: number, y: number): SceneArt {
  const d = letters[letter]
  if (d === undefined) return []
  return [
    circle(x, y, 10.3, cream),
    circle(x, y, 9, base),
    {
      type: 'group',
      x: x - 3,
      y: y - 5.2,
      scale: 1.04,
      shapes: [path(d, { stroke: stroke(lightness(base) > 0.5 ? dark : light, 2) })],
    },
  ]
}

const motorCoach = (s: SeatPaints): SceneArt => [
  wheels(6.5, pewter, 20, 36, 88, 104),
  boxes(iron, 6, -13, 112, 4),
  edged('M2 -13V-42Q2 -52 16 -53H108Q122 -52 122 -42V-13Z', s.base, s.dark),
  fill('M2 -13V-28H122V-13Z', s.pattern),
  panes(-46, 15, 14, 10, 30, 78, 98),
  boxes(s.dark, 52, -47, 20, 34),
  fill('M2 -48Q4 -56 18 -57H106Q120 -56 122 -48Z', '#cfd5d3'),
  mark(s, 62, -28),
]

const tenderEngine = (s: SeatPaints): SceneArt => [
  boxes(iron, 2, -13, 34, 4, 40, -13, 82, 4),
  wheels(6, s.base, 9, 29, 102, 115),
  flank(s, 2, -32, 33, 20),
  fill('M4 -32q6 -8 14 -5t13 5Z', '#22282c'),
  wheels(11, s.base, 56, 78),
  boxes(s.base, 40, -46, 20, 34),
  panes(-42, 10, 12, 44),
  roof(36, -50, 27, s.dark),
  flank(s, 60, -37, 58, 16),
  boxes(s.dark, 112, -39, 8, 24),
  fill('M106 -37L104 -62H116L114 -37Z', iron),
  roof(102, -65, 16, iron),
  fill('M78 -37q0 -9 7 -9t7 9Z', brass),
  mark(s, 19, -22),
]

const tankEngine = (s: SeatPaints): SceneArt => [
  boxes(iron, 4, -13, 112, 5, 112, -14, 8, 4),
  wheels(9.5, s.base, 20, 44, 68),
  wheels(6, s.base, 100),
  boxes(s.base, 8, -48, 28, 36, 36, -36, 72, 14),
  panes(-43, 14, 12, 14),
  roof(4, -52, 36, s.dark),
  boxes(mix(s.base, '#ffffff', 0.3), 36, -36, 72, 4),
  boxes(s.dark, 100, -38, 12, 26),
  flank(s, 36, -34, 48, 22),
  boxes(iron, 94, -58, 9, 24),
  roof(91, -60, 15, brass),
  fill('M62 -36q0 -10 8 -10t8 10Z', brass),
  mark(s, 60, -23),
]

const streetCar = (s: SeatPaints): SceneArt => [
  wheels(6.5, pewter, 24, 40, 84, 100),
  boxes(iron, 10, -14, 104, 5),
  edged('M4 -14V-34Q4 -46 16 -46H108Q120 -46 120 -34V-14Z', cream, s.dark),
  fill('M4 -14V-28H120V-14Z', s.pattern),
  boxes('#33535f', ...[10, 30, 70, 90].flatMap((x) => [x, -42, 15, 12])),
  roof(8, -51, 108, s.base),
  boxes(s.dark, 30, -55, 64, 4),
  path('M60 -55L34 -70', { stroke: stroke(iron, 2) }),
  mark(s, 62, -25),
]

const steepleCab = (s: SeatPaints): SceneArt => [
  wheels(8, pewter, 20, 40, 84, 104),
  boxes(iron, 2, -16, 120, 6),
  edged('M4 -16V-26L10 -34H42V-16ZM120 -16V-26L114 -34H82V-16Z', s.pattern, s.dark),
  edged('M42 -50H82V-16H42Z', s.base, s.dark),
  panes(-46, 13, 12, 46, 65),
  roof(37, -54, 50, s.dark),
  path('M52 -54L44 -64L62 -74L80 -64L72 -54M46 -74H78', { stroke: stroke(iron, 1.8) }),
  mark(s, 62, -24),
]

const saddleTank = (s: SeatPaints): SceneArt => [
  boxes(iron, 4, -14, 114, 5, 90, -64, 9, 18),
  wheels(10, pewter, 22, 46, 70),
  wheels(6, pewter, 102),
  boxes(s.base, 6, -46, 24, 33),
  panes(-42, 12, 12, 11),
  roof(2, -50, 32, s.dark),
  edged('M30 -16V-34Q30 -46 42 -46H96Q108 -46 108 -34V-16Z', s.pattern, s.light),
  boxes(s.dark, 106, -38, 10, 24),
  fill('M86 -66H103L100 -61H89ZM58 -46q0 -8 7 -8t7 8Z', brass),
  mark(s, 68, -30),
]

/** The train of each pattern, by its number. */
const trains: readonly SeatTrain[] = [
  { art: motorCoach },
  { art: tenderEngine, chimney: [110, -65] },
  { art: tankEngine, chimney: [98, -60] },
  { art: streetCar },
  { art: steepleCab },
  { art: saddleTank, chimney: [94, -66] },
]

/** The train of a seat with this number of pattern. */
export const seatTrain = (pattern: number): SeatTrain => trains[pattern % trains.length] ?? { art: motorCoach }
