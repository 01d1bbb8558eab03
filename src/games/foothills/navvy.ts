import { need } from '../../kit/assert.ts'
import type { Tell } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Effect } from './effects.ts'
import { layoutOf, type Position } from './position.ts'

/**
 * Places a navvy tile on the first card, column by column and top to bottom, that isn't a starting station and has no
 * track, station or navvy tile (“Placing a Navvy Tile”). Its rubble goes to the general supply and no one scores.
 * Without a tile or a card the end is triggered.
 */
export function placeNavvy(box: Box, p: Position, tell: Tell<Effect>): void {
  const station = navvyTarget(box, p)
  if (station === undefined) {
    triggerEnd(p, 'navvies', tell)
    return
  }
  const rubble = p.rubble[station] ?? 0
  tell({ type: 'navvy', station, rubble })
  completeLines(box, p, station, tell)
}

/** Where the next navvy tile must go; undefined if none is left or no card fits. */
export function navvyTarget(box: Box, p: Position): number | undefined {
  let used = 0
  for (const tile of p.navvies) used += tile
  if (used >= box.navvies) return undefined
  for (const station of layoutOf(box, p).search) if (isBare(box, p, station)) return station
  return undefined
}

/** True for a card without any track, station or navvy tile. */
export function isBare(box: Box, p: Position, index: number): boolean {
  if (p.navvies[index] === 1) return false
  const station = need(box.stations[index], 'a station')
  for (let i = 0; i < station.tracks; i++) if (p.tracks[station.firstTrack + i] !== 0) return false
  for (let i = 0; i < station.spaces.length; i++) if (p.spaces[station.firstSpace + i] !== 0) return false
  return true
}

/**
 * Puts a buffer stop at the end of each line that the tile just placed on `station` completes, in the order of the
 * numerals, while stops last; the last one triggers the end (“Completing a Line”).
 */
export function completeLines(box: Box, p: Position, station: number, tell: Tell<Effect>): void {
  for (const line of layoutOf(box, p).linesOf[station] ?? []) {
    if (p.stops.includes(line) || !isComplete(box, p, line)) continue
    const stop = p.stops.length < box.stops ? p.stops.length + 1 : 0
    tell({ type: 'completed', line, stop })
    if (stop === box.stops) triggerEnd(p, 'stops', tell)
  }
}

/** True if every track space of a line, Porthmadog's two included, has a track or a navvy tile. */
export function isComplete(box: Box, p: Position, line: number): boolean {
  for (const index of layoutOf(box, p).tracked[line] ?? [])
    if (p.navvies[index] !== 1 && freeTrack(box, p, index) >= 0) return false
  return true
}

/** The leftmost free track space of a card, from 0; -1 if none. Rubble does not matter here. */
export function freeTrack(box: Box, p: Position, index: number): number {
  const station = need(box.stations[index], 'a station')
  for (let i = 0; i < station.tracks; i++) if (p.tracks[station.firstTrack + i] === 0) return i
  return -1
}

function triggerEnd(p: Position, why: 'stops' | 'navvies', tell: Tell<Effect>): void {
  if (!p.ending) tell({ type: 'ending', why })
}
