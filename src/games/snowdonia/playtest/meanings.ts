import { type Box, lineIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { siteIn, spaceIn, stationIn } from '../line.ts'
import { lost, type Position } from '../position.ts'

/** A number in a position, and the numbers in its path: of `boards.1.hand.3` 1 and 3. */
interface There {
  readonly box: Box
  readonly p: Position
  readonly value: number
  readonly at: readonly number[]
}
type Meaning = (there: There) => string | undefined

const seat: Meaning = ({ p, value }) => (p.boards[value] ? seatName(value) : undefined)
const seatName = (one: number) => `player ${one + 1}`
const owner = (value: number) => {
  if (value === lost) return 'lost'
  return value === 0 ? undefined : seatName(value - 1)
}
const train: Meaning = ({ box, value }) => box.trains[value]?.name ?? (value === 0 ? 'none' : undefined)
const area: Meaning = ({ value }) => areas[value]
const joined = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(': ')

/** A contract by what it does, where it is used and its weather. */
const contract: Meaning = ({ box, value }) => {
  const found = box.contracts[value]
  if (!found) return value === 0 ? 'none' : undefined
  return `${found.verb.type}${found.area ? ` at ${found.area}` : ''}, ${found.weather}`
}

/** A space of the line by the station it belongs or leads to. */
function spaceName({ box, p, at: [space = -1] }: There): string | undefined {
  const line = lineIn(box, p)
  if (!line.spaces[space]) return undefined
  const { kind, station } = spaceIn(line, space)
  const { name } = stationIn(line, station).card
  return kind === 'track' ? `track before ${name}` : `excavation at ${name}`
}

function siteName({ box, p, at: [site = -1] }: There): string | undefined {
  const line = lineIn(box, p)
  if (!line.sites[site]) return undefined
  const { station, stone, steel, points } = siteIn(line, site)
  const price = stone > 0 ? `${stone} stone` : `${steel} steel`
  return `${stationIn(line, station).card.name}, ${price} for ${points}`
}

/** The meanings of numbers, by their path with `#` for every number in it. */
const meanings: Readonly<Record<string, Meaning>> = {
  seat,
  start: seat,
  area,
  aside: train,
  dig: ({ box, value }) => `rate ${box.values.rates.dig.spaces[value]}`,
  lay: ({ box, value }) => `rate ${box.values.rates.lay.spaces[value]}`,
  'rubble.#': spaceName,
  'owners.#': (there) => joined(spaceName(there), owner(there.value)),
  'sites.#': (there) => joined(siteName(there), owner(there.value)),
  'events.#': ({ box, value }) => box.values.events[value - 1]?.kind,
  'shed.#.train': train,
  'work.#.#': (there) => joined(areas[there.at[0] ?? -1], there.value < 0 ? 'empty' : seat(there)),
  'window.#': seat,
  'asked.#': seat,
  'returned.#': train,
  'office.#': contract,
  'deck.#': contract,
  'discard.#': contract,
  'boards.#.train': train,
  'boards.#.hand.#': contract,
  'boards.#.used.#': contract,
  'boards.#.active.#': contract,
  'boards.#.scored.#': contract,
}

/** The meaning of a value in a position, in words; undefined if it speaks for itself. */
export function meaningOf(box: Box, p: Position, path: string, value: unknown): string | undefined {
  const at = [...path.matchAll(/\d+/g)].map(Number)
  const kind = path.replaceAll(/\d+/g, '#')
  if (kind === 'boards.#') return seatName(at[0] ?? -1)
  return typeof value === 'number' ? meanings[kind]?.({ box, p, value, at }) : undefined
}
