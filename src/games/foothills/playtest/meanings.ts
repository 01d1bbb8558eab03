import type { Box, Station } from '../box.ts'
import { sidesOf } from '../cards.ts'
import { bits } from '../layout.ts'
import { home, type Position, pub } from '../position.ts'
import { seatName } from '../text/locale.ts'
import { spaceName } from '../text/moves.ts'
import { verbText } from '../text/verbs.ts'
import * as english from '../words/en/index.ts'

/** A number in a position, and its path. */
interface There {
  readonly box: Box
  readonly p: Position
  readonly value: number
  /** The numbers in its path: of `boards.1.cards.3` 1 and 3. */
  readonly at: readonly number[]
}
type Meaning = (there: There) => string | undefined

const seat: Meaning = ({ p, value }) => (p.boards[value] ? seatName(english, p, value) : undefined)
const seatOrNone: Meaning = (there) => (there.value === -1 ? 'no one' : seat(there))
const lineOf = (box: Box, line: number) => box.lines[line]?.numeral
const card: Meaning = ({ box, value }) => cardName(box, value)
const station: Meaning = ({ box, at: [index = -1] }) => box.stations[index]?.name

/** The meanings of numbers, by their path with `#` for every number in it. */
const meanings: Readonly<Record<string, Meaning>> = {
  seat,
  start: seatOrNone,
  summit: seatOrNone,
  lines: ({ box, value }) => list(bits(value).map((line) => lineOf(box, line))),
  selected: ({ box, p, value }) => cardName(box, p.boards[p.seat]?.cards[value]),
  fresh: ({ box, p, value }) => cardsIn(box, p.boards[p.seat]?.cards, value),
  'stops.#': ({ box, value }) => lineOf(box, value),
  'spare.#': card,
  'rubble.#': station,
  'navvies.#': station,
  'tracks.#': (there) => owned(there, trackSpace(there)),
  'spaces.#': (there) => owned(there, stationSpace(there)),
  'boards.#.cards.#': card,
  'boards.#.pile.#': card,
  'boards.#.grey': ({ box, p, value, at: [of = -1] }) => cardsIn(box, p.boards[of]?.cards, value),
  'boards.#.surveyor': ({ box, value }) => placeName(box, value),
  'boards.#.tickets': ({ box, value }) => list(bits(value).map((ticket) => linesOf(box, ticket))),
}

/** The meaning of a value in a position, in words: a station, a card, a seat, pending work. */
export function meaningOf(box: Box, p: Position, path: string, value: unknown): string | undefined {
  const at = [...path.matchAll(/\d+/g)].map(Number)
  const kind = path.replaceAll(/\d+/g, '#')
  if (kind === 'boards.#') return seatName(english, p, at[0] ?? -1)
  if (kind === 'todo.#') return workName(p, at[0] ?? -1)
  return typeof value === 'number' ? meanings[kind]?.({ box, p, value, at }) : undefined
}

function workName(p: Position, index: number): string | undefined {
  const frame = p.todo[index]
  return frame && 'verb' in frame ? verbText(english, frame.verb) : undefined
}

/** A card by the names of both its sides. */
export function cardName(box: Box, index: number | undefined): string | undefined {
  const found = box.actions[index ?? -1]
  return found && sidesOf(found)
}

const cardsIn = (box: Box, cards: readonly number[] | undefined, slots: number) =>
  list(bits(slots).map((slot) => cardName(box, cards?.[slot])))

/** The lines of a ticket, by their numerals. */
export const linesOf = (box: Box, ticket: number) =>
  box.tickets[ticket]?.lines.map((line) => lineOf(box, line)).join('/')

/** The name of a surveyor's place. */
export function placeName(box: Box, place: number): string | undefined {
  if (place === home) return 'home'
  return place === pub ? 'the pub' : box.stations[place]?.name
}

/** The station that a space belongs to. */
const holder = (box: Box, first: 'firstTrack' | 'firstSpace', index: number) =>
  box.stations.findLast((one: Station) => one[first] <= index && sizeOf(one, first) > 0)

const sizeOf = ({ tracks, spaces }: Station, first: 'firstTrack' | 'firstSpace') =>
  first === 'firstTrack' ? tracks : spaces.length

const trackSpace = ({ box, at: [index = -1] }: There) => holder(box, 'firstTrack', index)?.name

function stationSpace({ box, at: [index = -1] }: There): string | undefined {
  const found = holder(box, 'firstSpace', index)
  return found && spaceName(found, index - found.firstSpace)
}

function owned({ p, value }: There, space: string | undefined) {
  if (value === 0) return space
  return space && p.boards[value - 1] && `${space}: ${seatName(english, p, value - 1)}`
}

/** Names joined by commas; undefined if one is missing. */
const list = (names: readonly (string | undefined)[]) =>
  names.length === 0 || names.includes(undefined) ? undefined : names.join(', ')
