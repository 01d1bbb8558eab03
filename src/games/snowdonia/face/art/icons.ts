import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, path, poly, rect, round, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { iconsOf } from '../../../../stage/kit/icons.ts'
import { signs } from '../../../../stage/kit/signs.ts'
import { weatherDisc } from './discs.ts'
import { rackEngine, startToken } from './engines.ts'
import { good } from './goods.ts'

const { ink } = colours
const none = 'rgba(0, 0, 0, 0)'

const man = (isGhost: boolean): Shape[] => {
  const edge = (width: number, dash: readonly number[]) => stroke(ink, width, isGhost ? { dash } : {})
  return [
    path('M-10 14L-7 -3Q-6 -7 0 -7Q6 -7 7 -3L10 14Z', {
      fill: isGhost ? none : '#5a4a3a',
      stroke: edge(1.8, [3.2, 2.2]),
    }),
    circle(-0.5, -11, 4.6, isGhost ? none : '#e0b48c', { stroke: edge(1.4, [2.6, 1.8]) }),
    ...(isGhost ? [] : [path('M-6 -11.5Q-5.6 -17 0 -17Q5 -17 5.4 -12.4L8.6 -11.6Q2 -11.4 -6 -11.5Z', { fill: ink })]),
    line(8, 6, 12.6, -14, '#8a5f33', 2.2),
    path('M5 -13.4Q12.4 -19.4 20 -12Q12 -15.6 5 -13.4Z', { fill: colours.slate700 }),
  ]
}

const ticket = 'M-10 -14H10V-2.4A2.4 2.4 0 0 0 10 2.4V14H-10V2.4A2.4 2.4 0 0 0 -10 -2.4Z'
const contract: readonly Shape[] = [
  path(ticket, { fill: colours.paperLight }),
  path('M-10 2.4V14H10V2.4', { fill: '#b9cbd6' }),
  path(ticket, { stroke: stroke(ink, 1.5) }),
  path('M-7.6 0H7.6', { stroke: stroke(ink, 1.4, { dash: [2, 2] }) }),
  circle(4, -7, 3.6, colours.brass, { stroke: stroke('#5d4315', 1) }),
  path('M-7 -9H-1M-7 -5.4H-2', { stroke: stroke(ink, 1.4) }),
  circle(-5, 8, 3, ink),
  path('M0 8H7', { stroke: stroke(ink, 1.8) }),
]

const spanner: readonly Shape[] = [
  group(
    0,
    0,
    1,
    [
      path(
        'M-3 -5V10A3 3 0 0 0 3 10V-5Q7.6 -7 7.6 -11.4Q7.6 -14.4 5.4 -16.4L4.2 -11L0 -9.6L-4.2 -11L-5.4 -16.4Q-7.6 -14.4 -7.6 -11.4Q-7.6 -7 -3 -5Z',
        { fill: '#8ea0ab', stroke: stroke(colours.slate800, 1.5) },
      ),
      circle(0, 9.6, 1.5, colours.slate800),
    ],
    { angle: 40 },
  ),
]

const lock: readonly Shape[] = [
  path('M-6 -2V-7Q-6 -13 0 -13Q6 -13 6 -7V-2', { stroke: stroke(ink, 3) }),
  rect(-9.6, -3, 19.2, 15, colours.brass, { radius: 2.4, stroke: stroke('#5d4315', 1.4) }),
  circle(0, 3, 2.2, ink),
  rect(-1, 3, 2, 5, ink),
]

const spot: readonly Shape[] = [
  path(round(0, 8, 13, 6), { stroke: stroke(ink, 2.2, { dash: [4, 3] }) }),
  line(0, -14, 0, 3, ink, 3),
  poly(
    [
      [-5.6, -1],
      [0, 6.4],
      [5.6, -1],
    ],
    ink,
  ),
]

const clear: readonly Shape[] = [
  rect(-15, -4, 30, 12, '#b3a68d', { radius: 1.6, stroke: stroke('#3b3226', 1.4) }),
  rect(-11.6, -1, 23.2, 6, none, { stroke: stroke(colours.brassInk, 1.3, { dash: [4, 3] }) }),
  path('M-6 -14L-3 -9M6 -14L3 -9M0 -16V-9.6', { stroke: stroke(ink, 1.8, { round: true }) }),
]

const back: readonly Shape[] = [
  path('M-10 4A11 11 0 1 1 -1 11.6', { stroke: stroke(ink, 3) }),
  poly(
    [
      [-16, 1],
      [-4.6, 1],
      [-10.4, 9.4],
    ],
    ink,
  ),
]

const news: readonly Shape[] = [
  rect(-12, -13, 24, 26, colours.paperLight, { radius: 2, stroke: stroke(ink, 1.6) }),
  rect(-8, -9, 16, 4, ink),
  path('M-8 -1H8M-8 3H4M-8 7H8M-8 11H2', { stroke: stroke(ink, 1.6) }),
]

const pictures = {
  ...signs,
  coal: [good('coal', 0, 0, 32)],
  steel: [good('steel', 0, 0, 32)],
  any: [good('stone', -6, 4, 20), good('iron', 6, 3, 20), good('coal', 0, -6, 20)],
  heap: [good('rubble', -7.6, 5, 17.4), good('rubble', 7.6, 5, 17.4), good('rubble', 0, -5, 17.4)],
  engine: [rackEngine(-15.5, 13, 0.72, 4)],
  start: [startToken(0, 0, 32)],
  labourer: man(false),
  ghost: man(true),
  contract,
  spanner,
  lock,
  spot,
  clear,
  back,
  news,
  sun: [weatherDisc(0, 0, 14.7, 'sun')],
  rain: [weatherDisc(0, 0, 14.7, 'rain')],
  fog: [weatherDisc(0, 0, 14.7, 'fog')],
} as const satisfies Record<string, readonly Shape[]>

/** The names of the icons. */
export type IconName = keyof typeof pictures

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = iconsOf(pictures, ['track', 'station', 'summit', 'engine', 'pick', 'ghost'])

/** The letter of a workplace, on brass where one may work, on pewter where not, or on ink. */
export function areaLetter(x: number, y: number, r: number, letter: string, tone: 'brass' | 'pewter' | 'ink'): Shape[] {
  const [fill, edge, on] = {
    brass: [colours.brass, '#5d4315', colours.brassInk],
    pewter: [colours.pewter, '#4a5358', colours.slate900],
    ink: [ink, ink, colours.paper],
  }[tone]
  return [
    circle(x, y, r, fill ?? ink, { stroke: stroke(edge ?? ink, Math.max(1, r * 0.09)) }),
    text(x, y + r * 0.58, letter, { font: 'display', size: r * 1.62, anchor: 'middle', colour: on ?? ink }),
  ]
}
