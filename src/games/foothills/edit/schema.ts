import * as v from 'valibot'
import { home, type Position, pub } from '../position.ts'
import { type Verb, type VerbOf, type VerbType, verbSchema } from '../verbs/verb.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
/** An amount that a card gives or takes. */
const few = v.pipe(count, v.maxValue(20))
const mask = v.pipe(count, v.maxValue(255))
const slots = v.pipe(count, v.maxValue(31))
const index = v.pipe(count, v.maxValue(99))
const indexOrNone = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(99))
const seat = v.picklist([0, 1])
const owner = v.picklist([0, 1, 2])
const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(99))

const goods = v.strictObject({ iron: count, stone: count, rubble: count, passengers: count })
const cubes = v.strictObject({ iron: count, stone: count, event: count })

const verbOf = <T extends VerbType>(type: T) =>
  v.pipe(
    verbSchema,
    v.guard((verb: Verb): verb is VerbOf<T> => verb.type === type),
  )

const frame = v.variant('do', [
  v.strictObject({ do: v.literal('verb'), verb: verbSchema, station: indexOrNone }),
  v.strictObject({ do: v.literal('take'), left: few, taken: few }),
  v.strictObject({ do: v.literal('gain'), kind: v.picklist(['iron', 'stone', 'any']) }),
  v.strictObject({ do: v.literal('deal'), verb: verbOf('upTo'), left: few, done: few, station: indexOrNone }),
  v.strictObject({ do: v.literal('dig'), verb: verbOf('dig'), left: few, used: list(index) }),
  v.strictObject({ do: v.literal('build'), verb: verbOf('build') }),
  v.strictObject({ do: v.literal('survey'), verb: verbOf('survey') }),
  v.strictObject({ do: v.literal('hop'), station: index }),
  v.strictObject({ do: v.literal('ticket') }),
  v.strictObject({ do: v.literal('score'), may: v.boolean() }),
  v.strictObject({ do: v.literal('flipAny'), flipped: slots }),
  v.strictObject({ do: v.literal('refill'), cubes: few }),
  v.strictObject({ do: v.literal('draw'), cubes: few, keep: few }),
  v.strictObject({ do: v.literal('keep'), iron: few, stone: few, keep: few }),
])

const board = v.strictObject({
  colour: seat,
  supply: goods,
  tickets: mask,
  cards: v.pipe(v.array(indexOrNone), v.length(5)),
  grey: slots,
  pile: list(index),
  surveyor: v.pipe(v.number(), v.integer(), v.minValue(Math.min(home, pub)), v.maxValue(99)),
  stations: count,
  tracks: count,
  earned: v.strictObject({ cleared: count, track: count, bonus: count, exchange: count }),
})

/** The shape of a position. Whether it is possible is up to the rules. */
export const positionSchema = v.strictObject({
  phase: v.picklist(['deal', 'provide', 'select', 'perform', 'flip', 'endCheck', 'over']),
  lines: mask,
  start: seat,
  seat,
  turn: count,
  ending: v.boolean(),
  selected: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(4)),
  flips: v.pipe(count, v.maxValue(5)),
  fresh: slots,
  todo: list(frame),
  yard: cubes,
  bag: cubes,
  rubble: list(count),
  tracks: list(owner),
  spaces: list(owner),
  navvies: list(v.picklist([0, 1])),
  stops: list(index),
  spare: list(index),
  summit: v.picklist([-1, 0, 1]),
  boards: v.pipe(v.array(board), v.length(2)),
  readings: v.strictObject({
    flipIsPart: v.boolean(),
    pubToPub: v.boolean(),
    refillSix: v.boolean(),
    homeIsFar: v.boolean(),
  }),
  second: v.boolean(),
}) satisfies v.GenericSchema<unknown, Position>
