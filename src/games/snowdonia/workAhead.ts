import type { Seat } from '../../rules/game.ts'
import { type Box, contractIn, lineIn } from './box.ts'
// Made by `npx tsx test/lab/learnPlacing.ts`, from matches that the computer played against itself.
import learnt from './content/weights.json'
import { orderFor, surveyPoints } from './line.ts'
import { boardOf, free, type Position } from './position.ts'
import { cubesOf, ironForSteel, rateOf } from './powers.ts'
import { spacePoints } from './prospects.ts'
import { digArea, layArea, officeArea, openArea, worksArea, yardArea } from './spaces.ts'
import { isReached } from './verbs/build.ts'

/** The worth of things that may still bring points, in points while a match has long to go. */
export type Weights = typeof learnt

/** Weights that computer players go by. */
export const usualWeights: Weights = learnt

/**
 * Roughly what the labourers that stand on action spaces will bring, by seat: bots place them one by one, and see what
 * they do only much later. `isEarly`: goods can still be made something of.
 */
export function workAhead(box: Box, weights: Weights, p: Position, isEarly: boolean): readonly number[] {
  const points = p.boards.map(() => 0)
  const add = (seat: Seat, more: number) => {
    points[seat] = (points[seat] ?? 0) + more
  }
  const goods = isEarly ? 1 : 0.1
  for (let area = Math.max(0, p.area); area < p.work.length; area++) {
    const spaces = p.work[area] ?? []
    if (!spaces.some((seat) => seat >= 0)) continue
    if (area === digArea && !p.isDug) digAhead(box, weights, p, spaces, goods, add)
    else if (area === layArea) layAhead(box, weights, p, spaces, add)
    else simpleAhead(box, weights, p, area, spaces, goods, add)
  }
  return points
}

type Add = (seat: Seat, points: number) => void

/** Rubble, and the excavation sites that are emptied. */
function digAhead(box: Box, weights: Weights, p: Position, spaces: readonly Seat[], goods: number, add: Add): void {
  const line = lineIn(box, p)
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
      add(seat, weights.rubble * goods * count + (isOwned ? spacePoints(box, p, space) : 0))
      if (left === 0) break
    }
  }
}

/** A laid track is worth its card and a step towards contracts, less the steel bar. */
function layAhead(box: Box, weights: Weights, p: Position, spaces: readonly Seat[], add: Add): void {
  const line = lineIn(box, p)
  const laid = new Set<number>()
  const steel = p.boards.map((board) => Math.min(board.goods.steel, board.markers))
  for (const seat of spaces) {
    if (seat < 0) continue
    let left = Math.min(rateOf(box, p, seat, 'lay'), steel[seat] ?? 0)
    for (const space of orderFor(line, boardOf(p, seat).end)) {
      if (left === 0) break
      const isOpen = line.spaces[space]?.kind === 'track' && p.owners[space] === free
      if (!isOpen || laid.has(space) || p.rubble[space] !== 0) continue
      laid.add(space)
      left -= 1
      steel[seat] = (steel[seat] ?? 0) - 1
      add(seat, spacePoints(box, p, space) + weights.lay - weights.steel)
    }
  }
}

function simpleAhead(
  box: Box,
  weights: Weights,
  p: Position,
  area: number,
  spaces: readonly Seat[],
  goods: number,
  add: Add,
): void {
  const placed = p.boards.map(() => 0)
  for (const [space, seat] of spaces.entries()) {
    if (seat < 0) continue
    const nth = placed[seat] ?? 0
    placed[seat] = nth + 1
    if (area === yardArea)
      add(seat, goods * weights.yard * cubesOf(box, p, seat) + (space === spaces.length - 1 ? weights.first : 0))
    else if (area === worksArea) add(seat, nth === 0 ? goods * tradesAhead(box, weights, p, seat) : 0)
    else if (area === officeArea) add(seat, officeAhead(box, weights, p, nth) * goods)
    else if (area === openArea) add(seat, surveyAhead(box, weights, p, seat, nth))
    else add(seat, sitesAhead(box, weights, p, seat, nth))
  }
}

/** A steel bar is worth more than its ore, a stone more than its rubble. */
function tradesAhead(box: Box, weights: Weights, p: Position, seat: Seat): number {
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
function officeAhead(box: Box, weights: Weights, { office }: Position, nth: number): number {
  let best = 0
  for (const id of office) if (id > 0) best = Math.max(best, contractIn(box, id).points)
  return weights.office + weights.bonus * best - nth * weights.second
}

function surveyAhead(box: Box, weights: Weights, p: Position, seat: Seat, nth: number): number {
  const { end, surveyor } = boardOf(p, seat)
  const line = lineIn(box, p)
  const points = (steps: number) => surveyPoints(line, end, steps)
  // Each step makes the next ones possible, which bring more.
  return Math.max(0, points(surveyor + nth + 1) - points(surveyor + nth)) + weights.survey
}

/** The site that brings most beyond what it costs; for each further labourer the next. */
function sitesAhead(box: Box, weights: Weights, p: Position, seat: Seat, nth: number): number {
  const line = lineIn(box, p)
  const board = boardOf(p, seat)
  const { stone, steel } = board.goods
  if (board.markers <= nth) return 0
  const gains: number[] = []
  for (const { index, sites } of line.stations) {
    if (!isReached(line, p, board, index)) continue
    for (const at of sites) {
      const site = line.sites[at]
      if (!site || p.sites[at] !== free || site.stone > stone || site.steel > steel) continue
      gains.push(site.points + weights.site - weights.stone * site.stone - weights.steel * site.steel)
    }
  }
  return Math.max(0, gains.sort((a, b) => b - a)[nth] ?? 0)
}
