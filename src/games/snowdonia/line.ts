import { need } from '../../kit/assert.ts'
import type { Cost, Edition, RouteName, StationCard } from './content/edition.ts'

/** A place along the line that can hold rubble and a marker: a track card, or an excavation site of a station. */
export interface Space {
  readonly kind: 'track' | 'dig'
  /** The station it belongs to, or that a track leads to, seen from the start of the line. */
  readonly station: number
  /** A track’s number along the line, in `Position.tracks`; -1 for a site. */
  readonly track: number
  /** An excavation site’s rubble at the start and points; 0 for a track, where its card says both. */
  readonly rubble: number
  readonly points: number
}

/** A building site, which is no excavation site. */
export interface Site {
  readonly station: number
  readonly stone: number
  readonly steel: number
  readonly points: number
}

/** A station of the line. */
export interface Station {
  readonly index: number
  readonly card: StationCard
  /** Its excavation sites, in `Line.spaces`, from left to right. */
  readonly digs: readonly number[]
  /** Its building sites, in `Line.sites`. */
  readonly sites: readonly number[]
  /** Number of spaces of the line that come before its first, or would. */
  readonly from: number
}

/** The line that is built: a route with the stations in play, from Llanberis or the first end. */
export interface Line {
  readonly route: RouteName
  readonly stations: readonly Station[]
  /** Tracks and excavation sites in the order of the line. */
  readonly spaces: readonly Space[]
  /** The order in which they are excavated and laid, from the first end and from the last. */
  readonly orders: readonly [readonly number[], readonly number[]]
  /** The tracks alone, as spaces. */
  readonly tracks: readonly number[]
  readonly sites: readonly Site[]
  /** Where players choose their end: surveyors that fit there, and points by steps. */
  readonly ends: number
  readonly steps: readonly number[]
  /** Contracts in play. */
  readonly contracts: readonly number[]
  /** The event space that holds a cube from the start; 0 if none does. */
  readonly event: number
}

/** The line of a route for a number of players; undefined if it isn’t for so many. */
export function lineOf(values: Edition, route: RouteName, seats: number): Line | undefined {
  const { stations: cards, seats: most, without, ends, steps, event } = values.routes[route]
  if (seats < 1 || seats > most) return undefined
  const inPlay = cards.filter(({ players: [from, to] }) => seats >= from && seats <= to)
  const { stations, spaces, sites } = laidOut(inPlay)
  return {
    route,
    stations,
    spaces,
    sites,
    orders: [spaces.map((_, at) => at), spaces.map((_, at) => spaces.length - 1 - at)],
    tracks: spaces.flatMap(({ kind }, at) => (kind === 'track' ? [at] : [])),
    ends: ends ?? 0,
    steps: steps ?? [],
    contracts: values.contracts
      .filter(({ id, players = 1 }) => players <= seats && !without.includes(id))
      .map(({ id }) => id),
    event,
  }
}

function laidOut(cards: readonly StationCard[]) {
  const stations: Station[] = []
  const spaces: Space[] = []
  const sites: Site[] = []
  let track = 0
  for (const [station, card] of cards.entries()) {
    for (let n = 0; n < card.tracks; n++) spaces.push({ kind: 'track', station, track: track++, rubble: 0, points: 0 })
    const from = spaces.length
    for (const dig of card.digs) spaces.push({ kind: 'dig', station, track: -1, ...dig })
    const first = sites.length
    for (const { cost, points } of card.sites) sites.push({ station, ...priceOf(cost), points })
    stations.push({
      index: station,
      card,
      from,
      digs: card.digs.map((_, at) => from + at),
      sites: card.sites.map((_, at) => first + at),
    })
  }
  return { stations, spaces, sites }
}

const priceOf = ({ stone = 0, steel = 0 }: Cost) => ({ stone, steel })

/** The spaces of the line in the order of a player’s work. */
export const orderFor = (line: Line, end: number): readonly number[] => line.orders[end === 1 ? 1 : 0]

/** A space of the line. */
export const spaceIn = (line: Line, space: number): Space => need(line.spaces[space], 'a space')

/** A building site of the line. */
export const siteIn = (line: Line, site: number): Site => need(line.sites[site], 'a site')

/** The station where a surveyor stands after some steps from an end; -1 for Llanberis. */
export function stationAt({ stations, ends }: Line, end: number, steps: number): number {
  if (ends === 0) return steps - 1
  return end === 1 ? stations.length - 1 - steps : steps
}

/** Number of stations a surveyor can move along the line. */
export const lastStep = ({ stations, ends }: Line): number => (ends === 0 ? stations.length : stations.length - 1)

/** Points for a surveyor at the end of a match. */
export function surveyPoints(line: Line, end: number, steps: number): number {
  if (line.steps.length > 0) return line.steps[steps] ?? 0
  return line.stations[stationAt(line, end, steps)]?.card.points ?? 0
}

/** A station of the line. */
export const stationIn = (line: Line, station: number): Station => need(line.stations[station], 'a station')
