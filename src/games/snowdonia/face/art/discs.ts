import { circle, downwards, group, path, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Group, Paint, Point, Shape } from '../../../../stage/art/shape.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import type { Weather } from '../../content/edition.ts'

interface DiscLook {
  readonly fill: Paint
  readonly edge: string
  readonly rim: string
  readonly sign: readonly Shape[]
}

const ray = (i: number): Shape => {
  const turn = (i * Math.PI) / 6
  const at = (r: number, by: number): Point => [r * Math.cos(turn + by), r * Math.sin(turn + by)]
  return poly([at(14, -0.13), at(23, 0), at(14, 0.13)], '#fffbe8', { stroke: stroke('#9a6a12', 0.9) })
}

const cloud = 'M-16 1Q-21 -7 -13 -11Q-12 -19 -3 -18Q4 -24 11 -16Q20 -15 18 -6Q22 0 15 3H-12Q-15 3 -16 1Z'

const looks: Readonly<Record<Weather, DiscLook>> = {
  sun: {
    fill: downwards(-31, 62, ['#ffe08a', '#e8a92f']),
    edge: '#8a5f14',
    rim: '#fff3c9',
    sign: [circle(0, 0, 10.5, '#fffbe8', { stroke: stroke('#9a6a12', 1.6) }), ...upTo(12).map(ray)],
  },
  rain: {
    fill: downwards(-31, 62, ['#6f9dc4', '#2f5f90']),
    edge: '#173a5e',
    rim: '#cfe2f2',
    sign: [
      path(cloud, { fill: '#f4f8fa', stroke: stroke('#173a5e', 1.5) }),
      path('M-7 7L-12 20M2 7L-3 20M11 7L6 20', { stroke: stroke('#f4f8fa', 4, { round: true }) }),
    ],
  },
  fog: {
    fill: downwards(-31, 62, ['#b3babc', '#7d878b']),
    edge: '#4d565b',
    rim: '#f1f3f2',
    sign: [
      [-20, -13, 26],
      [-8, -5, 30],
      [-22, 3, 34],
      [-12, 11, 28],
    ].map(([x = 0, y = 0, long = 0]) =>
      rect(x, y - 2.6, long, 5.4, '#fdfdf8', { radius: 2.7, stroke: stroke('#5c666b', 0.8) }),
    ),
  },
}

/** A weather disc of radius `r`. */
export function weatherDisc(x: number, y: number, r: number, weather: Weather): Group {
  const { fill, edge, rim, sign } = looks[weather]
  return group(x, y, r / 32, [
    circle(0, 1.8, 31, '#0b0f12', { opacity: 0.35 }),
    circle(0, 0, 31, fill, { stroke: stroke(edge, 2) }),
    circle(0, 0, 27.4, 'rgba(0, 0, 0, 0)', { stroke: stroke(rim, 1.4), opacity: 0.8 }),
    ...sign,
  ])
}
