import type { Seat } from '../../rules/game.ts'
import { type Box, mineIn, siteOf, transportIn } from './box.ts'
import type { IntentionOf, Move } from './moves.ts'
import { difficulty, openWays, type Ways, waysWithLeave } from './network.ts'
import { boardOf, type Carriage, isSnowy, type Position } from './position.ts'
import type { Against } from './reasons.ts'
import { hinderTransports, idleTransports } from './transports.ts'

/*
 * “Ship Goods”: ways, transports and goods of a shipment, home or from mine to mine.
 */

/** The price in Cu of a good at a market. */
export const priceOf = (box: Box, p: Position, market: number, good: number): number =>
  box.prices[good]?.[(p.rungs[market]?.[good] ?? 1) - 1] ?? 0

/** The agreement by which a player carries goods from another’s mine, as long as the other has it. */
export const carriageOf = (p: Position, seat: Seat, mine: number): Carriage | undefined =>
  p.carriages.find((one) => one.carrier === seat && one.mine === mine && boardOf(p, one.owner).mines.includes(mine))

/** Goods that a player may ship home from a mine: its own, or those it carries. */
export function goodsFor(p: Position, seat: Seat, mine: number): number {
  const goods = p.goods[mine] ?? 0
  if (boardOf(p, seat).mines.includes(mine)) return goods
  return Math.min(goods, carriageOf(p, seat, mine)?.goods ?? 0)
}

/** The numbers of some transports together. */
export const strengthOf = (box: Box, transports: readonly number[]): number =>
  transports.reduce((sum, card) => sum + transportIn(box, card).number, 0)

/** Mines that a player may ship from: its own, and those it carries from. */
export const minesFor = (p: Position, seat: Seat): number[] => [
  ...boardOf(p, seat).mines,
  ...p.carriages.flatMap(({ carrier, mine }) => (carrier === seat && carriageOf(p, seat, mine) ? [mine] : [])),
]

/** The difficulty of the way home from a mine to a base; 0 if there is none now. */
export const wayHome = (box: Box, p: Position, seat: Seat, ways: Ways, mine: number, base: number): number =>
  difficulty(box, ways, siteOf(box, p, mine), boardOf(p, seat).bases[base] ?? -1)

/** The difficulty of the way between two mines; 0 if there is none now. */
export function wayBetween(box: Box, p: Position, ways: Ways, from: number, to: number): number {
  const [a, b] = [siteOf(box, p, from), siteOf(box, p, to)]
  return a === b ? box.is.atOneSite : difficulty(box, ways, a, b)
}

/** Mines to and from which a player may ship besides its own. */
const docksFor = ({ leaves }: Position, seat: Seat): readonly number[] =>
  leaves.flatMap(({ to, mines }) => (to === seat ? mines : []))

/** Sets of idle transports of which each is needed for the load, with the load: as much as they carry. */
function* loadsFor(
  box: Box,
  transports: readonly number[],
  goods: number,
  way: number,
): Generator<readonly [transports: number[], goods: number]> {
  const count = 2 ** transports.length
  for (let bits = 1; bits < count; bits++) {
    const set = transports.filter((_, at) => (bits >> at) % 2 === 1)
    const strength = strengthOf(box, set)
    const least = Math.min(...set.map((card) => transportIn(box, card).number))
    const load = Math.min(goods, Math.floor(strength / way))
    if (load > Math.min(goods, Math.floor((strength - least) / way))) yield [set, load]
  }
}

/** The shipments that are listed: as much as some transports carry. Smaller loads are filled in. */
export function shipmentMoves(box: Box, p: Position, seat: Seat): Move[] {
  const transports = idleTransports(p, seat)
  if (transports.length === 0) return []
  const ways = openWays(box, p, seat)
  return [...homeMoves(box, p, seat, transports, ways), ...mineMoves(box, p, seat, transports, ways)]
}

function homeMoves(box: Box, p: Position, seat: Seat, idle: readonly number[], ways: Ways): Move[] {
  const moves: Move[] = []
  for (const mine of minesFor(p, seat)) {
    const most = goodsFor(p, seat, mine)
    if (most === 0) continue
    for (const base of boardOf(p, seat).bases.keys()) {
      const way = wayHome(box, p, seat, ways, mine, base)
      if (way === 0) continue
      for (const [transports, goods] of loadsFor(box, idle, most, way))
        moves.push({ type: 'ship', mine, base, transports, goods })
    }
  }
  return moves
}

function mineMoves(box: Box, p: Position, seat: Seat, idle: readonly number[], ways: Ways): Move[] {
  const mines = [...new Set([...boardOf(p, seat).mines, ...docksFor(p, seat)])]
  const moves: Move[] = []
  for (const from of mines) {
    const most = p.goods[from] ?? 0
    if (most === 0) continue
    for (const to of mines) {
      if (to === from || mineIn(box, to).good !== mineIn(box, from).good) continue
      const way = wayBetween(box, p, ways, from, to)
      if (way === 0) continue
      for (const [transports, goods] of loadsFor(box, idle, most, way))
        moves.push({ type: 'tranship', from, to, transports, goods })
    }
  }
  return moves
}

/** Why a player can’t ship this home; details left out are as good as they can be. */
export function hinderShip(box: Box, p: Position, seat: Seat, i: IntentionOf<'ship'>): Against | undefined {
  const mines = minesFor(p, seat)
  const { bases } = boardOf(p, seat)
  if (i.mine === undefined)
    return mines.some((mine) => !hinderShip(box, p, seat, { ...i, mine })) ? undefined : 'noGoods'
  const { mine } = i
  if (!mines.includes(mine)) return 'notYourMine'
  if (i.base !== undefined && i.base >= bases.length) return 'noBase'
  const tries = [...bases.keys()].filter((base) => base === (i.base ?? base))
  const reasons = tries.map((base) => {
    const way = wayHome(box, p, seat, openWays(box, p, seat), mine, base)
    const dry = () => wayHome(box, p, seat, waysWithLeave(box, p, seat), mine, base)
    return hinderLoad(box, p, seat, i, goodsFor(p, seat, mine), way, dry)
  })
  return reasons.includes(undefined) ? undefined : reasons[0]
}

interface Load {
  readonly transports?: readonly number[] | undefined
  readonly goods?: number | undefined
}

/** Why a load can’t go over a way of this difficulty, which is 0 where there is none; `dry` is the way without snow. */
function hinderLoad(
  box: Box,
  p: Position,
  seat: Seat,
  { transports = idleTransports(p, seat), goods = 1 }: Load,
  most: number,
  way: number,
  dry: () => number,
): Against | undefined {
  if (most === 0) return 'noGoods'
  if (way === 0) return isSnowy(p) && dry() > 0 ? 'snowed' : 'noTrack'
  if (transports.length === 0) return 'noTransport'
  const against = hinderTransports(p, seat, transports)
  if (against) return against
  if (goods > most) return { reason: 'tooMany', facts: { most, need: goods } }
  const strength = strengthOf(box, transports)
  const can = Math.floor(strength / way)
  return goods > can ? { reason: 'weak', facts: { most: can, need: goods, strength, way } } : undefined
}

/** Why a player can’t ship this from mine to mine; details left out are as good as they can be. */
export function hinderTranship(box: Box, p: Position, seat: Seat, i: IntentionOf<'tranship'>): Against | undefined {
  const own = [...boardOf(p, seat).mines, ...docksFor(p, seat)]
  const { from, to } = i
  if (from === undefined || to === undefined) return hinderSomeTranship(box, p, seat, i, own)
  if (!isMine(box, from) || !isMine(box, to) || !isOwned(p, from) || !isOwned(p, to)) return 'notYourMine'
  if (from === to) return 'sameMine'
  if (!own.includes(from) || !own.includes(to)) return 'noLeave'
  if (mineIn(box, from).good !== mineIn(box, to).good) return 'otherKind'
  const way = wayBetween(box, p, openWays(box, p, seat), from, to)
  const dry = () => wayBetween(box, p, waysWithLeave(box, p, seat), from, to)
  return hinderLoad(box, p, seat, i, p.goods[from] ?? 0, way, dry)
}

const isMine = (box: Box, card: number): boolean => box.cards[card]?.kind === 'mine'

const isOwned = ({ boards }: Position, mine: number): boolean => boards.some(({ mines }) => mines.includes(mine))

function hinderSomeTranship(
  box: Box,
  p: Position,
  seat: Seat,
  i: IntentionOf<'tranship'>,
  own: readonly number[],
): Against | undefined {
  const pairs = own.flatMap((from) => own.map((to) => ({ from, to })))
  const meant = pairs.filter(({ from, to }) => (i.from ?? from) === from && (i.to ?? to) === to)
  return meant.some((pair) => !hinderTranship(box, p, seat, { ...i, ...pair })) ? undefined : 'sameMine'
}
