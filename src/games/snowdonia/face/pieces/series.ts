import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import type { Settings } from '../../options.ts'
import { rackEngine } from '../art/engines.ts'
import { beside } from '../grid.ts'
import { depths, piece, type Table } from '../table.ts'
import { count, words } from './print.ts'

/** A match of a series for one player. */
interface Leg {
  readonly train: number
  /** Points it brought; undefined for this match and those to come. */
  readonly points?: number | undefined
  readonly isNow: boolean
}

/** The matches of a series in the order they are played, each with the next train. */
export function legsOf({ train, series }: Settings, count: number): Leg[] {
  const first = train - 1 - series.length + count
  return Array.from({ length: count }, (_, i) => ({
    train: ((first + i) % count) + 1,
    points: series[i],
    isNow: i === series.length,
  }))
}

/** Alone there is nothing to buy: the trains of the series instead, with what their matches have brought. */
export function seriesPieces(table: Table, place: Rect): Piece[] {
  const { box, p } = table
  const legs = legsOf(p.settings, box.values.trains.length)
  const places = beside(
    place,
    2,
    legs.map(() => 1),
  )
  return legs.map((leg, i) => legPiece(table, leg, places[i] ?? place))
}

function legPiece(table: Table, { train, points, isNow }: Leg, place: Rect): Piece {
  const draw = (w: number, h: number): Shape[] => {
    const scale = Math.min((w - 3) / 44, (h * 0.66) / 32)
    const engine = rackEngine((w - 44 * scale) / 2, h * 0.36 + 16 * scale, scale, train)
    const isAhead = points === undefined && !isNow
    return [
      rect(0, 0, w, h, isNow ? colours.paperLight : paper(0, h), {
        radius: 4,
        opacity: isAhead ? 0.5 : 1,
        stroke: stroke(isNow ? colours.brassHi : '#8f8468', isNow ? 2.6 : 1),
      }),
      group(0, 0, 1, [engine], { opacity: isAhead ? 0.45 : 1 }),
      words(
        w / 2,
        h * 0.84,
        w - 2,
        [points === undefined ? `${train}` : `${points}`],
        count(Math.min(20, h * 0.32), {
          anchor: 'middle',
          colour: points === undefined ? colours.inkSoft : colours.ink,
        }),
        11,
      ),
    ]
  }
  const label = table.box.trains[train]?.name ?? ''
  return piece(`series:${train}`, `series:${train}:${points}:${isNow}`, place, depths.onBoard, draw, { label })
}
