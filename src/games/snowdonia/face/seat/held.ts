import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { leastPrint, type PrintSizes } from '../../../../stage/kit/print.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { leaf, type Room, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { line } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { type Good, goods } from '../../goods.ts'
import { type Board, boardOf } from '../../position.ts'
import { rackEngine } from '../art/engines.ts'
import { labourer, startToken } from '../art/figures.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { markerCube, seatBadge, seatRoundel } from '../art/marks.ts'
import { between } from '../grid.ts'
import { whereabouts } from '../pieces/mineThings.ts'
import { count, printed } from '../pieces/print.ts'
import { ticketPiece } from '../pieces/tickets.ts'
import { goodPieces } from '../small/goods.ts'
import { depths, piece, type Table, textOf } from '../table.ts'
import { scoringNow, standingOf, totalOf } from '../views/standing.ts'

/** A seat's board: whose, what is on it, its points so far, and how print is sized. */
export interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly paints: SeatPaints
  readonly held: Board
  readonly total: number
  /** Its accessible name. */
  readonly label: string
  readonly sizes: PrintSizes
}

/** The boards of seats in small or large, as laid out for a viewer. */
export const sidesOf = (table: Table, seats: readonly Seat[]): Side[] =>
  seats.flatMap((seat) => {
    const paints = table.paints[seat]
    if (!paints) return []
    const total = totalOf(standingOf(table, seat))
    const label = table.say.seat(table.words.seat(table.p, seat), total)
    const sizes = { text: textOf(table), least: leastPrint(table) }
    return [{ table, seat, paints, held: boardOf(table.p, seat), total, label, sizes }]
  })

type Range = readonly [least: number, ideal: number]

/** A seat's letter, in large with its pattern round it. */
export function badge({ table, seat, paints }: Side, high: Range): LayoutNode {
  const shapes = table.grid.small ? seatRoundel : seatBadge
  const it = { id: `badge:${seat}`, key: `badge:${paints.letter}`, depth: depths.onBoard, margin: 2 }
  return thing(shape(1, ...high), it, (d) => shapes(d / 2, d / 2, d / 2 - 1, paints))
}

/** The place of the start player's token, which is beside its owner alone. */
export function startSign({ table, seat }: Side, high: number): LayoutNode {
  const room = shape(1, Math.min(high, 13), high)
  if (table.p.start !== seat) return leaf(room, () => [])
  const it = { id: 'start-token', key: 'start-token', depth: depths.onBoard, margin: 2 }
  return thing(room, it, (d) => [startToken(d / 2, d / 2, d)])
}

/** A seat's goods side by side, each beside its count. */
export const heldGoods = (side: Side, [least, ideal]: Range, manner: Manner = {}): LayoutNode =>
  row(
    { gap: 0, alike: true },
    goods.map((kind) =>
      as(
        { grow: 1 },
        leaf({ w: span(least, ideal), h: span(20) }, (cell) => tally(side, kind, cell)),
      ),
    ),
    manner,
  )

/** A good beside its count; all of its cell can be touched. */
function tally({ table, seat, held }: Side, kind: Good, { x, y, w, h }: Rect): Piece[] {
  const n = held.goods[kind]
  const id = `goods:${seat}:${kind}`
  const size = Math.min(w * 0.52, h * 0.62, 32)
  const draw = (_: number, high: number): Shape[] => [good(kind, size / 2 + 1, high / 2, size)]
  const print = count(Math.min(size * 1.12, w * 0.6), { colour: n > 0 ? colours.paper : '#8a979e' })
  const said = { label: table.say.held(kind, n) }
  return [
    piece(id, `their:${kind}:${n > 0}`, { x, y, w, h }, depths.onBoard, draw, said),
    printed(table, `${id}:n`, { x: x + size + 3, y, w: w - size - 4, h }, [`${n}`], print),
  ]
}

/** The same in small. */
export const smallGoods = ({ table, seat }: Side, manner: Manner = {}): LayoutNode =>
  as(
    manner,
    leaf({ w: span(100, 170), h: span(22) }, (place) => goodPieces(table, seat, place, goods)),
  )

/** Sizes of a crew: the height of a labourer, the marker and the number of markers. */
interface CrewSizes {
  readonly high: Range
  readonly cube: number
  readonly size: number
}

/** A seat's labourers, markers and train. */
export function crew(side: Side, { high, cube: largest, size }: CrewSizes, manner: Manner = {}): LayoutNode {
  const { seat, paints, held, sizes } = side
  const cube = { id: `markers:${seat}`, key: `cube:${paints.letter}`, depth: depths.onBoard, margin: 2 }
  const markers = thing(shape(1, 13, largest), cube, (d) => [markerCube(d / 2, d / 2, d * 0.9, paints)])
  const number = { ways: [`${held.markers}`], print: count(size), holds: '88', keeps: size * 0.75 }
  return row(
    { gap: 5 },
    [
      row({}, crewNodes(side, high)),
      row({ gap: 3 }, [markers, line(sizes, `markers:${seat}:n`, depths.onBoard, number)]),
      ...train(side, shape(44 / 32, 15, 42), 'their:train', (h, which) => [rackEngine(0, h - 2, h / 32, which)]),
    ],
    manner,
  )
}

/** Labourers at home, faint those at work; the place of one in the pub is empty. */
function crewNodes({ table, seat, paints }: Side, high: Range): LayoutNode[] {
  const room = shape(26 / 54, ...high)
  return whereabouts(table, seat).map((where, i) => {
    if (where === 'pub') return leaf(room, () => [])
    const key = `crew:${where}:${paints.letter}`
    const it = { id: `home:${seat}:${i}`, key, depth: depths.onBoard, margin: 6 }
    return thing(room, it, (w, h) => {
      const man = labourer(w / 2, h * (49 / 54), h / 54, paints)
      return where === 'home' ? [man] : [group(0, 0, 1, [man], { opacity: 0.36 })]
    })
  })
}

/** The same as dots: full at home, hollow at work. */
export const dots = ({ table, seat, paints }: Side, high: Range): LayoutNode[] =>
  whereabouts(table, seat).flatMap((where, i) => {
    if (where === 'pub') return []
    const fill = where === 'home' ? paints.light : 'rgba(0, 0, 0, 0)'
    const key = `dot:${where}:${paints.letter}`
    const it = { id: `home:${seat}:${i}`, key, depth: depths.onBoard, margin: 1 }
    return thing(shape(1, ...high), it, (d) => [
      circle(d / 2, d / 2, d / 2 - 1, fill, { stroke: stroke(paints.light, 1.4) }),
    ])
  })

/** A seat's train, if it has one. */
function train(
  { table, held }: Side,
  room: Room,
  kind: string,
  draw: (h: number, train: number) => Shape[],
): LayoutNode[] {
  const { train: which } = held
  if (which === 0) return []
  const label = table.box.trains[which]?.name ?? ''
  const it = { id: `train:${which}`, key: `${kind}:${which}`, depth: depths.onBoard, label, margin: 3 }
  return [thing(room, it, (_, h) => draw(h, which))]
}

/** A seat's train as a sign. */
export const smallTrain = (side: Side, high: number): LayoutNode[] =>
  train(side, shape(1, high), 'small:train', (h) => [icon('engine', h / 2, h / 2, h)])

/**
 * Contracts as stubs in rows, those used up narrower, as only their points remain; `leastOf` gives the least width of
 * one, of so many in a row and of a height. Two to a row have room even before they are there.
 */
export function stubs({ table, seat, held }: Side, leastOf: (perRow: number, high: number) => number): LayoutNode {
  const { grid, p } = table
  const all = [...held.hand.map((id) => ({ id, isUsed: false })), ...held.used.map((id) => ({ id, isUsed: true }))]
  const met = scoringNow(table, seat)
  // A sole opponent has room for them side by side.
  const rows = p.boards.length > 2 ? 2 : 1
  const perRow = Math.max(2, Math.ceil(all.length / rows))
  const wide = between(grid, 74, 92) * (rows > 1 ? 1 : 1.6)
  const least = leastOf(perRow, (between(grid, 54, 78) - 8) / rows - 4)
  const stub = ({ id, isUsed }: (typeof all)[number]) => {
    const share = isUsed ? 0.72 : 1
    const state = { isUsed, isMet: met.has(id) }
    const room = { w: span(least, wide * share), h: span(14) }
    return as(
      { grow: share },
      leaf(room, (place) => ticketPiece(table, id, place, 'stub', state)),
    )
  }
  const lines = Array.from({ length: rows }, (_, i) => {
    const there = all.slice(i * perRow, (i + 1) * perRow).map(stub)
    const free = Array.from({ length: perRow > 2 ? 0 : 2 - there.length }, () => space(wide))
    return row({ gap: 3 }, [...there, ...free.map((one) => as({ grow: 1 }, one))], { grow: 1 })
  })
  return pad({ top: 3, bottom: 3 }, column({ gap: 4, alike: true }, lines))
}
