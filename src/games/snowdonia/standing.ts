import type { Seat } from '../../rules/game.ts'
import { type Box, contractIn, lineIn } from './box.ts'
import type { Line } from './line.ts'
import { type Board, boardOf, cloneBoard, free, type Goods, inBag, type Position } from './position.ts'
import { bestAssignment, claimFor, type Means, meansOf, type Owned, ownedByAll, ownPoints } from './score.ts'
import type { Weights } from './workAhead.ts'

/*
 * The worth of players’ goods, cards, buildings and track, and of their use: all but labourers at work.
 */

/** The number of each kind that is soon made something of; more count for less. */
const plenty = { iron: 6, stone: 6, coal: 2, steel: 3, rubble: 12 } as const

/** Points a round for each train, by its number: it brings a labourer for coal, and its power. */
const worthOfTrains = [0, 0.7, 0.6, 0.5, 0.2, 0.3, 0.5, 0.6] as const

/** About how many rounds a match takes. */
const usualRounds = 12

/** The share of the match that is left, by the track that isn’t laid: from 1 to 0. */
export function remainingOf(box: Box, p: Position): number {
  const { tracks } = lineIn(box, p)
  let unlaid = 0
  for (const space of tracks) if (p.owners[space] === free) unlaid += 1
  return unlaid / Math.max(1, tracks.length)
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
export function yetToCome(p: Position, remaining: number): number {
  const [track, cube] = toCome[p.boards.length] ?? [0, 0]
  return remaining * (track + cube * inBag(p))
}

/** The standing of all players in a position. */
export interface Standing {
  readonly remaining: number
  readonly owned: readonly Owned[]
  /** The worth of what each has. */
  readonly points: readonly number[]
  readonly from: Sources
}

/** The parts of a position that it follows from. */
interface Sources extends Pick<Position, 'tracks' | 'owners' | 'sites' | 'boards'> {
  readonly line: Line
}

/** The standing of players. Parts that are as they were before are taken from there; if all are, it is the same object. */
export function standingIn(box: Box, weights: Weights, p: Position, earlier?: Standing): Standing {
  const { tracks, owners, sites, boards } = p
  const line = lineIn(box, p)
  const before = earlier?.from.line === line ? earlier : undefined
  const isSameMap = before !== undefined && sameMap(p, before.from)
  const remaining = isSameMap ? before.remaining : remainingOf(box, p)
  const owned = isSameMap ? before.owned : ownedByAll(box, p)
  const isComparable = before?.remaining === remaining
  const known = owned.map((own, seat) =>
    isComparable && isUnchanged(p, own, before, seat) ? before.points[seat] : undefined,
  )
  if (isSameMap && !known.includes(undefined)) return before
  const points = owned.map(
    (own, seat) =>
      known[seat] ?? totalOf(weights, partsOf(box, weights, p, seat, own, remaining), boardOf(p, seat).goods),
  )
  return { remaining, owned, points, from: { line, tracks, owners, sites, boards } }
}

/** The same standing, whatever becomes of its position. */
export function keep({ from, ...standing }: Standing): Standing {
  const { line, tracks, owners, sites, boards } = from
  const copies = {
    tracks: tracks.slice(),
    owners: owners.slice(),
    sites: sites.slice(),
    boards: boards.map(cloneBoard),
  }
  return { ...standing, from: { line, ...copies } }
}

const sameMap = (one: Position, other: Sources): boolean =>
  sameList(one.owners, other.owners) && sameList(one.sites, other.sites) && sameList(one.tracks, other.tracks)

/** Whether a player has what it had before. */
function isUnchanged(p: Position, own: Owned, { from, owned }: Standing, seat: Seat): boolean {
  const board = boardOf(p, seat)
  const old = from.boards[seat]
  const was = owned[seat]
  if (!old || !was) return false
  return (
    (own === was || sameOwned(own, was)) &&
    sameGoods(board.goods, old.goods) &&
    board.train === old.train &&
    board.surveyor === old.surveyor &&
    board.end === old.end &&
    sameList(board.hand, old.hand) &&
    sameList(board.used, old.used)
  )
}

type Sum = Owned['sites']
const sameSum = (one: Sum, other: Sum): boolean => one.points === other.points && one.count === other.count
const sameOwned = (one: Owned, other: Owned): boolean =>
  sameSum(one.sites, other.sites) && sameSum(one.digs, other.digs) && sameSum(one.tracks, other.tracks)

const sameGoods = (one: Goods, other: Goods): boolean =>
  one.iron === other.iron &&
  one.stone === other.stone &&
  one.coal === other.coal &&
  one.steel === other.steel &&
  one.rubble === other.rubble

function sameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** The worth of what a player has, in parts: of its goods, only rubble and coal make any difference to these. */
export interface Parts {
  /** Points that it would have if the match were over now. */
  readonly scored: number
  /** The share that goods count for: they lose their worth near the end. */
  readonly use: number
  readonly contracts: number
  readonly train: number
}

/** The parts of a player’s worth, but for its goods. */
export function partsOf(box: Box, weights: Weights, p: Position, seat: Seat, owned: Owned, remaining: number): Parts {
  const board = boardOf(p, seat)
  const use = Math.min(1, remaining / weights.late)
  const means = meansOf(box, p, seat, owned)
  const { points, contracts } = bestAssignment(box, p, seat, means)
  return {
    scored: ownPoints(box, p, seat, owned) + points,
    use,
    contracts: use * contractsWorth(box, weights, p, board, means, contracts),
    train: remaining * usualRounds * weights.train * (worthOfTrains[board.train] ?? 0),
  }
}

/** A player’s worth with these goods. */
export const totalOf = (weights: Weights, { scored, use, contracts, train }: Parts, goods: Goods): number =>
  scored + use * goodsWorth(weights, goods) + contracts + train

function goodsWorth(weights: Weights, { iron, stone, coal, steel, rubble }: Goods): number {
  const worth = (weight: number, count: number, most: number) =>
    weight * (Math.min(count, most) * (1 - weights.spare) + count * weights.spare)
  return (
    worth(weights.iron, iron, plenty.iron) +
    worth(weights.stone, stone, plenty.stone) +
    worth(weights.coal, coal, plenty.coal) +
    worth(weights.steel, steel, plenty.steel) +
    worth(weights.rubble, rubble, plenty.rubble)
  )
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
