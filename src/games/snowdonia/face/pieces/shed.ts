import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel, paper } from '../../../../stage/kit/paints.ts'
import type { Shed } from '../../position.ts'
import { rackEngine } from '../art/engines.ts'
import { icon } from '../art/icons.ts'
import { placedRow, rebusWithin, signOf } from '../art/rebus.ts'
import { verbSigns } from '../art/signs.ts'
import { between } from '../grid.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { words } from './print.ts'
import { shedHead } from './rail.ts'
import { seriesPieces } from './series.ts'

/** A row less high than this has no room for two lines. */
const lowest = 28

/** The Engine Shed: the trains that can be bought, with the coal on them. */
export function shedPieces(table: Table): Piece[] {
  const { grid, p } = table
  const { shed } = grid
  const [edge, head] = [between(grid, 7, 10), between(grid, 30, 44)]
  const title = { x: shed.x + edge + 5, y: shed.y + 5, w: shed.w - 2 * edge - 10, h: head - 6 }
  const each = Math.min((shed.h - head - edge) / Math.max(1, p.shed.length), between(grid, 44, 58))
  return [
    piece('panel:shed', 'panel:shed', shed, depths.panel, panel, { margin: 2 }),
    ...shedHead(table, title),
    ...(p.boards.length === 1 ? seriesPieces(table, { ...title, y: shed.y + head, h: shed.h - head - edge }) : []),
    ...p.shed.map((one, i) => {
      const place = {
        x: shed.x + edge,
        y: Math.round(shed.y + head + i * each),
        w: shed.w - 2 * edge,
        h: Math.floor(each - 5),
      }
      return trainPiece(table, one, place)
    }),
  ]
}

/** A train in the shed: its power in signs, its price, and the coal that comes with it. */
export function trainPiece(table: Table, { train, coal }: Shed, place: Rect): Piece {
  const card = table.box.trains[train]
  const isOn = isNext(table, `train:${train}`)
  const draw = (w: number, h: number): Shape[] => {
    const engine = Math.min(1.32, h / 38)
    const x = 8 + 44 * engine + 6
    const price = rebusWithin([signOf('steel', card?.steel ?? 0)], 60, Math.min(27, h * 0.56))
    const right = w - 6 - coal * Math.min(18, h * 0.38) - 8
    const room = right - price.w - x - 8
    const signs = card?.verb ? verbSigns(card.verb) : []
    // On a low row the power stands beside the name, otherwise below it.
    const isLow = h < lowest
    const split = isLow ? { name: 0.52, size: 0.7, y: 0.5 } : { name: 1, size: 0.48, y: 0.28 }
    const power = isLow
      ? { x: x + room * 0.56, y: h / 2, w: room * 0.44, h: h * 0.76 }
      : { x, y: h * 0.74, w: room, h: Math.min(22, h * 0.46) }
    const isPlain = signs.length === 0
    const size = Math.min(25, h * split.size)
    const name = { font: 'display', size, spacing: 0.4, colour: colours.ink } as const
    return [
      rect(0, 0, w, h, paper(0, h), { radius: 4, stroke: stroke(isOn ? colours.brassHi : '#cbb98f', isOn ? 3 : 1) }),
      rackEngine(6, h / 2 + 14 * engine, engine, train),
      words(
        x,
        h * (isPlain ? 0.5 : split.y),
        room * (isPlain ? 1 : split.name),
        [(card?.name ?? '').toUpperCase()],
        name,
        13,
      ),
      ...(isPlain ? [] : [placedRow(rebusWithin(signs, power.w, power.h), power.x, power.y)]),
      placedRow(price, right, h / 2, 'end'),
      ...Array.from({ length: coal }, (_, i) =>
        icon('coal', w - 6 - Math.min(25, h * 0.5) / 2 - i * Math.min(18, h * 0.38), h / 2, Math.min(25, h * 0.5)),
      ),
    ]
  }
  const label = table.say.trainNamed(card?.name ?? '', card?.steel ?? 0)
  return piece(`train:${train}`, `train:${train}:${coal}:${isOn}`, place, depths.onBoard, draw, {
    label,
    margin: 5,
    ...(isOn && { marked: true as const }),
  })
}
