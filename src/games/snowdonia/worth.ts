import { need } from '../../kit/assert.ts'
import { lazily } from '../../kit/memoize.ts'
import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { apply } from './apply.ts'
import type { Box } from './box.ts'
import type { Edition } from './content/edition.ts'
import { type Snowdonia, snowdonia } from './index.ts'
import type { Move, MoveOf, Types } from './moves.ts'
import { boardOf, clonePosition, type Position } from './position.ts'
import { keep, type Parts, partsOf, remainingOf, type Standing, standingIn, totalOf, yetToCome } from './standing.ts'
import { step } from './turn.ts'
import { usualWeights, type Weights, type WorkAhead, workAhead } from './workAhead.ts'

export { editions } from './index.ts'
export { remainingOf } from './standing.ts'

/*
 * The promise of a position: points so far, and what goods, contracts, trains and labourers at work may still
 * bring.
 */

/** Slips that keep the steps between the computer’s strengths even here; measured by `npm run lab -- ladder`. */
const slips = { beginner: 0.75, learner: 0.3, canny: 0.27, shrewd: 0.6, expert: 0.36 }

/** Snowdonia for those who think about it. */
export function mindOf(box: Box, weights: Weights = usualWeights): Mind<Types> {
  // A round of placements, and the futures of a search, begin with much the same.
  let last: Standing | undefined
  const standingOf = (p: Position): Standing => {
    const standing = standingIn(box, weights, p, last)
    if (standing !== last) last = keep(standing)
    return standing
  }
  const worth = (p: Position, standing: Standing) =>
    plus(restOf(p, standing), workOf(box, weights, p, standing.remaining).points)
  return {
    worth: (p) => worth(p, standingOf(p)),
    slips,
    turn: turnNumber,
    // Labourers are placed in two turns or three before any of them works.
    beyond: 2,
    swing: (p) => swingAtEnd + swingAhead * remainingOf(box, p),
    ahead(p, moves) {
      const standing = standingOf(p)
      const afterPlacing = lazily(() => placementsFrom(box, weights, p, standing))
      const afterTaking = lazily(() => takesFrom(box, weights, p, standing))
      return moves.map((move) => {
        if (move.type === 'take') return afterTaking()(move)
        if (move.type === 'place') return afterPlacing()(move)
        const next = moved(box, p, move)
        return worth(next, standingIn(box, weights, next, standing))
      })
    },
  }
}

/** The worth by seat, labourers at work apart. */
function restOf(p: Position, { remaining, points }: Standing): readonly number[] {
  const more = yetToCome(p, remaining)
  return points.map((own) => own + more)
}

const workOf = (box: Box, weights: Weights, p: Position, remaining: number): WorkAhead =>
  workAhead(box, weights, p, remaining > weights.late / 2)

/** In the round, each labourer placed begins another turn, and then each area that is resolved. */
const turnNumber = ({ round, phase, area, boards }: Position): number =>
  100 * round + (phase === 'assign' ? boards.reduce((sum, { labourers }) => sum - labourers, 0) : 50 + area)

const plus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((points, seat) => points + (other[seat] ?? 0))

type LookAhead<M extends Move> = (move: M) => readonly number[]

/** The worth after each placement of a labourer, which changes nothing but the work ahead. */
function placementsFrom(box: Box, weights: Weights, p: Position, standing: Standing): LookAhead<MoveOf<'place'>> {
  const rest = restOf(p, standing)
  const work = workOf(box, weights, p, standing.remaining)
  return (move) => plus(rest, work.with(move))
}

/** The worth after each take of some: they differ by the cubes alone, so one of them is played. */
function takesFrom(box: Box, weights: Weights, p: Position, standing: Standing): LookAhead<MoveOf<'take'>> {
  const seat = seatAsked(p)
  const next = moved(box, p, { type: 'take', iron: 0, stone: 0, coal: 0 })
  const rest = restOf(next, standing)
  const more = yetToCome(next, standing.remaining)
  const work = workOf(box, weights, next, standing.remaining)
  const owned = need(standing.owned[seat], 'a seat')
  const partsByCoal: Parts[] = []
  return ({ iron, stone, coal }) => {
    apply(box, next, { type: 'took', seat, iron, stone, coal })
    const parts = partsByCoal[coal] ?? partsOf(box, weights, next, seat, owned, standing.remaining)
    partsByCoal[coal] = parts
    const own = totalOf(weights, parts, boardOf(next, seat).goods) + more
    const points = plus(
      rest.map((one, at) => (at === seat ? own : one)),
      work.withGoods(seat),
    )
    apply(box, next, { type: 'took', seat, iron: -iron, stone: -stone, coal: -coal })
    return points
  }
}

/** The position right after a move, before anything else happens. */
function moved(box: Box, p: Position, move: Move): Position {
  const next = clonePosition(p)
  step(box, next, { type: 'move', seat: seatAsked(p), move }, (effect) => apply(box, next, effect))
  return next
}

/** The seat whose moves a position lists first. */
function seatAsked(p: Position): Seat {
  if (p.phase === 'cards') return p.window[0] ?? p.seat
  if (p.phase === 'perform') return p.todo.at(-1)?.seat ?? p.seat
  return p.asked[0] ?? p.seat
}

/** The lead in points that makes a win likely just before the end, and how much more it takes at the beginning. */
const swingAtEnd = 4
const swingAhead = 14

/** The rules with an edition, and their mind. */
export function think(edition: Edition): { game: Snowdonia; mind: Mind<Types> } {
  const game = snowdonia(edition)
  return { game, mind: mindOf(game.box) }
}
