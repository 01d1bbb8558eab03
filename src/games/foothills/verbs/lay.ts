import { need } from '../../../kit/assert.ts'
import type { Seat, Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { canPay, earn, pay, priceOf } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import { completeLines, freeTrack } from '../navvy.ts'
import { boardOf, isInPlay, layoutOf, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { Deal } from './verb.ts'

export type Lay = Extract<Deal, { type: 'lay' }>

/** Why no track at all can be laid by this deal now (“Laying Track”). */
export function hinderLay(box: Box, p: Position, deal: Lay): Reason | undefined {
  const board = boardOf(p, p.seat)
  if (deal.ticketed && board.tickets === 0) return 'noTicket'
  if (tilesLeft(box, p, p.seat) === 0) return 'noTile'
  if (!hasTarget(box, p, deal.ticketed))
    return deal.ticketed && hasTarget(box, p, undefined) ? 'noTicketSpace' : 'noTrackSpace'
  return canSplit(p, deal) ? undefined : 'short'
}

/** Why no track can be laid on a card (or, without one, anywhere) by any of a card's deals. */
export function whyLay(
  box: Box,
  p: Position,
  deals: readonly Deal[],
  { station }: { readonly station?: number | undefined },
): Reason | undefined {
  const deal = deals.find((one) => one.type === 'lay')
  if (!deal) return undefined
  const there = station === undefined ? undefined : hinderTrack(box, p, deal, station)
  return there ?? hinderLay(box, p, deal)
}

/** Why a card's track space is not one to lay on. */
function hinderTrack(box: Box, p: Position, deal: Lay, index: number): Reason | undefined {
  const layout = layoutOf(box, p)
  if (!isInPlay(box, p, index)) return 'notInPlay'
  if (need(box.stations[index], 'a station').tracks === 0) return 'startStation'
  if (p.navvies[index] === 1) return 'navvyHere'
  if ((p.rubble[index] ?? 0) > 0) return 'rubbleHere'
  if (freeTrack(box, p, index) < 0) return 'trackFull'
  const tickets = (layout.ticketsOf[index] ?? 0) & boardOf(p, p.seat).tickets
  if (deal.ticketed && tickets === 0) return 'notTicketLine'
  return targets(box, p, deal.ticketed).includes(index) ? undefined : 'notLeftmost'
}

/** Adds every way to lay a track by this deal, which is number `index` on its card. */
export function layMoves(box: Box, p: Position, deal: Lay, index: number, moves: Move[]): void {
  const ways = tilesLeft(box, p, p.seat) === 0 ? [] : splits(p, deal)
  if (ways.length === 0) return
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
  for (let iron = 0; iron <= (deal.price.resources ?? 0); iron++)
    if (canPay(supply, priceOf(deal.price, iron))) found.push(iron)
  return found
}

/** True if the seat can pay a price: the kinds named, and enough resources for the rest. */
function canSplit(p: Position, { price }: Lay): boolean {
  const { iron, stone, rubble, passengers } = boardOf(p, p.seat).supply
  const spare = iron - (price.iron ?? 0)
  const left = stone - (price.stone ?? 0)
  if (spare < 0 || left < 0 || spare + left < (price.resources ?? 0)) return false
  return rubble >= (price.rubble ?? 0) && passengers >= (price.passengers ?? 0)
}

/** True if some line has an available track space. */
function hasTarget(box: Box, p: Position, ticketed: true | undefined): boolean {
  const layout = layoutOf(box, p)
  const { tickets } = boardOf(p, p.seat)
  for (const line of layout.lines)
    if (!ticketed || ((layout.ticketOf[line] ?? 0) & tickets) !== 0)
      if (leftmost(box, p, line) !== undefined) return true
  return false
}

/** The leftmost available track space of each line in play, by its card, top row first. */
export function targets(box: Box, p: Position, ticketed: true | undefined): number[] {
  const layout = layoutOf(box, p)
  const { tickets } = boardOf(p, p.seat)
  const found: number[] = []
  for (const line of layout.lines) {
    if (ticketed && ((layout.ticketOf[line] ?? 0) & tickets) === 0) continue
    const station = leftmost(box, p, line)
    if (station !== undefined && !found.includes(station)) found.push(station)
  }
  return found
}

/** The line's leftmost available track space, by its card: one without rubble, navvy or track. */
export function leftmost(box: Box, p: Position, line: number): number | undefined {
  for (const station of layoutOf(box, p).tracked[line] ?? [])
    if (p.rubble[station] === 0 && p.navvies[station] === 0 && freeTrack(box, p, station) >= 0) return station
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
