import { colours } from '../../../../kit/tokens.ts'
import type { Token } from '../../../../rules/game.ts'
import { group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { companyOf } from '../../colours.ts'
import { depths, paintsOf, type Table } from '../table.ts'
import { heldTile } from './heldTile.ts'
import { previewPieces } from './previews.ts'
import { printed } from './print.ts'
import { brassBar } from './seatSigns.ts'

/** The tiles of the seat in front, and what they would do. */
export function handPieces(table: Table): Piece[] {
  const { p, looking, say, words } = table
  const held = p.hands[looking.seat] ?? []
  const plan = planOf(table, held.length)
  const own = held.length > 1 ? say.yourTiles : say.yourTile
  const title = looking.watches ? words.seat(p, looking.seat) : own
  const caption = { font: 'display', size: plan.title.h * 0.9, spacing: 1 } as const
  return [
    groundPiece(table),
    ...(plan.title.h > 0
      ? [printed(table, 'hand:title', plan.title, [title.toUpperCase()], { ...caption, colour: colours.brassText })]
      : []),
    ...held.flatMap((token, at) => {
      const place = plan.tiles[at]
      return place ? tilePieces(table, token, place, held.length > 1 ? at + 1 : undefined) : []
    }),
    ...previewPieces(table, plan.previews),
    ...(looking.next.includes('show') ? [showPiece(table, plan)] : []),
  ]
}

/** Where the parts of the hand are. */
interface Plan {
  readonly title: Rect
  readonly tiles: readonly Rect[]
  readonly previews: Rect
}

/** From this width on there is room beside a single tile. */
const roomy = 270

function planOf({ grid }: Table, count: number): Plan {
  const { x, y, w, h } = grid.hand
  const [edge, stripe] = grid.small ? [8, 11] : [12, 18]
  const head = grid.small ? (h < 140 ? 0 : 22) : Math.min(32, Math.round(h * 0.13))
  const left = x + stripe + edge
  const wide = w - stripe - 2 * edge
  const top = y + edge + head + (head > 0 ? 3 : 0)
  const inside = { x: left, y: top, w: wide, h: y + h - edge - top }
  const title = { x: left, y: y + edge * 0.7, w: wide, h: head }
  const isBeside = count === 1 && (wide >= roomy || wide > inside.h * 1.7)
  return { title, ...(isBeside ? besideTile(inside) : belowTiles(inside, count, grid.small ? 24 : h < 200 ? 0 : 78)) }
}

/** One tile, with what it would do at its right. */
function besideTile({ x, y, w, h }: Rect): Pick<Plan, 'tiles' | 'previews'> {
  const side = Math.floor(Math.min(h, w * 0.6))
  const top = Math.round(y + (h - side) / 2)
  const gap = Math.min(18, w * 0.05)
  return {
    tiles: [{ x, y: top, w: side, h: side }],
    previews: { x: Math.round(x + side + gap), y: top, w: Math.floor(w - side - gap), h: side },
  }
}

/** Some tiles in a row or two, with what they would do below. */
function belowTiles({ x, y, w, h }: Rect, count: number, foot: number): Pick<Plan, 'tiles' | 'previews'> {
  const gap = Math.min(10, w * 0.05)
  const least = Math.min(h * 0.34, foot)
  const sideFor = (across: number) => {
    const down = Math.ceil(count / across)
    return Math.floor(Math.min((w - gap * (across - 1)) / across, (h - least - gap * (down - 1)) / down))
  }
  const ways = Array.from({ length: Math.max(1, count) }, (_, at) => at + 1)
  const across = ways.reduce((best, one) => (sideFor(one) > sideFor(best) ? one : best), 1)
  const side = sideFor(across)
  const down = Math.ceil(count / across)
  const tiles = Array.from({ length: count }, (_, at) => ({
    x: Math.round(x + (at % across) * (side + gap)),
    w: side,
    h: side,
    y: Math.round(y + Math.floor(at / across) * (side + gap)),
  }))
  const end = y + down * (side + gap)
  return { tiles, previews: { x, y: end, w, h: y + h - end } }
}

/** A panel with the company's pattern down its side. */
function groundPiece({ p, grid, looking }: Table): Piece {
  const { pattern } = paintsOf(p, looking.seat)
  const wide = grid.small ? 8 : 15
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(3, 3, wide, h - 6, pattern)], {
      clip: `M9 3H40V${h - 3}H9A6 6 0 0 1 3 ${h - 9}V9A6 6 0 0 1 9 3Z`,
    }),
  ]
  const key = `panel:hand:${companyOf(p, looking.seat)}`
  return piece('panel:hand', key, grid.hand, depths.panel, draw, { margin: 2 })
}

/** A held tile on the ground of the square it is tried on, with its number if there are several. */
function tilePieces(table: Table, token: Token, place: Rect, number?: number): Piece[] {
  const { looking, trial, p } = table
  const isTried = trial?.token === token && trial.isPicked
  const ground = isTried ? trial.cell : (p.laid.at(-1)?.cell ?? firstGround)
  const isPicked = isTried || looking.picked.includes(`hand:${token}`)
  const tried = isTried ? { kind: trial.kind, owners: table.owners.get(trial.cell) } : {}
  const tile = heldTile(table, token, place, { ground, isPicked, ...tried })
  return number === undefined ? [tile] : [tile, numberPiece(table, token, place, number)]
}

/** The ground of held tiles before anything lies on the board. */
const firstGround = 9

function numberPiece(table: Table, token: Token, { x, y }: Rect, number: number): Piece {
  const size = leastPrint(table)
  const side = size * 1.4
  const draw = (w: number): Shape[] => [
    rect(0, 0, w, w, colours.slate900, { radius: 4, stroke: stroke(colours.brass, 1) }),
    text(w / 2, w / 2 + size * 0.36, `${number}`, { font: 'display', size, anchor: 'middle', colour: colours.paper }),
  ]
  const place = { x: x - 3, y: y - 3, w: side, h: side }
  return piece(`number:${token}`, `number:${number}`, place, depths.onPanel + 1, draw)
}

/** The button to show what one holds, since none of it can be laid. */
function showPiece(table: Table, { previews }: Plan): Piece {
  const { y, h: whole } = table.grid.hand
  const h = Math.max(28, Math.min(44, previews.h))
  const place = { ...previews, y: Math.min(previews.y, y + whole - h - 6), h }
  const least = leastPrint(table)
  const draw = (w: number, high: number): Shape[] => {
    const size = Math.max(least, Math.min(high * 0.46, (w * 1.9) / table.say.show.length))
    return [
      rect(0, 0, w, high, brassBar(high), { radius: 6, stroke: stroke(colours.brassLo, 1.6) }),
      text(w / 2, high / 2 + size * 0.31, table.say.show, {
        font: 'text',
        size,
        weight: 800,
        anchor: 'middle',
        colour: colours.brassInk,
      }),
    ]
  }
  return piece('show', 'show', place, depths.onPanel + 2, draw, { label: table.say.show, above: true, margin: 2 })
}
