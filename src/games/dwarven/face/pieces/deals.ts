import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, line, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { row } from '../../../../table/layout/flow.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { as } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import type { Part } from '../../moves.ts'
import { isRed } from '../../network.ts'
import type { Offer } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { seatRoundel } from '../art/pawns.ts'
import { goodIn, isNext, paintsOf, type Table } from '../table.ts'
import type { Paper } from './paper.ts'
import { anyRoom, drawn } from './print.ts'
import { button, paperShapes } from './tile.ts'

/** Offers to a seat and from it, each with its answers; and no more of it. */
export function dealsPaper(table: Table, seat: Seat): Paper {
  const { p, say } = table
  const offers = p.offers.filter(({ from, to }) => from === seat || to === seat)
  return {
    head: offers.length > 0 ? say.dealing : `${say.dealing}: ${say.nothing}`,
    tiles: offers.map((offer) => offerNode(table, offer)),
    buttons: [formButton(table), button(table, 'offer:ready', say.ready)],
    isSlip: offers.length === 0,
  }
}

/** Opens the page’s form for an offer, which has far too many moves to pick them from the table. */
const formButton = (table: Table): LayoutNode =>
  button(table, 'offer:make', table.say.makeOffer, { isOpen: isNext(table, 'offer:ready'), fillsIn: true })

/** An offer: who gives what to whom, and the answers. */
function offerNode(table: Table, offer: Offer): LayoutNode {
  const { say } = table
  const { number } = offer
  const no = offer.from === table.looking.seat ? say.withdraw : say.refuse
  const answers = [
    ...(isNext(table, `accept:${number}`) ? [button(table, `accept:${number}`, say.accept)] : []),
    ...(isNext(table, `refuse:${number}`) ? [button(table, `refuse:${number}`, no)] : []),
  ]
  const draw = (w: number, h: number): Shape[] => [
    ...paperShapes(w, h),
    ...sideShapes(table, offer.from, offer.gives, w, h * 0.27, h * 0.4),
    line(8, h / 2, w - 8, h / 2, '#d9c9a6', 1),
    ...sideShapes(table, offer.to, offer.wants, w, h * 0.73, h * 0.4),
  ]
  const paper = drawn(anyRoom, `deal:${number}`, `deal:${JSON.stringify(offer)}`, draw, { margin: 4 })
  return row({ gap: 3 }, [as({ grow: 3 }, paper), evenly(1, 3, answers, { grow: 1.4 })])
}

/** One side of an offer in signs: the seat that gives, and its part. */
function sideShapes(table: Table, seat: Seat, part: Part, w: number, y: number, high: number): Shape[] {
  const paints = paintsOf(table, seat)
  const size = Math.min(high, 26)
  const r = size * 0.5
  const signs = signsOf(table, part)
  const step = Math.min(size * 2.1, (w - 2 * r - 22) / Math.max(1, signs.length))
  return [
    ...(paints ? seatRoundel(r + 5, y, r, paints) : []),
    path(`M${2 * r + 10} ${y - 4}l6 4l-6 4`, { stroke: stroke(colours.inkSoft, 1.8) }),
    ...signs.map((sign, nth) => group(2 * r + 22 + nth * step, y, 1, sign(size))),
  ]
}

type Sign = (size: number) => readonly Shape[]

const number = (x: number, words: string, size: number): Shape =>
  inscribed(x, 0, size * 1.4, [words], { font: 'display', size: Math.max(11, size * 0.8), colour: colours.ink }, 11)

const counted =
  (shape: (x: number, y: number, size: number) => Shape, words: string): Sign =>
  (size) => [shape(size / 2, 0, size), number(size * 1.06, words, size)]

/** Everything in a part, a sign each. */
function signsOf(table: Table, part: Part): Sign[] {
  const { money = 0, mines = [], segments = [], goods = [], leave = [], docks = [], carry = [] } = part
  const gem = (mine: number) => (x: number, y: number, size: number) => good(goodIn(table, mine), x, y, size)
  const flag = (sign: 'track' | 'mine' | 'troll') => (x: number, y: number, size: number) => icon(sign, x, y, size)
  const reds = segments.filter((segment) => isRed(table.layout, segment)).length
  return [
    ...(money > 0 ? [(size: number) => [copper(size * 0.6, 0, size * 0.5, `${money}`)]] : []),
    ...mines.map((mine) => counted(gem(mine), `${table.p.goods[mine] ?? 0}`)),
    ...(segments.length > 0 ? [counted(flag('track'), reds > 0 ? `${segments.length}!` : `${segments.length}`)] : []),
    ...goods.map(({ from, goods: n }) => counted(gem(from), `+${n}`)),
    ...(leave.length > 0 ? [counted(flag('track'), `(${leave.length})`)] : []),
    ...(docks.length > 0 ? [counted(flag('mine'), `${docks.length}`)] : []),
    ...carry.map(({ goods: n }) => counted(flag('troll'), `${n}`)),
  ]
}
