import type { Seat } from '../../rules/game.ts'
import { type Box, contractIn, lineIn } from './box.ts'
// Learnt, as by `npm run lab -- train`, from matches that the computer played against itself.
import { weights as learnt } from './content/weights.json'
import { type Line, orderFor, surveyPoints } from './line.ts'
import type { MoveOf } from './moves.ts'
import { boardOf, free, type Position } from './position.ts'
import { cubesOf, ironForSteel, rateOf } from './powers.ts'
import { spacePoints } from './prospects.ts'
import { buildArea, digArea, layArea, officeArea, openArea, worksArea, yardArea } from './spaces.ts'
import { reachOf } from './verbs/build.ts'

/** The worth of things that may still bring points, in points while a match has long to go. */
export type Weights = typeof learnt

/** Weights that computer players go by. */
export const usualWeights: Weights = learnt

/** Points that a labourer will bring its owner, roughly. */
interface Gain {
  readonly seat: Seat
  readonly points: number
}

/** The gains by area, in the order of the work. */
type Gains = readonly (readonly Gain[])[]

/** A position as it is looked at. */
interface View {
  readonly box: Box
  readonly weights: Weights
  readonly p: Position
  readonly line: Line
  /** The share that goods count for: less once little can be made of them any more. */
  readonly goods: number
}

/** Points that the labourers on action spaces will bring, roughly. */
export interface WorkAhead {
  /** The points of all of them, by seat. */
  readonly points: readonly number[]
  /** The same with one more labourer of the seat in turn. */
  with(placed: MoveOf<'place'>): readonly number[]
  /** The same after the goods of a seat have changed in the position. */
  withGoods(seat: Seat): readonly number[]
}

/**
 * Roughly what the labourers that stand on action spaces will bring: bots place them one by one, and see what they do
 * only much later. `isEarly`: goods can still be made something of.
 */
export function workAhead(box: Box, weights: Weights, p: Position, isEarly: boolean): WorkAhead {
  const view = { box, weights, p, line: lineIn(box, p), goods: isEarly ? 1 : 0.1 }
  const gains = p.work.map((spaces, area) => (area < p.area ? nothing : gainsOf(view, area, spaces)))
  const points = sumOf(p, gains)
  return {
    points,
    with: withOne(view, gains),
    withGoods(seat) {
      const isOther = p.work.map((spaces, area) => area >= p.area && needsCubes(p, area) && spaces.includes(seat))
      if (!isOther.includes(true)) return points
      return sumOf(
        p,
        gains.map((before, area) => (isOther[area] ? gainsOf(view, area, p.work[area] ?? []) : before)),
      )
    },
  }
}

/** Whether labourers in an area make something of ore and stone. */
const needsCubes = ({ isDug }: Position, area: number): boolean =>
  area === worksArea || area === buildArea || (area === digArea && isDug)

const nothing: readonly Gain[] = []

/** The points by seat, with other gains of one area if they are given. */
function sumOf({ boards }: Position, gains: Gains, other = -1, others = nothing): readonly number[] {
  const sums = boards.map(() => 0)
  for (let area = 0; area < gains.length; area++)
    for (const { seat, points } of (area === other ? others : gains[area]) ?? nothing)
      sums[seat] = (sums[seat] ?? 0) + points
  return sums
}

/** The points with one more labourer, which changes what its own area brings. */
function withOne(view: View, gains: Gains): WorkAhead['with'] {
  const { p } = view
  // Of the empty spaces of an area that follow one another, all but the last of the Stock Yard bring the same.
  const made: (readonly number[] | undefined)[] = []
  return ({ area, space }) => {
    const there = p.work[area] ?? []
    const isFirst = area === yardArea && space === there.length - 1
    const kind = 32 * area + 2 * countBefore(there, space) + (isFirst ? 1 : 0)
    const known = made[kind]
    if (known) return known
    const spaces = there.slice()
    spaces[space] = p.seat
    const points = sumOf(p, gains, area, gainsOf(view, area, spaces))
    made[kind] = points
    return points
  }
}

/** Labourers to the left of a space. */
function countBefore(spaces: readonly Seat[], space: number): number {
  let count = 0
  for (let at = 0; at < space; at++) if ((spaces[at] ?? -1) >= 0) count += 1
  return count
}

/** The gains of the labourers of an area. */
function gainsOf(view: View, area: number, spaces: readonly Seat[]): readonly Gain[] {
  if (!spaces.some((seat) => seat >= 0)) return nothing
  if (area === digArea && !view.p.isDug) return digAhead(view, spaces)
  return area === layArea ? layAhead(view, spaces) : simpleAhead(view, area, spaces)
}

/** Rubble, and the excavation sites that are emptied. */
function digAhead({ box, weights, p, line, goods }: View, spaces: readonly Seat[]): readonly Gain[] {
  const gains: Gain[] = []
  const rubble = p.rubble.slice()
  for (const seat of spaces) {
    if (seat < 0) continue
    let left = rateOf(box, p, seat, 'dig')
    for (const space of orderFor(line, boardOf(p, seat).end)) {
      const count = Math.min(left, rubble[space] ?? 0)
      if (count === 0) continue
      left -= count
      rubble[space] = (rubble[space] ?? 0) - count
      const isOwned = rubble[space] === 0 && line.spaces[space]?.kind === 'dig'
      gains.push({ seat, points: weights.rubble * goods * count + (isOwned ? spacePoints(box, p, space) : 0) })
      if (left === 0) break
    }
  }
  return gains
}

/** A laid track is worth its card and a step towards contracts, less the steel bar. */
function layAhead({ box, weights, p, line }: View, spaces: readonly Seat[]): readonly Gain[] {
  const gains: Gain[] = []
  const laid = new Set<number>()
  const steel = p.boards.map((board) => Math.min(board.goods.steel, board.markers))
  for (const seat of spaces) {
    if (seat < 0) continue
    let left = Math.min(rateOf(box, p, seat, 'lay'), steel[seat] ?? 0)
    if (left === 0) continue
    for (const space of orderFor(line, boardOf(p, seat).end)) {
      if (left === 0) break
      const isOpen = line.spaces[space]?.kind === 'track' && p.owners[space] === free
      if (!isOpen || laid.has(space) || p.rubble[space] !== 0) continue
      laid.add(space)
      left -= 1
      steel[seat] = (steel[seat] ?? 0) - 1
      gains.push({ seat, points: spacePoints(box, p, space) + weights.lay - weights.steel })
    }
  }
  return gains
}

function simpleAhead(view: View, area: number, spaces: readonly Seat[]): readonly Gain[] {
  const gains: Gain[] = []
  const placed = view.p.boards.map(() => 0)
  for (const [space, seat] of spaces.entries()) {
    if (seat < 0) continue
    const nth = placed[seat] ?? 0
    placed[seat] = nth + 1
    gains.push({ seat, points: labourAhead(view, area, seat, nth, space === spaces.length - 1) })
  }
  return gains
}

/** Points for a player’s nth labourer in an area; `isLast`: on its last space. */
function labourAhead(view: View, area: number, seat: Seat, nth: number, isLast: boolean): number {
  const { box, weights, p, goods } = view
  switch (area) {
    case yardArea:
      return goods * weights.yard * cubesOf(box, p, seat) + (isLast ? weights.first : 0)
    case worksArea:
      return nth === 0 ? goods * tradesAhead(view, seat) : 0
    case officeArea:
      return officeAhead(view, nth) * goods
    case openArea:
      return surveyAhead(view, seat, nth)
    default:
      return sitesAhead(view, seat, nth)
  }
}

/** A steel bar is worth more than its ore, a stone more than its rubble. */
function tradesAhead({ box, weights, p }: View, seat: Seat): number {
  const { goods } = boardOf(p, seat)
  const iron = ironForSteel(box, p, seat)
  const { times, rubble } = box.values.works
  const steel = Math.min(times, Math.floor(goods.iron / iron))
  const stone = Math.min(times - steel, Math.floor(goods.rubble / rubble), p.bag.stone)
  return (
    steel * (weights.steel - weights.iron * iron + weights.smelt) +
    stone * (weights.stone - weights.rubble * rubble + weights.dress)
  )
}

/** The best of the contracts on offer, and worse for a second labourer. */
function officeAhead({ box, weights, p }: View, nth: number): number {
  let best = 0
  for (const id of p.office) if (id > 0) best = Math.max(best, contractIn(box, id).points)
  return weights.office + weights.bonus * best - nth * weights.second
}

function surveyAhead({ weights, p, line }: View, seat: Seat, nth: number): number {
  const { end, surveyor } = boardOf(p, seat)
  const points = (steps: number) => surveyPoints(line, end, steps)
  // Each step makes the next ones possible, which bring more.
  return Math.max(0, points(surveyor + nth + 1) - points(surveyor + nth)) + weights.survey
}

/** The site that brings most beyond what it costs; for each further labourer the next. */
function sitesAhead({ weights, p, line }: View, seat: Seat, nth: number): number {
  const board = boardOf(p, seat)
  const { stone, steel } = board.goods
  if (board.markers <= nth) return 0
  const { from, to } = reachOf(line, p, board)
  const gains: number[] = []
  for (let at = 0; at < line.sites.length; at++) {
    const site = line.sites[at]
    if (!site || p.sites[at] !== free || site.stone > stone || site.steel > steel) continue
    if (site.station >= from && site.station <= to)
      gains.push(site.points + weights.site - weights.stone * site.stone - weights.steel * site.steel)
  }
  if (nth === 0) return Math.max(0, ...gains)
  return Math.max(0, gains.sort((a, b) => b - a)[nth] ?? 0)
}
