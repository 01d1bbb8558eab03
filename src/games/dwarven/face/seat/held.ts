import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { row } from '../../../../table/layout/flow.ts'
import { leaf, type Room, rest, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { locketOr } from '../../../../table/parts/locket.ts'
import { transportIn } from '../../box.ts'
import { goods as kinds } from '../../content/edition.ts'
import { difficulty, openWays, waysWithLeave } from '../../network.ts'
import { type Board, boardOf, isOpen, isSnowy } from '../../position.ts'
import { openRoutes, revenueFor } from '../../tickets.ts'
import { copper, openPurse, purse } from '../art/exchange.ts'
import { good } from '../art/goods.ts'
import { hauler } from '../art/haulers.ts'
import { icon } from '../art/icons.ts'
import { seatRoundel } from '../art/pawns.ts'
import { engine } from '../art/trains.ts'
import { pawnPiece, pawnsIn } from '../map/pawns.ts'
import { count, drawn, remark, told } from '../pieces/print.ts'
import { cardName, depths, goodIn, nthOf, paintsOf, type Table, viewerOf } from '../table.ts'

/** A seat's things. */
export interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly paints: SeatPaints
  readonly held: Board
  readonly name: string
}

/** The sides of some seats. */
export const sidesOf = (table: Table, seats: readonly Seat[]): Side[] =>
  seats.flatMap((seat) => {
    const paints = paintsOf(table, seat)
    const held = table.p.boards[seat]
    return paints && held ? [{ table, seat, paints, held, name: table.words.seat(table.p, seat) }] : []
  })

/** Everything of a position that a seat's board shows. */
export function shownOf(table: Table, seat: Seat) {
  const { p } = table
  const held = boardOf(p, seat)
  return [
    { ...held, money: isPurseOpen(table, seat) && held.money },
    held.mines.map((mine) => [p.goods[mine], p.depleted.includes(mine), wayWord(table, seat, mine)]),
    held.transports.filter((card) => p.busy.includes(card)),
    incomeOf(table, seat),
    p.start === seat,
  ]
}

/** Whether the viewer may see a seat’s copper. */
export const isPurseOpen = (table: Table, seat: Seat): boolean => isOpen(table.p, seat, viewerOf(table))

/** Cu that a seat's tickets bring in a turn as things are. */
export const incomeOf = ({ box, p }: Table, seat: Seat): number => {
  const open = openRoutes(box, p, seat).length
  return open === 0 ? 0 : revenueFor(box, open)
}

/** By good: how many a seat has on its mines. */
export const goodsOf = (table: Table, seat: Seat): readonly number[] =>
  kinds.map((kind) =>
    boardOf(table.p, seat).mines.reduce(
      (sum, mine) => sum + (goodIn(table, mine) === kind ? (table.p.goods[mine] ?? 0) : 0),
      0,
    ),
  )

/** The difficulty of the way home from a mine: 2, 3, 0 for none; `isSnowed` where only snow is in the way. */
export function wayWord({ box, p, layout }: Table, seat: Seat, mine: number) {
  const site = layout.siteOf[mine] ?? -1
  const ways = boardOf(p, seat).bases.map((base) => difficulty(box, openWays(box, p, seat), site, base))
  const best = ways.reduce((a, b) => (a === 0 ? b : b === 0 ? a : Math.min(a, b)), 0)
  const dry = () => boardOf(p, seat).bases.some((base) => difficulty(box, waysWithLeave(box, p, seat), site, base) > 0)
  return { by: best, isSnowed: best === 0 && isSnowy(p) && dry() }
}

/** A square from a least to an ideal height. */
const square = (least: number, ideal: number): Room => shape(1, least, ideal)

/** The seat’s locket, or its letter. */
export function badge({ table, seat, paints }: Side, least: number, ideal: number): LayoutNode {
  const letter = (w: number) => seatRoundel(w / 2, w / 2, w * 0.44, paints)
  const { key, draw } = locketOr(table.looking, seat, paints, { key: `badge:${paints.letter}`, draw: letter })
  return drawn(square(least, ideal), `badge:${seat}`, key, draw, { whose: seat })
}

/** Its copper on a hexagon, or its purse: closed, or burst open for good. */
export function money({ table, seat, paints, held, name }: Side, least: number, ideal: number): LayoutNode {
  const isSeen = isPurseOpen(table, seat)
  const draw = (w: number): Shape[] => {
    if (isSeen) return [copper(w / 2, w / 2, w * 0.48, `${held.money}`)]
    return [(held.declared ? openPurse : purse)(w / 2, w / 2, w * 0.96, paints.base)]
  }
  const { say } = table
  const label = `${name}: ${isSeen ? say.money(held.money) : say.under(table.box.is.declareAt)}`
  return drawn(square(least, ideal), `purse:${seat}`, `purse:${paints.letter}:${isSeen && held.money}`, draw, {
    label,
    margin: 4,
  })
}

/** The state of a purse, in a word or two. */
export function purseWords({ table, seat, held }: Side): string {
  const { say, box } = table
  return held.declared ? say.declared : isPurseOpen(table, seat) ? say.money(held.money) : say.under(box.is.declareAt)
}

/** The people who know a purse that is seen on its own board. */
export function knownWords({ table, seat, held }: Side): string {
  const { say, box, p } = table
  if (held.declared || p.settings.openMoney) return say.declared
  return isPurseOpen(table, seat) ? say.onlyYou : say.under(box.is.declareAt)
}

/** The wooden engine of the start player. */
export const startSign = ({ table, seat }: Side, size: number): LayoutNode =>
  table.p.start === seat
    ? drawn({ w: span(size * 1.3), h: span(size * 0.8, size) }, 'start', 'start', (w, h) => [
        engine(w * 0.08, h * 0.92, (w * 0.84) / 68, '#8c2f25'),
      ])
    : space(0)

/** A sign and a number beside it, in one picture. */
function signed(
  id: string,
  sign: (x: number, y: number, size: number) => Shape,
  n: string,
  key: string,
  size: number,
  rest: Manner & { readonly label?: string; readonly colour?: string } = {},
): LayoutNode {
  const { label, colour = colours.paper, ...manner } = rest
  const wide = Math.ceil(size * (1.06 + 0.42 * n.length)) + 3
  const draw = (w: number, h: number): Shape[] => {
    const s = Math.min(size, h)
    return [
      sign(s / 2, h / 2, s),
      inscribed(s + 3, h / 2, w - s - 2, [n], { ...count(Math.max(11, s * 0.92)), colour }, 11),
    ]
  }
  const room = { w: span(wide), h: span(size * 0.8, size * 1.1) }
  return as(manner, drawn(room, id, `${key}:${n}`, draw, label === undefined ? {} : { label }))
}

/** The goods that a seat has, each with its number. */
export function goodsNode({ table, seat, name }: Side, size: number, most: number = kinds.length): LayoutNode {
  const all = goodsOf(table, seat).flatMap((n, at) => (n > 0 ? [{ n, kind: kinds[at] ?? 'silver' }] : []))
  const shown = all.toSorted((a, b) => b.n - a.n).slice(0, most)
  return row(
    { gap: 3 },
    all
      .filter((one) => shown.includes(one))
      .map(({ n, kind }) => {
        const draw = (x: number, y: number, s: number) => good(kind, x, y, s)
        const label = `${name}: ${table.say.goods[kind]} ${n}`
        return signed(`goods:${seat}:${kind}`, draw, `${n}`, `goods:${kind}`, size, { label })
      }),
  )
}

/** Its haulers, each with its number; those that have worked are faint. */
export const haulersNode = ({ table, held }: Side, size: number): LayoutNode =>
  row(
    { gap: 2 },
    held.transports.map((card) => {
      const { number, kind } = transportIn(table.box, card)
      const isBusy = table.p.busy.includes(card)
      const draw = (x: number, y: number, s: number) =>
        group(0, 0, 1, [hauler(kind, nthOf(table.box, card), x, y, s)], { opacity: isBusy ? 0.4 : 1 })
      const label = `${cardName(table, card)}: ${number}`
      // In small the same hauler may lie on a tile besides.
      const id = table.grid.small ? `team:${card}` : `hauler:${card}`
      return signed(id, draw, `${number}`, `hauler:${card}:${isBusy}`, size, { label })
    }),
  )

/** The number of its tickets, and what they bring in a turn. */
export function ticketsNode(side: Side, size: number, isShort = false): LayoutNode {
  const { table, seat, held, name } = side
  const n = held.tickets.length + held.rides.length
  const income = incomeOf(table, seat)
  const label = `${name}: ${table.say.tickets} ${n}`
  const draw = (x: number, y: number, s: number) => icon('ticket', x, y, s)
  const brings = told(table, `income:${seat}`, [`+${income}`], remark(size * 0.78, { colour: '#f0a35e', weight: 700 }))
  return row({ gap: 2 }, [
    signed(`tickets:${seat}`, draw, `${n}`, 'tickets', size, { label }),
    ...(isShort || income === 0 ? [] : [brings]),
  ])
}

/** The cubes it has left, in its pattern. */
export const cubesNode = ({ table, seat, held, paints, name }: Side, size: number): LayoutNode =>
  signed(
    `cubes:${seat}`,
    (x, y, s) =>
      rect(x - s * 0.38, y - s * 0.38, s * 0.76, s * 0.76, paints.pattern, {
        radius: 2,
        stroke: stroke(paints.light, 1),
      }),
    `${held.cubes}`,
    `cubes:${paints.letter}`,
    size,
    { label: `${name}: ${table.say.cubes} ${held.cubes}` },
  )

/** The pawns at home, standing side by side; those that miss a turn are faint. */
export const peopleNode = ({ table, seat }: Side, high: number, manner: Manner = {}): LayoutNode => {
  const home = pawnsIn(table).filter((pawn) => pawn.seat === seat && pawn.at < 0)
  const wide = high * 0.74
  return as(
    manner,
    leaf({ w: span(home.length * wide * 0.6, home.length * wide), h: span(high * 0.7, high) }, ({ x, y, w, h }) => {
      const step = Math.min(wide, w / Math.max(1, home.length))
      return home.flatMap((pawn, nth) => {
        const place = { x: Math.round(x + nth * step), y, w: Math.round(Math.max(step, wide * 0.8)), h }
        return pawnPiece(table, pawn, place, depths.pawn, pawn.at < -1)
      })
    }),
  )
}

/** Takes up all the room there is. */
export const filler: LayoutNode = as(
  { grow: 1 },
  leaf({ w: rest(), h: rest() }, () => []),
)
