import { need } from '../../../src/kit/assert.ts'
import type { Game, GameTypes, MatchOptions, Outcome } from '../../../src/rules/game.ts'
import { type Journal, positionOf } from '../../../src/rules/journal.ts'
import { beginJournal, playBody, setupOf } from '../../../src/rules/replay.ts'
import { chosenIn, type OptionField, optionsOf } from '../../../src/rules/title.ts'
import { sound } from '../../journals.ts'

/** The goals that recorded matches of a title reach between them, each by a name for people. */
export interface Goals<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** All that has to be reached. */
  readonly all: readonly string[]
  /** Tables that reach between them what is decided before a match. */
  readonly tables: readonly Table[]
  /** The goals a match reaches. */
  reached(journal: Journal<G>): ReadonlySet<string>
}

/** The beginning of a match. */
export interface Table {
  readonly seats: number
  readonly options: MatchOptions
}

/** Everything that happened in a match, from its setup on. */
export function effectsOf<G extends GameTypes>(game: Game<G>, journal: Journal<G>): readonly G['effect'][] {
  const { entries, positions } = journal
  return [
    ...sound(beginJournal(game, setupOf(journal))).effects,
    ...entries.slice(1).flatMap(({ seq, by, body }) => {
      const before = need(positions[seq - 1], 'the position before an entry')
      return playBody(game, before, by, body)?.effects ?? []
    }),
  ]
}

/** The outcome of a finished match. */
export const outcomeOf = <G extends GameTypes>(game: Game<G>, journal: Journal<G>): Outcome =>
  need(game.outcome(positionOf(journal)), 'an outcome')

/** Everything that can be chosen in a field, as the form has it. */
export const choicesOf = (field: OptionField): readonly (boolean | number)[] =>
  field.kind === 'choice'
    ? field.choices.map((_, at) => at)
    : field.kind === 'switch'
      ? [false, true]
      : [field.min, field.max]

/** Every combination of what can be chosen in some fields. */
export function combinationsOf(fields: readonly OptionField[]): readonly MatchOptions[] {
  const [first, ...rest] = fields
  if (!first) return [{}]
  return combinationsOf(rest).flatMap((options) =>
    choicesOf(first).map((value) => optionsOf([first], { [first.key]: value }, options)),
  )
}

const choiceName = ({ label }: OptionField, value: unknown) => `option “${label}”: ${value}`

/** The names of all that can be chosen. */
export const allChoices = (fields: readonly OptionField[]): readonly string[] =>
  fields.flatMap((field) => choicesOf(field).map((value) => choiceName(field, value)))

/** The names of what was chosen. */
export function choicesIn(fields: readonly OptionField[], options: MatchOptions): readonly string[] {
  const chosen = chosenIn(fields, options)
  return fields.map((field) => choiceName(field, chosen[field.key] ?? field.default))
}
