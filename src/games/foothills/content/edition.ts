import * as v from 'valibot'
import { hashOf, namesSchema, sourced, text, wholeTo } from '../../../rules/edition.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { amountsSchema, costSchema, verbSchema } from '../verbs/verb.ts'

/**
 * A value by itself, or as `{ value, source }`: so every value stood in the first format, where a source belonged to
 * each alone.
 */
function alone<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const pair = v.pipe(
    v.strictObject({ value: schema, source: text, note: v.optional(v.string()) }),
    v.transform(({ value }) => value),
  )
  const isPair = (data: unknown) => typeof data === 'object' && data !== null && 'value' in data
  return v.lazy((data) => (isPair(data) ? pair : schema))
}

const name = alone(text)
const whole = alone(wholeTo(999))
const verbs = alone(v.pipe(v.array(verbSchema), v.maxLength(6)))

/** Roman numerals of the eight lines, in the order of their rows. */
export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
const numeral = v.picklist(numerals)

/** Types of action, A to E. */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const
const letter = v.picklist(letters)

/** Things a card in the scoring pile can count. */
export const scorings = ['passenger', 'track', 'station', 'ticket', 'card'] as const

const lineSchema = sourced({
  id: numeral,
  name,
  /** Points for the most stations in the line at the end; 0 for lines without a bonus. */
  bonus: whole,
})

const spaceSchema = sourced({ cost: alone(costSchema), bonus: alone(v.pick(amountsSchema, ['passengers', 'vp'])) })

const stationSchema = sourced({
  id: text,
  name,
  lines: v.pipe(v.array(numeral), v.minLength(1), v.maxLength(2)),
  /** Arabic number of the card; a double station has two. */
  columns: alone(v.pipe(v.array(wholeTo(999)), v.minLength(1), v.maxLength(2))),
  start: v.optional(v.literal(true)),
  rubble: whole,
  tracks: alone(wholeTo(2)),
  spaces: v.optional(v.pipe(v.array(spaceSchema), v.maxLength(3)), []),
  /** Station spaces must be built from left to right (Devil's Bridge). */
  ordered: v.optional(v.literal(true)),
  /** The surveyor's action here; missing if there is no action space. */
  action: v.optional(verbs),
  /** The effect each time a station is built here (Barmouth Ferry, Devil's Bridge). */
  effect: v.optional(verbs),
})

const sideSchema = sourced({ name, verbs })

const actionSchema = sourced({
  id: text,
  /** Letter of the golden side; with the grey side's it is the card's pair of types. */
  primary: letter,
  secondary: letter,
  colour: alone(v.picklist(['blue', 'green', 'neutral'])),
  grey: sideSchema,
  scoring: alone(v.picklist(scorings)),
})

const componentsSchema = sourced({
  iron: whole,
  stone: whole,
  events: whole,
  navvies: whole,
  stops: whole,
  tiles: whole,
  summit: whole,
})

/** A whole set of component values: one JSON file. */
export const editionSchema = sourced({
  game: v.literal('foothills'),
  format: v.picklist([1, 2]),
  name: text,
  /** Of lines, stations and cards. */
  names: namesSchema,
  components: componentsSchema,
  lines: v.pipe(v.array(lineSchema), v.length(8)),
  stations: v.pipe(v.array(stationSchema), v.minLength(8), v.maxLength(40)),
  golden: sourced({ A: sideSchema, B: sideSchema, C: sideSchema, D: sideSchema, E: sideSchema }),
  actions: v.pipe(v.array(actionSchema), v.length(25)),
})
export type Edition = v.InferOutput<typeof editionSchema>
export type Letter = (typeof letters)[number]
export type Numeral = (typeof numerals)[number]
export type Scoring = (typeof scorings)[number]

const marks = new WeakMap<Edition, EditionMark>()

/** Hashes that matches pinned in the first format, sources and all, by those of the same values. */
const pinned: Readonly<Record<string, string>> = {
  d8dc827ad0edcd8e7145091432882d1db74cb766c4d847b28f28ee61bc59f3d2:
    '66838a32d3574fe81eba7578c1c08b8081cb0a3bd9d58d02b9df6acd4894a747',
}

/** The mark by which journals pin an edition. */
export function markOf(edition: Edition): EditionMark {
  const known = marks.get(edition)
  if (known) return known
  const { names: _, ...values } = edition
  const hash = hashOf(values)
  return mark(edition, pinned[hash] ?? hash)
}

/** Marks an edition by a hash. */
export function mark(edition: Edition, hash: string): EditionMark {
  const made = { name: edition.name, hash }
  marks.set(edition, made)
  return made
}
