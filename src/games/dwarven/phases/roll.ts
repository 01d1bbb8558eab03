import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import {
  isForBids,
  isRolledFor,
  pawnsOn,
  plainClaim,
  rankingOf,
  rolledClaim,
  throwFor,
  throwsFor,
  type Wanted,
  wantedIn,
} from '../disputes.ts'
import type { Effect } from '../effects.ts'
import type { Claim, Position } from '../position.ts'
import { possibleRaces } from './race.ts'
import { chance, type PhaseRules } from './rules.ts'

/** “Mine, Track and Passenger Route Disputes”, and the races that were called. */
export const rolling: PhaseRules = {
  ask: (box, p) =>
    p.races.length > 0 || wantedIn(box, p).some((one) => isRolledFor(box, p, one)) ? chance : undefined,
  step: (box, p, input, tell) => {
    const wanted = wantedIn(box, p)
    const draw = input.type === 'chance' ? input.draw : undefined
    p.claims = wanted
      .filter((one) => one.seats.length === 1 || !isForBids(box, one))
      .map((one) => claimFor(box, p, one, draw, tell))
    if (draw) runRaces(box, p, draw, tell)
    p.auctions = wanted
      .filter((one) => one.seats.length > 1 && isForBids(box, one))
      .map(({ on, seats }) => ({ card: on, bid: 0, by: -1, seats, begun: false, limits: [] }))
    return 'rolled'
  },
}

function claimFor(box: Box, p: Position, one: Wanted, draw: Draw | undefined, tell: Tell<Effect>): Claim {
  if (!draw || !isRolledFor(box, p, one)) return plainClaim(box, p, one)
  const throws = throwsFor(box, p, one, draw)
  const ranking = rankingOf(throws)
  tell({ type: 'rolled', track: one.track, on: one.on, throws, winner: ranking[0] ?? -1 })
  return rolledClaim(box, one, ranking)
}

/** A race is run between those who have won its segments; the loser’s is built by nobody. */
function runRaces(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const possible = possibleRaces(box, p)
  for (const { segments } of p.races) {
    const seats = segments.map((on) => p.claims.find((claim) => claim.track && claim.on === on)?.seats[0] ?? -1)
    const isOn = possible.some((race) =>
      race.seats.every((seat, at) => seats[segments.indexOf(race.segments[at] ?? -1)] === seat),
    )
    if (!isOn) continue
    const throws = segments.map((on, at) => throwBest(p, seats[at] ?? -1, on, draw))
    const winner = rankingOf(throws)[0] ?? -1
    tell({ type: 'raced', segments, throws, winner })
    p.claims = p.claims.map((claim) =>
      claim.track && segments.includes(claim.on) && claim.seats[0] !== winner ? { ...claim, seats: [] } : claim,
    )
  }
}

/** One throw with the best surveyor on a segment. */
function throwBest(p: Position, seat: number, segment: number, draw: Draw) {
  const [best] = pawnsOn(p, seat, true, segment).sort((a, b) => b.rating - a.rating)
  return throwFor(seat, best ? [best] : [], 0, draw)
}
