import type { Seat } from '../../../../rules/game.ts'
import { circle, group, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { once } from '../../../../stage/kit/once.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { leaf, type Room, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { locketOr } from '../../../../table/parts/locket.ts'
import { medal } from '../../../../table/parts/seat.ts'
import { goods } from '../../goods.ts'
import { type Board, boardOf } from '../../position.ts'
import { reckon } from '../../score.ts'
import { rackEngine } from '../art/engines.ts'
import { labourer, startToken } from '../art/figures.ts'
import { icon } from '../art/icons.ts'
import { markerCube, seatBadge, seatRoundel } from '../art/marks.ts'
import { between } from '../grid.ts'
import { count, drawn, tally, told } from '../pieces/print.ts'
import { ticket } from '../pieces/tickets.ts'
import { depths, type Table } from '../table.ts'

/** A seat's board: whose, what is on it, its points so far. */
export interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly paints: SeatPaints
  readonly held: Board
  readonly total: number
  /** Its accessible name. */
  readonly label: string
}

/** A seat's score if the match ended now, by source. */
export interface Standing {
  readonly sites: number
  readonly track: number
  readonly contracts: number
  readonly surveyor: number
  readonly train: number
}

const sources: Readonly<Record<string, keyof Standing>> = {
  sites: 'sites',
  digs: 'sites',
  tracks: 'track',
  contract: 'contracts',
}

const reckoned = once((table: Table, seat: Seat) => reckon(table.box, table.p, seat))

/** A seat's points so far, by where they come from. */
export function standingOf(table: Table, seat: Seat): Standing {
  const standing = { sites: 0, track: 0, contracts: 0, surveyor: 0, train: 0 }
  for (const { source, points } of reckoned(table, seat)) {
    const kind = sources[source] ?? (source === 'train' ? 'train' : 'surveyor')
    standing[kind] += points
  }
  return standing
}

/** All of them together. */
const totalOf = (standing: Standing): number =>
  Object.values(standing).reduce((sum: number, points: number) => sum + points, 0)

/** The contracts of a seat that would score now, if nothing else used up what they need. */
const scoringNow = (table: Table, seat: Seat): ReadonlySet<number> =>
  new Set(reckoned(table, seat).flatMap(({ source, detail }) => (source === 'contract' ? [Number(detail)] : [])))

/** The boards of seats in small or large, as laid out for a viewer. */
export const sidesOf = (table: Table, seats: readonly Seat[]): Side[] =>
  seats.flatMap((seat) => {
    const paints = table.paints[seat]
    if (!paints) return []
    const total = totalOf(standingOf(table, seat))
    const label = table.say.seat({ name: table.words.seat(table.p, seat), points: total })
    return [{ table, seat, paints, held: boardOf(table.p, seat), total, label }]
  })

/** From the least to the ideal length. */
export type Range = readonly [least: number, ideal: number]

/** A seat's locket, or its letter, in large with its pattern round it. */
export function badge({ table, seat, paints }: Side, high: Range): LayoutNode {
  const shapes = table.grid.small ? seatRoundel : seatBadge
  const own = (d: number) => shapes(d / 2, d / 2, d / 2 - 1, paints)
  const { key, draw } = locketOr(table.looking, seat, paints, { key: `badge:${paints.letter}`, draw: own })
  return drawn(shape(1, ...high), `badge:${seat}`, key, draw, { margin: 2, whose: seat })
}

/** A seat's points on a medal. */
export const points = ({ seat, total, label }: Side, high: Range): LayoutNode =>
  medal(`seat:${seat}`, depths.onBoard, { points: `${total}`, leads: false, label }, high)

/** The place of the start player's token, which is beside its owner alone. */
export function startSign({ table, seat }: Side, high: number): LayoutNode {
  const room = shape(1, Math.min(high, 13), high)
  if (table.p.start !== seat) return leaf(room, () => [])
  return drawn(room, 'start-token', 'start-token', (d) => [startToken(d / 2, d / 2, d)], { margin: 2 })
}

/** A seat's goods side by side, each beside its count, or over it where `isOver`. */
export function heldGoods({ table, seat, held }: Side, [least, ideal]: Range, manner: Manner = {}, isOver = false) {
  const room = { w: span(least, ideal), h: isOver ? span(60) : span(20, 40) }
  const all = goods.map((kind) => {
    const n = held.goods[kind]
    return tally(table, { id: `goods:${seat}:${kind}`, label: table.say.count(kind, n), n }, kind, room, isOver)
  })
  return evenly(goods.length, 0, all, manner)
}

/** Where each of a seat's three labourers is: still to place, at work, or the third in the pub. */
export function whereabouts({ held: { labourers, hired } }: Side): ('home' | 'work' | 'pub')[] {
  return [0, 1, 2].map((nth) => (nth >= (hired ? 3 : 2) ? 'pub' : nth < labourers ? 'home' : 'work'))
}

/** A marker beside how many are left. */
export const markers = ({ table, held, paints }: Side, id: string, high: Range, size: number): LayoutNode =>
  row({ gap: 3 }, [
    drawn(shape(1, ...high), id, `cube:${paints.letter}`, (d) => [markerCube(d / 2, d / 2, d * 0.9, paints)], {
      margin: 2,
    }),
    told(table, `${id}:n`, [`${held.markers}`], count(size), { holds: '88', keeps: size * 0.75 }),
  ])

/** A seat's labourers of a height, its markers in a number's size, and its train. */
export const crew = (side: Side, high: Range, [cube, size]: readonly [number, number], manner: Manner = {}) =>
  row(
    { gap: 5 },
    [
      row(
        {},
        whereabouts(side).map((where, i) => crewman(side, where, i, high)),
      ),
      markers(side, `markers:${side.seat}`, [13, cube], size),
      ...train(side, shape(44 / 32, 15, 42), 'their:train', (h) => rackEngine(0, h - 2, h / 32, side.held.train)),
    ],
    manner,
  )

/** A labourer, faint while it is at work; the place of one in the pub is empty. */
function crewman({ seat, paints }: Side, where: 'home' | 'work' | 'pub', i: number, high: Range): LayoutNode {
  const room = shape(26 / 54, ...high)
  if (where === 'pub') return leaf(room, () => [])
  const draw = (w: number, h: number) => {
    const man = labourer(w / 2, h * (49 / 54), h / 54, paints)
    return where === 'home' ? [man] : [group(0, 0, 1, [man], { opacity: 0.36 })]
  }
  return drawn(room, `home:${seat}:${i}`, `crew:${where}:${paints.letter}`, draw, { margin: 6 })
}

/** The same as dots: full at home, hollow at work. */
export const dots = (side: Side, high: Range): LayoutNode[] =>
  whereabouts(side).flatMap((where, i) => {
    if (where === 'pub') return []
    const { light, letter } = side.paints
    const fill = where === 'home' ? light : 'rgba(0, 0, 0, 0)'
    const draw = (d: number) => [circle(d / 2, d / 2, d / 2 - 1, fill, { stroke: stroke(light, 1.4) })]
    return drawn(shape(1, ...high), `home:${side.seat}:${i}`, `dot:${where}:${letter}`, draw, { margin: 1 })
  })

/** A seat's train, if it has one. */
function train({ table, held }: Side, room: Room, kind: string, draw: (h: number) => Shape): LayoutNode[] {
  if (held.train === 0) return []
  const label = table.box.trains[held.train]?.name ?? ''
  const it = drawn(room, `train:${held.train}`, `${kind}:${held.train}`, (_, h) => [draw(h)], { label, margin: 3 })
  return [it]
}

/** A seat's train as a sign. */
export const smallTrain = (side: Side, high: number): LayoutNode[] =>
  train(side, shape(1, high), 'small:train', (h) => icon('engine', h / 2, h / 2, h))

/** A seat's contracts with their states: first those in hand, then those used. */
export function ticketsOf(table: Table, seat: Seat) {
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
