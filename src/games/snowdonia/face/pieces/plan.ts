import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { planOf } from '../../prospects.ts'
import { digArea } from '../../spaces.ts'
import { spanOf } from '../art/mountain/profile.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { bedHigh, placesOf } from './along.ts'

/**
 * Brackets in the seats' colours over the rubble that their labourers will dig, in the order of their work, at today's
 * rate with their powers.
 */
export function planPieces(table: Table): Piece[] {
  const { box, p, trial } = table
  const left = [...p.rubble]
  const plan = planOf(box, p, digArea, trial).flatMap(({ seat, effects }): Digging[] => {
    let cubes = 0
    const over = effects.flatMap((effect): Point[] => {
      if (effect.type !== 'dug') return []
      const [all, had] = [p.rubble[effect.space] ?? 1, left[effect.space] ?? 0]
      left[effect.space] = had - effect.count
      cubes += effect.count
      return [had, had - effect.count].flatMap((cube) => pointOver(table, effect.space, 1 - cube / all))
    })
    const sorted = over.sort(([a], [b]) => a - b)
    const [first, last] = [sorted[0], sorted.at(-1)]
    return cubes > 0 && first && last ? [{ seat, cubes, ends: [first, last] }] : []
  })
  return plan.flatMap((digging, i) => bracketPieces(table, digging, i))
}

/** The digging of one labourer: cubes it will take in all, and where the first and the last lie from left to right. */
interface Digging {
  readonly seat: number
  readonly cubes: number
  readonly ends: readonly [Point, Point]
}

/** A point of a space with rubble, at a share of its way: on its card, or on its part of a station. */
function pointOver(table: Table, space: number, share: number): Point[] {
  const { kind = 'track', track = 0, station = 0 } = table.line.spaces[space] ?? {}
  const isTrack = kind === 'track'
  const span = spanOf(placesOf(table), isTrack ? 'track' : 'station', isTrack ? track : station)
  const digs = isTrack ? [space] : (table.line.stations[station]?.digs ?? [])
  const at = (digs.indexOf(space) + share) / digs.length
  return span ? [[span.x + (span.x2 - span.x) * at, span.y + (span.y2 - span.y) * at]] : []
}

function bracketPieces(table: Table, { seat, cubes, ends }: Digging, order: number): Piece[] {
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const high = bedHigh(table)
  const [[x, y], [x2, y2]] = ends
  const tick = high * 0.45
  const top = Math.min(y, y2) - high
  const place = { x, y: top - high * 2.1, w: x2 - x, h: Math.abs(y2 - y) + high + tick }
  const size = high * 1.05
  const [pw, ph] = [size * 2.1, size * 1.12]
  const print = { font: 'display', size, anchor: 'middle', colour: colours.white, spacing: 1 } as const
  const pill = { radius: ph / 2, stroke: stroke(paints.light, 1.6) }
  const draw = (w: number): Shape[] => {
    const d = `M3 ${y - top + tick}V${y - top}L${w - 3} ${y2 - top}V${y2 - top + tick}`
    const [px, py] = [w / 2, (y + y2) / 2 - top]
    return [
      path(d, { stroke: stroke('#18222a', 4.4) }),
      path(d, { stroke: stroke(paints.light, 2.2) }),
      rect(px - pw / 2, py - ph / 2, pw, ph, paints.dark, pill),
      text(px, py + size * 0.36, `${paints.letter} ${cubes}`, print),
    ]
  }
  const key = `plan:${seat}:${paints.letter}:${cubes}:${Math.round(y - y2)}`
  return [piece(`plan:${order}`, key, place, depths.coin + 1, draw, { margin: 6 })]
}
