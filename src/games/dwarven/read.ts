import * as v from 'valibot'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import type { Box } from './box.ts'
import { goods, topRung } from './content/edition.ts'
import { flawsOf } from './flaws.ts'
import { moveSchema, partSchema } from './moves.ts'
import { settingsSchema } from './options.ts'
import { type Claim, type Frame, type Position, phases } from './position.ts'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const count = whole(0, 999)
const money = whole(0, 99999)
const seat = whole(0, 3)
const anySeat = whole(-1, 3)
const list = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(one), v.maxLength(150))
const numbers = list(count)

const boardSchema = v.strictObject({
  money,
  sold: v.pipe(v.array(money), v.length(goods.length)),
  fares: money,
  declared: v.boolean(),
  cubes: count,
  bases: numbers,
  pawns: list(v.strictObject({ role: v.picklist(['surveyor', 'agent']), rating: whole(0, 2), at: whole(-3, 999) })),
  people: numbers,
  transports: numbers,
  mines: numbers,
  tickets: numbers,
  rides: numbers,
  clip: v.boolean(),
})

const claimSchema: v.GenericSchema<unknown, Claim> = v.strictObject({
  track: v.boolean(),
  on: count,
  seats: list(seat),
  also: list(seat),
})

const frameSchema: v.GenericSchema<unknown, Frame> = v.variant('do', [
  v.strictObject({ do: v.literal('lay'), seat, segment: count }),
  v.strictObject({ do: v.literal('ride'), seat, card: count }),
  v.strictObject({ do: v.literal('release'), seat }),
  v.strictObject({ do: v.literal('take'), seat, claim: claimSchema }),
  v.strictObject({ do: v.literal('name'), seat }),
  v.strictObject({ do: v.literal('draw'), seat, rating: whole(0, 2), free: v.boolean() }),
  v.strictObject({ do: v.literal('buy'), seat, card: count, free: v.boolean() }),
  v.strictObject({ do: v.literal('strike'), seat, goods: count }),
])

const raceSchema = v.strictObject({ seats: v.tuple([seat, seat]), segments: v.tuple([count, count]) })

const auctionSchema = v.strictObject({
  card: count,
  bid: money,
  by: anySeat,
  seats: list(seat),
  begun: v.boolean(),
  limits: list(count),
})

const carriageSchema = v.strictObject({ owner: seat, carrier: seat, mine: count, goods: count, fee: money, cut: money })

const offerSchema = v.strictObject({ number: count, from: seat, to: seat, gives: partSchema, wants: partSchema })

const rung = whole(1, topRung)
const byGood = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(v.pipe(v.array(one), v.length(5))), v.maxLength(2))

/** The shape of a position. */
export const positionSchema = v.strictObject({
  // A match is neither dealt nor ended by hand.
  phase: v.picklist(phases.slice(1, -1)),
  settings: settingsSchema,
  turn: count,
  start: seat,
  rungs: byGood(rung),
  snow: numbers,
  storms: numbers,
  deck: numbers,
  under: numbers,
  upcards: numbers,
  drawn: count,
  owners: list(whole(0, 4)),
  clips: list(v.pipe(numbers, v.maxLength(2))),
  goods: numbers,
  depleted: numbers,
  boards: v.array(boardSchema),
  fresh: numbers,
  working: numbers,
  dice: list(whole(0, 6)),
  busy: numbers,
  cleared: numbers,
  shipped: byGood(count),
  leaves: list(v.strictObject({ to: seat, segments: numbers, mines: numbers })),
  carriages: list(carriageSchema),
  ending: v.boolean(),
  asked: list(seat),
  firsts: list(seat),
  answers: list(v.nullable(moveSchema)),
  rounds: count,
  races: list(raceSchema),
  claims: list(claimSchema),
  auctions: list(auctionSchema),
  todo: list(frameSchema),
  sweeps: numbers,
  offers: list(offerSchema),
  offered: count,
}) satisfies v.GenericSchema<unknown, Position>

/** A position read from untrusted data that is to replace `p`; or what makes it impossible. */
export function readPosition(
  box: Box,
  data: unknown,
  p: Position,
): { readonly position: Position } | { readonly flaws: readonly Flaw[] } {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const flaws = flawsOf(box, read.output, p)
  return flaws.length > 0 ? { flaws } : { position: read.output }
}
