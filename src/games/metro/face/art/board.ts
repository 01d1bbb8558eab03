import { colours } from '../../../../kit/tokens.ts'
import { box, circle, group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { boxes, draw, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import type { Cell } from '../../board.ts'
import { tileCells } from '../../board.ts'
import { chalkPlan } from './plan.ts'

/** The measures of a board, in layout pixels. */
export interface BoardSize {
  readonly cell: number
  readonly ring: number
  /** Without ornaments. */
  readonly small: boolean
}

/** The board with nothing on it: its frame, the ring for the stations, and the plan in chalk. */
export function boardShapes({ cell, ring, small }: BoardSize): readonly Shape[] {
  const side = 8 * cell
  const whole = side + 2 * ring
  return [
    rect(0, 0, whole, whole, colours.panel, { radius: small ? 4 : 9 }),
    path(box(1, 1, whole - 2, whole - 2, small ? 3 : 8), { stroke: stroke(colours.brassLo, small ? 1 : 2) }),
    ...(small ? [] : ornaments(whole, ring)),
    group(ring, ring, 1, [...chalkPlan(side), ...squares(cell)]),
  ]
}

/** A thin brass line inside the frame, and a flourish in every corner. */
function ornaments(whole: number, ring: number): Shape[] {
  const corners = [
    [0, 0],
    [whole, 0],
    [whole, whole],
    [0, whole],
  ] as const
  return [
    path(box(4.5, 4.5, whole - 9, whole - 9, 6), { stroke: stroke(colours.brass, 1), opacity: 0.35 }),
    ...corners.map(([x, y], at) => group(x, y, ring / 52, flourish(), { angle: 90 * at })),
  ]
}

const flourish = (): Shape[] => [
  path('M10 56V20Q10 10 20 10H56', { stroke: stroke(colours.brass, 1.4), opacity: 0.7 }),
  path('M15 48C15 30 30 34 33 27S24 20 22 27M48 15C30 15 34 30 27 33S20 24 27 22', {
    stroke: stroke(colours.brass, 1.6, { round: true }),
    opacity: 0.75,
  }),
  circle(16, 16, 2.4, colours.brass, { opacity: 0.8 }),
]

const cornerOf = (at: Cell, cell: number) => [(at % 8) * cell, Math.floor(at / 8) * cell] as const

/** The lines round the squares on which tiles may be laid. */
function squares(cell: number): Shape[] {
  const inner = cell - Math.max(3, cell / 30)
  const at = (cell - inner) / 2
  const light = tileCells.map((one) => cornerOf(one, cell)).map(([x, y]) => box(x + at, y + at, inner, inner))
  const width = Math.min(1.6, cell / 60)
  const across = upTo(9).flatMap((line) => [line * cell - width / 2, 0, width, 8 * cell])
  const down = upTo(9).flatMap((line) => [0, line * cell - width / 2, 8 * cell, width])
  return [
    { ...boxes('#0f1519', ...across, ...down), opacity: 0.75 },
    { ...draw(light.join(''), '#e8e2d0', 1), opacity: 0.1, only: 'usual' },
    { ...draw(light.join(''), colours.slateLine, 1), only: 'contrast' },
  ]
}
