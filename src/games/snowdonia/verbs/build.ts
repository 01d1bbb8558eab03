import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, lineIn, trainIn, verbIf } from '../box.ts'
import type { Effect } from '../effects.ts'
import { type Line, type Site, siteIn, spaceIn, stationAt, stationIn } from '../line.ts'
import { buildOn, done, type IntentionOf, type Move, type MoveOf } from '../moves.ts'
import { type Board, boardOf, type FrameOf, free, type Goods, type Position } from '../position.ts'
import { type Paying, payingOf } from '../powers.ts'
import type { Against, Facts, Reason } from '../reasons.ts'
import type { Work } from './rules.ts'
import { fuel } from './upkeep.ts'

export const building: Work<FrameOf<'build'>> = {
  ask: (box, p, { seat, ifBuilt }) => {
    const isDue = !ifBuilt || (p.builds > 0 && hasLateBuild(box, p, seat))
    const moves = isDue ? buildMoves(box, p, seat) : []
    if (moves.length > 0) moves.push(done)
    return moves.length > 0 ? moves : undefined
  },
  perform: (box, p, { seat }, move, __, tell) => {
    if (move?.type !== 'build' && move?.type !== 'buy') return
    const had = hasLateBuild(box, p, seat)
    build(box, p, seat, move, tell)
    // A train bought by the last build of the area still has its own one.
    if (p.stage === 'extras' && !had && hasLateBuild(box, p, seat)) p.todo.unshift({ do: 'build', seat, ifBuilt: true })
  },
  against: {
    build: (box, p, { seat }, intention) => hinderBuild(box, p, seat, intention),
    buy: (box, p, { seat }, intention) => hinderBuy(box, p, seat, intention),
    done: () => undefined,
  },
}

/** “Padarn”: whether a player’s train builds once more at the end of the area. */
function hasLateBuild(box: Box, p: Position, seat: Seat): boolean {
  const { train } = boardOf(p, seat)
  return train > 0 && verbIf(trainIn(box, train).verb, 'extra')?.ifBuilt === true
}

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
  const { from, to } = reachOf(line, p, board)
  for (let site = 0; site < line.sites.length; site++) {
    if (p.sites[site] !== free) continue
    const cost = siteIn(line, site)
    if (cost.station < from || cost.station > to) continue
    for (const way of waysOf(cost, board.goods, paying))
      moves.push(way === inKind ? buildOn(site) : { type: 'build', site, ...way })
  }
}

function addTrains(box: Box, p: Position, { goods }: Board, paying: Paying, moves: Move[]): void {
  for (const { train } of p.shed)
    for (const { iron } of waysOf({ steel: trainIn(box, train).steel, stone: 0 }, goods, paying))
      moves.push(iron ? { type: 'buy', train, iron } : { type: 'buy', train })
}

type Cost = Pick<Site, 'steel' | 'stone'>
/** A way to pay: so many steel bars in iron ore, so many stones in rubble. */
type Way = Pick<MoveOf<'build'>, 'iron' | 'rubble'>

/** The usual way: nothing stands for anything else. */
const inKind: Way = {}

/** Every way in which goods pay for something. */
function waysOf({ steel, stone: printed }: Cost, goods: Goods, paying: Paying): Way[] {
  const stone = Math.max(0, printed - paying.less)
  const mostIron = paying.iron > 0 ? Math.min(steel, Math.floor(goods.iron / paying.iron)) : 0
  const rubbled = paying.rubble > 0 ? Math.floor(goods.rubble / paying.rubble) : 0
  const mostRubble = Math.min(stone, paying.rubbleStones, rubbled)
  const ways: Way[] = []
  for (let iron = Math.max(0, steel - goods.steel); iron <= mostIron; iron++)
    for (let rubble = Math.max(0, stone - goods.stone); rubble <= mostRubble; rubble++)
      ways.push(iron + rubble === 0 ? inKind : { ...(iron > 0 && { iron }), ...(rubble > 0 && { rubble }) })
  return ways
}

/** Why a site, or any, can’t be built on. */
function hinderBuild(box: Box, p: Position, seat: Seat, intention: IntentionOf<'build'>): Against | undefined {
  const line = lineIn(box, p)
  const board = boardOf(p, seat)
  const { site: at, iron, rubble } = intention
  if (at !== undefined && !line.sites[at]) return 'noSite'
  if (board.markers === 0) return 'noMarker'
  if (at === undefined) {
    const isOpen = buildMoves(box, p, seat).some((move) => move.type === 'build' && isWay(move, intention))
    if (isOpen) return undefined
    return iron || rubble ? 'otherPrice' : 'noOpenSite'
  }
  const site = siteIn(line, at)
  const reason = hinderSite(p, line, at) ?? hinderStation(line, p, board, site.station)
  if (reason) return { reason, facts: { station: stationIn(line, site.station).card.name } }
  return hinderPrice(box, p, seat, site, intention)
}

/** Why nobody can build on a site any more. */
function hinderSite(p: Position, line: Line, site: number): Reason | undefined {
  if (p.sites[site] === free) return undefined
  return p.closed[siteIn(line, site).station] ? 'siteLost' : 'siteTaken'
}

const isWay = (way: Way, { iron, rubble }: Way): boolean =>
  (iron ?? way.iron) === way.iron && (rubble ?? way.rubble) === way.rubble

/** The shortfall in a price paid in a given way, or the reason it can’t be paid that way. */
function hinderPrice(box: Box, p: Position, seat: Seat, cost: Cost, wanted: Way): Against | undefined {
  const { goods } = boardOf(p, seat)
  const paying = payingOf(box, p, seat)
  if (waysOf(cost, goods, paying).some((way) => isWay(way, wanted))) return undefined
  const { iron = 0, rubble = 0 } = wanted
  const stone = Math.max(0, cost.stone - paying.less)
  const mostRubble = paying.rubble > 0 ? Math.min(stone, paying.rubbleStones) : 0
  if (iron > (paying.iron > 0 ? cost.steel : 0) || rubble > mostRubble) return 'otherPrice'
  const price = priceOf(cost, paying, { iron, rubble })
  const kind = (['steel', 'stone', 'iron', 'rubble'] as const).find((one) => goods[one] < price[one])
  if (!kind) return 'otherPrice'
  const facts = { kind, have: goods[kind], need: price[kind] }
  const instead = insteadOf(facts, goods, paying, wanted)
  return { reason: 'short', facts, ...(instead && { also: [{ reason: 'shortInstead', facts: instead }] }) }
}

/** The iron ore or rubble that could stand for what falls short, of which there is too little as well. */
function insteadOf(
  { kind, have, need }: { kind: keyof Price; have: number; need: number },
  goods: Goods,
  paying: Paying,
  wanted: Way,
): Facts | undefined {
  const missing = need - have
  if (kind === 'steel' && paying.iron > 0 && wanted.iron === undefined)
    return { kind: 'iron', have: goods.iron, need: missing * paying.iron }
  const isEnough = kind === 'stone' && missing <= paying.rubbleStones
  if (isEnough && wanted.rubble === undefined)
    return { kind: 'rubble', have: goods.rubble, need: missing * paying.rubble }
  return undefined
}

/** Why a train, or any, can’t be bought. */
function hinderBuy(
  box: Box,
  p: Position,
  seat: Seat,
  { train: number, iron }: IntentionOf<'buy'>,
): Against | undefined {
  if (p.boards.length === 1) return 'onlyTrain'
  if (!p.isForSale) return 'notForSale'
  const train = box.trains[number ?? -1]
  const facts = { train: train?.name ?? '' }
  if (train && boardOf(p, seat).train === train.number) return { reason: 'ownTrain', facts }
  const there = p.shed.filter((one) => one.train === (number ?? one.train))
  if (there.length === 0) return { reason: 'notInShed', facts }
  const costs = there.map((one) => ({ steel: trainIn(box, one.train).steel, stone: 0 }))
  const reasons = costs
    .toSorted((a, b) => a.steel - b.steel)
    .map((cost) => hinderPrice(box, p, seat, cost, iron === undefined ? {} : { iron }))
  return reasons.includes(undefined) ? undefined : reasons[0]
}

/** The stations of a line from one to another. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The stations at which a player may build: those before which every track card has been excavated; where players begin
 * at either end, those to which their surveyor has come instead.
 */
export function reachOf(line: Line, p: Position, { end, surveyor }: Board): Stretch {
  if (line.ends > 0) {
    const at = stationAt(line, end, surveyor)
    return end === 1 ? { from: at, to: line.stations.length - 1 } : { from: 0, to: at }
  }
  const open = line.tracks.find((track) => (p.rubble[track] ?? 0) > 0)
  return { from: 0, to: open === undefined ? line.stations.length - 1 : spaceIn(line, open).station - 1 }
}

/** Why a player can’t build at a station yet. */
function hinderStation(line: Line, p: Position, board: Board, station: number): Reason | undefined {
  const { from, to } = reachOf(line, p, board)
  if (station >= from && station <= to) return undefined
  return line.ends > 0 ? 'notSurveyed' : 'notReached'
}

/** A player’s price for a site now, so many bars in iron ore and so many stones in rubble. */
export function priceOf({ steel, stone }: Cost, paying: Paying, { iron = 0, rubble = 0 }: Way): Price {
  return {
    steel: steel - iron,
    stone: Math.max(0, stone - paying.less) - rubble,
    iron: iron * paying.iron,
    rubble: rubble * paying.rubble,
  }
}

/** Builds on a site, which may bring a gift from the bag, or buys a train in place of one owned. */
function build(box: Box, p: Position, seat: Seat, move: MoveOf<'build'> | MoveOf<'buy'>, tell: Tell<Effect>): void {
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
