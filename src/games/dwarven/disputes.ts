import type { Draw } from '../../rules/chance.ts'
import type { Seat } from '../../rules/game.ts'
import { type Box, cardIn, siteOf } from './box.ts'
import type { Throws } from './effects.ts'
import { isInNetwork } from './network.ts'
import { boardOf, type Claim, deck, inTurn, type Pawn, type Position } from './position.ts'

/*
 * The things that players want this turn, and the dice where several want the same.
 */

/** A segment or a card, and the seats with pawns on it in turn order. */
export interface Wanted {
  readonly track: boolean
  readonly on: number
  readonly seats: readonly Seat[]
}

/** Everything that pawns stand on, but the deck: in the order of disputes. */
export function wantedIn(box: Box, p: Position): Wanted[] {
  const wanted: Wanted[] = []
  for (const seat of inTurn(p)) {
    const fresh: Wanted[] = []
    for (const { role, at } of boardOf(p, seat).pawns) {
      const track = role === 'surveyor'
      if (at < 0 || (!track && at === deck) || hasWanted(wanted, track, at) || hasWanted(fresh, track, at)) continue
      fresh.push({ track, on: at, seats: inTurn(p).filter((one) => standsOn(p, one, track, at)) })
    }
    wanted.push(...fresh.sort((a, b) => rankOf(box, a) - rankOf(box, b) || a.on - b.on))
  }
  return wanted
}

const hasWanted = (all: readonly Wanted[], track: boolean, on: number): boolean =>
  all.some((one) => one.track === track && one.on === on)

const standsOn = (p: Position, seat: Seat, track: boolean, on: number): boolean =>
  boardOf(p, seat).pawns.some((pawn) => pawn.at === on && (pawn.role === 'surveyor') === track)

const ranks = { mine: 1, passenger: 2, person: 3, transport: 3, event: 4, storm: 4 } as const

/** Track before mines, passengers and what goes by auction. */
const rankOf = (box: Box, { track, on }: Wanted): number => (track ? 0 : ranks[cardIn(box, on).kind])

/** Whether a card goes to the highest bid where several want it. */
export function isForBids(box: Box, { track, on }: { readonly track: boolean; readonly on: number }): boolean {
  if (track) return false
  const { kind } = cardIn(box, on)
  return kind === 'person' || kind === 'transport'
}

/** Whether a player holds a passenger card. */
export const isHeld = ({ boards }: Position, card: number): boolean =>
  boards.some(({ tickets }) => tickets.includes(card))

/** Whether dice decide who gets it. */
export function isRolledFor(box: Box, p: Position, one: Wanted): boolean {
  return one.seats.length > 1 && !isForBids(box, one) && (one.track || !isHeld(p, one.on))
}

/** Two dice for each of some pawns. */
export function throwFor(seat: Seat, pawns: readonly Pawn[], bonus: number, draw: Draw): Throws {
  const dice = pawns.map(() => [draw(6) + 1, draw(6) + 1] as const)
  const total = Math.max(...dice.map(([one, two], at) => one + two + (pawns[at]?.rating ?? 0) + bonus))
  return { seat, dice, total }
}

/** The throws of everyone who wants a thing. */
export const throwsFor = (box: Box, p: Position, { track, on, seats }: Wanted, draw: Draw): Throws[] =>
  seats.map((seat) => throwFor(seat, pawnsOn(p, seat, track, on), track ? 0 : bonusAt(box, p, seat, on), draw))

/** A player’s pawns on a segment or a card. */
export const pawnsOn = (p: Position, seat: Seat, track: boolean, on: number): Pawn[] =>
  boardOf(p, seat).pawns.filter(({ role, at }) => at === on && (role === 'surveyor') === track)

/** “Agents having track to a disputed mine also receive a +3 bonus.” */
function bonusAt(box: Box, p: Position, seat: Seat, card: number): number {
  if (cardIn(box, card).kind !== 'mine') return 0
  return isInNetwork(box, p, seat, siteOf(box, p, card)) ? box.is.bonus : 0
}

/** Seats from the best total down to the first tie. */
export function rankingOf(throws: readonly Throws[]): Seat[] {
  const sorted = throws.toSorted((a, b) => b.total - a.total)
  const tie = sorted.findIndex(({ total }, at) => total === sorted[at + 1]?.total)
  return sorted.slice(0, tie < 0 ? undefined : tie).map(({ seat }) => seat)
}

/** The claims on something that dice have been rolled for. */
export const rolledClaim = (box: Box, { track, on, seats }: Wanted, ranking: readonly Seat[]): Claim => ({
  track,
  on,
  seats: ranking,
  also: isRoute(box, track, on) ? seats : [],
})

/** The claims on something that nobody disputes: everyone may share a passenger card that someone holds. */
export function plainClaim(box: Box, p: Position, { track, on, seats }: Wanted): Claim {
  if (!isRoute(box, track, on)) return { track, on, seats, also: [] }
  return { track, on, seats: isHeld(p, on) ? [] : seats, also: seats }
}

const isRoute = (box: Box, track: boolean, on: number): boolean => !track && cardIn(box, on).kind === 'passenger'
