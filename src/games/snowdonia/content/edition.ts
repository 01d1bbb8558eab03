import * as v from 'valibot'
import { editionReader, editionsOf, hashOf, namesSchema, sourced, text, wholeTo } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { EditionMark } from '../../../rules/game.ts'
import content from './content.json'
import { verbSchema } from './verb.ts'

const whole = wholeTo(99)
const value = sourced({ value: whole })

export const weathers = ['sun', 'rain', 'fog'] as const
/** A weather disc, or the back of a contract. */
export type Weather = (typeof weathers)[number]

/** The action areas in the order they are resolved: Stock Yard to Move the Surveyor. */
export const areas = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Area = (typeof areas)[number]

/** Values for one to five players, in this order. */
const byPlayers = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(one), v.length(5))

const countsSchema = sourced({
  /** Action spaces of A to F; G takes any number of labourers. */
  spaces: v.pipe(v.array(whole), v.length(6)),
  /** Cubes that the bag begins with. Coal follows from the trains. */
  iron: whole,
  stone: whole,
  events: whole,
  /** Cubes drawn into the Stock Yard at the end of a round. */
  restock: whole,
})

const costSchema = v.strictObject({ stone: v.optional(whole), steel: v.optional(whole) })
/** The cost of a building site; a missing kind is none. */
export type Cost = v.InferOutput<typeof costSchema>

const stationSchema = sourced({
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
})

const routeSchema = sourced({
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
})

export const eventKinds = ['dig', 'trains', 'lay', 'station', 'upkeep'] as const
/**
 * An event: spaces of the line are excavated, trains may be bought from now on, track is laid, a station is completed,
 * or train maintenance is due.
 */
export type EventKind = (typeof eventKinds)[number]

const contractSchema = sourced({
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
})

const trainSchema = sourced({
  number: whole,
  name: text,
  /** Its price in steel bars. */
  steel: whole,
  /** The coal on it. */
  coal: whole,
  /** Coal for a labourer from the pub. */
  hire: whole,
  verb: v.optional(verbSchema),
})

const rateSchema = sourced({
  /** The numbers on the work-rate track, from left to right. */
  spaces: v.pipe(v.array(whole), v.minLength(1)),
  /** Index of the marker's first space. */
  start: whole,
  /** Number of spaces sun and rain move it. */
  sun: v.pipe(v.number(), v.integer()),
  rain: v.pipe(v.number(), v.integer()),
})

/** A whole set of component values. */
const editionSchema = sourced({
  game: v.literal('snowdonia'),
  format: v.literal(1),
  name: text,
  /** Of stations. */
  names: namesSchema,
  box: v.strictObject({ coal: value, steel: value, rubble: value, events: value, markers: value }),
  /** By number of players, from one. */
  counts: byPlayers(countsSchema),
  /** The Stock Yard of two to five players at the start. */
  yard: sourced({ iron: whole, stone: whole, coal: whole }),
  /** Cubes drawn into it in a match of one, and the coal of such a match. */
  solo: sourced({ cubes: whole, coal: whole }),
  /** A Stock Yard action takes so many cubes, so many of them coal at most. */
  take: sourced({ cubes: whole, coal: whole }),
  /** A Works action makes so many trades: iron ore for a steel bar, rubble for a stone. */
  works: sourced({ times: whole, iron: whole, rubble: whole }),
  rates: v.strictObject({ dig: rateSchema, lay: rateSchema }),
  /** The event track; `back` cubes return to the bag after the event. */
  events: v.pipe(v.array(sourced({ kind: v.picklist(eventKinds), back: whole })), v.minLength(4)),
  /** The track cards: rubble at the start, points for who lays them. */
  tracks: v.array(sourced({ rubble: whole, points: whole, count: whole })),
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

/** The mark by which journals pin an edition. */
export const markOf = ({ names: _, ...values }: Edition): EditionMark => ({ name: values.name, hash: hashOf(values) })

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

/** The built-in edition, nearly everything as printed or published, on either route; and those that people made. */
export const editions = editionsOf<Edition>({
  content,
  schema: editionSchema,
  read: editionReader(editionSchema, flawIn),
  markOf,
})
