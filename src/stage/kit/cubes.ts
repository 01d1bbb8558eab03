import { circle, line, path, stroke } from '../art/draw.ts'
import type { Group } from '../art/shape.ts'
import { type CubeLook, cube as wooden } from './things.ts'

/** The colours of the cubes. White cubes are events. */
export const cubeColours = { iron: '#d9762b', stone: '#9aa0a3', rubble: '#7b5433', event: '#fbf8f0' } as const

/** Kinds of cubes. */
export type CubeKind = keyof typeof cubeColours

const looks: Readonly<Record<CubeKind, CubeLook>> = {
  iron: {
    colour: cubeColours.iron,
    marks: [
      path('M-27 -28Q-12 -42 0 -31T25 -34M-8 -15Q2 -22 12 -15', { stroke: stroke('#8e3f10', 9, { round: true }) }),
    ],
  },
  stone: {
    colour: cubeColours.stone,
    marks: [-1, 0, 1].map((i) => line(-14 + i * 13, -34 + i * 6, -1 + i * 13, -19 + i * 6, '#5d6468', 5.5)),
  },
  rubble: {
    colour: cubeColours.rubble,
    marks: [
      [-15, -27.5, 8.5],
      [6, -36.5, 7.5],
      [14, -23, 9],
      [-1, -16, 6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#4d311b')),
  },
  event: { colour: cubeColours.event, pale: true, marks: [path(star(0, -27, 21, 9), { fill: '#b5432e' })] },
}

function star(x: number, y: number, out: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 === 0 ? out : inner
    return `${(x + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r * 0.56).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A wooden cube seen from a corner, centred at `x`, `y`, `size` wide. */
export const cube = (x: number, y: number, size: number, kind: CubeKind): Group => wooden(x, y, size, looks[kind])
