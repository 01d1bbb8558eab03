import { colours } from '../../../../kit/tokens.ts'
import { circle, edged, group, line, path, round, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

const smock = 'M-12 1Q-12 5 0 5Q12 5 12 1L8.6 -20Q7.6 -26 0 -26Q-7.6 -26 -8.6 -20Z'
const robe = 'M-13 0Q-13 5 0 5Q13 5 13 0Q9 -6 7.6 -14Q7 -22 5 -25H-5Q-7 -22 -7.6 -14Q-9 -6 -13 0Z'
const skin = '#e6bd94'

/** A seat's letter on a dark disc. */
const letterOn = (x: number, y: number, r: number, { dark, letter }: SeatPaints): Shape[] => [
  circle(x, y, r, dark, { stroke: stroke(colours.white, 1.2) }),
  text(x, y + r * 0.68, letter, { font: 'display', size: r * 1.96, anchor: 'middle', colour: colours.white }),
]

const shadowOf = (rx: number, ry: number): Shape =>
  path(round(0, 3, rx, ry), { fill: '#0b0f12', opacity: 0.42, only: 'usual' })

/** A labourer with a flat cap and a pick on his shoulder: 30 wide and 52 high at scale 1, feet at `x`, `y`. */
export const labourer = (x: number, y: number, scale: number, seat: SeatPaints): Group =>
  group(x, y, scale, [
    shadowOf(15, 4.6),
    ...edged(smock, 3),
    line(9.5, -12, 16.5, -44, '#6f4a26', 3),
    path('M4.5 -41.5Q15.5 -51.5 28.5 -41Q16.5 -46.6 4.5 -41.5Z', {
      fill: '#d3dade',
      stroke: stroke(colours.slate800, 1.1),
    }),
    path(smock, { fill: seat.pattern, stroke: stroke(seat.dark, 1.8) }),
    path('M8 -20Q13 -19 13.4 -13L11.4 -9', { stroke: stroke(seat.dark, 4.6, { round: true }) }),
    circle(0, -31, 7.2, skin, { stroke: stroke('#7d5230', 1) }),
    path('M-8.6 -32.5Q-8 -40.6 0 -40.6Q8 -40.6 9 -33.4L13.4 -32Q6 -31.4 0 -33Q-5 -33.6 -8.6 -32.5Z', {
      fill: seat.dark,
    }),
    ...letterOn(0, -10, 8.2, seat),
  ])

/** The door of the inn, with its step at `x`, `y`; its lamp is lit when a labourer can come out. */
export const innDoor = (x: number, y: number, scale: number, isLit: boolean): Group =>
  group(x, y, scale, [
    path('M-19 3V-36L0 -48L19 -36V3Z', { fill: '#55606a', stroke: stroke('#2a343b', 1.4) }),
    path('M-23 -33L0 -49L23 -33', { stroke: stroke('#3b3f4a', 4.4, { round: true }) }),
    path('M-11 3V-22A11 11 0 0 1 11 -22V3Z', { fill: isLit ? '#e8b552' : '#2b2622', stroke: stroke('#241d17', 2) }),
    ...(isLit ? [] : [path('M-5.5 3V-28M0 3V-32M5.5 3V-28', { stroke: stroke('#3d352d', 1.2) })]),
    circle(15.5, -24, 2.6, isLit ? '#ffe39a' : '#8b8467', { stroke: stroke('#2a211a', 1) }),
  ])

/** The outline of a labourer who isn't there. */
export const ghost = (x: number, y: number, scale: number, colour: string): Group => {
  const dashes = stroke(colour, 1.6, { dash: [3, 2.4] })
  return group(x, y, scale, [
    path(smock, { stroke: dashes }),
    circle(0, -31, 7.2, 'rgba(0, 0, 0, 0)', { stroke: dashes }),
  ])
}

/** A surveyor with a broad hat and a red and white staff, feet at `x`, `y`. */
export const surveyorFigure = (x: number, y: number, scale: number, seat: SeatPaints): Group =>
  group(x, y, scale, [
    shadowOf(15, 5),
    ...edged(robe, 3),
    line(13, -48, 13, 2, colours.paper, 3.4),
    ...[0, 1, 2, 3].map((i) => line(13, -46 + i * 12, 13, -40 + i * 12, colours.red, 3.4)),
    path(robe, { fill: seat.pattern, stroke: stroke(seat.dark, 1.8) }),
    circle(0, -29, 7, skin, { stroke: stroke('#7d5230', 1) }),
    path('M-12.5 -32H12.5L9 -34.6H6.4Q6 -42 0 -42Q-6 -42 -6.4 -34.6H-9Z', { fill: seat.dark }),
    ...letterOn(0, -8.5, 8, seat),
  ])
