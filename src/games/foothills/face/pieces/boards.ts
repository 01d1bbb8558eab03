import { need } from '../../../../kit/assert.ts'
import type { Seat } from '../../../../rules/game.ts'
import type { Rect } from '../../../../stage/face.ts'
import type { SeatMark } from '../../../../stage/kit/paints.ts'
import type { Goods } from '../../box.ts'
import { bits } from '../../layout.ts'
import { between, type Grid } from '../grid.ts'
import { around, board, type Table } from '../table.ts'
import { pubStanding } from './right.ts'

/** The kinds a supply holds, in the order they are shown. */
export const goodsKinds = ['iron', 'stone', 'rubble', 'passengers'] as const satisfies readonly (keyof Goods)[]

/** Where the parts of one seat's board are. */
export interface BoardPlaces {
  readonly whole: Rect
  readonly points: Rect
  readonly goods: Readonly<Record<keyof Goods, Rect>>
  readonly cards: readonly Rect[]
  readonly tickets: Rect
  readonly hut: Rect
  readonly stations: Rect
  readonly tracks: Rect
  readonly pile: Rect
}

/** A board: whose, where, and whether in front. */
export interface SeatBoard {
  readonly table: Table
  readonly seat: Seat
  readonly at: BoardPlaces
  readonly isFront: boolean
  readonly look: SeatMark
}

/** The places of things that travel between boards and table. */
export interface Places {
  readonly of: (seat: Seat) => BoardPlaces
  readonly home: (seat: Seat) => Rect
  readonly pub: (seat: Seat) => Rect
  readonly ticket: (seat: Seat, ticket: number) => Rect | undefined
  readonly summit: (seat: Seat) => Rect
}

/** Parts of a strip laid side by side: fixed widths, one of them (`rest`) taking what is left. */
export function strip(rect: Rect, widths: readonly number[], rest: number): Rect[] {
  const fixed = widths.reduce((sum, w, i) => sum + (i === rest ? 0 : w), 0)
  let x = rect.x
  return widths.map((width, i) => {
    const w = i === rest ? rect.w - fixed : width
    const part = { ...rect, x, w }
    x += w
    return part
  })
}

/** Room the captions take at the top of the board in front. */
const headOf = ({ measures }: Grid) => measures.caption + 8

/** The board in front: the bottom of the stage. */
export function frontPlaces(grid: Grid): BoardPlaces {
  const at = (a: number, b: number) => between(grid, a, b)
  const whole = grid.mine
  const widths = [at(86, 148), at(112, 166), 0, at(76, 118), at(90, 132), at(160, 222), at(84, 122)]
  const [points, goods, cards, tickets, hut, stations, pile] = strip(whole, widths, 2)
  const head = headOf(grid)
  const below = (rect: Rect | undefined): Rect => {
    const { x, y, w, h } = need(rect, 'a part of the board')
    return { x: x + 6, y: y + head, w: w - 10, h: h - head - 6 }
  }
  const numbers = below(stations)
  const ruler = { ...numbers, h: Math.round(numbers.h * 0.64) }
  return {
    whole,
    points: need(points, 'the place of points'),
    goods: goodsPlaces(below(goods), 2, grid.measures.goods),
    cards: cardPlaces(need(cards, 'the place of cards'), at(5, 8), at(7, 9)),
    tickets: below(tickets),
    hut: below(hut),
    stations: ruler,
    tracks: { ...numbers, y: ruler.y + ruler.h, h: numbers.h - ruler.h },
    pile: below(pile),
  }
}

/** Icons of a supply: two by two, or in one row. */
export function goodsPlaces(rect: Rect, columns: number, size: number): Readonly<Record<keyof Goods, Rect>> {
  const rows = 4 / columns
  const [w, h] = [rect.w / columns, rect.h / rows]
  const place = (i: number) =>
    around(
      Math.round(rect.x + (i % columns) * w + size / 2 + 2),
      Math.round(rect.y + (Math.floor(i / columns) + 0.5) * h),
      size,
    )
  return { iron: place(0), stone: place(1), rubble: place(2), passengers: place(3) }
}

function cardPlaces(rect: Rect, gap: number, above: number): Rect[] {
  const w = Math.floor((rect.w - 4 * gap - 8) / 5)
  return [0, 1, 2, 3, 4].map((i) => ({ x: rect.x + 4 + i * (w + gap), y: rect.y + above, w, h: rect.h - 2 * above }))
}

/** Widths of the strip's parts; the cards take what is left. */
const backWidths = (at: (a: number, b: number) => number): readonly number[] => [
  at(158, 250),
  at(190, 262),
  0,
  at(100, 124),
  at(54, 84),
  at(62, 78),
  at(58, 78),
  at(60, 90),
]

/** The other seat's board: the strip at the top, the same things in the same order. */
export function backPlaces(grid: Grid, widths?: readonly number[]): BoardPlaces {
  const at = (a: number, b: number) => between(grid, a, b)
  const whole = grid.theirs
  const inner = { ...whole, x: whole.x + 12, w: whole.w - 18 }
  const parts = strip(inner, widths ?? backWidths(at), 2)
  const part = (i: number): Rect => {
    const rect = need(parts[i], 'a part of the board')
    return { x: rect.x + 4, y: rect.y + 4, w: rect.w - 8, h: rect.h - 8 }
  }
  return {
    whole,
    points: part(0),
    goods: goodsPlaces(part(1), 4, at(22, 28)),
    cards: cardPlaces({ ...need(parts[2], 'the cards'), h: whole.h }, at(4, 6), at(5, 7)),
    tickets: part(3),
    hut: part(4),
    stations: part(5),
    tracks: part(6),
    pile: part(7),
  }
}

/** The places on both boards as seen from `looking.seat`, whose board is at `front`. */
export function placesOf(table: Table, front: BoardPlaces, back: BoardPlaces): Places {
  const { grid, looking, cards } = table
  const isLarge = (seat: Seat) => seat === looking.seat && !grid.small
  const of = (seat: Seat) => (seat === looking.seat ? front : back)
  const inPlay = bits(cards?.tickets ?? 0)
  return {
    of,
    home: (seat) => homePlace(aboveCaption(table, seat, of(seat).hut), isLarge(seat)),
    pub: (seat) => pubStanding(table, seat),
    ticket: (seat, ticket) =>
      ticketPlace(table, aboveCaption(table, seat, of(seat).tickets), inPlay.indexOf(ticket), isLarge(seat)),
    summit: (seat) => summitPlace(of(seat), isLarge(seat), grid.small),
  }
}

/** The space above a caption in the strip at the back. */
export function aboveCaption({ grid, looking }: Table, seat: Seat, rect: Rect): Rect {
  const isCaptioned = !grid.small && seat !== looking.seat
  return isCaptioned ? { ...rect, h: rect.h - grid.measures.least - 1 } : rect
}

/** A surveyor at home is beside the hut's door. */
function homePlace({ x, y, w, h }: Rect, isFront: boolean): Rect {
  const high = Math.round(isFront ? h * 0.52 : h * 0.98)
  const wide = Math.round((high * 30) / 46)
  return { x: Math.round(x + w - wide - (isFront ? 2 : 0)), y: Math.round(y + h - high), w: wide, h: high }
}

/** Places tickets by starting station: two columns in front, two rows at the back, or one row if it fits. */
function ticketPlace(table: Table, area: Rect, order: number, isFront: boolean): Rect | undefined {
  if (order < 0) return undefined
  const count = bits(table.cards?.tickets ?? 0).length
  const inRow = table.grid.small && area.w / count > area.h * 0.6
  const columns = inRow ? count : isFront ? 2 : Math.ceil(count / 2)
  const rows = Math.ceil(count / columns)
  const [w, h] = [area.w / columns, area.h / rows]
  const wide = Math.round(Math.min(w * 0.96, (h / 0.62) * 0.92))
  const x = area.x + ((order % columns) + 0.5) * w
  const y = area.y + (Math.floor(order / columns) + 0.5) * h
  return around(Math.round(x), Math.round(y), wide, Math.round(wide * 0.62))
}

function summitPlace({ points }: BoardPlaces, isFront: boolean, isSmall: boolean): Rect {
  if (isSmall) {
    const small = Math.round(points.h * 0.46)
    const [x, y] = [points.x + points.w - small + 3, points.y + points.h - small + 2]
    return { x, y, w: small, h: small }
  }
  const size = isFront ? Math.round(points.w * 0.36) : Math.round(points.h * 0.7)
  return isFront
    ? { x: points.x + points.w - size - 1, y: points.y + 6, w: size, h: size }
    : { x: points.x + points.w - size, y: points.y + 2, w: size, h: size }
}

/** The last number on the ruler of stations a seat has built, which begins at 0. */
export const rulerEnd = (table: Table): number =>
  Math.max(11, ...table.p.boards.map((_, seat) => board(table, seat).stations))
