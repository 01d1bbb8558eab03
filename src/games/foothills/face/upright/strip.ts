import { colours } from '../../../../kit/tokens.ts'
import { rect, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlargedIn } from '../../../../stage/kit/fit.ts'
import { cardShadow, panel, paper } from '../../../../stage/kit/paints.ts'
import { sack } from '../../../../stage/kit/tiles.ts'
import { letters } from '../../content/edition.ts'
import { inBag, inYard } from '../../position.ts'
import { icon } from '../art/icons.ts'
import { night } from '../art/pubSign.ts'
import { cubePiece } from '../pieces/onStations.ts'
import { printed } from '../pieces/print.ts'
import { chip } from '../pieces/right.ts'
import { resourcePieces, stores, yardGround } from '../pieces/yard.ts'
import { lyingIn, type YardPlan, yardPlan } from '../pieces/yardCells.ts'
import { around, depths, finger, piece, type Table, textOf } from '../table.ts'

/** Stockyard, bag, pub and general supply, side by side. */
export function stripPieces(table: Table): Piece[] {
  return [...yardPieces(table), ...bagPieces(table), pubPiece(table), ...storePieces(table)]
}

/** Room for the white cubes: at the right end of the yard, or at the bottom of a tall one. */
const holesWide = 46
const holesHigh = 28

const isTall = ({ grid: { yard } }: Table) => yard.h > yard.w

function holesOf(table: Table): Rect[] {
  const { yard } = table.grid
  const count = Math.max(table.box.events, table.p.yard.event)
  if (isTall(table)) {
    const size = Math.min(holesHigh - 6, (yard.w - 6) / count)
    const y = Math.round(yard.y + yard.h - holesHigh / 2 - 1)
    const x = (i: number) => Math.round(yard.x + 3 + (i + 0.5) * ((yard.w - 6) / count))
    return Array.from({ length: count }, (_, i) => around(x(i), y, Math.round(size)))
  }
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

/** The places of resources: in a row of six or more, or in bands of two in a tall yard. */
function plan(table: Table): YardPlan {
  const { yard } = table.grid
  const { iron, stone } = table.p.yard
  const count = inYard(table.p)
  const counts = { iron, stone, finger: finger(table) }
  if (isTall(table)) {
    const area = { x: yard.x + 3, y: yard.y + 3, w: yard.w - 6, h: yard.h - holesHigh - 4 }
    return yardPlan(area, { ...counts, across: count > 8 ? 3 : 2, bands: 4, upright: false })
  }
  const area = { x: yard.x + 3, y: yard.y, w: yard.w - holesWide - 6, h: yard.h }
  return yardPlan(area, { ...counts, across: count > 6 ? 2 : 1, bands: 6, upright: true })
}

function yardPieces(table: Table): Piece[] {
  const { grid, p } = table
  const { yard } = grid
  const holes = holesOf(table)
  const local = holes.map((hole) => ({ ...hole, x: hole.x - yard.x, y: hole.y - yard.y }))
  const lie = plan(table)
  const lying = (cell: Rect) => lyingIn(cell, 0.94, 42)
  const laid = [...lie.cells.iron, ...lie.cells.stone, ...(isTall(table) ? lie.bands : [])]
  const tops = new Set(laid.map(lying).map(({ y, h }) => Math.round(y + h / 2 + 6 - yard.y)))
  return [
    piece('panel:yard', `yard:${[...tops].join()}:${holes.length}`, yard, depths.panel, (w, h) =>
      yardGround(w, h, [...tops], local),
    ),
    ...resourcePieces(table, lie, lying),
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
    sack(w * 0.36, h - 5, Math.min((h - 10) / 158, (w * 0.62) / 170)),
  ]
  const count = String(inBag(p) + p.bag.event)
  const room = { w: bag.w * 0.31 - 6, h: bag.h * 0.6 }
  const size = enlargedIn('88', { font: 'display', size: 20 }, textOf(table), room)
  const print = { font: 'display', size, anchor: 'end' } as const
  return [
    piece('bag', 'bag', bag, depths.panel, draw, { label: say.bag }),
    printed('bag:count', bag.x + bag.w - 6, bag.y + bag.h / 2 + size * 0.36, count, print),
  ]
}

function pubPiece(table: Table): Piece {
  const {
    grid: { pub },
    say,
  } = table
  const name = say.pub.toUpperCase()
  const type = { font: 'display', size: 15, spacing: 0.8 } as const
  const size = enlargedIn(name, type, textOf(table), { w: pub.w * 0.68 - 6, h: pub.h * 0.5 })
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, paper(0, h), { radius: 4, shadow: cardShadow }),
    { type: 'group', x: 2, y: 2, clip: `M0 0H${w - 4}V${h - 4}H0Z`, shapes: night(w - 4, h - 4) },
    text(6, size + 2, name, { ...type, size, colour: '#ffeec4', plate: true }),
  ]
  return piece('pub', 'pub', pub, depths.card, draw, { label: say.pub, margin: 8 })
}

/** Counts what can run out; the rest is only the source of cubes and passengers. */
function storePieces(table: Table): Piece[] {
  const { supply } = table.grid
  const all = stores(table)
  const counted = all.filter(({ left }) => left !== undefined)
  const back = piece('panel:supply', 'panel:supply', supply, depths.panel, panel)
  const size = Math.round(Math.min(30, supply.h / 2 - 6, supply.w * 0.42))
  const pieces = all.flatMap(({ id, icon: name, left }) => {
    const order = Math.max(
      0,
      counted.findIndex((store) => store.id === id),
    )
    const y = supply.y + (supply.h * (order + 0.5)) / counted.length
    const place = around(Math.round(supply.x + supply.w * 0.34), Math.round(y), size)
    const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
    const rest = left === undefined ? { alpha: 0 } : {}
    const picture = piece(`store:${id}`, `store:${name}`, place, depths.onCard, draw, rest)
    if (left === undefined) return [picture]
    const usual = { font: 'display', size: Math.max(17, size * 0.8) } as const
    const room = { w: supply.x + supply.w - place.x - size - 6, h: size * 1.3 }
    const print = { ...usual, size: enlargedIn('88', usual, textOf(table), room) }
    return [picture, printed(`store:${id}:left`, place.x + size + 3, y + print.size * 0.36, `${left}`, print)]
  })
  return [back, ...pieces]
}

/** The spare action cards, spread over the lines while one of them is being chosen. */
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
        const draw = (wide: number, high: number) => chip(wide, high, card, table, true)
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
