import * as v from 'valibot'

/** Number of each; a missing kind is none. `resources` are iron ore or stone, as the player likes. */
const amount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const yes = v.optional(v.literal(true))

export const amountsSchema = v.strictObject({
  iron: amount,
  stone: amount,
  resources: amount,
  rubble: amount,
  passengers: amount,
  vp: amount,
})
/** A price or a reward: how many of each; a missing kind is none; `resources` means iron ore or stone. */
export type Amounts = v.InferOutput<typeof amountsSchema>

/** A price of concrete things, for station spaces. */
export const costSchema = v.omit(amountsSchema, ['resources', 'vp'])
/** The cost of a station space. */
export type Cost = v.InferOutput<typeof costSchema>

const lay = v.strictObject({ type: v.literal('lay'), price: amountsSchema, ticketed: yes })
const exchange = v.strictObject({ type: v.literal('exchange'), give: amountsSchema, get: amountsSchema })
/** One thing that “up to n times” offers: laying a track at a price, or exchanging this for that. */
export const dealSchema = v.variant('type', [lay, exchange])
export type Deal = v.InferOutput<typeof dealSchema>

/**
 * The actions of a card, as data. One interpreter performs them; the card's text, icons, prompts, log lines and
 * refusals come from the same verbs.
 */
export const verbSchema = v.variant('type', [
  /** Take up to n resources from the stockyard, at least one (A). `perTicket`: one for each ticket, up to n. */
  v.strictObject({ type: v.literal('take'), upTo: count, perTicket: yes }),
  /** Receive these from the general supply; resources from the stockyard or the bag, cube by cube. */
  v.strictObject({ type: v.literal('gain'), what: amountsSchema }),
  /** Take this starting station's ticket, or (`any`) one you don't have, of your choice. */
  v.strictObject({ type: v.literal('ticket'), any: yes }),
  /** Remove rubble: from one line, from one or two, or each cube from a different line (B). */
  v.strictObject({
    type: v.literal('dig'),
    cubes: count,
    lines: v.picklist(['one', 'oneOrTwo', 'each']),
    ticketed: yes,
    give: v.optional(count),
  }),
  /** Up to n times, one of these deals (C and many surveyor actions). */
  v.strictObject({ type: v.literal('upTo'), times: count, of: v.pipe(v.array(dealSchema), v.minLength(1)) }),
  /** Build one station at its price plus `extra` or minus `less` (D). */
  v.strictObject({
    type: v.literal('build'),
    extra: v.optional(amountsSchema),
    less: v.optional(amountsSchema),
    ticketed: yes,
    ownTrack: yes,
    noBonus: yes,
  }),
  /** Move the surveyor (E). */
  v.strictObject({
    type: v.literal('survey'),
    to: v.picklist(['any', 'ticketed', 'start', 'own', 'adjacent']),
    pub: yes,
  }),
  /** In step 3 up to n other action cards may be flipped too. */
  v.strictObject({ type: v.literal('flip'), upTo: count }),
  /** Flip any number of action cards now (Barmouth Ferry). */
  v.strictObject({ type: v.literal('flipAny') }),
  /** Move an action card to the scoring pile and replace it (the pub, Devil's Bridge). */
  v.strictObject({ type: v.literal('score') }),
  /** Draw cubes blindly, events replaced, keep some, the rest to the stockyard. */
  v.strictObject({ type: v.literal('draw'), cubes: count, keep: count }),
  /** Look for cubes in the bag, keep some, the rest to the stockyard. */
  v.strictObject({ type: v.literal('sort'), iron: count, stone: count, keep: count }),
  /** Draw cubes into the stockyard until it holds n (events happen). */
  v.strictObject({ type: v.literal('refill'), to: count }),
  /** Draw n cubes into the stockyard, however many it has (events happen). */
  v.strictObject({ type: v.literal('stock'), cubes: count }),
  /** Take the summit chit. */
  v.strictObject({ type: v.literal('summit') }),
])
export type Verb = v.InferOutput<typeof verbSchema>

/** Every type of verb, for tests and tables that must be complete. */
export const verbTypes = verbSchema.options.map((option) => option.entries.type.literal)
export type VerbType = Verb['type']
/** The verb of one type. */
export type VerbOf<T extends VerbType> = Extract<Verb, { type: T }>
