import type { Seat } from '../../../rules/game.ts'
import { type Box, lineIn } from '../box.ts'
import { companyOf } from '../colours.ts'
import { areas, type EventKind } from '../content/edition.ts'
import { spaceIn, stationAt, stationIn } from '../line.ts'
import { boardOf, type Position } from '../position.ts'
import { digArea } from '../spaces.ts'
import type { Locale } from './locale.ts'

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A seat by its company. */
export const seatName = ({ named }: Locale, p: Pick<Position, 'settings'>, seat: Seat): string =>
  named.companies[companyOf(p, seat)]

/** The name of a station of the line; before the first one Snowdon's line begins at Llanberis. */
export function stationName({ place }: Locale, box: Box, p: Position, station: number): string {
  return station < 0 ? place.start : stationIn(lineIn(box, p), station).card.name
}

/** The station at an end of the line. */
export const endName = (t: Locale, box: Box, p: Position, end: number): string =>
  stationName(t, box, p, end === 1 ? lineIn(box, p).stations.length - 1 : 0)

/** Where a seat’s surveyor is. */
export function surveyorPlace(t: Locale, box: Box, p: Position, seat: number): string {
  const { end, surveyor } = boardOf(p, seat)
  return stationName(t, box, p, stationAt(lineIn(box, p), end, surveyor))
}

/** The station that a space of the line belongs or leads to. */
export const spaceStation = (t: Locale, box: Box, p: Position, space: number): string =>
  stationName(t, box, p, spaceIn(lineIn(box, p), space).station)

/** Where a space of the line is: before a station, or at it. */
export function spacePlace(t: Locale, box: Box, p: Position, space: number): string {
  const { kind } = spaceIn(lineIn(box, p), space)
  const station = spaceStation(t, box, p, space)
  return kind === 'track' ? t.place.before({ station }) : t.place.at({ station })
}

/** An event; alone, that of the trains brings nothing. */
export const eventName = ({ named }: Pick<Locale, 'named'>, { boards }: Pick<Position, 'boards'>, kind: EventKind) =>
  kind === 'trains' && boards.length === 1 ? named.events.none : named.events[kind]

/** An action area; without rubble the second one is for building. */
export function areaName({ moves, named }: Locale, p: Pick<Position, 'isDug'>, area: number): string {
  if (area === digArea && p.isDug) return moves.secondBuild
  const letter = areas[area]
  return letter === undefined ? '' : named.areas[letter]
}
