import * as v from 'valibot'

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const place = v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(99))
const kind = v.picklist(['iron', 'stone'])
const source = v.picklist(['yard', 'bag'])

const variants = [
  /** Select an action card below one's board (step 1). */
  v.strictObject({ type: v.literal('select'), card: index }),
  /** Take one resource from the stockyard. */
  v.strictObject({ type: v.literal('take'), kind }),
  /** Receive one resource from the stockyard or the bag. */
  v.strictObject({ type: v.literal('gain'), kind, from: source }),
  /** Remove rubble from a line. */
  v.strictObject({ type: v.literal('dig'), line: index }),
  /** Lay a track on a station card by deal number `deal`; `iron` of an “any resources” price is iron ore. */
  v.strictObject({ type: v.literal('lay'), deal: index, station: index, iron: v.optional(index) }),
  /** Exchange by deal number `deal`; `from` is the first gained resource's source. */
  v.strictObject({ type: v.literal('exchange'), deal: index, from: v.optional(source) }),
  /** Build on a station space (0 is the leftmost); `iron` of an “any resources” surcharge or discount is iron ore. */
  v.strictObject({ type: v.literal('build'), station: index, space: index, iron: v.optional(index) }),
  /** Move the surveyor to a station card, home (-1) or to the pub (-2). */
  v.strictObject({ type: v.literal('survey'), to: place }),
  /** Flip an action card. */
  v.strictObject({ type: v.literal('flip'), card: index }),
  /** Move an action card to the scoring pile; `spare` replaces it, -1 if no matching card is left. */
  v.strictObject({ type: v.literal('score'), card: index, spare: place }),
  /** Take a ticket of your choice. */
  v.strictObject({ type: v.literal('ticket'), ticket: index }),
  /** Keep this many iron ore from the hand, and stone up to the number that may be kept. */
  v.strictObject({ type: v.literal('keep'), iron: index }),
  /** Stop where stopping is allowed. */
  v.strictObject({ type: v.literal('done') }),
] as const

export const moveSchema = v.variant('type', variants)
/** A seat's answer. Cards, stations and tickets are indices into the box; lines count from 0. */
export type Move = v.InferOutput<typeof moveSchema>
export type MoveType = Move['type']
/** The move of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

/*
 * Moves that are listed over and over, each made once: listing them makes no garbage, and bots know them
 * again.
 */
export const done: MoveOf<'done'> = { type: 'done' }
export const takeOf = {
  iron: { type: 'take', kind: 'iron' },
  stone: { type: 'take', kind: 'stone' },
} as const satisfies Record<string, Move>
export const selectOf = madeOnce((card): MoveOf<'select'> => ({ type: 'select', card }))
export const flipOf = madeOnce((card): MoveOf<'flip'> => ({ type: 'flip', card }))
export const digIn = madeOnce((line): MoveOf<'dig'> => ({ type: 'dig', line }))
export const surveyTo = madeOnce((to): MoveOf<'survey'> => ({ type: 'survey', to }))

/** Makes a move for every number that the schema allows, and then finds it. */
function madeOnce<M>(make: (number: number) => M): (number: number) => M {
  const made = Array.from({ length: 2 + 100 }, (_, at) => make(at - 2))
  return (number) => made[number + 2] ?? make(number)
}

/** A move with details left out, possible or not: “lay there”, “build that”, “go to the pub”. */
export type Intention = IntentionOf<MoveType>
/** The intention of one type. */
export type IntentionOf<T extends MoveType> = { [K in T]: { readonly type: K } & Partial<MoveOf<K>> }[T]
