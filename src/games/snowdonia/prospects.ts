import type { Seat } from '../../rules/game.ts'
import { apply } from './apply.ts'
import { type Box, contractIn, lineIn } from './box.ts'
import { areas } from './content/edition.ts'
import type { Effect } from './effects.ts'
import { siteIn, spaceIn, surveyPoints } from './line.ts'
import type { Move } from './moves.ts'
import { boardOf, clonePosition, type Position } from './position.ts'
import { cubesOf, rateOf } from './powers.ts'
import { buildArea, digArea, layArea, openArea, worksArea, yardArea } from './spaces.ts'
import { dig, hinderSurvey, lay } from './verbs/along.ts'
import { buildMoves } from './verbs/build.ts'
import { tradeMoves, worksTrade } from './verbs/trade.ts'

/** A labourer that might be placed. */
export interface Placement {
  readonly seat: Seat
  readonly area: number
  readonly space: number
}

/**
 * The plan of the labourers in areas B and D, in order, with the one that might be placed: by labourer, from the left.
 * Rates, trains and the contracts used so far count; contracts in hand don’t.
 */
export function planOf(
  box: Box,
  p: Position,
  area: typeof digArea | typeof layArea,
  placed?: Placement,
): readonly { readonly seat: Seat; readonly space: number; readonly effects: readonly Effect[] }[] {
  const ahead = clonePosition(p)
  // The end of the match or maintenance may come in between; they aren’t part of the work.
  const spaces = (p.work[area] ?? []).map((seat, space) =>
    placed?.area === area && placed.space === space ? placed.seat : seat,
  )
  if (area === digArea && p.isDug) return []
  return spaces.flatMap((seat, space) => {
    if (seat < 0) return []
    const effects: Effect[] = []
    const tell = (effect: Effect) => {
      apply(box, ahead, effect)
      effects.push(effect)
    }
    if (area === digArea) dig(box, ahead, seat, tell)
    else lay(box, ahead, seat, tell)
    return [{ seat, space, effects }]
  })
}

/** The gains a labourer would bring its owner, with the goods, rates and train of this moment. */
export interface Prospect extends Placement {
  /** The work rate of B and D for this player; cubes that A gives; trades in C; 0 elsewhere. */
  readonly rate: number
  /** Rubble taken, and spaces that become the player’s by it or by laying track. */
  readonly rubble: number
  readonly spaces: readonly number[]
  /** The most steel bars and the most stones that could be made: each alone. */
  readonly steel: number
  readonly stone: number
  /** The moves that could build or buy at once. */
  readonly builds: readonly Move[]
  /** Points gained at once; of several things to build, the most. Contracts are not counted. */
  readonly points: number
  /** Contracts in hand that could be used for the area. */
  readonly contracts: readonly number[]
}

type Gains = Partial<Omit<Prospect, keyof Placement | 'contracts'>>

const nothing = { rate: 0, rubble: 0, spaces: [], steel: 0, stone: 0, builds: [], points: 0 }

/** The gains a labourer placed there would bring, were the area resolved now. */
export function prospect(box: Box, p: Position, placed: Placement): Prospect {
  const { hand } = boardOf(p, placed.seat)
  const letter = areas[placed.area]
  const contracts = hand.filter((id) => contractIn(box, id).area === letter)
  return { ...placed, contracts, ...nothing, ...gainsOf(box, p, placed) }
}

function gainsOf(box: Box, p: Position, placed: Placement): Gains {
  const { seat, area } = placed
  if (area === yardArea) return { rate: cubesOf(box, p, seat) }
  if (area === digArea && !p.isDug) return workGains(box, p, placed, 'dig')
  if (area === worksArea) return tradeGains(box, p, seat)
  if (area === layArea) return workGains(box, p, placed, 'lay')
  if (area === digArea || area === buildArea) return buildGains(box, p, seat)
  return area === openArea ? surveyGains(box, p, seat) : {}
}

function workGains(box: Box, p: Position, placed: Placement, of: 'dig' | 'lay'): Gains {
  const area = of === 'dig' ? digArea : layArea
  const own = planOf(box, p, area, placed).find(({ space }) => space === placed.space)
  const effects = own?.effects ?? []
  const spaces = effects.flatMap((effect) =>
    effect.type === 'claimed' || effect.type === 'laid' ? [effect.space] : [],
  )
  const rubble = effects.reduce((sum, one) => sum + (one.type === 'dug' ? one.count : 0), 0)
  const points = spaces.reduce((sum, space) => sum + spacePoints(box, p, space), 0)
  return { rate: rateOf(box, p, placed.seat, of), rubble, spaces, points }
}

/** Points for who owns a space of the line at the end. */
export function spacePoints(box: Box, p: Position, at: number): number {
  const { kind, track, points } = spaceIn(lineIn(box, p), at)
  return kind === 'dig' ? points : (box.tracks[p.tracks[track] ?? -1]?.points ?? 0)
}

function tradeGains(box: Box, p: Position, seat: Seat): Gains {
  const trades = tradeMoves(p, worksTrade(box, p, seat))
  const steel = Math.max(...trades.map((move) => move.steel))
  const stone = Math.max(...trades.map((move) => move.stone))
  return { rate: box.values.works.times, steel, stone }
}

function buildGains(box: Box, p: Position, seat: Seat): Gains {
  const builds = buildMoves(box, p, seat)
  const line = lineIn(box, p)
  const points = builds.map((move) => (move.type === 'build' ? siteIn(line, move.site).points : 0))
  return { builds, points: Math.max(0, ...points) }
}

function surveyGains(box: Box, p: Position, seat: Seat): Gains {
  if (hinderSurvey(box, p, seat)) return {}
  const line = lineIn(box, p)
  const { end, surveyor } = boardOf(p, seat)
  return { points: surveyPoints(line, end, surveyor + 1) - surveyPoints(line, end, surveyor) }
}
