import type { Seat } from '../../../../rules/game.ts'
import { circle, group, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { leastPrint, type PrintSizes } from '../../../../stage/kit/print.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { pad } from '../../../../table/layout/around.ts'
import { grid as cells, column, row } from '../../../../table/layout/flow.ts'
import { leaf, type Room, rest, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { line } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { goods } from '../../goods.ts'
import { type Board, boardOf } from '../../position.ts'
import { rackEngine, startToken } from '../art/engines.ts'
import { labourer } from '../art/figures.ts'
import { icon } from '../art/icons.ts'
import { markerCube, seatBadge, seatRoundel } from '../art/marks.ts'
import { between } from '../grid.ts'
import { tally } from '../pieces/goods.ts'
import { count } from '../pieces/print.ts'
import { ticket } from '../pieces/tickets.ts'
import { depths, type Table, textOf } from '../table.ts'
import { scoringNow, standingOf, totalOf } from './standing.ts'

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

/** As much room as there is. */
export const anyRoom = { w: rest(), h: rest() }

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

/** A seat's goods side by side, each beside its count, or over it where `isOver`. */
export function heldGoods({ table, seat, held }: Side, [least, ideal]: Range, manner: Manner = {}, isOver = false) {
  const room = { w: span(least, ideal), h: isOver ? span(60) : span(20, 40) }
  const all = goods.map((kind) => {
    const n = held.goods[kind]
    return tally(table, { id: `goods:${seat}:${kind}`, label: table.say.held(kind, n), kind, n }, room, isOver)
  })
  return cells(goods.length, 0, all, manner)
}

/** Where each of a seat's three labourers is: still to place, at work, or the third in the pub. */
export function whereabouts({ p }: Pick<Table, 'p'>, seat: Seat): ('home' | 'work' | 'pub')[] {
  const { labourers, hired } = boardOf(p, seat)
  return [0, 1, 2].map((nth) => (nth >= (hired ? 3 : 2) ? 'pub' : nth < labourers ? 'home' : 'work'))
}

/** A marker beside how many are left. */
export function markers({ held, paints, sizes }: Side, id: string, high: Range, size: number): LayoutNode {
  const it = { id, key: `cube:${paints.letter}`, depth: depths.onBoard, margin: 2 }
  const number = { ways: [`${held.markers}`], print: count(size), holds: '88', keeps: size * 0.75 }
  return row({ gap: 3 }, [
    thing(shape(1, ...high), it, (d) => [markerCube(d / 2, d / 2, d * 0.9, paints)]),
    line(sizes, `${id}:n`, depths.onBoard, number),
  ])
}

/** Sizes of a crew: the height of a labourer, the marker and the number of markers. */
interface CrewSizes {
  readonly high: Range
  readonly cube: number
  readonly size: number
}

/** A seat's labourers, markers and train. */
export const crew = (side: Side, { high, cube, size }: CrewSizes, manner: Manner = {}): LayoutNode =>
  row(
    { gap: 5 },
    [
      row({}, crewNodes(side, high)),
      markers(side, `markers:${side.seat}`, [13, cube], size),
      ...train(side, shape(44 / 32, 15, 42), 'their:train', (h, which) => [rackEngine(0, h - 2, h / 32, which)]),
    ],
    manner,
  )

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

/** A seat's contracts with their states: first those in hand, then those used. */
export function ticketsOf(table: Pick<Table, 'box' | 'p'>, seat: Seat) {
  const { hand, used } = boardOf(table.p, seat)
  const met = scoringNow(table, seat)
  return [...hand, ...used].map((id, i) => ({ id, isUsed: i >= hand.length, isMet: met.has(id) }))
}

/**
 * Contracts as stubs in rows, those used up narrower, as only their points remain; `leastOf` gives the least width of
 * one, of so many in a row and of a height. Two to a row have room even before they are there.
 */
export function stubs({ table, seat }: Side, leastOf: (perRow: number, high: number) => number): LayoutNode {
  const { grid, p } = table
  const all = ticketsOf(table, seat)
  // A sole opponent has room for them side by side.
  const rows = p.boards.length > 2 ? 2 : 1
  const perRow = Math.max(2, Math.ceil(all.length / rows))
  const wide = between(grid, 74, 92) * (rows > 1 ? 1 : 1.6)
  const least = leastOf(perRow, (between(grid, 54, 78) - 8) / rows - 4)
  const stub = ({ id, ...state }: (typeof all)[number]) => {
    const share = state.isUsed ? 0.72 : 1
    return as({ grow: share }, ticket(table, id, { w: span(least, wide * share), h: span(14) }, 'stub', state))
  }
  const lines = Array.from({ length: rows }, (_, i) => {
    const there = all.slice(i * perRow, (i + 1) * perRow).map(stub)
    const free = Array.from({ length: perRow > 2 ? 0 : 2 - there.length }, () => space(wide))
    return row({ gap: 3 }, [...there, ...free.map((one) => as({ grow: 1 }, one))], { grow: 1 })
  })
  return pad({ top: 3, bottom: 3 }, column({ gap: 4, alike: true }, lines))
}
