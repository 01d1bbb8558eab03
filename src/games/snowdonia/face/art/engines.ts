import { mix } from '../../../../stage/art/colour.ts'
import { circle, group, line, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'

const black = '#1b1d20'

/** The livery of each train, by its number from 1: paint and brass. */
const liveries: Readonly<Record<number, readonly [string, string]>> = {
  1: ['#3c6e4a', '#c79a3b'],
  2: ['#6f4632', '#e0b96a'],
  3: ['#39608f', '#e6cf8a'],
  4: ['#8e3027', '#e7c67c'],
  5: ['#4d5960', '#d9b25c'],
  6: ['#54407a', '#e0b96a'],
  7: ['#23606b', '#e7c67c'],
}

const boiler = (paint: string, brass: string): Shape[] => [
  rect(-7, -5.6, 24, 11, mix(paint, '#101010', 0.4), { radius: 2.4 }),
  path('M-7 -1Q-7 -5.6 -3 -5.6H15Q17 -5.6 17 -1Z', { fill: paint }),
  path('M-5 -4.2H15', { stroke: stroke(mix(paint, '#ffffff', 0.35), 1) }),
  rect(17, -6.2, 4.4, 12.4, black, { radius: 1 }),
  rect(1, -5.6, 1.1, 11, brass),
  rect(9, -5.6, 1.1, 11, brass),
  path('M16.8 -6L17.4 -14H16.4V-15.8H22V-14H21L21.4 -6Z', { fill: black }),
  rect(16.6, -14.6, 5, 1, brass),
  path('M4 -5.4V-8Q5.6 -10.4 7.4 -8V-5.4Z', { fill: brass }),
]

const cab = (paint: string, brass: string): Shape[] => [
  path('M19 -6V-14H37V-6Z', { fill: paint }),
  rect(20.4, -12.6, 15.2, 5.2, 'rgba(0, 0, 0, 0)', { radius: 1, stroke: stroke(brass, 0.8) }),
  path('M2 -6V-18H4V-27H17V-18H19V-6Z', { fill: paint }),
  rect(5.6, -25.6, 9.8, 7, '#fbe3a4'),
  rect(10, -25.6, 1, 7, paint),
  rect(3.4, -16.6, 14, 0.9, brass),
  rect(3.4, -9, 14, 0.9, brass),
  path('M-1 -26.6Q10 -31.6 22 -26.6V-25.4H-1Z', { fill: black }),
]

const wheel = (x: number, paint: string, brass: string): Shape[] => [
  circle(x, -4, 4, black),
  circle(x, -4, 2.8, mix(paint, black, 0.4)),
  circle(x, -4, 1, brass),
]

/**
 * A rack tank engine facing uphill to the right, its rear buffers at `x` and its wheels on `y`: 44 by 32 at scale 1.
 * The boiler leans forward on the level, so that it lies level on the hill.
 */
export function rackEngine(x: number, y: number, scale: number, train: number, angle = 0): Group {
  const [paint, brass] = liveries[train] ?? ['#8e3027', '#e7c67c']
  const shapes = [
    rect(0, -7.4, 42, 2.6, black),
    rect(41.4, -8, 2, 4, '#b5332a'),
    rect(-1.4, -8, 2, 4, '#b5332a'),
    group(21, -15, 1, boiler(paint, brass), { angle: 7 }),
    ...cab(paint, brass),
    text(10.5, -9.4, `${train}`, { font: 'display', size: 8.6, anchor: 'middle', colour: brass }),
    ...[9, 21, 33].flatMap((at) => wheel(at, paint, brass)),
    line(9, -3, 33, -3, '#cfc7b4', 1.1),
  ]
  return group(x, y, scale, shapes, { angle })
}

/** A coach of the mountain line: 50 long, standing on `y`. */
export function hillCoach(x: number, y: number, scale: number, paint = '#8e3027', angle = 0): Group {
  const panes = [0, 1, 2, 3, 4, 5].map((i) => rect(2.4 + i * 7.7, -20, 5.2, 6, '#41545a'))
  const shapes = [
    rect(-1, -5.2, 50, 2, black),
    rect(0, -13, 48, 8, paint),
    rect(0, -22, 48, 9.4, '#f0dcae'),
    path('M-2 -21.6Q24 -28.4 50 -21.6V-20.4H-2Z', { fill: '#2a2a2c' }),
    ...panes,
    rect(0, -9, 48, 1, '#e0b96a'),
    ...[9, 39].flatMap((at) => [circle(at, -3.2, 3.2, black), circle(at, -3.2, 1.1, '#8a8377')]),
  ]
  return group(x, y, scale, shapes, { angle })
}
