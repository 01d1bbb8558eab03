import * as v from 'valibot'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import { type Box, lineIn } from './box.ts'
import { weathers } from './content/edition.ts'
import { flawsOf } from './flaws.ts'
import { settingsSchema } from './options.ts'
import type { Frame, Position } from './position.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const place = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(99))
const owner = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(5))
const list = <S extends v.GenericSchema>(one: S) => v.pipe(v.array(one), v.maxLength(99))
const weather = v.picklist([...weathers, 'none'])
const cubes = { iron: count, stone: count, coal: count }

const boardSchema = v.strictObject({
  goods: v.strictObject({ ...cubes, steel: count, rubble: count }),
  markers: count,
  labourers: count,
  hired: v.boolean(),
  train: count,
  hand: list(count),
  used: list(count),
  active: list(count),
  surveyor: count,
  scored: list(count),
  end: place,
})

const frameSchema: v.GenericSchema<unknown, Frame> = v.variant('do', [
  v.strictObject({ do: v.literal('take'), seat, cubes: count, coal: count }),
  v.strictObject({
    do: v.literal('trade'),
    seat,
    times: count,
    steel: count,
    stone: count,
    iron: v.pipe(count, v.minValue(1)),
    rubble: v.pipe(count, v.minValue(1)),
  }),
  v.strictObject({ do: v.literal('dig'), seat }),
  v.strictObject({ do: v.literal('clear'), seat }),
  v.strictObject({ do: v.literal('lay'), seat }),
  v.strictObject({ do: v.literal('build'), seat, ifBuilt: v.boolean() }),
  v.strictObject({ do: v.literal('contract'), seat }),
  v.strictObject({ do: v.literal('survey'), seat }),
  v.strictObject({ do: v.literal('disc'), seat }),
  v.strictObject({ do: v.literal('move'), seat }),
  v.strictObject({ do: v.literal('draw'), seat, contracts: count, card: count }),
  v.strictObject({ do: v.literal('keep'), seat, contracts: list(count), card: count }),
  v.strictObject({ do: v.literal('bag'), seat, cubes: count }),
  v.strictObject({ do: v.literal('home'), seat, area: count, space: count }),
])

/** The shape of a position. */
export const positionSchema = v.strictObject({
  phase: v.picklist(['ends', 'assign', 'cards', 'work', 'perform', 'upkeep', 'restock', 'events']),
  settings: settingsSchema,
  round: count,
  start: seat,
  isStartFixed: v.boolean(),
  isLocked: v.boolean(),
  builds: count,
  rubble: list(count),
  owners: list(owner),
  tracks: list(count),
  sites: list(owner),
  closed: list(v.boolean()),
  post: place,
  bag: v.strictObject({ ...cubes, event: count }),
  yard: v.strictObject(cubes),
  steel: count,
  events: list(count),
  isForSale: v.boolean(),
  shed: list(v.strictObject({ train: count, coal: count })),
  aside: count,
  isDug: v.boolean(),
  dig: count,
  lay: count,
  sky: weather,
  coming: v.pipe(v.array(weather), v.length(2)),
  back: weather,
  deck: list(count),
  discard: list(count),
  office: v.pipe(v.array(count), v.length(3)),
  boards: v.array(boardSchema),
  work: v.pipe(v.array(list(place)), v.length(7)),
  seat,
  area: place,
  stage: v.picklist(['cards', 'labour', 'extras']),
  window: list(seat),
  todo: list(frameSchema),
  asked: list(seat),
  returned: list(count),
  due: count,
}) satisfies v.GenericSchema<unknown, Position>

/** A position read from untrusted data that is to replace `p`; or what makes it impossible. */
export function readPosition(
  box: Box,
  data: unknown,
  p: Position,
): { readonly position: Position } | { readonly flaws: readonly Flaw[] } {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const flaws = flawsOf(box, lineIn(box, p), read.output, p)
  return flaws.length > 0 ? { flaws } : { position: read.output }
}
