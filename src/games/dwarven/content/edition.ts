import * as v from 'valibot'
import { editionReader, editionsOf, hashOf, sourced, text, wholeTo } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { EditionMark } from '../../../rules/game.ts'
import content from './content.json'

const whole = wholeTo(999)
/** A single value, with its source. */
const value = v.pipe(
  sourced({ value: whole }),
  v.transform((one) => one.value),
)
const point = v.tuple([wholeTo(9999), wholeTo(9999)])

export const goods = ['diamond', 'ruby', 'emerald', 'gold', 'silver'] as const
/** The five goods, the dearest first. */
export type Good = (typeof goods)[number]

/** Rungs of every price, counted from 1. */
export const topRung = 8

const ladder = v.pipe(v.array(whole), v.length(topRung))

/** One value for each good. */
const byGood = <S extends v.GenericSchema>(one: S) =>
  v.strictObject({ diamond: one, ruby: one, emerald: one, gold: one, silver: one })

const siteSchema = sourced({
  name: text,
  kind: v.picklist(['mine', 'city', 'base']),
  /** The map it lies on: row and column. */
  map: point,
  /** Its place in the wide drawing and in the tall one. */
  wide: point,
  tall: point,
})

const layoutSchema = sourced({
  /** In play with so many players. */
  seats: whole,
  bases: v.array(text),
  /** Width and height of the drawings. */
  wide: point,
  tall: point,
  sites: v.pipe(v.array(siteSchema), v.minLength(4), v.maxLength(60)),
  segments: v.pipe(v.array(sourced({ a: text, b: text, red: v.boolean() })), v.maxLength(120)),
})

const mineSchema = sourced({
  id: whole,
  site: text,
  good: v.picklist(goods),
  /** Goods by the face of the die, from 1; X depletes the mine. */
  output: v.pipe(v.array(v.union([whole, v.literal('X')])), v.length(6)),
})

const transportSchema = sourced({
  id: whole,
  kind: v.picklist(['troll', 'giant', 'dragon']),
  name: text,
  number: whole,
  /** The red number. */
  price: whole,
  /** Red segments that it clears of snow in a turn. */
  clears: whole,
  /** One of those that players begin with. */
  starter: v.optional(v.literal(true)),
})

const personSchema = sourced({
  id: whole,
  role: v.picklist(['surveyor', 'agent']),
  name: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
  price: whole,
})

const eventSchema = sourced({
  id: whole,
  name: text,
  /** Rungs that prices move. */
  prices: v.optional(v.partial(byGood(v.pipe(v.number(), v.integer(), v.minValue(-7), v.maxValue(7))))),
  /** The agent is trapped for the next turn, unless he is the only one. */
  trap: v.optional(v.literal(true)),
  /** Cu to pay, or as much as there is. */
  pay: v.optional(whole),
  /** The same agent draws once more; a mine costs nothing. */
  again: v.optional(v.literal(true)),
  /** Goods for one mine that is not depleted. */
  goods: v.optional(whole),
  /** Cu received. */
  gain: v.optional(whole),
  /** 1 Cu for every so many cubes on track, rounded up, or as much as there is. */
  toll: v.optional(whole),
})

/** A whole set of component values. */
const editionSchema = sourced({
  game: v.literal('dwarven'),
  format: v.literal(1),
  name: text,
  values: v.strictObject({
    /** Cu that end the match, and that have to be announced. */
    goal: value,
    declareAt: value,
    upcards: value,
    /** The most surveyors and agents, and the most transports, of one player. */
    people: value,
    transports: value,
    cubes: value,
    /** Pawns of each rating. */
    pawns: value,
    /** Cu at the start. */
    money: value,
    /** Costs in Cu. */
    black: value,
    red: value,
    mine: value,
    passenger: value,
    operate: value,
    /** Difficulties of a way: black throughout, with red, and from mine to mine at one site. */
    overBlack: value,
    overRed: value,
    atOneSite: value,
    chainFrom: value,
    /** For agents whose player has track to a disputed mine. */
    bonus: value,
    firstTicket: value,
    eachTicket: value,
    advancedTurns: value,
    mostTurns: value,
  }),
  market: sourced({ rungs: byGood(ladder), start: v.pipe(whole, v.minValue(1), v.maxValue(topRung)), fall: whole }),
  mines: v.array(mineSchema),
  transports: v.array(transportSchema),
  people: v.array(personSchema),
  events: v.array(eventSchema),
  storms: v.array(sourced({ id: whole })),
  passengers: v.array(sourced({ id: whole, site: text })),
  /** The Advanced Scenario: two bases for each of so many players. */
  advanced: sourced({ seats: whole, layout: whole, bases: v.array(v.array(text)) }),
  layouts: v.array(layoutSchema),
})
export type Edition = v.InferOutput<typeof editionSchema>
export type LayoutCard = v.InferOutput<typeof layoutSchema>
export type Mine = v.InferOutput<typeof mineSchema>
export type Transport = v.InferOutput<typeof transportSchema>
export type Person = v.InferOutput<typeof personSchema>
export type EventCard = v.InferOutput<typeof eventSchema>

/** The mark by which journals pin an edition. */
export const markOf = (edition: Edition): EditionMark => ({ name: edition.name, hash: hashOf(edition) })

/** The cards of an edition, of every kind. */
const allCards = ({ mines, transports, people, events, storms, passengers }: Edition) => [
  ...mines,
  ...transports,
  ...people,
  ...events,
  ...storms,
  ...passengers,
]

/** Numbers of players that need a mountain, as does the Advanced Scenario. */
const seatCounts = [2, 3, 4]

/** The first way in which the values don't fit together, which the schema cannot see. */
function flawIn(edition: Edition): Flaw | undefined {
  const ids = allCards(edition).map(({ id }) => id)
  const twice = ids.find((id, at) => id === 0 || ids.indexOf(id) !== at)
  if (twice !== undefined) return { reason: 'cardTwice', at: 'mines', amounts: { card: twice } }
  const { layouts, advanced } = edition
  for (const { seats, sites, segments, bases } of layouts) {
    const names = new Set(sites.map(({ name }) => name))
    const all = [
      ...segments.flatMap(({ a, b }) => [a, b]),
      ...bases,
      ...(seats === advanced.layout ? advanced.bases : []),
    ]
    const lost = all.flat().find((name) => !names.has(name))
    if (lost !== undefined) return { reason: 'noSuchSite', at: 'layouts', amounts: { site: lost, seats } }
  }
  const received = layouts.map(({ seats }) => seats)
  const expected = [...seatCounts, advanced.layout].find((count) => !received.includes(count))
  return expected === undefined
    ? undefined
    : { reason: 'badValue', at: 'layouts.seats', amounts: { expected, received: received.join(', ') } }
}

/** The built-in edition, and those that people made. */
export const editions = editionsOf<Edition>({
  content,
  schema: editionSchema,
  read: editionReader(editionSchema, flawIn),
  markOf,
})
