import { type Draw, shuffled } from '../../../rules/chance.ts'
import type { Seat } from '../../../rules/game.ts'
import { type Box, cardIn, mineIn, siteOf } from '../box.ts'
import { costOf } from '../money.ts'
import type { Move, MoveOf } from '../moves.ts'
import { isReached, ownersWith, touches, waysOf } from '../network.ts'
import { claimsOf } from '../phases/pay.ts'
import { boardOf, type Claim, type Position } from '../position.ts'
import { workingMines } from '../verbs/drawing.ts'
import { type Expense, listOf } from './lists.ts'
import { byDearness, farMines, isNear, worthOf } from './mines.ts'
import { roadsOf, wayTo } from './roads.ts'

/*
 * “Pay Prospecting, Survey and Operating Expenses”: everything, or all but what comes first in the list of things to
 * drop.
 */

/** Cu that a seat holds back for the track missing to its most valuable mine, if its list says so. */
export function savingsFor(box: Box, p: Position, seat: Seat): number {
  if (!listOf(p, seat).saves) return 0
  const roads = roadsOf(box, p, seat)
  const ways = farMines(box, p, seat, roads).map((mine) => wayTo(box, p, roads, siteOf(box, p, mine)))
  const way = ways.find(({ length }) => length > 0) ?? []
  const missing = way.filter((segment) => p.owners[segment] !== seat + 1)
  return missing.reduce((sum, on) => sum + costOf(box, p, { track: true, on }), 0)
}

/** One thing to pay for. */
interface Item {
  readonly kind: Expense
  readonly cost: number
  /** Missing for the operating of a mine. */
  readonly claim?: Claim
  /** The mine that is claimed or operated; -1 for other things. */
  readonly mine: number
}

/** The things won that a seat takes: all that can be paid for once others are dropped, one after another. */
export function payFor(box: Box, p: Position, seat: Seat): MoveOf<'pay'> {
  const claims = claimsOf(p, seat)
  const built = withTrack(p, seat, claims)
  const items = [...claims.map((claim) => itemFor(box, p, built, seat, claim)), ...workOn(box, built, seat, claims)]
  const sorted = items.sort(dropOrder(box, built, seat))
  const purse = boardOf(p, seat).money
  const track = keep(
    sorted.filter(({ kind }) => isTrack(kind)),
    purse,
  )
  const left = purse - costOfAll(track) - savingsFor(box, built, seat)
  const kept = keep(
    sorted.filter(({ kind }) => !isTrack(kind)),
    left,
  )
  const taken = [...track, ...kept].flatMap(({ claim }) => claim ?? [])
  return { type: 'pay', segments: numbers(taken, true), cards: numbers(taken, false) }
}

const isTrack = (kind: Expense): boolean => kind === 'track' || kind === 'chained'

const numbers = (claims: readonly Claim[], track: boolean): number[] =>
  claims.flatMap((claim) => (claim.track === track ? [claim.on] : [])).sort((a, b) => a - b)

const costOfAll = (items: readonly Item[]): number => items.reduce((sum, { cost }) => sum + cost, 0)

/** Drops things from the front until the others can be paid for; a mine that is not claimed isn’t operated either. */
function keep(items: readonly Item[], money: number): readonly Item[] {
  const [first, ...others] = items
  if (!first || costOfAll(items) <= money) return items
  return keep(
    others.filter(({ mine }) => !first.claim || mine < 0 || mine !== first.mine),
    money,
  )
}

/** The position once the track won is laid. */
function withTrack(p: Position, seat: Seat, claims: readonly Claim[]): Position {
  const tracks = claims.filter(({ track }) => track).map(({ on }) => on)
  return { ...p, owners: tracks.reduce((owners, on) => ownersWith(owners, on, seat + 1), p.owners) }
}

function itemFor(box: Box, p: Position, built: Position, seat: Seat, claim: Claim): Item {
  const { track, on } = claim
  const cost = costOf(box, p, claim)
  if (track) return { kind: touches(box, p, seat, on) ? 'track' : 'chained', cost, claim, mine: -1 }
  const one = cardIn(box, on)
  if (one.kind === 'mine') return { kind: isNear(box, built, seat, on) ? 'nearMine' : 'farMine', cost, claim, mine: on }
  const kind = one.kind === 'person' ? one.card.role : one.kind === 'transport' ? 'transport' : 'route'
  return { kind, cost, claim, mine: -1 }
}

/** The operating of each mine, those claimed included. */
function workOn(box: Box, built: Position, seat: Seat, claims: readonly Claim[]): Item[] {
  const claimed = claims.filter(({ track, on }) => !track && cardIn(box, on).kind === 'mine').map(({ on }) => on)
  return [...workingMines(built, seat), ...claimed].map((mine) => ({
    kind: isNear(box, built, seat, mine) ? 'nearWork' : 'farWork',
    cost: box.is.operate,
    mine,
  }))
}

/** The order in which things are dropped: by kind, and of one kind the worst first. */
function dropOrder(box: Box, built: Position, seat: Seat): (a: Item, b: Item) => number {
  const { drops } = listOf(built, seat)
  const dearer = byDearness(box, built, roadsOf(box, built, seat))
  const worse = (a: Item, b: Item) =>
    a.mine < 0
      ? (b.claim?.on ?? 0) - (a.claim?.on ?? 0)
      : worthOf(box, built, a.mine) - worthOf(box, built, b.mine) || dearer(b.mine, a.mine)
  return (a, b) => drops.indexOf(a.kind) - drops.indexOf(b.kind) || worse(a, b)
}

/** Whether chance has to choose between mines that are equally worth operating. */
export function isTossUp(box: Box, p: Position, seat: Seat): boolean {
  const mines = ranked(box, p, seat)
  const most = mostMines(box, p, seat)
  const [last, next] = [mines[most - 1], mines[most]]
  return last !== undefined && next !== undefined && inOrder(box, p, seat)(last, next) === 0
}

/** The mines that a seat operates, of those asked about: as many as it can pay for, the best first. */
export function operateFor(box: Box, p: Position, seat: Seat, moves: readonly Move[], draw?: Draw): Move | undefined {
  const best = ranked(box, p, seat, draw).slice(0, mostMines(box, p, seat))
  const fits = moves.filter((move) => move.type === 'operate' && move.mines.every((mine) => best.includes(mine)))
  return fits.sort((a, b) => sizeOf(b) - sizeOf(a))[0]
}

const sizeOf = (move: Move): number => (move.type === 'operate' ? move.mines.length : 0)

const mostMines = (box: Box, p: Position, seat: Seat): number =>
  Math.max(0, Math.floor((boardOf(p, seat).money - savingsFor(box, p, seat)) / box.is.operate))

/** Mines that can be operated and are not paid for yet, the best first; equal ones in random order. */
function ranked(box: Box, p: Position, seat: Seat, draw?: Draw): number[] {
  const mines = workingMines(p, seat).filter((mine) => !p.working.includes(mine))
  const order = draw ? shuffled(mines.length, draw) : mines.keys()
  return [...order].flatMap((at) => mines[at] ?? []).sort(inOrder(box, p, seat))
}

/** Mines with track before others, then dearer goods, then black ways. */
function inOrder(box: Box, p: Position, seat: Seat): (a: number, b: number) => number {
  const { black } = waysOf(box, p, seat)
  const far = (mine: number) => (isNear(box, p, seat, mine) ? 0 : 1)
  const red = (mine: number) => (isReached(boardOf(p, seat), { any: black, black }, siteOf(box, p, mine)) ? 0 : 1)
  return (a, b) => far(a) - far(b) || mineIn(box, a).good - mineIn(box, b).good || red(a) - red(b)
}

/** The reading of the die that brings most; the die as it is where two bring the same. */
export function readFor(box: Box, moves: readonly Move[]): Move | undefined {
  const brought = (move: Move) => (move.type === 'read' ? (mineIn(box, move.mine).output[move.face - 1] ?? 0) : 0)
  return moves.toSorted((a, b) => brought(b) - brought(a))[0]
}
