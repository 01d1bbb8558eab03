import * as v from 'valibot'
import { kept } from '../../kit/memoize.ts'
import type { Line } from './layout.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const some = v.pipe(count, v.minValue(1))
const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
/** A set: in ascending order. */
const set = v.pipe(
  v.array(count),
  v.maxLength(40),
  v.check((all) => all.every((one, at) => at === 0 || (all[at - 1] ?? one) < one), 'order'),
)

/** Everything that one of two players gives in a deal; a missing kind is nothing. */
export const partSchema = v.strictObject({
  /** Cu. */
  money: v.exactOptional(some),
  /** Mines with everything on them. */
  mines: v.exactOptional(set),
  /** Track: the receiver’s cubes take the place of the giver’s. */
  segments: v.exactOptional(set),
  /** Goods of the giver from a mine to one of the same good that the receiver has once the deal is done. */
  goods: v.exactOptional(v.pipe(v.array(v.strictObject({ from: count, to: count, goods: some })), v.maxLength(8))),
  /** Track that the receiver may use and clear this turn. */
  leave: v.exactOptional(set),
  /** Mines to and from which the receiver may ship goods this turn. */
  docks: v.exactOptional(set),
  /** Goods of the receiver that the giver carries this turn: see `Carriage`. */
  carry: v.exactOptional(
    v.pipe(v.array(v.strictObject({ mine: count, goods: some, fee: count, cut: count })), v.maxLength(4)),
  ),
})
export type Part = v.InferOutput<typeof partSchema>

const variants = [
  /** Place a surveyor on a segment. */
  v.strictObject({ type: v.literal('survey'), segment: count, rating }),
  /** Place a surveyor on a line of one’s own between two sites, the lower number first. */
  v.strictObject({ type: v.literal('clip'), a: count, b: count, rating }),
  /** Place an agent on a card, or on the deck: 0. */
  v.strictObject({ type: v.literal('prospect'), card: count, rating }),
  /** Call a race of one’s own segment against another player’s. */
  v.strictObject({ type: v.literal('race'), segment: count, against: count }),
  /** Choose the auction that comes next. */
  v.strictObject({ type: v.literal('auction'), card: count }),
  /** Bid Cu for the card. */
  v.strictObject({ type: v.literal('bid'), money: some }),
  /** Drop out of the auction. */
  v.strictObject({ type: v.literal('drop') }),
  /** Sealed: the things won that are taken and paid for. */
  v.strictObject({ type: v.literal('pay'), segments: set, cards: set }),
  /** Take the thing left by others, or the card drawn, and pay for it. */
  v.strictObject({ type: v.literal('take') }),
  /** Leave it. */
  v.strictObject({ type: v.literal('leave') }),
  /** Lift one’s cube from a segment, to use it elsewhere. */
  v.strictObject({ type: v.literal('lift'), segment: count }),
  /** Take back one’s cube from a passenger card, to use it elsewhere. */
  v.strictObject({ type: v.literal('recall'), card: count }),
  /** Lift none: give up what the cube was for. */
  v.strictObject({ type: v.literal('forgo') }),
  /** Release a transport. */
  v.strictObject({ type: v.literal('release'), card: count }),
  /** Draw a card from the deck for an agent of this rating. */
  v.strictObject({ type: v.literal('draw'), rating }),
  /** Add the goods of an event to a mine. */
  v.strictObject({ type: v.literal('strike'), mine: count }),
  /** Sealed: the mines to operate, of those asked about. */
  v.strictObject({ type: v.literal('operate'), mines: set }),
  /** Read the die as this face for a mine. */
  v.strictObject({ type: v.literal('read'), mine: count, face }),
  /** Offer a deal to a player. */
  v.strictObject({ type: v.literal('offer'), to: seat, gives: partSchema, wants: partSchema }),
  /** Accept an offer by its number. */
  v.strictObject({ type: v.literal('accept'), offer: count }),
  /** Refuse an offer, or take back one’s own. */
  v.strictObject({ type: v.literal('refuse'), offer: count }),
  /** No more deals this turn, unless others make offers. */
  v.strictObject({ type: v.literal('ready') }),
  /** Sealed: the transports that clear snow. */
  v.strictObject({ type: v.literal('clear'), transports: set }),
  /** Clear a segment. */
  v.strictObject({ type: v.literal('sweep'), segment: count }),
  /** Ship goods from a mine to one’s base, the first (0) or the second. */
  v.strictObject({ type: v.literal('ship'), mine: count, base: count, transports: set, goods: some }),
  /** Ship goods from a mine to another. */
  v.strictObject({ type: v.literal('tranship'), from: count, to: count, transports: set, goods: some }),
  /** Place, race, clear or ship no more. */
  v.strictObject({ type: v.literal('done') }),
] as const

export const moveSchema = v.variant('type', variants)
/** A seat’s answer. Cards, sites and segments go by their numbers. */
export type Move = v.InferOutput<typeof moveSchema>
export type MoveType = Move['type']
/** The move of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

/** A move with details left out, possible or not: “prospect that”, “ship from there”. */
export type Intention = IntentionOf<MoveType>
/** The intention of one type. */
export type IntentionOf<T extends MoveType> = { [K in T]: { readonly type: K } & Partial<MoveOf<K>> }[T]

/* Moves that are listed over and over, each made once: listing them makes no garbage. */
export const done: MoveOf<'done'> = { type: 'done' }
export const drop: MoveOf<'drop'> = { type: 'drop' }
export const take: MoveOf<'take'> = { type: 'take' }
export const leave: MoveOf<'leave'> = { type: 'leave' }
export const forgo: MoveOf<'forgo'> = { type: 'forgo' }
export const ready: MoveOf<'ready'> = { type: 'ready' }

const ratings = [0, 1, 2] as const

const surveys = Array.from({ length: 150 }, (_, segment) =>
  ratings.map((rating): MoveOf<'survey'> => ({ type: 'survey', segment, rating })),
)

const prospects = Array.from({ length: 150 }, (_, card) =>
  ratings.map((rating): MoveOf<'prospect'> => ({ type: 'prospect', card, rating })),
)

const clipsAlong = kept(([a, b]: Line) => ratings.map((rating): MoveOf<'clip'> => ({ type: 'clip', a, b, rating })))

export const clipMove = (line: Line, rating: number): MoveOf<'clip'> =>
  clipsAlong(line)[rating] ?? { type: 'clip', a: line[0], b: line[1], rating }

export const surveyMove = (segment: number, rating: number): MoveOf<'survey'> =>
  surveys[segment]?.[rating] ?? { type: 'survey', segment, rating }

export const prospectMove = (card: number, rating: number): MoveOf<'prospect'> =>
  prospects[card]?.[rating] ?? { type: 'prospect', card, rating }
