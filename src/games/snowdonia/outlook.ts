import { need } from '../../kit/assert.ts'
import { type Box, contractIn, countsIn } from './box.ts'
import type { EventKind, Weather } from './content/edition.ts'
import { digTargets, layTargets, nextEvent, stationTarget } from './events.ts'
import { inBag, type Position } from './position.ts'
import { moved } from './restock.ts'

/*
 * Things everyone can see coming: the weather, the next event, and how likely white cubes are.
 */

/** The weather of a round, and the work rates it brings. */
export interface Outlook {
  readonly round: number
  readonly sky: Weather | 'none'
  readonly dig: number
  readonly lay: number
}

/** This round and the next two: what their discs make of the work rates. */
export function forecast({ values }: Box, p: Position): readonly Outlook[] {
  const { dig, lay } = values.rates
  let at = { dig: p.dig, lay: p.lay }
  return [p.sky, ...p.coming].map((sky, ahead) => {
    if (ahead > 0 && sky !== 'none') at = { dig: moved(dig, at.dig, sky), lay: moved(lay, at.lay, sky) }
    const rates = { dig: dig.spaces[at.dig] ?? 0, lay: lay.spaces[at.lay] ?? 0 }
    return { round: p.round + ahead, sky, ...rates }
  })
}

/**
 * The backs that may come to the weather track, by their weather. The contract whose back can be seen is drawn before
 * the weather is checked, so it is the back of one of the others that counts.
 */
export function backsAhead(box: Box, p: Position): Readonly<Record<Weather, number>> {
  const count = { sun: 0, rain: 0, fog: 0 }
  const unseen = p.deck.length > 1 ? p.deck : [...p.deck, ...p.discard]
  for (const id of unseen) count[contractIn(box, id).weather] += 1
  if (p.back !== 'none') count[p.back] -= 1
  return count
}

/** The odds of each weather three rounds from now, from 0 to 1. */
export function weatherOdds(box: Box, p: Position): Readonly<Record<Weather, number>> {
  const { sun, rain, fog } = backsAhead(box, p)
  const all = Math.max(1, sun + rain + fog)
  return { sun: sun / all, rain: rain / all, fog: fog / all }
}

/** The effect the next white cube would have on the table as it is. */
export interface NextEvent {
  /** Its space on the event track, from 1. */
  readonly space: number
  readonly kind: EventKind
  /** Spaces of the line that would be excavated or laid. */
  readonly spaces: readonly number[]
  /** The station that would be completed; -1 if none. */
  readonly station: number
  /** Number of white cubes that would go back to the bag. */
  readonly back: number
}

/**
 * The effect the next white cube would have on the table as it is. The weather is checked before cubes are drawn, so
 * the rates are those of the next round, unless cubes already drawn wait for their events.
 */
export function eventAhead(box: Box, p: Position): NextEvent {
  const space = nextEvent(box, p)
  const { kind = 'dig', back = 0 } = box.values.events[space - 1] ?? {}
  const rates = need(forecast(box, p)[p.due > 0 ? 0 : 1], 'a round')
  const spaces = { dig: digTargets, lay: layTargets }
  return {
    space,
    kind,
    back,
    spaces: kind === 'dig' || kind === 'lay' ? spaces[kind](box, p, rates[kind]) : [],
    station: kind === 'station' ? stationTarget(box, p) : -1,
  }
}

/** The odds of so many white cubes with the next restock, were the bag as it is now: by their number, from 0. */
export function whiteOdds(box: Box, p: Position): readonly number[] {
  const { restock } = countsIn(box, p)
  let odds = [1]
  let [white, all] = [p.bag.event, inBag(p)]
  const whites = white
  for (let drawn = 0; drawn < Math.min(restock, inBag(p)); drawn++, all--) {
    const next = Array.from({ length: Math.min(odds.length + 1, whites + 1) }, () => 0)
    for (const [had, share] of odds.entries()) {
      white = whites - had
      next[had] = (next[had] ?? 0) + (share * (all - white)) / all
      if (white > 0) next[had + 1] = (next[had + 1] ?? 0) + (share * white) / all
    }
    odds = next
  }
  return odds
}
