import { need } from '../../kit/assert.ts'
import type { Outcome, ScoreLine, Seat } from '../../rules/game.ts'
import { type Box, contractIn, lineIn, trainIn } from './box.ts'
import type { Contract } from './content/edition.ts'
import { stationAt, surveyPoints } from './line.ts'
import type { Move } from './moves.ts'
import type { Settings } from './options.ts'
import { type Board, boardOf, free, type Position } from './position.ts'
import type { Against } from './reasons.ts'

/** A player’s means to score contracts; each piece serves one contract at most. */
export interface Means {
  rubble: number
  /** Markers on track cards. */
  tracks: number
  /** Markers on building and excavation sites. */
  buildings: number
}

/** A player’s means to score contracts now. */
export const meansOf = (
  box: Box,
  p: Position,
  seat: Seat,
  { sites, digs, tracks }: Owned = ownedBy(box, p, seat),
): Means => ({ rubble: boardOf(p, seat).goods.rubble, tracks: tracks.count, buildings: sites.count + digs.count })

/** A contract that could score by itself. */
export interface Claim extends Means {
  readonly contract: number
  readonly points: number
}

/** The contracts of a player that could score by themselves, most points first. */
export function claimsOf(box: Box, p: Position, seat: Seat, means: Means): Claim[] {
  const board = boardOf(p, seat)
  const claims: Claim[] = []
  for (const cards of [board.hand, board.used])
    for (const id of cards) {
      const claim = claimFor(box, p, board, id)
      if (claim.points > 0 && fitsIn(claim, means)) claims.push(claim)
    }
  return claims.sort((a, b) => b.points - a.points || a.contract - b.contract)
}

/** The needs of a player’s contract, and its points as the surveyor and the coal stand now. */
export function claimFor(box: Box, p: Position, board: Board, id: number): Claim {
  const contract = contractIn(box, id)
  const { rubble = 0, tracks = 0, buildings = 0 } = contract.needs
  const points = pointsOf(box, p, board, contract)
  return { contract: contract.id, points, rubble, tracks, buildings }
}

/** A contract’s points, if there are markers and rubble enough; 0 if the surveyor hasn’t come far enough. */
export function pointsOf(
  box: Box,
  p: Position,
  { end, surveyor, goods }: Board,
  { needs, points, ladder, perCoal }: Contract,
): number {
  if (perCoal) return perCoal * goods.coal
  if (!needs.surveyor && !ladder) return points
  const line = lineIn(box, p)
  const at = line.stations[stationAt(line, end, surveyor)]?.card.number ?? 0
  if (!ladder) return at >= (needs.surveyor ?? 0) ? points : 0
  return ladder.reduce((best, [number, more]) => (at >= number ? Math.max(best, more) : best), 0)
}

const fitsIn = (claim: Means, means: Means): boolean =>
  claim.rubble <= means.rubble && claim.tracks <= means.tracks && claim.buildings <= means.buildings

const without = (means: Means, claim: Means): Means => ({
  rubble: means.rubble - claim.rubble,
  tracks: means.tracks - claim.tracks,
  buildings: means.buildings - claim.buildings,
})

/** Contracts that score together, and their points. */
export interface Assignment {
  /** In ascending order. */
  readonly contracts: readonly number[]
  readonly points: number
}

const nothing: Assignment = { contracts: [], points: 0 }

/** The contracts that score most together: an exact search, since one piece serves one contract at most. */
export function bestAssignment(box: Box, p: Position, seat: Seat, means: Means = meansOf(box, p, seat)): Assignment {
  const { contracts, points } = best(claimsOf(box, p, seat, means), 0, means)
  return { contracts: contracts.toSorted((a, b) => a - b), points }
}

/** The best of the claims from one on; claims are few, and those with most points come first. */
function best(claims: readonly Claim[], from: number, means: Means): Assignment {
  const claim = claims[from]
  if (!claim) return nothing
  if (!fitsIn(claim, means)) return best(claims, from + 1, means)
  const rest = best(claims, from + 1, without(means, claim))
  const points = claim.points + rest.points
  const taken = { contracts: [claim.contract, ...rest.contracts], points }
  if (isFreeOf(claim) || points >= pointsFrom(claims, from + 1)) return taken
  const other = best(claims, from + 1, means)
  return other.points > points ? other : taken
}

/** A claim that uses nothing up always scores. */
const isFreeOf = ({ rubble, tracks, buildings }: Claim): boolean => rubble + tracks + buildings === 0

/** No assignment of the claims from one on has more points. */
function pointsFrom(claims: readonly Claim[], from: number): number {
  let points = 0
  for (let at = from; at < claims.length; at++) points += claims[at]?.points ?? 0
  return points
}

/**
 * Every set of contracts that score together and to which none can be added, most points first: what a player may
 * choose who doesn’t leave that to the rules.
 */
export function assignments(box: Box, p: Position, seat: Seat): Assignment[] {
  const means = meansOf(box, p, seat)
  const claims = claimsOf(box, p, seat, means)
  const all: Assignment[] = []
  const grow = (from: number, left: Means, taken: readonly Claim[]): void => {
    const claim = claims[from]
    if (!claim) {
      const isFull = claims.every((one) => taken.includes(one) || !fitsIn(one, left))
      if (isFull) all.push(assigned(taken))
      return
    }
    if (fitsIn(claim, left)) grow(from + 1, without(left, claim), [...taken, claim])
    grow(from + 1, left, taken)
  }
  grow(0, means, [])
  return all.sort((a, b) => b.points - a.points)
}

const assigned = (claims: readonly Claim[]): Assignment => ({
  contracts: claims.map(({ contract }) => contract).sort((a, b) => a - b),
  points: claims.reduce((sum, { points }) => sum + points, 0),
})

/**
 * “Scoring”: every point with its source. Undefined until the match is over, unless its players have agreed to stop it
 * here: then the contracts that score most count.
 */
export function outcome(box: Box, p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const seats = p.boards.map((_, seat) => {
    const lines = reckon(box, p, seat)
    return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
  })
  const most = Math.max(...seats.map(({ total }) => total))
  const winners = seats.flatMap(({ total }, seat) => (total === most ? [seat] : []))
  if (p.boards.length > 1) return { seats, winners }
  return { seats, winners, isForPoints: true, rematch: nextOfSeries(box, p, most) }
}

/** “Solitaire Play”: the next match has the next train; after the last of a series another begins, to beat the best. */
function nextOfSeries({ values }: Box, { settings }: Position, points: number): Settings {
  const next = { ...settings, train: (settings.train % values.trains.length) + 1 }
  const series = [...settings.series, points]
  if (series.length < values.trains.length) return { ...next, series }
  const sum = series.reduce((all, one) => all + one, 0)
  return { ...next, series: [], best: Math.max(settings.best ?? 0, sum) }
}

/**
 * The points that nothing can take away any more. Rubble and coal may be spent and trains rust, so contracts that need
 * those count at the end alone, as trains do.
 */
export function earnedSoFar(box: Box, p: Position, seat: Seat): number {
  const sure = { ...meansOf(box, p, seat), rubble: 0 }
  const claims = claimsOf(box, p, seat, sure).filter(({ contract }) => contractIn(box, contract).perCoal === undefined)
  return linesOf(box, p, seat, best(claims, 0, sure).contracts).reduce(
    (sum, { source, points }) => (source === 'train' ? sum : sum + points),
    0,
  )
}

/** All points a player would have if the match were over now. */
export function reckon(box: Box, p: Position, seat: Seat): ScoreLine[] {
  const { contracts } = p.phase === 'over' ? { contracts: boardOf(p, seat).scored } : bestAssignment(box, p, seat)
  return linesOf(box, p, seat, contracts)
}

/** The points of a player with these contracts. */
function linesOf(box: Box, p: Position, seat: Seat, contracts: readonly number[]): ScoreLine[] {
  const board = boardOf(p, seat)
  const { sites, digs, tracks } = ownedBy(box, p, seat)
  return [
    { source: 'sites', ...sites },
    { source: 'digs', ...digs },
    { source: 'tracks', ...tracks },
    ...contracts.map((id) => ({
      source: 'contract',
      points: pointsOf(box, p, board, contractIn(box, id)),
      detail: String(id),
    })),
    { source: 'train', points: trainPoints(box, board), detail: String(board.train) },
    { source: 'surveyor', points: surveyorPoints(box, p, board), count: board.surveyor },
  ].filter(({ points }) => points > 0)
}

const trainPoints = (box: Box, { train }: Board): number => {
  const verb = train > 0 ? trainIn(box, train).verb : undefined
  return verb?.type === 'points' ? verb.points : 0
}

const surveyorPoints = (box: Box, p: Position, { end, surveyor }: Board): number =>
  surveyPoints(lineIn(box, p), end, surveyor)

/** Things that bear a player’s markers. */
export interface Owned {
  readonly sites: Sum
  readonly digs: Sum
  readonly tracks: Sum
}

interface Sum {
  points: number
  count: number
}

const ownedBy = (box: Box, p: Position, seat: Seat): Owned => need(ownedByAll(box, p)[seat], 'a seat')

/** Things that bear markers, by seat: in one go, since bots ask for it thousands of times a second. */
export function ownedByAll(box: Box, p: Position): readonly Owned[] {
  const { spaces, sites } = lineIn(box, p)
  const all = p.boards.map((): Owned => ({ sites: noSum(), digs: noSum(), tracks: noSum() }))
  for (let at = 0; at < sites.length; at++) {
    const owner = p.sites[at] ?? free
    if (owner > free) add(all[owner - 1]?.sites, sites[at]?.points)
  }
  for (let at = 0; at < spaces.length; at++) {
    const owner = p.owners[at] ?? free
    const space = spaces[at]
    if (owner <= free || !space) continue
    const owned = all[owner - 1]
    if (space.kind === 'dig') add(owned?.digs, space.points)
    else add(owned?.tracks, box.tracks[p.tracks[space.track] ?? -1]?.points)
  }
  return all
}

const noSum = (): Sum => ({ points: 0, count: 0 })

function add(to: Sum | undefined, points = 0): void {
  if (!to) return
  to.points += points
  to.count += 1
}

/** A player’s points without contracts. */
export function ownPoints(box: Box, p: Position, seat: Seat, { sites, digs, tracks }: Owned): number {
  const board = boardOf(p, seat)
  const own = sites.points + digs.points + tracks.points
  return own + trainPoints(box, board) + surveyorPoints(box, p, board)
}

/** A move for each choice of contracts that score together. */
export const scoreMoves = (box: Box, p: Position, seat: Seat): Move[] =>
  assignments(box, p, seat).map(({ contracts }) => ({ type: 'score', contracts: [...contracts] }))

/** Why a player can’t score just these contracts. */
export function hinderScore(
  box: Box,
  p: Position,
  seat: Seat,
  contracts: readonly number[] | undefined,
): Against | undefined {
  if (!contracts) return undefined
  const { hand, used } = boardOf(p, seat)
  const far = contracts.find((one) => !hand.includes(one) && !used.includes(one))
  if (far !== undefined) return { reason: 'notHeld', facts: { contract: far } }
  const all = assignments(box, p, seat).filter((one) => contracts.every((contract) => one.contracts.includes(contract)))
  if (all.some((one) => one.contracts.length === contracts.length)) return undefined
  return all.length > 0 ? 'scoresMore' : 'cannotScore'
}
