import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { planOf } from '../../prospects.ts'
import { digArea } from '../../spaces.ts'
import { spanOf } from '../art/mountain/profile.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { spansOf } from './along.ts'
import { bedHigh } from './line.ts'

/** Brackets in the seats' colours over the rubble that their labourers will dig, in order. */
export const planPieces = (table: Table): Piece[] =>
  digPlan(table).flatMap((digging, i) => {
    const paints = paintsOf(table, digging.seat)
    return paints ? bracketPieces(table, digging, i, paints) : []
  })

/** The rubble the labourers sent to dig will take, in the order of their work, at today's rate with their powers. */
function digPlan({ box, p, trial }: Pick<Table, 'box' | 'p' | 'trial'>): Digging[] {
  const left = [...p.rubble]
  return planOf(box, p, digArea, trial).flatMap(({ seat, effects }): Digging[] => {
    const from = effects.flatMap((effect): Taken[] => {
      if (effect.type !== 'dug') return []
      const { space, count: cubes } = effect
      const [all, had] = [p.rubble[space] ?? 1, left[space] ?? 0]
      left[space] = had - cubes
      return [{ space, cubes, begin: 1 - had / all, end: 1 - (had - cubes) / all }]
    })
    const cubes = from.reduce((sum, one) => sum + one.cubes, 0)
    return cubes > 0 ? [{ seat, cubes, from }] : []
  })
}

/** Cubes that one labourer takes from a space, after those before took theirs. */
interface Taken {
  readonly space: number
  readonly cubes: number
  /** Shares of the heap, from 0 to 1, where they begin and end. */
  readonly begin: number
  readonly end: number
}

/** The digging of one labourer: from part of one space to part of another. */
interface Digging {
  readonly seat: Seat
  /** Cubes it will take in all. */
  readonly cubes: number
  /** The spaces it takes cubes from, in order, and how many of each. */
  readonly from: readonly Taken[]
}

/** The two ends of a digging, over its first and its last heap, whichever way it runs. */
function endsOf(table: Table, { from }: Digging): readonly [Point, Point] | undefined {
  const places = from.flatMap(({ space, begin, end }) => {
    const span = placeOf(table, space)
    if (!span) return []
    const at = (share: number): Point => [span.x + (span.x2 - span.x) * share, span.y + (span.y2 - span.y) * share]
    return [at(begin), at(end)]
  })
  const sorted = places.sort(([a], [b]) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? [first, last] : undefined
}

/** Where a space with rubble is: its card, or its part of a station. */
function placeOf(table: Table, space: number) {
  const { line } = table
  const { kind, track = 0, station = 0 } = line.spaces[space] ?? {}
  const spans = spansOf(table)
  if (kind === 'track') return spanOf(spans, 'track', track)
  const span = spanOf(spans, 'station', station)
  const digs = line.stations[station]?.digs ?? []
  const [at, each] = [digs.indexOf(space), span ? (span.x2 - span.x) / digs.length : 0]
  return span && { ...span, x: span.x + at * each, x2: span.x + (at + 1) * each }
}

function bracketPieces(table: Table, digging: Digging, order: number, paints: SeatPaints): Piece[] {
  const ends = endsOf(table, digging)
  if (!ends) return []
  const { land } = table.grid
  const high = bedHigh(table)
  const [[x, y], [x2, y2]] = ends
  const lift = high * 2.1
  const tick = high * 0.45
  const place = {
    x: land.x + x,
    y: land.y + Math.min(y, y2) - lift - high,
    w: x2 - x,
    h: Math.abs(y2 - y) + high + tick,
  }
  const top = (at: number) => at - Math.min(y, y2) + high
  const draw = (w: number): Shape[] => bracketShapes(w, top(y), top(y2), tick, high, digging.cubes, paints)
  const key = `plan:${digging.seat}:${paints.letter}:${digging.cubes}:${Math.round(y - y2)}`
  return [piece(`plan:${order}`, key, place, depths.coin + 1, draw, { margin: 6 })]
}

function bracketShapes(
  w: number,
  y: number,
  y2: number,
  tick: number,
  high: number,
  cubes: number,
  paints: SeatPaints,
): Shape[] {
  const d = `M3 ${y + tick}V${y}L${w - 3} ${y2}V${y2 + tick}`
  const size = high * 1.05
  const [px, py] = [w / 2, (y + y2) / 2]
  const [pw, ph] = [size * 2.1, size * 1.12]
  const words = `${paints.letter} ${cubes}`
  return [
    path(d, { stroke: stroke('#18222a', 4.4) }),
    path(d, { stroke: stroke(paints.light, 2.2) }),
    rect(px - pw / 2, py - ph / 2, pw, ph, paints.dark, { radius: ph / 2, stroke: stroke(paints.light, 1.6) }),
    text(px, py + size * 0.36, words, { font: 'display', size, anchor: 'middle', colour: colours.white, spacing: 1 }),
  ]
}
