import * as v from 'valibot'
import { sha256Hex } from '../../../kit/hash.ts'
import { canonical } from '../../../kit/json.ts'
import { type Flaw, flawOf } from '../../../rules/flaw.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { verbSchema } from './verb.ts'

/**
 * Where a value comes from: the rulebook's text, another published source, what follows from the rules and simple
 * arithmetic, or our own choice.
 */
export const provenances = ['printed', 'published', 'derived', 'ours'] as const
export type Provenance = (typeof provenances)[number]

/** Fields beside every value. */
const noted = { source: v.picklist(provenances), note: v.optional(v.string()) }

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const value = v.strictObject({ value: whole, ...noted })

export const weathers = ['sun', 'rain', 'fog'] as const
/** A weather disc, or the back of a contract. */
export type Weather = (typeof weathers)[number]

/** The action areas in the order they are resolved: Stock Yard to Move the Surveyor. */
export const areas = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Area = (typeof areas)[number]

/** Values for one to five players, in this order. */
const byPlayers = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(one), v.length(5))

const countsSchema = v.strictObject({
  /** Action spaces of A to F; G takes any number of labourers. */
  spaces: v.pipe(v.array(whole), v.length(6)),
  /** Cubes that the bag begins with. Coal follows from the trains. */
  iron: whole,
  stone: whole,
  events: whole,
  /** Cubes drawn into the Stock Yard at the end of a round. */
  restock: whole,
  ...noted,
})

const costSchema = v.strictObject({ stone: v.optional(whole), steel: v.optional(whole) })
/** The cost of a building site; a missing kind is none. */
export type Cost = v.InferOutput<typeof costSchema>

const stationSchema = v.strictObject({
  /** The number on the card; a half for the passing loop. */
  number: v.pipe(v.number(), v.minValue(0), v.maxValue(9)),
  name: text,
  /** Track cards between it and the station before. */
  tracks: whole,
  /** Points for a surveyor that stands here at the end; 0 where steps count instead. */
  points: whole,
  /** Excavation sites from left to right, along the line. */
  digs: v.array(v.strictObject({ rubble: whole, points: whole })),
  /** Building sites. */
  sites: v.array(v.strictObject({ cost: costSchema, points: whole })),
  /** In play with so many players, from and to. */
  players: v.tuple([whole, whole]),
  /** The gift to the builder for each building site built here. */
  gift: v.optional(v.picklist(['iron', 'stone', 'coal'])),
  /** Train maintenance is due once all its rubble is gone. */
  upkeep: v.optional(v.literal(true)),
  ...noted,
})

const routeSchema = v.strictObject({
  stations: v.pipe(v.array(stationSchema), v.minLength(2), v.maxLength(12)),
  /** The most players who may take this route. */
  seats: whole,
  /** Points for a surveyor by the number of stations moved, where players begin at either end. */
  steps: v.optional(v.array(whole)),
  /** Contracts left in the box, on top of those for more players. */
  without: v.array(whole),
  /** Places for surveyors at each end, where players choose theirs. */
  ends: v.optional(whole),
  /** The event space that holds a cube from the start; 0 if none does. */
  event: whole,
  ...noted,
})

export const eventKinds = ['dig', 'trains', 'lay', 'station', 'upkeep'] as const
/**
 * An event: spaces of the line are excavated, trains may be bought from now on, track is laid, a station is completed,
 * or train maintenance is due.
 */
export type EventKind = (typeof eventKinds)[number]

const contractSchema = v.strictObject({
  id: whole,
  /** The window in which it may be used; missing if it is used at no area. */
  area: v.optional(v.picklist(areas)),
  verb: verbSchema,
  /** Requirements for its points; a missing kind is none. */
  needs: v.strictObject({
    rubble: v.optional(whole),
    /** Own markers on track cards. */
    tracks: v.optional(whole),
    /** Own markers on building and excavation sites. */
    buildings: v.optional(whole),
    /** The number of the station that the surveyor has reached at least. */
    surveyor: v.optional(whole),
  }),
  points: whole,
  /** Points instead, for the furthest of these stations that the surveyor has reached: number, points. */
  ladder: v.optional(v.array(v.tuple([whole, whole]))),
  /** Points instead, for each coal. */
  perCoal: v.optional(whole),
  /** The icon on its back. */
  weather: v.picklist(weathers),
  /** In play with so many players at least. */
  players: v.optional(whole),
  ...noted,
})

const trainSchema = v.strictObject({
  number: whole,
  name: text,
  /** Its price in steel bars. */
  steel: whole,
  /** The coal on it. */
  coal: whole,
  /** Coal for a labourer from the pub. */
  hire: whole,
  verb: v.optional(verbSchema),
  ...noted,
})

const rateSchema = v.strictObject({
  /** The numbers on the work-rate track, from left to right. */
  spaces: v.pipe(v.array(whole), v.minLength(1)),
  /** Index of the marker's first space. */
  start: whole,
  /** Number of spaces sun and rain move it. */
  sun: v.pipe(v.number(), v.integer()),
  rain: v.pipe(v.number(), v.integer()),
  ...noted,
})

/** A whole set of component values. */
export const editionSchema = v.strictObject({
  game: v.literal('snowdonia'),
  format: v.literal(1),
  name: text,
  box: v.strictObject({ coal: value, steel: value, rubble: value, events: value, markers: value }),
  /** By number of players, from one. */
  counts: byPlayers(countsSchema),
  /** The Stock Yard of two to five players at the start. */
  yard: v.strictObject({ iron: whole, stone: whole, coal: whole, ...noted }),
  /** Cubes drawn into it in a match of one, and the coal of such a match. */
  solo: v.strictObject({ cubes: whole, coal: whole, ...noted }),
  /** A Stock Yard action takes so many cubes, so many of them coal at most. */
  take: v.strictObject({ cubes: whole, coal: whole, ...noted }),
  /** A Works action makes so many trades: iron ore for a steel bar, rubble for a stone. */
  works: v.strictObject({ times: whole, iron: whole, rubble: whole, ...noted }),
  rates: v.strictObject({ dig: rateSchema, lay: rateSchema }),
  /** The event track; `back` cubes return to the bag after the event. */
  events: v.pipe(v.array(v.strictObject({ kind: v.picklist(eventKinds), back: whole, ...noted })), v.minLength(4)),
  /** The track cards: rubble at the start, points for who lays them. */
  tracks: v.array(v.strictObject({ rubble: whole, points: whole, count: whole, ...noted })),
  routes: v.strictObject({ snowdon: routeSchema, blaenau: routeSchema }),
  contracts: v.array(contractSchema),
  trains: v.pipe(v.array(trainSchema), v.length(7)),
})
export type Edition = v.InferOutput<typeof editionSchema>
export type Contract = Edition['contracts'][number]
export type Train = Edition['trains'][number]
export type StationCard = v.InferOutput<typeof stationSchema>

export const routeNames = ['snowdon', 'blaenau'] as const
/** The Snowdon mountain railway, or the line from Blaenau Ffestiniog to Porthmadog. */
export type RouteName = (typeof routeNames)[number]

/** The mark by which journals pin an edition: its values. Notes may be corrected later. */
export const markOf = (edition: Edition): EditionMark => ({
  name: edition.name,
  hash: sha256Hex(canonical(withoutNotes(edition))),
})

const withoutNotes = (edition: Edition): unknown =>
  JSON.parse(JSON.stringify(edition, (key, one) => (key === 'note' || key === 'source' ? undefined : one)))

/** An edition read from untrusted data, or the first thing wrong with it. */
export function readEdition(data: unknown): { edition: Edition } | { flaw: Flaw } {
  const read = v.safeParse(editionSchema, data)
  if (!read.success) return { flaw: flawOf(read.issues) }
  const flaw = flawIn(read.output)
  return flaw ? { flaw } : { edition: read.output }
}

/** The first way in which the values don't fit together, which the schema cannot see. */
function flawIn({ contracts, tracks, routes }: Edition): Flaw | undefined {
  const ids = contracts.map(({ id }) => id)
  const twice = ids.find((id, at) => id === 0 || ids.indexOf(id) !== at)
  if (twice !== undefined) return { reason: 'contractTwice', at: 'contracts', amounts: { contract: twice } }
  const have = tracks.reduce((sum, { count }) => sum + count, 0)
  for (const name of routeNames) {
    const cards = routes[name].stations.reduce((sum, one) => sum + one.tracks, 0)
    if (cards > have) return { reason: 'fewTracks', at: 'tracks', amounts: { have, need: cards } }
  }
  return undefined
}
