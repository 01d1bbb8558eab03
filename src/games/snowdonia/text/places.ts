import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { lineIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { stationAt } from '../line.ts'
import { boardOf, type Position } from '../position.ts'
import type { Tongue } from './tongue.ts'

/** The lower end of the Snowdon line, which is no station card. */
export const llanberis = 'Llanberis'

/** A station by its index along the line; -1 for where the Snowdon line starts. */
export const stationName = (box: Box, p: Position, station: number): string =>
  lineIn(box, p).stations[station]?.card.name ?? llanberis

/** The station at an end of the line. */
export const endName = (box: Box, p: Position, end: number): string => {
  const { stations } = lineIn(box, p)
  return stations[end === 1 ? stations.length - 1 : 0]?.card.name ?? llanberis
}

/** Where a seat's surveyor stands. */
export function surveyorPlace(box: Box, p: Position, seat: Seat): string {
  const { end, surveyor } = boardOf(p, seat)
  return stationName(box, p, stationAt(lineIn(box, p), Math.max(0, end), surveyor))
}

/** A workplace by its number. */
export const areaName = (t: Tongue, area: number): string => t.areas[areas[area] ?? 'A']

/** A workplace with its space. */
export const spaceName = (t: Tongue, area: number, space: number): string =>
  area === openArea ? areaName(t, area) : t.moves.place(areaName(t, area), space + 1)

/** Where any number of labourers may come. */
export const openArea = 6
