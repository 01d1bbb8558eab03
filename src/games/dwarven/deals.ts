import type { Seat } from '../../rules/game.ts'
import { type Box, mineIn } from './box.ts'
import type { Part } from './moves.ts'
import { guildSeats } from './options.ts'
import { boardOf, type Position } from './position.ts'
import type { Against } from './reasons.ts'

/*
 * “Make Deals”: the two parts of a deal, each judged for itself.
 */

/** Whether deals are made in this match. */
export const hasDeals = ({ settings, boards }: Position): boolean =>
  settings.deals ?? boards.length - guildSeats(settings, boards.length).length > 2

/** Two players and the part of the first. */
interface Side {
  readonly giver: Seat
  readonly receiver: Seat
  readonly part: Part
  /** The part of the receiver. */
  readonly other: Part
}

/** A deal offered, in the eyes of the one who makes the offer or who accepts it. */
interface Deal {
  readonly from: Seat
  readonly to: Seat
  readonly gives: Part
  readonly wants: Part
}

/** Why `viewer` can’t offer or accept a deal. The other purse is closed to the player who makes an offer, so it doesn’t count. */
export function hinderDeal(box: Box, p: Position, { from, to, gives, wants }: Deal, viewer: Seat): Against | undefined {
  if (isNothing(gives) && isNothing(wants)) return 'nothingGiven'
  const sides: Side[] = [
    { giver: from, receiver: to, part: gives, other: wants },
    { giver: to, receiver: from, part: wants, other: gives },
  ]
  for (const side of sides) {
    const isHidden = viewer === from && side.giver === to
    const against = hinderSide(box, p, side) ?? (isHidden ? undefined : hinderPurse(p, side, viewer))
    if (against) return against
  }
  return undefined
}

const isNothing = ({ money = 0, mines = [], segments = [], goods = [], leave = [], docks = [], carry = [] }: Part) =>
  money + mines.length + segments.length + goods.length + leave.length + docks.length + carry.length === 0

/** Money given and fees for goods that the other carries; another player’s purse stays unsaid. */
function hinderPurse(p: Position, { giver, part, other }: Side, viewer: Seat): Against | undefined {
  const fees = (other.carry ?? []).reduce((sum, { fee }) => sum + fee, 0)
  const [need, have] = [(part.money ?? 0) + fees, boardOf(p, giver).money]
  if (need <= have) return undefined
  return giver === viewer
    ? { reason: 'shortDeal', facts: { need, have } }
    : { reason: 'theyAreShort', facts: { seat: giver, need } }
}

const hinderSide = (box: Box, p: Position, side: Side): Against | undefined =>
  hinderOwned(p, side) ?? hinderCubes(p, side) ?? hinderGoods(box, p, side) ?? hinderCarry(p, side)

/** Everything given has to be the giver’s. */
function hinderOwned(p: Position, { giver, part }: Side): Against | undefined {
  const { mines = [], docks = [], segments = [], leave = [], goods = [] } = part
  const own = boardOf(p, giver).mines
  const mine = [...mines, ...docks, ...goods.map(({ from }) => from)].find((one) => !own.includes(one))
  if (mine !== undefined) return { reason: 'notTheirs', facts: { seat: giver, card: mine } }
  const track = [...segments, ...leave].find((one) => p.owners[one] !== giver + 1)
  return track === undefined ? undefined : { reason: 'notTheirs', facts: { seat: giver, segment: track } }
}

/** Track needs cubes of the receiver. */
function hinderCubes(p: Position, { receiver, part, other }: Side): Against | undefined {
  const need = part.segments?.length ?? 0
  const have = boardOf(p, receiver).cubes + (other.segments?.length ?? 0)
  return need > have ? { reason: 'noCubes', facts: { seat: receiver, need, have } } : undefined
}

/** Goods go to another mine of the same good, which the receiver has once the deal is done. */
function hinderGoods(box: Box, p: Position, { receiver, part, other }: Side): Against | undefined {
  const goods = part.goods ?? []
  const kept = boardOf(p, receiver).mines.filter((mine) => !other.mines?.includes(mine))
  const theirs = [...kept, ...(part.mines ?? [])]
  for (const { from, to } of goods) {
    const target = box.cards[to]
    if (from === to || target?.kind !== 'mine' || mineIn(box, from).good !== mineIn(box, to).good) return 'otherGood'
    if (!theirs.includes(to)) return { reason: 'notReceivers', facts: { seat: receiver, card: to } }
    const need = goods.reduce((sum, one) => sum + (one.from === from ? one.goods : 0), 0)
    const have = p.goods[from] ?? 0
    if (need > have) return { reason: 'fewGoods', facts: { card: from, need, have } }
  }
  return undefined
}

/** Goods of the receiver that the giver carries. */
function hinderCarry(p: Position, { giver, receiver, part }: Side): Against | undefined {
  const carry = part.carry ?? []
  for (const { mine, goods } of carry) {
    if (!boardOf(p, receiver).mines.includes(mine))
      return { reason: 'notTheirs', facts: { seat: receiver, card: mine } }
    const isTwice = carry.filter((one) => one.mine === mine).length > 1
    if (isTwice || p.carriages.some((one) => one.carrier === giver && one.mine === mine)) return 'carriedAlready'
    const have = p.goods[mine] ?? 0
    if (goods > have) return { reason: 'fewGoods', facts: { card: mine, need: goods, have } }
  }
  return undefined
}
