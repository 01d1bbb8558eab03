import type { Seat } from '../../../rules/game.ts'
import { type Box, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { done, hire, type IntentionOf, type Move, type MoveOf } from '../moves.ts'
import { boardOf, type FrameOf, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { atHome } from '../setup.ts'
import { type ActionSpace, emptySpaces, hinderSpace, isStartSpace, onEmptySpaces, openArea } from '../spaces.ts'
import type { Work } from './rules.ts'

/** “Assign Labourers”: every empty space, and the pub. */
export function assignMoves(box: Box, p: Position): Move[] {
  const moves: Move[] = onEmptySpaces(p, placeOn)
  if (!hinderHire(box, p, p.seat)) moves.push(hire)
  return moves
}

/** Each made once: listed at every placement. */
const places: MoveOf<'place'>[][] = Array.from({ length: openArea + 1 }, (_, area) =>
  Array.from({ length: 16 }, (__, space) => ({ type: 'place', area, space })),
)

const placeOn = (area: number, space: number): MoveOf<'place'> =>
  places[area]?.[space] ?? { type: 'place', area, space }

/** Why no labourer can be placed on a space of an area, or on any. */
export function hinderPlace(p: Position, area: number | undefined, space: number | undefined): Against | undefined {
  if (area === undefined) return undefined
  const spaces = p.work[area]
  if (!spaces) return 'noSpace'
  const all = space === undefined ? [...spaces.keys(), spaces.length] : [space]
  const reasons = all.map((one) => hinderSpace(p, area, one))
  if (reasons.includes(undefined)) return undefined
  const reason = reasons[0] ?? 'noSpace'
  return { reason: space === undefined && reason !== 'fog' ? 'areaFull' : reason, facts: { area: areas[area] ?? '' } }
}

/** The coal for the labourer in the pub; undefined without a train. */
export function hireCost(box: Box, p: Position, seat: Seat): number | undefined {
  const { train } = boardOf(p, seat)
  return train > 0 ? trainIn(box, train).hire : undefined
}

/** Why the labourer in the pub can’t be hired, which comes before a player’s first labourer. */
export function hinderHire(box: Box, p: Position, seat: Seat): Against | undefined {
  const need = hireCost(box, p, seat)
  const { hired, labourers, goods } = boardOf(p, seat)
  if (need === undefined) return 'noTrain'
  if (hired) return 'hasHired'
  if (p.phase !== 'assign') return 'hasPlaced'
  if (goods.coal < need) return { reason: 'shortCoal', facts: { kind: 'coal', have: goods.coal, need } }
  return labourers === atHome ? undefined : 'hasPlaced'
}

/** Contract 28: each labourer of a player to each empty space. */
export const moving: Work<FrameOf<'move'>> = {
  ask: (_, p, { seat }) => {
    const to = emptySpaces(p)
    const moves = placesOf(p, seat).flatMap(({ area, space }) =>
      to
        .filter((empty) => isOther(area, empty.area))
        .map((empty): Move => ({ type: 'move', area, space, toArea: empty.area, toSpace: empty.space })),
    )
    return [...moves, done]
  },
  perform: (_, __, { seat }, move, ___, tell) => {
    if (move?.type === 'move') tell({ ...move, type: 'moved', seat })
  },
  against: { move: (_, p, { seat }, intention) => hinderMoving(p, seat, intention), done: () => undefined },
}

/** The spaces where a player’s labourers stand. */
const placesOf = ({ work }: Position, seat: Seat): ActionSpace[] =>
  work.flatMap((spaces, area) => spaces.flatMap((one, space) => (one === seat ? [{ area, space }] : [])))

/** Within the open area, where labourers stand side by side, there is no other space. */
const isOther = (from: number, to: number): boolean => from !== openArea || to !== openArea

/** Why a labourer, or any, can’t be moved to a space, or to any. */
function hinderMoving(p: Position, seat: Seat, i: IntentionOf<'move'>): Against | undefined {
  const meant = placesOf(p, seat).filter(({ area, space }) => (i.area ?? area) === area && (i.space ?? space) === space)
  if (meant.length === 0) return 'notYourLabourer'
  const to = emptySpaces(p).filter(({ area, space }) => (i.toArea ?? area) === area && (i.toSpace ?? space) === space)
  if (meant.some(({ area }) => to.some((one) => isOther(area, one.area)))) return undefined
  const { toArea = openArea } = i
  if (meant.every(({ area }) => !isOther(area, toArea)))
    return { reason: 'alreadyThere', facts: { area: areas[openArea] } }
  return hinderPlace(p, i.toArea, i.toSpace) ?? 'noSpace'
}

/** The labourer goes home, or back to the pub, and the start player marker with the last one of the Stock Yard. */
export const goingHome: Work<FrameOf<'home'>> = {
  perform: (_, p, { seat, area, space }, __, ___, tell) => {
    const { hired, labourers } = boardOf(p, seat)
    tell({ type: 'home', seat, area, space, pub: hired && labourers === 2 })
    const leads = isStartSpace(p, area, space) && seat !== p.start
    if (leads && !p.isStartFixed) tell({ type: 'lead', seat, fixed: false })
  },
}
