import { need } from '../../../kit/assert.ts'
import type { Seat, Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { canPay, earn, hinderPaying, inFull, pay, priceOf } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import { completeLines, freeTrack } from '../navvy.ts'
import { boardOf, isInPlay, layoutOf, type Position } from '../position.ts'
import type { Against, Reason } from '../reasons.ts'
import { needTicket, needTicketAt, needTicketFor } from './ticket.ts'
import type { Deal } from './verb.ts'

export type Lay = Extract<Deal, { type: 'lay' }>

/** The requirement of a deal: a ticket. */
export const layGate = (p: Position, deal: Lay): Reason | undefined => (deal.ticketed ? needTicket(p) : undefined)

/** Why no track can be laid by this deal now (“Laying Track”): on a card, paid in some way, or at all. */
export function hinderLay(
  box: Box,
  p: Position,
  deal: Lay,
  { station, iron }: { readonly station?: number | undefined; readonly iron?: number | undefined } = {},
): Against | undefined {
  const reason = (station !== undefined && hinderTrack(box, p, deal, station)) || layGate(p, deal)
  if (reason) return reason
  if (tilesLeft(box, p, p.seat) === 0) return 'noTile'
  if (!hasTarget(box, p, deal.ticketed))
    return deal.ticketed && hasTarget(box, p, undefined) ? 'noTicketSpace' : 'noTrackSpace'
  const isWay = iron === undefined || iron <= (deal.price.resources ?? -1)
  const price = isWay && iron !== undefined ? priceOf(deal.price, iron) : inFull(deal.price)
  return hinderPaying(boardOf(p, p.seat).supply, price, 'lay') ?? (isWay ? undefined : 'otherAction')
}

/** Why a card's track space is not one to lay on. */
function hinderTrack(box: Box, p: Position, deal: Lay, index: number): Against | undefined {
  if (!isInPlay(box, p, index)) return 'notInPlay'
  const reason = hinderTile(box, p, index) ?? (deal.ticketed && needTicketAt(box, p, index))
  if (reason) return reason
  if (targets(box, p, deal.ticketed).includes(index)) return undefined
  const firsts = (layoutOf(box, p).linesOf[index] ?? []).map((line) => targetIn(box, p, line, deal.ticketed))
  const first = firsts.find((card) => card !== undefined && card !== index)
  return { reason: 'notLeftmost', facts: { first: box.stations[first ?? -1]?.name ?? '' } }
}

/** Why a track tile can't lie on a card. */
function hinderTile(box: Box, p: Position, index: number): Reason | undefined {
  if (need(box.stations[index], 'a station').tracks === 0) return 'startStation'
  return hinderTrackSpace(box, p, index)
}

/** Why a track tile can't lie on a card that has track spaces. */
const hinderTrackSpace = (box: Box, p: Position, index: number): Reason | undefined =>
  hinderGround(p, index) ?? (freeTrack(box, p, index) < 0 ? 'trackFull' : undefined)

/** Why no tile of a seat can lie on a card: one of a navvy or rubble does. */
export function hinderGround(p: Position, index: number): Reason | undefined {
  if (p.navvies[index] === 1) return 'navvyHere'
  return (p.rubble[index] ?? 0) > 0 ? 'rubbleHere' : undefined
}

/** Adds every way to lay a track by a deal that can be made and is number `index` on its card. */
export function layMoves(box: Box, p: Position, deal: Lay, index: number, moves: Move[]): void {
  const ways = splits(p, deal)
  for (const station of targets(box, p, deal.ticketed))
    for (const iron of ways) moves.push(layMove(deal, index, station, iron))
}

const layMove = (deal: Lay, index: number, station: number, iron: number): Move =>
  deal.price.resources === undefined
    ? { type: 'lay', deal: index, station }
    : { type: 'lay', deal: index, station, iron }

/** Amounts of iron ore possible among the “any resources” of a price the seat can pay; [0] where there are none. */
function splits(p: Position, deal: Lay): number[] {
  const { supply } = boardOf(p, p.seat)
  const found: number[] = []
  for (let iron = 0; iron <= inFull(deal.price).resources; iron++)
    if (canPay(supply, priceOf(deal.price, iron))) found.push(iron)
  return found
}

/** True if some line has an available track space. */
function hasTarget(box: Box, p: Position, ticketed: true | undefined): boolean {
  for (const line of layoutOf(box, p).lines) if (targetIn(box, p, line, ticketed) !== undefined) return true
  return false
}

/** The leftmost available track space of each line in play, by its card, top row first. */
function targets(box: Box, p: Position, ticketed: true | undefined): number[] {
  const found: number[] = []
  for (const line of layoutOf(box, p).lines) {
    const station = targetIn(box, p, line, ticketed)
    if (station !== undefined && !found.includes(station)) found.push(station)
  }
  return found
}

/** The line's leftmost available track space, by its card. */
function targetIn(box: Box, p: Position, line: number, ticketed: true | undefined): number | undefined {
  if (ticketed && needTicketFor(box, p, line)) return undefined
  for (const station of layoutOf(box, p).tracked[line] ?? []) if (!hinderTrackSpace(box, p, station)) return station
  return undefined
}

/** Track/station tiles a seat has not placed yet. */
export function tilesLeft(box: Box, p: Position, seat: Seat): number {
  const board = boardOf(p, seat)
  return box.tiles - board.stations - board.tracks
}

/** Pays, lays the tile on the card's leftmost free space, gives 1 VP, and completes lines. */
export function performLay(box: Box, p: Position, deal: Lay, move: MoveOf<'lay'>, tell: Tell<Effect>): void {
  const seat = p.seat
  pay(seat, priceOf(deal.price, move.iron ?? 0), tell)
  const space = freeTrack(box, p, move.station)
  tell({ type: 'laid', seat, station: move.station, space })
  earn(seat, 1, 'track', move.station, tell)
  completeLines(box, p, move.station, tell)
}
