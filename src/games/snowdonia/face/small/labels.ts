import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { surveyPoints } from '../../line.ts'
import { penny } from '../art/coins.ts'
import { bedHigh } from '../pieces/line.ts'
import { words } from '../pieces/print.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { legsApart, spansOf } from '../views/along.ts'
import type { Span } from '../views/profile.ts'
import { digLook, namesOf } from '../views/sites.ts'

/** The names of the stations below their platforms, and their excavation sites as pips above. */
export const labelPieces = (table: Table): Piece[] =>
  spansOf(table)
    .filter(({ kind }) => kind !== 'track')
    .flatMap((span) => [namePiece(table, span), ...pipPieces(table, span)])

function namePiece(table: Table, span: Span): Piece {
  const { line, grid, p, looking } = table
  const station = span.kind === 'start' ? -1 : span.index
  const card = line.stations[station]?.card
  const end = p.boards[looking.seat]?.end === 1 ? 1 : 0
  const steps = line.ends === 0 ? station + 1 : end === 1 ? line.stations.length - 1 - station : station
  const points = station < 0 ? undefined : surveyPoints(line, end, steps)
  const isLegal = isNext(table, `board:${station}`)
  const most = grid.form === 'low' ? 18 : 26
  const h = Math.max(15, Math.min(most, grid.land.w / 22, legsApart(table) / 3.4))
  const w = span.x2 - span.x + 3
  const place = { x: grid.land.x + span.x - 1.5, y: grid.land.y + span.y + bedHigh(table) / 2 + 3, w, h }
  const names = card ? namesOf(card.name) : ['Llanberis']
  const draw = (wide: number, high: number): Shape[] => {
    const r = high * 0.44
    const room = wide - 6 - (points === undefined ? 0 : 2 * r + 2)
    return [
      rect(0, 0, wide, high, '#1f2a31', {
        radius: 3,
        opacity: 0.94,
        ...(isLegal && { stroke: stroke(colours.brassHi, 2) }),
      }),
      words(
        3,
        high / 2,
        room,
        names.map((name) => name.toUpperCase()),
        { font: 'display', size: high * 0.84, colour: '#fff6e0' },
        11,
      ),
      ...(points === undefined ? [] : penny(wide - r - 2, high / 2, r, points)),
    ]
  }
  const id = station < 0 ? 'board:start' : `board:${station}`
  return piece(id, `label:${line.route}:${station}:${points}:${isLegal}`, place, depths.board, draw, {
    label: names[0] ?? '',
    margin: 3,
  })
}

/** An excavation site as a small square: brown with rubble, in its owner's pattern without. */
function pipPieces(table: Table, span: Span): Piece[] {
  const { line, grid, say } = table
  const station = span.kind === 'station' ? line.stations[span.index] : undefined
  if (!station) return []
  const size = bedHigh(table) * 0.62
  return station.digs.map((space, i) => {
    const look = digLook(table, space)
    const owner = look.owner === 'lost' ? undefined : look.owner
    const place = {
      x: grid.land.x + span.x + 2 + i * (size + 2),
      y: grid.land.y + span.y - bedHigh(table) * 0.72 - size,
      w: size,
      h: size,
    }
    const draw = (w: number, h: number): Shape[] => [
      rect(0.5, 0.5, w - 1, h - 1, owner?.pattern ?? (look.owner === 'lost' ? colours.pewter : '#5d4a37'), {
        radius: 2,
        stroke: stroke(owner?.light ?? '#2f261b', 1),
      }),
      ...(owner
        ? []
        : [
            path(`M${w * 0.25} ${h * 0.7}L${w / 2} ${h * 0.3}L${w * 0.75} ${h * 0.7}`, {
              stroke: stroke('#c9b48e', 1.2),
            }),
          ]),
    ]
    const key = `pip:${owner?.letter ?? look.owner ?? 'rubble'}`
    const label = say.digSite(station.card.name, look.left ?? 0, look.points)
    return piece(`dig:${space}`, key, place, depths.plot + 1, draw, { label, margin: 1 })
  })
}
