import { colours } from '../../kit/tokens.ts'
import { circle, edged, group, line, path, poly, rect, round, stroke, text } from '../art/draw.ts'
import type { Group, Shape } from '../art/shape.ts'
import type { brass, SeatMark } from './paints.ts'

/** The smallest size of a letter, in layout pixels. */
const least = 14

/** A seat's letter in a dark circle: the third mark besides colour and pattern. Never too small to read. */
export function ownerMark(x: number, y: number, r: number, look: SeatMark): Shape[] {
  const size = Math.max(least, r * 1.75)
  return [
    circle(x, y, Math.max(r, 6.4), look.dark, { stroke: stroke('#ffffff', Math.max(0.8, r * 0.14)) }),
    text(x, y + size * 0.355, look.letter, { font: 'display', size, anchor: 'middle', colour: '#ffffff' }),
  ]
}

/** Sleepers and two rails in a box; `tone` of bare rails. */
export function rails(x: number, y: number, w: number, h: number): Shape[] {
  const sleepers = Array.from({ length: Math.max(0, Math.floor((w - 4) / 10)) }, (_, i) =>
    rect(x + 3 + i * 10, y + h * 0.1, 5, h * 0.8, colours.sleeper, { radius: 1 }),
  )
  return [...sleepers, ...[0.3, 0.7].flatMap((at) => rail(x, y + h * at, w))]
}

const rail = (x: number, y: number, w: number): Shape[] => [
  rect(x, y - 1.4, w, 3, colours.rail),
  rect(x, y - 1.4, w, 1.1, colours.railHi),
]

/** A laid track in a seat's colours. */
export function trackTile(w: number, h: number, look: SeatMark): Shape[] {
  return [
    rect(0, 0, w, h, look.pattern, { radius: 2.5, stroke: stroke(look.dark, 1.4) }),
    ...rails(1, 0, w - 2, h),
    ...ownerMark(w / 2, h / 2, h * 0.46, look),
  ]
}

/** A built station in a seat's colours with its flag to the left, in a box. */
export function stationTile(w: number, h: number, look: SeatMark): Shape[] {
  const s = h / 44
  const house: Shape[] = [
    ...edged('M-26 0V-18H-30L-21 -31V-36H21V-31L30 -18H26V0Z', 3),
    rect(-25, -19, 50, 19, '#f3e5c4'),
    rect(10, -19, 15, 19, '#d5c19a'),
    poly(
      [
        [-30, -18],
        [-21, -31],
        [21, -31],
        [30, -18],
      ],
      look.pattern,
      { stroke: stroke(look.dark, 1.4) },
    ),
    rect(-17, -36, 5, 7, '#a9977a'),
    rect(12, -36, 5, 7, '#a9977a'),
    rect(-28, -13, 56, 2.6, look.dark),
    ...[-26, 0, 25].map((x) => rect(x - 0.8, -11, 1.8, 11, look.dark)),
    rect(-20, -8, 6, 8, '#4a3a2a'),
    rect(-9, -8, 6, 5, '#f0c860'),
    rect(6, -8, 6, 5, '#f0c860'),
    rect(16, -8, 6, 8, '#4a3a2a'),
  ]
  return [
    rect(0, h - 5 * s, w, 5 * s, '#b7a888'),
    rect(0, h - 5 * s, w, 1.4 * s, '#e9ddc0'),
    group(w - 31 * s, h - 5 * s, s, house),
    flag(16 * s, h - 6 * s, s, look),
    ...ownerMark(w - 31 * s, h - 14 * s, 8 * s, look),
  ]
}

/** A flag on a pole, foot of the pole at `x`, `y`, about 35 high and 30 wide. */
export function flag(x: number, y: number, scale: number, look: SeatMark): Group {
  return group(x, y, scale, [
    ...edged('M0 0V-38M-1 -37Q-6 -40 -11 -37T-21 -37V-24Q-16 -21 -11 -24T-1 -24Z', 3),
    line(0, 0, 0, -38, colours.ink, 2),
    circle(0, -39, 2, '#d8a94a'),
    path('M-1 -37Q-6 -40 -11 -37T-21 -37V-24Q-16 -21 -11 -24T-1 -24Z', {
      fill: look.pattern,
      stroke: stroke(look.dark, 1.2),
    }),
  ])
}

/** A surveyor with a staff, feet at `x`, `y`, about 45 high. */
export function pawn(x: number, y: number, scale: number, look: SeatMark): Shape[] {
  const body = group(x, y, scale, [
    path(round(0, 2, 15, 5), { fill: '#0b0f12', opacity: 0.45, only: 'usual' }),
    ...edged(
      'M-13 0Q0 8 13 0Q9 -6 7.6 -14Q7 -22 5 -25L12 -32H9Q6 -41 0 -41Q-6 -41 -9 -32H-12L-5 -25Q-7 -22 -7.6 -14Q-9 -6 -13 0Z',
      3,
    ),
    line(12, -42, 12, 1, '#e9ddc0', 2.6),
    line(12, -38, 12, -30, colours.red, 2.6),
    line(12, -22, 12, -14, colours.red, 2.6),
    path('M-13 0Q-13 5 0 5Q13 5 13 0Q9 -6 7.6 -14Q7 -22 5 -25H-5Q-7 -22 -7.6 -14Q-9 -6 -13 0Z', {
      fill: look.pattern,
      stroke: stroke(look.dark, 1.8),
    }),
    circle(0, -29, 7, look.colour, { stroke: stroke(look.dark, 1.8) }),
    path('M-12 -32H12L9 -34.6H6.4Q6 -41 0 -41Q-6 -41 -6.4 -34.6H-9Z', { fill: look.dark }),
  ])
  return [body, ...ownerMark(x, y - 9 * scale, 7.6 * scale, look)]
}

/** A surveyor's hut with a roof in a seat's pattern, its floor from 0, 0 to the right, about 70 by 60. */
export function hut(x: number, y: number, scale: number, look: SeatMark): Group {
  return group(x, y, scale, [
    ...edged('M0 0V-32H-6L35 -60L76 -32H70V0Z', 3),
    rect(0, -34, 70, 34, '#6d4f33'),
    ...Array.from({ length: 9 }, (_, i) => line(i * 8 + 4, -34, i * 8 + 4, 0, '#513820', 1)),
    poly(
      [
        [-6, -32],
        [35, -60],
        [76, -32],
      ],
      look.pattern,
      { stroke: stroke(look.dark, 1.6) },
    ),
    rect(25, -24, 20, 24, '#1b1712'),
    ...[6, 52].flatMap((left) => [
      rect(left, -26, 13, 11, '#f6cf7c'),
      line(left + 6.5, -26, left + 6.5, -15, '#513820', 1.2),
    ]),
    rect(-8, 0, 86, 3, '#b7a888'),
  ])
}

/** The resource bag, about 170 wide and 150 high, its foot at `x`, `y`. */
export function sack(x: number, y: number, scale: number): Group {
  const fold = '#75552f'
  const rope = stroke(colours.red, 7, { round: true })
  return group(x, y - 130 * scale, scale, [
    path(round(0, 128, 84, 13), { fill: '#0b0f12', opacity: 0.5 }),
    path('M-30 22C-82 50 -96 104 -78 124C-60 138 60 138 78 124C96 104 82 50 30 22Z', {
      fill: {
        type: 'radial',
        at: [-24, 40],
        radius: 150,
        stops: [
          [0, '#d8b988'],
          [0.6, '#b08b59'],
          [1, fold],
        ],
      },
      stroke: stroke('#3f2b12', 2),
    }),
    path(
      'M-34 22C-50 0 -58 -8 -66 -18C-46 -14 -34 -24 -18 -18C-4 -26 8 -24 20 -19C34 -24 48 -14 62 -20C54 -6 46 4 34 22Z',
      { fill: '#d2af7a', stroke: stroke('#3f2b12', 2) },
    ),
    path('M-52 -12Q0 8 50 -14Q20 -4 0 -4T-52 -12Z', { fill: '#3a2812' }),
    path('M-34 20Q0 30 34 20', { stroke: rope }),
    path('M26 24q18 8 14 26M28 26q26 0 28 20', { stroke: stroke(colours.red, 3.4, { round: true }) }),
    ...[-40, -14, 16, 44].map((q) =>
      path(`M${q} 34Q${q * 1.7} 70 ${q * 1.4} 120`, { stroke: stroke(fold, 2), opacity: 0.55 }),
    ),
    circle(0, 82, 25, 'rgba(0, 0, 0, 0)', { stroke: stroke('#5c3d1a', 2.6) }),
    text(0, 94, 'F·H', { font: 'display', size: 31, anchor: 'middle', colour: '#5c3d1a' }),
  ])
}

/** A round brass or pewter letter. */
export function letter(
  x: number,
  y: number,
  r: number,
  words: string,
  fill: string | ReturnType<typeof brass>,
): Shape[] {
  return [
    circle(x, y, r, fill, { stroke: stroke(colours.brassInk, 1), height: 1 }),
    text(x, y + Math.max(least, r * 1.56) * 0.36, words, {
      font: 'display',
      size: Math.max(least, r * 1.56),
      anchor: 'middle',
      colour: colours.brassInk,
    }),
  ]
}
