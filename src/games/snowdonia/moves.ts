import * as v from 'valibot'
import { weathers } from './content/edition.ts'
import type { Effect } from './effects.ts'
import type { Position } from './position.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const some = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)))
const end = v.picklist([0, 1])

const variants = [
  /** Begin at the first (0) or the last (1) station of the line. */
  v.strictObject({ type: v.literal('end'), end }),
  /** Put the game’s own surveyor at an end. */
  v.strictObject({ type: v.literal('post'), end }),
  /** Pay coal for the labourer in the pub. */
  v.strictObject({ type: v.literal('hire') }),
  /** Place a labourer on an action space, counted from 0; areas count from A, 0. */
  v.strictObject({ type: v.literal('place'), area: count, space: count }),
  /** Use a contract in its area’s window. */
  v.strictObject({ type: v.literal('use'), contract: count }),
  /** Take these cubes from the Stock Yard; none is allowed. */
  v.strictObject({ type: v.literal('take'), iron: count, stone: count, coal: count }),
  /** Make so many steel bars and so many stones; none is allowed. */
  v.strictObject({ type: v.literal('trade'), steel: count, stone: count }),
  /** Build on a site (`Line.sites`), so many steel bars paid in iron ore, so many stones in rubble. */
  v.strictObject({ type: v.literal('build'), site: count, iron: some, rubble: some }),
  /** Buy a train, so many steel bars of its price paid in iron ore. */
  v.strictObject({ type: v.literal('buy'), train: count, iron: some }),
  /** Take a contract from the Site Office. */
  v.strictObject({ type: v.literal('contract'), contract: count }),
  /** Put this disc in the middle of the weather track. */
  v.strictObject({ type: v.literal('disc'), weather: v.picklist(weathers) }),
  /** Move a labourer from a space to an empty one. */
  v.strictObject({ type: v.literal('move'), area: count, space: count, toArea: count, toSpace: count }),
  /** Keep this contract of those drawn. */
  v.strictObject({ type: v.literal('keep'), contract: count }),
  /** Pay a steel bar for train maintenance. */
  v.strictObject({ type: v.literal('pay') }),
  /** Discard a contract instead. */
  v.strictObject({ type: v.literal('discard'), contract: count }),
  /** Return the train instead. */
  v.strictObject({ type: v.literal('return') }),
  /** Score these contracts, in ascending order. */
  v.strictObject({ type: v.literal('score'), contracts: v.pipe(v.array(count), v.maxLength(30)) }),
  /** Use no more contracts here, build nothing, leave the labourer where it is. */
  v.strictObject({ type: v.literal('done') }),
] as const

export const moveSchema = v.variant('type', variants)
/** A seat’s answer. Contracts and trains go by the number on the card. */
export type Move = v.InferOutput<typeof moveSchema>
export type MoveType = Move['type']
/** The move of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

/** A move with details left out, possible or not: “place there”, “build that”. */
export type Intention = IntentionOf<MoveType>
/** The intention of one type. */
export type IntentionOf<T extends MoveType> = { [K in T]: { readonly type: K } & Partial<MoveOf<K>> }[T]

/** The plain JSON of a match of Snowdonia. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Intention
}

/* Moves that are listed over and over, each made once: listing them makes no garbage. */
export const done: MoveOf<'done'> = { type: 'done' }
export const hire: MoveOf<'hire'> = { type: 'hire' }
export const pay: MoveOf<'pay'> = { type: 'pay' }
export const giveBack: MoveOf<'return'> = { type: 'return' }
/** Moves by a number, such as a contract’s. */
const numbered = <M extends Move>(make: (number: number) => M): ((number: number) => M) => {
  const made = Array.from({ length: 100 }, (_, number) => make(number))
  return (number) => made[number] ?? make(number)
}

export const useOf = numbered((contract): MoveOf<'use'> => ({ type: 'use', contract }))
export const contractOf = numbered((contract): MoveOf<'contract'> => ({ type: 'contract', contract }))
export const buildOn = numbered((site): MoveOf<'build'> => ({ type: 'build', site }))
export const ends = [
  { type: 'end', end: 0 },
  { type: 'end', end: 1 },
] as const satisfies readonly Move[]
export const posts = [
  { type: 'post', end: 0 },
  { type: 'post', end: 1 },
] as const satisfies readonly Move[]
export const discs: readonly MoveOf<'disc'>[] = weathers.map((weather) => ({ type: 'disc', weather }))
