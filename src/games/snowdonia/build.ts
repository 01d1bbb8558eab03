import type { Seat, Tell } from '../../rules/game.ts'
import { type Box, lineIn, trainIn } from './box.ts'
import type { Effect } from './effects.ts'
import { type Line, type Site, siteIn, stationAt, stationIn } from './line.ts'
import type { Move, MoveOf } from './moves.ts'
import { type Board, boardOf, free, type Goods, type Position } from './position.ts'
import { type Paying, payingOf } from './powers.ts'
import { fuel } from './upkeep.ts'

/** The price of a Build action: goods of one’s own. */
export type Price = Pick<Goods, 'steel' | 'stone' | 'iron' | 'rubble'>

/** “Build”: every site and train that a player can pay for, in every way. */
export function buildMoves(box: Box, p: Position, seat: Seat): Move[] {
  const board = boardOf(p, seat)
  const paying = payingOf(box, p, seat)
  const moves: Move[] = []
  if (board.markers > 0) addSites(lineIn(box, p), p, board, paying, moves)
  if (p.isForSale) addTrains(box, p, board, paying, moves)
  return moves
}

function addSites(line: Line, p: Position, board: Board, paying: Paying, moves: Move[]): void {
  for (const { index, sites } of line.stations) {
    if (!isReached(line, p, board, index)) continue
    for (const site of sites) if (p.sites[site] === free) addWays(siteIn(line, site), site, board.goods, paying, moves)
  }
}

/** Every way to pay for a site. */
function addWays({ steel, stone: printed }: Site, site: number, goods: Goods, paying: Paying, moves: Move[]): void {
  const stone = Math.max(0, printed - paying.less)
  const mostIron = paying.iron > 0 ? Math.min(steel, Math.floor(goods.iron / paying.iron)) : 0
  const rubbled = paying.rubble > 0 ? Math.floor(goods.rubble / paying.rubble) : 0
  const mostRubble = Math.min(stone, paying.rubbleStones, rubbled)
  for (let iron = Math.max(0, steel - goods.steel); iron <= mostIron; iron++)
    for (let rubble = Math.max(0, stone - goods.stone); rubble <= mostRubble; rubble++)
      moves.push(buildMove(site, iron, rubble))
}

function buildMove(site: number, iron: number, rubble: number): MoveOf<'build'> {
  if (iron === 0 && rubble === 0) return { type: 'build', site }
  return { type: 'build', site, ...(iron > 0 && { iron }), ...(rubble > 0 && { rubble }) }
}

function addTrains(box: Box, p: Position, { goods }: Board, paying: Paying, moves: Move[]): void {
  for (const { train } of p.shed) {
    const { steel } = trainIn(box, train)
    const most = paying.iron > 0 ? Math.min(steel, Math.floor(goods.iron / paying.iron)) : 0
    for (let iron = Math.max(0, steel - goods.steel); iron <= most; iron++)
      moves.push(iron > 0 ? { type: 'buy', train, iron } : { type: 'buy', train })
  }
}

/**
 * Whether a player may build at a station: every track card on the way has been excavated; where players begin at
 * either end, their surveyor has come as far instead.
 */
export function isReached(line: Line, p: Position, board: Board, station: number): boolean {
  if (line.ends > 0) {
    const at = stationAt(line, board.end, board.surveyor)
    return board.end === 1 ? station >= at : station <= at
  }
  const { from } = stationIn(line, station)
  for (const track of line.tracks) if (track < from && (p.rubble[track] ?? 0) > 0) return false
  return true
}

/** A player’s price for a site now, so many bars in iron ore and so many stones in rubble. */
export function priceOf(
  { steel, stone }: Pick<Site, 'steel' | 'stone'>,
  paying: Paying,
  { iron = 0, rubble = 0 }: { readonly iron?: number; readonly rubble?: number },
): Price {
  return {
    steel: steel - iron,
    stone: Math.max(0, stone - paying.less) - rubble,
    iron: iron * paying.iron,
    rubble: rubble * paying.rubble,
  }
}

/** Builds on a site, which may bring a gift from the bag, or buys a train in place of one owned. */
export function build(
  box: Box,
  p: Position,
  seat: Seat,
  move: MoveOf<'build'> | MoveOf<'buy'>,
  tell: Tell<Effect>,
): void {
  const paying = payingOf(box, p, seat)
  if (move.type === 'buy') {
    buy(box, p, seat, move, paying, tell)
    return
  }
  const line = lineIn(box, p)
  const site = siteIn(line, move.site)
  tell({ type: 'built', seat, site: move.site, ...priceOf(site, paying, move) })
  const { gift } = stationIn(line, site.station).card
  if (gift && p.bag[gift] > 0) tell({ type: 'gift', seat, kind: gift })
}

function buy(
  box: Box,
  p: Position,
  seat: Seat,
  { train, iron = 0 }: MoveOf<'buy'>,
  paying: Paying,
  tell: Tell<Effect>,
): void {
  const old = boardOf(p, seat).train
  if (old > 0) tell({ type: 'returned', seat, train: old })
  const price = priceOf({ steel: trainIn(box, train).steel, stone: 0 }, paying, { iron })
  const coal = p.shed.find((one) => one.train === train)?.coal ?? 0
  tell({ type: 'bought', seat, train, steel: price.steel, iron: price.iron, coal })
  if (old > 0) fuel(box, p, old, tell)
}
