import { colours } from '../../../../kit/tokens.ts'
import { circle, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { kinds, type TileKind } from '../../content/tiles.ts'
import { unseenOf } from '../../unseen.ts'
import { tileBack } from '../art/back.ts'
import { tileShapes } from '../art/tile.ts'
import { depths, type Table } from '../table.ts'
import { printed } from './print.ts'

/** The tiles to draw, and what is still unseen. */
export const poolPieces = (table: Table): Piece[] => [
  ...groundPiece(table),
  pilePiece(table),
  ...textPieces(table),
  ...unseenPieces(table),
]

function groundPiece({ grid }: Table): Piece[] {
  const { pool, unseen, small } = grid
  if (small) return []
  const place = { ...pool, h: pool.h + (unseen?.h ?? 0) }
  return [piece('panel:pool', 'panel', place, depths.panel, panel)]
}

/** In a row: the pile at the left. Otherwise it is on top. */
const isRow = ({ w, h }: Rect) => w > h * 1.2

/** Where the pile is within the pool, in its own pixels. */
function pileIn({ grid: { pool, small } }: Table): Rect {
  const { w, h } = pool
  const edge = small ? 2 : 12
  const side = Math.floor(isRow(pool) ? Math.min(h - 2 * edge - 14, 70) : Math.min(w - 2 * edge - 6, 60, h - 44))
  return isRow(pool)
    ? { x: edge + 4, y: Math.round((h - side - 12) / 2), w: side, h: side }
    : { x: Math.round((w - side - 5) / 2), y: edge + 2, w: side, h: side }
}

/** The pile of tiles to draw, as high as there are tiles; its frame is brass when drawing is allowed. */
function pilePiece(table: Table): Piece {
  const { grid, p, say, looking } = table
  const count = p.pool.length
  const layers = Math.min(6, Math.ceil(count / 8))
  const may = looking.next.includes('pool')
  const { x, y, w: side } = pileIn(table)
  const draw = (w: number, h: number): Shape[] => [
    ...(may ? [litFrame(w, h)] : []),
    group(x, y, 1, pileShapes(side, layers)),
  ]
  const label = may ? `${say.draw}: ${say.poolOf(count)}` : say.poolOf(count)
  const depth = depths.panel + 1
  return piece('pool', `pool:${layers}:${may}`, grid.pool, depth, draw, {
    label,
    margin: 4,
    ...(may && { marked: true as const }),
  })
}

const litFrame = (w: number, h: number): Shape =>
  rect(1.5, 1.5, w - 3, h - 3, 'rgba(240, 210, 138, 0.16)', { radius: 7, stroke: stroke(colours.brass, 3) })

function pileShapes(side: number, layers: number): Shape[] {
  if (layers === 0)
    return [
      rect(1, 1, side - 2, side - 2, 'rgba(0, 0, 0, 0)', {
        radius: 4,
        stroke: stroke(colours.slateLine, 1.5, { dash: [5, 4] }),
      }),
    ]
  const step = side / 22
  const below = Array.from({ length: layers }, (_, at) => {
    const by = (layers - at) * step
    return rect(by * 0.4, by, side, side, at % 2 === 0 ? '#1b3140' : '#24404f', {
      radius: side * 0.05,
      stroke: stroke('#0f1a20', 1),
    })
  })
  return [...below, ...tileBack(side)]
}

/** The count beside or below the pile. */
function textPieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const { pool, small } = grid
  const pile = pileIn(table)
  const count = `${p.pool.length}`
  if (!isRow(pool)) {
    const top = pool.y + pile.y + pile.h + 10
    const box = { x: pool.x, y: top, w: pool.w, h: Math.min(46, pool.y + pool.h - top) }
    return [printed(table, 'pool:count', box, [count], { font: 'display', size: 22, anchor: 'middle' })]
  }
  const x = pool.x + pile.x + pile.w + (small ? 10 : 20)
  const w = pool.x + pool.w - x - 6
  const rest = pool.h >= 80 && !small
  const lines = rest ? [0.1, 0.42, 0.74].map((at) => pool.y + pool.h * at) : []
  const [top = pool.y + 4, middle = pool.y + 4, low = 0] = lines
  const inHands = p.hands.reduce((sum, hand) => sum + hand.length, 0)
  const mine = p.hands[table.looking.seat]?.length ?? 0
  const display = { font: 'display', size: rest ? Math.min(52, pool.h * 0.45) : 30 } as const
  const numberWide = widthOf('88', display) + 8
  const words = { x: x + numberWide + 4, w: w - numberWide - 4 }
  if (!rest)
    return [
      printed(table, 'pool:count', { x, y: pool.y, w: numberWide, h: pool.h }, [count], { ...display }),
      printed(table, 'pool:words', { ...words, y: pool.y, h: pool.h }, [say.inPool, ''], {
        font: 'text',
        size: 13,
        colour: colours.mute,
      }),
    ]
  return [
    printed(table, 'pool:title', { x, y: top, w, h: pool.h * 0.3 }, [say.pool.toUpperCase()], {
      font: 'display',
      size: Math.min(27, pool.h * 0.27),
      spacing: 1,
      colour: colours.brassText,
    }),
    printed(table, 'pool:count', { x, y: middle, w: numberWide, h: pool.h * 0.52 }, [count], { ...display }),
    printed(table, 'pool:words', { ...words, y: middle, h: pool.h * 0.26 }, [say.toDraw], {
      font: 'text',
      size: Math.min(17, Math.max(14, pool.h * 0.16)),
    }),
    printed(
      table,
      'pool:others',
      { ...words, y: low - pool.h * 0.06, h: pool.h * 0.24 },
      [say.inOtherHands(inHands - mine), say.held(inHands - mine)],
      { font: 'text', size: Math.min(16, Math.max(14, pool.h * 0.14)), colour: colours.mute },
    ),
  ]
}

const inRow = 8

/** Every kind with a dot for each of its tiles, filled while it is unseen. */
function unseenPieces(table: Table): Piece[] {
  const { grid, p, say, looking, words } = table
  const { unseen } = grid
  if (!unseen) return []
  const { x, y, w, h } = unseen
  const head = Math.min(26, h * 0.16)
  const line = { x: x + 14, y, w: (w - 28) * 0.62, h: head }
  const rest = { x: line.x + line.w, y, w: (w - 28) * 0.38, h: head }
  const wide = Math.floor((w - 24) / inRow)
  const high = Math.floor((h - head - 6) / Math.ceil(kinds.length / inRow))
  const left = x + Math.round((w - wide * inRow) / 2)
  const counts = unseenOf(words.copies, p, looking.known)
  const size = Math.min(16, Math.max(14, head * 0.62))
  return [
    printed(table, 'unseen:title', line, [say.unseen], { font: 'text', size }),
    printed(table, 'unseen:dots', rest, [say.aDot, ''], {
      font: 'text',
      size,
      italic: true,
      anchor: 'end',
      colour: colours.mute,
    }),
    ...kinds.map((kind, at) => {
      const count = counts.get(kind) ?? 0
      const place = {
        x: left + (at % inRow) * wide,
        y: Math.round(y + head + 2 + Math.floor(at / inRow) * high),
        w: wide,
        h: high,
      }
      const label = say.kind(words.tile(kind), count)
      const of = words.copies[kind]
      const draw = (w: number, h: number) => kindShapes(kind, count, of, { w, h })
      return piece(`kind:${kind}`, `kind:${kind}:${count}:${of}`, place, depths.onPanel, draw, { label })
    }),
  ]
}

/** A kind of tile over a dot for each of them, of which `count` are still unseen. */
function kindShapes(kind: TileKind, count: number, of: number, { w, h }: Size): Shape[] {
  const side = Math.floor(Math.min(w - 6, h - 13))
  const x = Math.round((w - side) / 2)
  const apart = Math.min(8.4, w / of)
  const dots = Array.from({ length: of }, (_, at) => {
    const [cx, cy] = [w / 2 + (at - (of - 1) / 2) * apart, side + 6.5]
    return at < count
      ? circle(cx, cy, 3, colours.brassHi, { stroke: stroke(colours.brassLo, 1) })
      : circle(cx, cy, 2.6, colours.panel, { stroke: stroke(colours.pewterLo, 1) })
  })
  const opacity = count > 0 ? 1 : 0.26
  return [group(x, 0, 1, tileShapes(kind, side, { small: true }), { opacity }), ...dots]
}
