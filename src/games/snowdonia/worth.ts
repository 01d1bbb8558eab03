import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { apply } from './apply.ts'
import { type Box, contractIn, lineIn } from './box.ts'
import { readEdition } from './content/edition.ts'
import { builtIn } from './content/editions.ts'
import { type Snowdonia, snowdonia } from './index.ts'
import type { Move, MoveOf, Types } from './moves.ts'
import { type Board, boardOf, clonePosition, free, inBag, type Position } from './position.ts'
import { bestAssignment, claimFor, type Means, meansOf, type Owned, ownedByAll, ownPoints } from './score.ts'
import { step } from './turn.ts'
import { usualWeights, type Weights, workAhead } from './workAhead.ts'

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
  const restOf = (p: Position) => {
    const remaining = remainingOf(box, p)
    const more = yetToCome(p, remaining)
    return ownedByAll(box, p).map((owned, seat) => worthOf(box, weights, p, seat, owned, remaining) + more)
  }
  const workOf = (p: Position) => workAhead(box, weights, p, remainingOf(box, p) > weights.late / 2)
  const worth = (p: Position) => plus(restOf(p), workOf(p))
  return {
    worth,
    turn: turnNumber,
    // Labourers are placed in two turns or three before any of them works.
    beyond: 2,
    swing: (p) => swingAtEnd + swingAhead * remainingOf(box, p),
    ahead(p, moves) {
      const rest = restOf(p)
      return moves.map((move) =>
        move.type === 'place' ? plus(rest, workOf(withLabourer(p, move))) : worth(moved(box, p, move)),
      )
    },
  }
}

/** In the round, each labourer placed begins another turn, and then each area that is resolved. */
const turnNumber = ({ round, phase, area, boards }: Position): number =>
  100 * round + (phase === 'assign' ? boards.reduce((sum, { labourers }) => sum - labourers, 0) : 50 + area)

const plus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((points, seat) => points + (other[seat] ?? 0))

/** The position with one more labourer on a space, as far as its work is concerned. */
function withLabourer(p: Position, { area, space }: MoveOf<'place'>): Position {
  const work = p.work.slice()
  const spaces = (work[area] ?? []).slice()
  spaces[space] = p.seat
  work[area] = spaces
  return { ...p, work }
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

/** A lead of so many points makes a win likely just before the end, and so many more at the beginning. */
const swingAtEnd = 4
const swingAhead = 14

/** Snowdonia with an edition read from untrusted data, or with the built-in one, and its mind. */
export async function thinking(data: unknown): Promise<{ game: Snowdonia; mind: Mind<Types> } | undefined> {
  const read = data === undefined ? { edition: builtIn } : readEdition(data)
  if ('flaw' in read) return undefined
  const game = snowdonia(read.edition)
  return { game, mind: mindOf(game.box) }
}
