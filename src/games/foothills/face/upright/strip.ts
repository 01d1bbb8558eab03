import { colours } from '../../../../kit/tokens.ts'
import { rect, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { letters } from '../../content/edition.ts'
import { inBag, inYard } from '../../position.ts'
import { icon } from '../art/icons.ts'
import { cardShadow, panel, paper } from '../art/paints.ts'
import { night } from '../art/pubSign.ts'
import { sack } from '../art/tiles.ts'
import { cubePiece } from '../pieces/onStations.ts'
import { printed } from '../pieces/print.ts'
import { chip } from '../pieces/right.ts'
import { stores, yardGround } from '../pieces/yard.ts'
import { around, depths, piece, type Table } from '../table.ts'

/** Stockyard, bag, pub and what is left in the general supply, side by side. */
export function stripPieces(table: Table): Piece[] {
  return [...yardPieces(table), ...bagPieces(table), pubPiece(table), ...storePieces(table)]
}

/** Room for the white cubes at the right end of the yard, two by two. */
const holesWide = 46

function holesOf({ grid, box, p }: Table): Rect[] {
  const { yard } = grid
  const count = Math.max(box.events, p.yard.event)
  const columns = Math.ceil(count / 2)
  const size = Math.min(22, (holesWide - 4) / columns)
  return Array.from({ length: count }, (_, i) =>
    around(
      Math.round(yard.x + yard.w - holesWide + ((i % columns) + 0.5) * (holesWide / columns)),
      Math.round(yard.y + yard.h * (i < columns ? 0.28 : 0.72)),
      Math.round(size),
    ),
  )
}

/** Places of the resources: six in a row, and in two closer rows when more have come. */
function slotsOf({ grid: { yard }, p }: Table): Rect[] {
  const count = Math.max(6, inYard(p))
  const rows = count > 6 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const step = (yard.w - holesWide - 6) / columns
  const size = 32
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const y = rows === 1 ? yard.h / 2 : row === 0 ? size / 2 + 1 : yard.h - size / 2 - 1
    const x = yard.x + 4 + Math.max(size / 2, ((i % columns) + 0.5) * step)
    return around(Math.round(x), Math.round(yard.y + y), size)
  })
}

function yardPieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const { yard } = grid
  const holes = holesOf(table)
  const local = holes.map((hole) => ({ ...hole, x: hole.x - yard.x, y: hole.y - yard.y }))
  const row = Math.round(yard.h / 2 + 6)
  const slots = slotsOf(table)
  const some = (kind: 'iron' | 'stone', slot: (i: number) => Rect | undefined) =>
    Array.from({ length: p.yard[kind] }, (_, i) => i).flatMap((i) => {
      const place = slot(i)
      const rest = { label: say[kind], pick: `yard:${kind}` }
      return place ? [cubePiece(`yard:${kind}:${i}`, kind, place, rest)] : []
    })
  return [
    piece('panel:yard', `yard:${row}:${holes.length}`, yard, depths.panel, (w, h) =>
      yardGround(w, h, [row], local),
    ),
    ...some('iron', (i) => slots[i]),
    ...some('stone', (i) => slots[slots.length - 1 - i]),
    ...Array.from({ length: p.yard.event }, (_, i) => i).flatMap((i) => {
      const place = holes[i]
      return place ? [cubePiece(`yard:event:${i}`, 'event', place)] : []
    }),
  ]
}

function bagPieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const { bag } = grid
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    sack(w * 0.36, h - 5, Math.min((h - 10) / 158, 0.3)),
  ]
  const size = 20
  const count = String(inBag(p) + p.bag.event)
  const print = { font: 'display', size, anchor: 'end' } as const
  return [
    piece('bag', 'bag', bag, depths.panel, draw, { label: say.bag }),
    printed('bag:count', bag.x + bag.w - 6, bag.y + bag.h / 2 + size * 0.36, count, print),
  ]
}

function pubPiece({ grid: { pub }, say }: Table): Piece {
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, paper(0, h), { radius: 4, shadow: cardShadow }),
    { type: 'group', x: 2, y: 2, clip: `M0 0H${w - 4}V${h - 4}H0Z`, shapes: night(w - 4, h - 4) },
    text(6, 17, say.pub.toUpperCase(), {
      font: 'display',
      size: 15,
      spacing: 0.8,
      colour: '#ffeec4',
    }),
  ]
  return piece('pub', 'pub', pub, depths.card, draw, { label: say.pub, margin: 8 })
}

/** What can run out is counted; the rest is only where cubes and passengers come from. */
function storePieces(table: Table): Piece[] {
  const { supply } = table.grid
  const all = stores(table)
  const counted = all.filter(({ left }) => left !== undefined)
  const back = piece('panel:supply', 'panel:supply', supply, depths.panel, panel)
  const size = 20
  const pieces = all.flatMap(({ id, icon: name, left }) => {
    const order = counted.findIndex((store) => store.id === id)
    const y = supply.y + (supply.h * (Math.max(0, order) + 0.5)) / counted.length
    const place = around(Math.round(supply.x + 14), Math.round(y), size)
    const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
    const rest = left === undefined ? { alpha: 0 } : {}
    const picture = piece(`store:${id}`, `store:${name}`, place, depths.onCard, draw, rest)
    if (left === undefined) return [picture]
    const print = { font: 'display', size: 17 } as const
    return [
      picture,
      printed(`store:${id}:left`, place.x + size + 3, y + 17 * 0.36, String(left), print),
    ]
  })
  return [back, ...pieces]
}

/** The spare action cards, spread over the lines while one of them is to be chosen. */
export function spareChips(table: Table): Piece[] {
  const { grid, looking, box, p } = table
  if (!looking.next.some((pick) => pick.startsWith('spare:'))) return []
  const area = grid.spare
  const step = (area.h - 12) / letters.length
  const back = piece('panel:spare', 'panel:spare', area, depths.offer, (w, h) => [
    rect(0, 0, w, h, colours.slate900, { radius: 8, shadow: cardShadow }),
    ...panel(w, h),
  ])
  const chips = letters.flatMap((_, pair) => {
    const cards = p.spare.flatMap((index) => box.actions[index] ?? [])
    return cards
      .filter((card) => card.pair === pair)
      .map((card, order) => {
        const w = Math.floor((area.w - 18) / 2)
        const x = Math.round(area.x + 6 + order * (w + 6))
        const place = { x, y: Math.round(area.y + 8 + pair * step), w, h: Math.floor(step - 6) }
        const draw = (wide: number, high: number) => chip(wide, high, card, grid.measures.least)
        return piece(`action:${card.index}`, `chip:${card.id}`, place, depths.offer + 1, draw, {
          label: table.words.card(card),
          pick: `spare:${card.index}`,
          above: true,
          margin: 3,
        })
      })
  })
  return [{ ...back, above: true }, ...chips]
}
