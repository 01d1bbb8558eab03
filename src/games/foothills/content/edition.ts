import * as v from 'valibot'
import { sha256Hex } from '../../../kit/hash.ts'
import { canonical } from '../../../kit/json.ts'
import type { EditionMark } from '../../../rules/game.ts'
import { amountsSchema, costSchema, verbSchema } from '../verbs/verb.ts'

/** Where a value comes from: printed, derived from what is printed, or reconstructed. */
export const provenances = ['printed', 'derived', 'reconstructed'] as const
export type Provenance = (typeof provenances)[number]

/** A value with its provenance. */
const sourced = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ value, source: v.picklist(provenances), note: v.optional(v.string()) })

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const verbs = v.pipe(v.array(verbSchema), v.maxLength(6))
const bonusSchema = v.pick(amountsSchema, ['passengers', 'vp'])

/** Roman numerals of the eight lines, in the order of their rows. */
export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
const numeral = v.picklist(numerals)

/** Types of action, A to E. */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const
const letter = v.picklist(letters)

/** Things a card in the scoring pile can count. */
export const scorings = ['passenger', 'track', 'station', 'ticket', 'card'] as const

const lineSchema = v.strictObject({
  id: numeral,
  name: sourced(text),
  /** Points for the most stations in the line at the end; 0 for lines without a bonus. */
  bonus: sourced(whole),
})

const spaceSchema = v.strictObject({ cost: sourced(costSchema), bonus: sourced(bonusSchema) })

const stationSchema = v.strictObject({
  id: text,
  name: sourced(text),
  lines: v.pipe(v.array(numeral), v.minLength(1), v.maxLength(2)),
  /** Arabic number of the card; a double station has two. */
  columns: sourced(v.pipe(v.array(whole), v.minLength(1), v.maxLength(2))),
  start: v.optional(v.literal(true)),
  rubble: sourced(whole),
  tracks: sourced(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))),
  spaces: v.pipe(v.array(spaceSchema), v.maxLength(3)),
  /** Station spaces must be built from left to right (Devil's Bridge). */
  ordered: v.optional(v.literal(true)),
  /** The surveyor's action here; missing if there is no action space. */
  action: v.optional(sourced(verbs)),
  /** The effect each time a station is built here (Barmouth Ferry, Devil's Bridge). */
  effect: v.optional(sourced(verbs)),
})

const sideSchema = v.strictObject({ name: sourced(text), verbs: sourced(verbs) })

const actionSchema = v.strictObject({
  id: text,
  /** Letter of the golden side; with the grey side's it is the card's pair of types. */
  primary: letter,
  secondary: letter,
  colour: sourced(v.picklist(['blue', 'green', 'neutral'])),
  grey: sideSchema,
  scoring: sourced(v.picklist(scorings)),
})

const componentsSchema = v.strictObject({
  iron: sourced(whole),
  stone: sourced(whole),
  events: sourced(whole),
  navvies: sourced(whole),
  stops: sourced(whole),
  tiles: sourced(whole),
  summit: sourced(whole),
})

/** A whole set of component values: one JSON file. */
export const editionSchema = v.strictObject({
  game: v.literal('foothills'),
  format: v.literal(1),
  name: text,
  /** Names of cards in other languages, by the language’s tag and the name given here. */
  names: v.optional(v.record(v.pipe(v.string(), v.maxLength(8)), v.record(text, text))),
  components: componentsSchema,
  lines: v.pipe(v.array(lineSchema), v.length(8)),
  stations: v.pipe(v.array(stationSchema), v.minLength(8), v.maxLength(40)),
  golden: v.strictObject({ A: sideSchema, B: sideSchema, C: sideSchema, D: sideSchema, E: sideSchema }),
  actions: v.pipe(v.array(actionSchema), v.length(25)),
})
export type Edition = v.InferOutput<typeof editionSchema>
export type Letter = (typeof letters)[number]
export type Numeral = (typeof numerals)[number]
export type Scoring = (typeof scorings)[number]

const marks = new WeakMap<Edition, EditionMark>()

/** The mark by which journals pin an edition. */
export function markOf(edition: Edition): EditionMark {
  const mark = marks.get(edition) ?? { name: edition.name, hash: sha256Hex(canonical(edition)) }
  marks.set(edition, mark)
  return mark
}
