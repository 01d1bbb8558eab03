import type { Seat } from '../../rules/game.ts'
import { type Box, layoutIn } from './box.ts'
import { crosses, type Line, lineFlaw } from './layout.ts'
import { clipMove, type IntentionOf, type Move, surveyMove } from './moves.ts'
import { endsOf, isInNetwork, isRed, touches, waysOf } from './network.ts'
import { boardOf, free, home, type Pawn, type Position } from './position.ts'
import type { Against } from './reasons.ts'

/*
 * “Survey”: segments on which a surveyor may be placed, those of paper clips among them.
 */

/** The ratings of a player’s pawns at home, each once, in the order of the pawns. */
export function ratingsAtHome({ pawns }: { readonly pawns: readonly Pawn[] }, role: Pawn['role']): number[] {
  const ratings: number[] = []
  for (const pawn of pawns)
    if (pawn.role === role && pawn.at === home && !ratings.includes(pawn.rating)) ratings.push(pawn.rating)
  return ratings
}

/** Segments that a player surveys, each once. */
export function surveyedBy(p: Position, seat: Seat): number[] {
  const segments: number[] = []
  for (const { role, at } of boardOf(p, seat).pawns)
    if (role === 'surveyor' && at >= 0 && !segments.includes(at)) segments.push(at)
  return segments
}

/** The segments that a player surveys and that touch its network, from whose ends a consecutive build goes on. */
const firstsOf = (box: Box, p: Position, seat: Seat): number[] =>
  surveyedBy(p, seat).filter((segment) => touches(box, p, seat, segment))

/** Every placement of a surveyor. */
export function surveyMoves(box: Box, p: Position, seat: Seat): Move[] {
  const ratings = ratingsAtHome(boardOf(p, seat), 'surveyor')
  if (ratings.length === 0) return []
  const layout = layoutIn(box, p)
  const near = nearbyFor(box, p, seat)
  const moves: Move[] = []
  for (let segment = 0; segment < p.owners.length; segment++) {
    if (p.owners[segment] !== free) continue
    const [a, b] = endsOf(layout, p, segment)
    if (near[a] !== 1 && near[b] !== 1) continue
    if (!hinderSegment(box, p, seat, segment)) for (const rating of ratings) moves.push(surveyMove(segment, rating))
  }
  if (hinderClips(p, seat)) return moves
  for (const line of layout.lines) {
    if (near[line[0]] !== 1 && near[line[1]] !== 1) continue
    if (hinderClipLine(box, p, line) || hinderPlace(box, p, seat, line, true)) continue
    for (const rating of ratings) moves.push(clipMove(line, rating))
  }
  return moves
}

/** 1 for each site from where a player may build: the network and the far ends of segments surveyed from it. */
function nearbyFor(box: Box, p: Position, seat: Seat): Uint8Array {
  const { reached } = waysOf(box, p, seat)
  const firsts = firstsOf(box, p, seat)
  if (firsts.length === 0) return reached
  const near = reached.slice()
  for (const segment of firsts) for (const site of endsOf(layoutIn(box, p), p, segment)) near[site] = 1
  return near
}

/** Why a surveyor, or any, can’t be placed on a segment, or on any. */
export function hinderSurvey(box: Box, p: Position, seat: Seat, i: IntentionOf<'survey'>): Against | undefined {
  const against = hinderPawn(p, seat, 'surveyor', i.rating)
  if (against) return against
  if (i.segment !== undefined) return hinderSegment(box, p, seat, i.segment)
  return surveyMoves(box, p, seat).some(({ type }) => type === 'survey') ? undefined : 'notAdjacent'
}

/** Why a player has no pawn at home, or none of a rating. */
export function hinderPawn(
  p: Position,
  seat: Seat,
  role: Pawn['role'],
  rating: number | undefined,
): Against | undefined {
  const ratings = ratingsAtHome(boardOf(p, seat), role)
  if (rating === undefined ? ratings.length > 0 : ratings.includes(rating)) return undefined
  const reason = role === 'surveyor' ? 'noSurveyor' : 'noAgent'
  return rating === undefined ? reason : { reason, facts: { rating } }
}

/** Why a segment can’t be surveyed. */
function hinderSegment(box: Box, p: Position, seat: Seat, segment: number): Against | undefined {
  const layout = layoutIn(box, p)
  const line = endsOf(layout, p, segment)
  if (line[0] < 0) return 'noSegment'
  const owner = p.owners[segment] ?? free
  if (owner !== free) return { reason: 'owned', facts: { seat: owner - 1, segment } }
  const twin = layout.twins[segment] ?? -1
  if (twin >= 0 && (p.owners[twin] === seat + 1 || surveyedBy(p, seat).includes(twin)))
    return { reason: 'twin', facts: { segment } }
  return hinderPlace(box, p, seat, line, isRed(layout, segment))
}

/** Why a player can’t build between two sites, as far as the own network goes. */
function hinderPlace(box: Box, p: Position, seat: Seat, [a, b]: Line, red: boolean): Against | undefined {
  const [hasA, hasB] = [isInNetwork(box, p, seat, a), isInNetwork(box, p, seat, b)]
  if (hasA && hasB) {
    const { any, black } = waysOf(box, p, seat)
    return any[a] === any[b] && (red || black[a] === black[b]) ? 'pointless' : undefined
  }
  return hasA || hasB ? undefined : hinderChain(box, p, seat, [a, b])
}

/** Why a segment beyond the network is no consecutive build. */
function hinderChain(box: Box, p: Position, seat: Seat, [a, b]: Line): Against | undefined {
  const layout = layoutIn(box, p)
  let reason: Against = 'notAdjacent'
  for (const segment of surveyedBy(p, seat)) {
    const [c, d] = endsOf(layout, p, segment)
    if (a !== c && a !== d && b !== c && b !== d) continue
    if (touches(box, p, seat, segment)) return undefined
    reason = 'chainOfThree'
  }
  return reason
}

/** Why a player can’t use a paper clip. */
export function hinderClips(p: Position, seat: Seat): Against | undefined {
  if (!p.settings.paperClip) return 'noClips'
  return boardOf(p, seat).clip && p.clips[seat]?.length === 0 ? undefined : 'clipUsed'
}

/** Why no clip can lie between two sites, given the clips on the table. */
export function hinderClipLine(box: Box, p: Position, line: Line): Against | undefined {
  const { sites } = layoutIn(box, p)
  for (const [a, b] of p.clips) {
    if (a === undefined || b === undefined) continue
    if (a === line[0] && b === line[1]) return 'joined'
    if (crosses(sites, line, [a, b])) return 'crossingClip'
  }
  return undefined
}

/** Why a surveyor can’t be placed on a line of one’s own, or on any. */
export function hinderClip(box: Box, p: Position, seat: Seat, i: IntentionOf<'clip'>): Against | undefined {
  const against = hinderClips(p, seat) ?? hinderPawn(p, seat, 'surveyor', i.rating)
  if (against) return against
  if (i.a === undefined || i.b === undefined) return hinderSomeClip(box, p, seat, i)
  const { sites, segments } = layoutIn(box, p)
  if (i.a >= i.b || i.b >= sites.length) return 'noSegment'
  const line: Line = [i.a, i.b]
  return lineFlaw(sites, segments, line) ?? hinderClipLine(box, p, line) ?? hinderPlace(box, p, seat, line, true)
}

function hinderSomeClip(box: Box, p: Position, seat: Seat, { a, b }: IntentionOf<'clip'>): Against | undefined {
  const fits = (move: Move) => move.type === 'clip' && (a ?? move.a) === move.a && (b ?? move.b) === move.b
  return surveyMoves(box, p, seat).some(fits) ? undefined : 'crossing'
}
