import type { Draw } from '../../../rules/chance.ts'
import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, layoutIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { endsOf, touches } from '../network.ts'
import type { Claim, Position } from '../position.ts'
import { chance, type PhaseRules } from './rules.ts'

/** “Resolve Consecutive Builds”: a die for each attempt whose first segment has been won. */
export const chaining: PhaseRules = {
  ask: (box, p) => (p.claims.some((claim) => attemptsAt(box, p, claim).length > 0) ? chance : undefined),
  step: (box, p, input, tell) => {
    const draw = input.type === 'chance' ? input.draw : undefined
    if (draw) p.claims = p.claims.map((claim) => afterDice(box, p, claim, draw, tell))
    return 'chained'
  },
}

/** The seats for which a segment is a consecutive build. */
const attemptsAt = (box: Box, p: Position, { track, on, seats }: Claim): Seat[] =>
  track ? seats.filter((seat) => !touches(box, p, seat, on)) : []

/** The claims on a segment once its dice are rolled: with the winner’s attempt it fails for everyone. */
function afterDice(box: Box, p: Position, claim: Claim, draw: Draw, tell: Tell<Effect>): Claim {
  const failed = attemptsAt(box, p, claim).filter((seat) => !works(box, p, seat, claim.on, draw, tell))
  if (failed.length === 0) return claim
  const [winner = -1] = claim.seats
  return { ...claim, seats: failed.includes(winner) ? [] : claim.seats.filter((seat) => !failed.includes(seat)) }
}

function works(box: Box, p: Position, seat: Seat, segment: number, draw: Draw, tell: Tell<Effect>): boolean {
  const die = firstsWon(box, p, seat, segment).length > 0 ? draw(6) + 1 : 0
  const works = die >= box.is.chainFrom
  tell({ type: 'chained', seat, segment, die, works })
  return works
}

/** The segments a player has won that touch its network and lead to this one. */
export function firstsWon(box: Box, p: Position, seat: Seat, segment: number): number[] {
  const layout = layoutIn(box, p)
  const ends = endsOf(layout, p, segment)
  return p.claims
    .filter(({ track, on, seats }) => track && on !== segment && seats[0] === seat && touches(box, p, seat, on))
    .map(({ on }) => on)
    .filter((on) => endsOf(layout, p, on).some((end) => ends.includes(end)))
}
