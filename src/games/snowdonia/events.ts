import type { Tell } from '../../rules/game.ts'
import { type Box, lineIn } from './box.ts'
import type { EventKind } from './content/edition.ts'
import type { Effect } from './effects.ts'
import { type Line, spaceIn, stationIn } from './line.ts'
import { free, type Position } from './position.ts'
import { baseRate } from './powers.ts'
import { upkeepIfCleared } from './verbs/along.ts'
import { beginUpkeep } from './verbs/upkeep.ts'

/** The event space that the next white cube comes to. */
export const nextEvent = ({ values }: Box, { events }: Position): number =>
  Math.min((events.at(-1) ?? 0) + 1, values.events.length)

/** “Resolving Events”: puts a white cube on the event track, does what its space says, and takes cubes back. */
export function resolveEvent(box: Box, p: Position, tell: Tell<Effect>): void {
  const space = nextEvent(box, p)
  const event = box.values.events[space - 1]
  if (!event) return
  tell({ type: 'event', space, kind: event.kind })
  resolvers[event.kind](box, p, tell)
  if (lineIn(box, p).ends > 0) tell({ type: 'crossed', end: 1 - p.post })
  const spaces = returning(box, p, space, event.back)
  if (spaces.length > 0) tell({ type: 'cubesBack', spaces })
}

/** The cubes to the left of the new one go back; at the last space it goes with them, so that the end repeats. */
function returning({ values }: Box, { events }: Position, space: number, count: number): number[] {
  if (count === 0) return []
  const isLast = space === values.events.length
  return events.slice(0, isLast ? undefined : -1).slice(-count)
}

type Resolver = (box: Box, p: Position, tell: Tell<Effect>) => void

const resolvers: { readonly [K in EventKind]: Resolver } = {
  dig: (box, p, tell) => {
    for (const space of digTargets(box, p)) {
      tell({ type: 'cleared', space, count: p.rubble[space] ?? 0 })
      if (spaceIn(lineIn(box, p), space).kind === 'dig') upkeepIfCleared(box, p, space, tell)
    }
  },
  lay: (box, p, tell) => {
    for (const space of layTargets(box, p)) {
      const count = p.rubble[space] ?? 0
      if (count > 0) tell({ type: 'cleared', space, count })
      tell({ type: 'railed', space })
    }
  },
  station: (box, p, tell) => {
    const station = stationTarget(box, p)
    if (station < 0) return
    tell({ type: 'completed', station })
    const cleared = stationIn(lineIn(box, p), station).digs.filter((dig) => (p.rubble[dig] ?? 0) > 0)
    for (const space of cleared) {
      tell({ type: 'cleared', space, count: p.rubble[space] ?? 0 })
      upkeepIfCleared(box, p, space, tell)
    }
  },
  trains: (_, p, tell) => {
    if (!p.isForSale) tell({ type: 'forSale' })
  },
  upkeep: beginUpkeep,
}

const orderOf = (line: Line, post: number): readonly number[] => line.orders[post === 1 ? 1 : 0]

/** The spaces that an excavate event would empty: as many as the rate, those begun counting as whole ones. */
export function digTargets(box: Box, p: Position, rate = baseRate(box, p, 'dig')): readonly number[] {
  return orderOf(lineIn(box, p), p.post)
    .filter((space) => (p.rubble[space] ?? 0) > 0)
    .slice(0, rate)
}

/** The track cards that a lay track event would turn over: as many as the rate. */
export function layTargets(box: Box, p: Position, rate = baseRate(box, p, 'lay')): readonly number[] {
  const line = lineIn(box, p)
  return orderOf(line, p.post)
    .filter((space) => line.spaces[space]?.kind === 'track' && p.owners[space] === free)
    .slice(0, rate)
}

/** The station that would be completed: the first with a site that is still open; -1 if there is none. */
export function stationTarget(box: Box, p: Position): number {
  const { stations } = lineIn(box, p)
  const order = p.post === 1 ? stations.toReversed() : stations
  const isOpen = ({ sites, digs }: (typeof stations)[number]) =>
    sites.some((site) => p.sites[site] === free) || digs.some((dig) => (p.rubble[dig] ?? 0) > 0)
  return order.find(isOpen)?.index ?? -1
}
