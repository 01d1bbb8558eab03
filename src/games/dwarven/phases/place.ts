import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { layoutIn } from '../box.ts'
import { done, type Move } from '../moves.ts'
import { boardOf, home, inTurn, type Position } from '../position.ts'
import { hinderProspect, prospectMoves } from '../prospect.ts'
import { hinderClip, hinderSurvey, surveyMoves } from '../survey.ts'
import { beginRaces } from './race.ts'
import { choose, nothingAgainst, type PhaseRules } from './rules.ts'

/** “Survey and Prospect”: one player after another places any of its pawns. */
export const placing: PhaseRules = {
  ask: (box, p) => {
    const [seat] = p.asked
    return seat === undefined ? undefined : choose(seat, placeMoves(box, p, seat))
  },
  step: (box, p, input, tell) => {
    if (input.type === 'move') {
      const { seat, move } = input
      if (move.type === 'survey') tell({ ...move, type: 'surveyed', seat })
      if (move.type === 'prospect') tell({ ...move, type: 'prospected', seat })
      if (move.type === 'clip') {
        const { a, b, rating } = move
        tell({ type: 'clipped', seat, a, b })
        tell({ type: 'surveyed', seat, segment: layoutIn(box, p).segments.length + seat, rating })
      }
      if (move.type === 'done' || !hasPawn(p, seat)) p.asked.shift()
    }
    if (p.asked.length > 0) return 'more'
    beginRaces(box, p)
    return 'placed'
  },
  against: { survey: hinderSurvey, clip: hinderClip, prospect: hinderProspect, done: nothingAgainst },
}

function placeMoves(box: Box, p: Position, seat: Seat): Move[] {
  const moves = surveyMoves(box, p, seat)
  moves.push(...prospectMoves(box, p, seat), done)
  return moves
}

const hasPawn = (p: Position, seat: Seat): boolean => boardOf(p, seat).pawns.some(({ at }) => at === home)

/** Everyone with a pawn at home is to place, in turn order. */
export function beginPlacing(p: Position): void {
  p.asked = inTurn(p).filter((seat) => hasPawn(p, seat))
}
