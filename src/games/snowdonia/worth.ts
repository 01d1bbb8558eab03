import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { apply } from './apply.ts'
import { type Box, contractIn, lineIn } from './box.ts'
import type { Edition } from './content/edition.ts'
import { type Snowdonia, snowdonia } from './index.ts'
import type { Move, MoveOf, Types } from './moves.ts'
import { type Board, boardOf, clonePosition, free, inBag, type Position } from './position.ts'
import { bestAssignment, claimFor, type Means, meansOf, type Owned, ownedByAll, ownPoints } from './score.ts'
import { step } from './turn.ts'
import { usualWeights, type Weights, workAhead } from './workAhead.ts'

export { editions } from './index.ts'

/*
 * The promise of a position: points so far, and what goods, contracts, trains and labourers at work may still
 * bring.
 */

/** So many of a kind are soon made something of; more count for less. */
const plenty = { iron: 6, stone: 6, coal: 2, steel: 3, rubble: 12 } as const

/** Points a round for each train, by its number: it brings a labourer for coal, and its power. */
const worthOfTrains = [0, 0.7, 0.6, 0.5, 0.2, 0.3, 0.5, 0.6] as const

/** A match takes about so many rounds. */
const usualRounds = 12

/** The share of the match that is left, by the track that isn’t laid: from 1 to 0. */
export function remainingOf(box: Box, p: Position): number {
  const { tracks } = lineIn(box, p)
  let unlaid = 0
  for (const space of tracks) if (p.owners[space] === free) unlaid += 1
  return unlaid / Math.max(1, tracks.length)
}

/** What players have, and what it is worth to each apart from their labourers at work. */
interface Standing {
  readonly p: Position
  readonly remaining: number
  readonly owned: readonly Owned[]
  readonly points: readonly number[]
}

/** How players stand; as they did `before` a move if it changed nothing of theirs, which saves most of the work. */
function standingIn(box: Box, weights: Weights, p: Position, before?: Standing): Standing {
  const isSameMap = before && sameList(p.owners, before.p.owners) && sameList(p.sites, before.p.sites)
  const remaining = isSameMap ? before.remaining : remainingOf(box, p)
  const owned = isSameMap ? before.owned : ownedByAll(box, p)
  const points = owned.map((own, seat) => {
    const known = before?.remaining === remaining && isUnchanged(p, own, before, seat) ? before.points[seat] : undefined
    return known ?? worthOf(box, weights, p, seat, own, remaining)
  })
  return { p, remaining, owned, points }
}

/** Whether a player has what it had before. */
function isUnchanged(p: Position, own: Owned, before: Standing, seat: Seat): boolean {
  const board = boardOf(p, seat)
  const old = boardOf(before.p, seat)
  const was = before.owned[seat]
  return (
    was !== undefined &&
    (['sites', 'digs', 'tracks'] as const).every(
      (of) => own[of].points === was[of].points && own[of].count === was[of].count,
    ) &&
    kinds.every((kind) => board.goods[kind] === old.goods[kind]) &&
    board.train === old.train &&
    board.surveyor === old.surveyor &&
    board.end === old.end &&
    sameList(board.hand, old.hand) &&
    sameList(board.used, old.used)
  )
}

function sameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function worthOf(box: Box, weights: Weights, p: Position, seat: Seat, owned: Owned, remaining: number): number {
  const board = boardOf(p, seat)
  // Things lose their worth near the end.
  const use = Math.min(1, remaining / weights.late)
  const means = meansOf(box, p, seat, owned)
  const scored = bestAssignment(box, p, seat, means)
  return (
    ownPoints(box, p, seat, owned) +
    scored.points +
    use * goodsWorth(weights, board) +
    use * contractsWorth(box, weights, p, board, means, scored.contracts) +
    remaining * usualRounds * weights.train * (worthOfTrains[board.train] ?? 0)
  )
}

/**
 * Points that a match brings each player, counted from its beginning, beyond those in sight, by the number of players:
 * for all the track, and for each cube in the bag. The emptier the bag is, the more white cubes come, and the sooner
 * the game itself has laid all track. Least squares over matches of gangers.
 */
const toCome: readonly (readonly [track: number, cube: number])[] = [
  [0, 0],
  [41, 1.66],
  [34, 1.87],
  [37, 0.74],
  [26, 0.59],
  [25, 0.69],
]

/** The part of it that is still to come. */
function yetToCome(p: Position, remaining: number): number {
  const [track, cube] = toCome[p.boards.length] ?? [0, 0]
  return remaining * (track + cube * inBag(p))
}

const kinds = ['iron', 'stone', 'coal', 'steel', 'rubble'] as const

function goodsWorth(weights: Weights, { goods }: Board): number {
  let worth = 0
  for (const kind of kinds) {
    const count = goods[kind]
    worth += weights[kind] * (Math.min(count, plenty[kind]) * (1 - weights.spare) + count * weights.spare)
  }
  return worth
}

/** Possible worth of contracts that don’t score yet, by the share of their needs that is met. */
function contractsWorth(
  box: Box,
  weights: Weights,
  p: Position,
  board: Board,
  means: Means,
  scored: readonly number[],
): number {
  const rest = { ...means }
  for (const id of scored) {
    const { rubble = 0, tracks = 0, buildings = 0 } = contractIn(box, id).needs
    rest.rubble -= rubble
    rest.tracks -= tracks
    rest.buildings -= buildings
  }
  let worth = board.hand.length * weights.use
  for (const cards of [board.hand, board.used])
    for (const id of cards) if (!scored.includes(id)) worth += promiseOf(box, weights, p, board, id, rest)
  return worth
}

function promiseOf(box: Box, weights: Weights, p: Position, board: Board, id: number, rest: Means): number {
  const { points, rubble, tracks, buildings } = claimFor(box, p, board, id)
  const need = rubble / 4 + tracks + buildings
  const have = Math.min(rubble, rest.rubble) / 4 + Math.min(tracks, rest.tracks) + Math.min(buildings, rest.buildings)
  const share = need === 0 ? 1 : have / need
  return points * (weights.promise + weights.progress * share * share)
}

/** Snowdonia for those who think about it. */
export function mindOf(box: Box, weights: Weights = usualWeights): Mind<Types> {
  const restOf = ({ p, remaining, points }: Standing) => {
    const more = yetToCome(p, remaining)
    return points.map((own) => own + more)
  }
  const workOf = ({ p, remaining }: Standing) => workAhead(box, weights, p, remaining > weights.late / 2)
  const worth = (p: Position, before?: Standing) => {
    const standing = standingIn(box, weights, p, before)
    return plus(restOf(standing), workOf(standing).points)
  }
  return {
    worth: (p) => worth(p),
    turn: turnNumber,
    // Labourers are placed in two turns or three before any of them works.
    beyond: 2,
    swing: (p) => swingAtEnd + swingAhead * remainingOf(box, p),
    ahead(p, moves) {
      const standing = standingIn(box, weights, p)
      const rest = restOf(standing)
      const work = p.phase === 'assign' ? workOf(standing) : undefined
      const afterTake = takesFrom(box, p)
      return moves.map((move) => {
        if (move.type === 'take') return afterTake(move, (next) => worth(next, standing))
        return move.type === 'place' && work ? plus(rest, work.with(move)) : worth(moved(box, p, move), standing)
      })
    },
  }
}

/** In the round, each labourer placed begins another turn, and then each area that is resolved. */
const turnNumber = ({ round, phase, area, boards }: Position): number =>
  100 * round + (phase === 'assign' ? boards.reduce((sum, { labourers }) => sum - labourers, 0) : 50 + area)

const plus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((points, seat) => points + (other[seat] ?? 0))

/** The position right after a move, before anything else happens. */
function moved(box: Box, p: Position, move: Move): Position {
  const next = clonePosition(p)
  step(box, next, { type: 'move', seat: seatAsked(p), move }, (effect) => apply(box, next, effect))
  return next
}

/** Looks at the position right after each take of some: they differ by the cubes alone, so one of them is played. */
function takesFrom(box: Box, p: Position): <T>(move: MoveOf<'take'>, look: (next: Position) => T) => T {
  const seat = seatAsked(p)
  let next: Position | undefined
  return ({ iron, stone, coal }, look) => {
    next ??= moved(box, p, { type: 'take', iron: 0, stone: 0, coal: 0 })
    apply(box, next, { type: 'took', seat, iron, stone, coal })
    const seen = look(next)
    apply(box, next, { type: 'took', seat, iron: -iron, stone: -stone, coal: -coal })
    return seen
  }
}

/** The seat whose moves a position lists first. */
function seatAsked(p: Position): Seat {
  if (p.phase === 'cards') return p.window[0] ?? p.seat
  if (p.phase === 'perform') return p.todo.at(-1)?.seat ?? p.seat
  return p.asked[0] ?? p.seat
}

/** A lead of so many points makes a win likely just before the end, and so many more at the beginning. */
const swingAtEnd = 4
const swingAhead = 14

/** The rules with an edition, and their mind. */
export function think(edition: Edition): { game: Snowdonia; mind: Mind<Types> } {
  const game = snowdonia(edition)
  return { game, mind: mindOf(game.box) }
}
