import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Pose, Step } from '../../../../stage/face.ts'
import { around, piece } from '../table.ts'
import { type Change, find } from './parts.ts'

const black = '#1b1a1c'
const brassy = '#d8a94a'

/** A saddle tank that faces right, in a box of 34 by 20 units. */
function engine(w: number): Shape[] {
  const s = w / 34
  const shapes: Shape[] = [
    rect(2, 13, 30, 1.9, black),
    path('M10 13V7Q10 6 11 6H28Q31 6 31 9.6V13Z', { fill: '#3b2422' }),
    rect(26.8, 6, 4.2, 7.4, black, { radius: 0.8 }),
    path('M11.4 11V7Q11.4 4 15 4H23Q26 4 26 7V11Z', { fill: '#7a2a22' }),
    rect(13, 8.8, 11.6, 0.5, brassy),
    path('M27.6 6L28 1H27.2V0H30.8V1H30L30.4 6Z', { fill: black }),
    path('M2 13.6V7H3.2V2.8H9.4V7H10.6V13.6Z', { fill: '#7a2a22' }),
    rect(4, 3.6, 4.6, 3.4, '#fbe3a4'),
    path('M.8 3Q6 .2 11.4 3V3.6H.8Z', { fill: black }),
    ...[7.5, 15.5, 23.5].flatMap((x) => [
      circle(x, 15.4, 2.9, black),
      circle(x, 15.4, 2, '#4b2b26'),
      circle(x, 15.4, 0.7, brassy),
    ]),
    path('M7.5 16H23.5', { stroke: stroke('#cfc7b4', 0.8) }),
  ]
  return [{ type: 'group', x: 0, y: 0, scale: s, shapes }]
}

const wide = 62
const high = 36

/** A small engine steams a whole line from its first station to its stop, in milliseconds from `at`. */
export function steam(
  { after }: Change,
  line: number,
  to: Pick<Pose, 'x' | 'y'>,
  at: number,
): Step[] {
  const row = find(after.layout, `line:${line}`)
  if (!row) return []
  const start = { x: row.x + 30, y: to.y - 12 }
  const end = { x: to.x - 44, y: to.y - 12 }
  const train = piece('engine', 'engine', around(start.x, start.y, wide, high), 930, engine)
  const ms = 1100
  const puffs = Array.from({ length: 8 }, (_, i): Step => {
    const share = (i + 0.5) / 8
    const x = start.x + (end.x - start.x) * share * share * (3 - 2 * share) + 24
    const puff = piece('puff', 'puff', around(x, start.y - 24, 18), 920, (w) => [
      circle(w / 2, w / 2, w / 2, '#fff6e4', { opacity: 0.8 }),
    ])
    return {
      piece: puff,
      at: at + ms * share,
      for: 520,
      from: { scale: 0.4 },
      to: { x: x - 30, y: start.y - 60, scale: 1.7, alpha: 0 },
      ease: 'out',
    }
  })
  return [{ piece: train, at, for: ms, to: end, ease: 'inOut' }, ...puffs]
}
