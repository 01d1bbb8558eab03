import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn } from '../box.ts'
import { costOf } from '../money.ts'
import { forgo, type IntentionOf, type Move } from '../moves.ts'
import { endsOf, isReached, touches, waysWithout } from '../network.ts'
import { nothingAgainst } from '../phases/rules.ts'
import { boardOf, type FrameOf, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import type { Work } from './rules.ts'

/*
 * “Cube Limit”: things that wait for a cube, which has to be lifted from somewhere else.
 */

/** Lays track once there is a cube. A consecutive build whose first segment was not built lapses. */
export const laying: Work<FrameOf<'lay'>> = {
  ask: (box, p, { seat, segment }) => {
    const waits = boardOf(p, seat).cubes === 0 && touches(box, p, seat, segment)
    return waits ? liftMoves(box, p, seat, segment) : undefined
  },
  perform: (box, p, { seat, segment }, move, _, tell) => {
    if (move?.type === 'lift') tell({ ...move, type: 'lifted', seat })
    if (move?.type === 'recall') tell({ ...move, type: 'recalled', seat })
    if (boardOf(p, seat).cubes === 0 || !touches(box, p, seat, segment)) return
    tell({ type: 'laid', seat, segment, cost: costOf(box, p, { track: true, on: segment }) })
  },
  against: {
    lift: (box, p, frame, i) => hinderLift(box, p, frame.seat, i.segment, frame.segment),
    recall: (_, p, { seat }, i) => hinderRecall(p, seat, i),
    forgo: nothingAgainst,
  },
}

/** Claims a route once there is a cube for the card. */
export const riding: Work<FrameOf<'ride'>> = {
  ask: (box, p, { seat }) => (boardOf(p, seat).cubes === 0 ? liftMoves(box, p, seat) : undefined),
  perform: (box, p, { seat, card }, move, _, tell) => {
    if (move?.type === 'lift') tell({ ...move, type: 'lifted', seat })
    if (move?.type === 'recall') tell({ ...move, type: 'recalled', seat })
    if (boardOf(p, seat).cubes > 0) tell({ type: 'claimed', seat, card, cost: box.is.passenger, cube: true })
  },
  against: {
    lift: (box, p, { seat }, i) => hinderLift(box, p, seat, i.segment),
    recall: (_, p, { seat }, i) => hinderRecall(p, seat, i),
    forgo: nothingAgainst,
  },
}

/** Every cube that may be lifted, for a new segment if one is given. */
function liftMoves(box: Box, p: Position, seat: Seat, wanted?: number): Move[] {
  const lifts = [...p.owners.keys()].filter((segment) => !hinderLift(box, p, seat, segment, wanted))
  return [
    ...lifts.map((segment): Move => ({ type: 'lift', segment })),
    ...boardOf(p, seat).rides.map((card): Move => ({ type: 'recall', card })),
    forgo,
  ]
}

/** Why a cube, or any, can’t be lifted from a segment: the new one has to touch the network without it. */
function hinderLift(
  box: Box,
  p: Position,
  seat: Seat,
  segment: number | undefined,
  wanted?: number,
): Against | undefined {
  if (segment === undefined) {
    const any = [...p.owners.keys()].some((one) => !hinderLift(box, p, seat, one, wanted))
    return any ? undefined : 'notYourCube'
  }
  if (p.owners[segment] !== seat + 1) return 'notYourCube'
  if (wanted === undefined) return undefined
  const ways = waysWithout(box, p, seat, segment)
  const isLeft = endsOf(layoutIn(box, p), p, wanted).some((site) => isReached(boardOf(p, seat), ways, site))
  return isLeft ? undefined : 'cutsOff'
}

function hinderRecall(p: Position, seat: Seat, { card }: IntentionOf<'recall'>): Against | undefined {
  const { rides } = boardOf(p, seat)
  return (card === undefined ? rides.length > 0 : rides.includes(card)) ? undefined : 'notYourCube'
}
