import { circle, group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Pose, Step } from '../../../../stage/face.ts'
import { type Numeral, numerals } from '../../content/edition.ts'
import { trainShapes } from '../scenes/index.ts'
import { around, piece } from '../table.ts'
import { type Change, find } from './parts.ts'

const wide = 128
const high = 36

/** A line's engine with two coaches, facing right, in a box. */
const train =
  (numeral: Numeral) =>
  (w: number, h: number): Shape[] => {
    const scale = w / 92
    return [group(w - 36 * scale, h - 2, scale, trainShapes(numeral, 2))]
  }

/** A small train steams a whole line from its first station to its stop, in milliseconds from `at`. */
export function steam(
  { after }: Change,
  line: number,
  to: Pick<Pose, 'x' | 'y'>,
  at: number,
): Step[] {
  const row = find(after.layout, `line:${line}`)
  if (!row) return []
  const start = { x: row.x + wide / 2 + 4, y: to.y - 14 }
  const end = { x: to.x - wide / 2 - 14, y: to.y - 14 }
  const numeral = numerals[line] ?? 'I'
  const place = around(start.x, start.y, wide, high)
  const engine = piece('engine', `engine:${numeral}`, place, 930, train(numeral), { margin: 4 })
  const ms = 1100
  const puffs = Array.from({ length: 8 }, (_, i): Step => {
    const share = (i + 0.5) / 8
    const x = start.x + (end.x - start.x) * share * share * (3 - 2 * share) + wide * 0.36
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
  return [{ piece: engine, at, for: ms, to: end, ease: 'inOut' }, ...puffs]
}
