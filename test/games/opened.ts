import { titles } from '../../src/games/index.ts'
import type { OpenTitle, Title } from '../../src/games/title.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Ask, BasePosition, Known, MatchOptions, Typed } from '../../src/rules/game.ts'
import { type OptionField, optionsOf } from '../../src/rules/title.ts'
import { sound } from '../journals.ts'
import { begun, entriesOf } from '../playing.ts'
import { shared } from '../stage/faces/shared.ts'

/*
 * Every title on offer, opened with its built-in edition, for the suites that each of them has to pass. A new title
 * gets them all by its place in `titles`.
 */

/** A title with what every page opens of it. */
export interface Opened {
  readonly id: string
  readonly title: Title
  readonly open: OpenTitle
  readonly fields: readonly OptionField[]
}

export const openTitles: readonly Opened[] = await Promise.all(
  titles.map(async (title) => {
    const open = sound(await title.open())
    return { id: title.id, title, open, fields: await open.options() }
  }),
)

/** Every value of a field but its default. */
export const alternatives = (field: OptionField): readonly (boolean | number)[] =>
  field.kind === 'switch'
    ? [!field.default]
    : field.kind === 'choice'
      ? field.choices.map((_, at) => at).filter((at) => at !== field.default)
      : [field.min, field.max]

/** A moment of a match, what led to it and what is asked. */
export interface Moment {
  readonly p: BasePosition
  readonly effects: readonly Typed[]
  readonly ask: Ask<Typed>
  readonly known: Known
}

/** Options that differ from the usual ones in about half of what may be chosen. */
function someOptions({ open: { game }, fields }: Opened, seed: number): MatchOptions {
  const draw = fastDraw(seed)
  const chosen = fields.flatMap((field) => {
    const values = alternatives(field)
    return draw(2) === 0 ? [] : [[field.key, values[draw(values.length)] ?? field.default] as const]
  })
  const options = optionsOf(fields, Object.fromEntries(chosen))
  return 'flaw' in game.readOptions(options) ? {} : options
}

/**
 * Whole random matches of a title: the usual one of the fewest seats, and one of every size with other options. Played
 * once, for all the suites in a process.
 */
export const matchesOf = shared((one: Opened): readonly (readonly Moment[])[] => {
  const { game } = one.open
  const { min, max } = game.seats
  const sizes = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const settings = [{ seats: min, options: {} }, ...sizes.map((seats) => ({ seats, options: someOptions(one, seats) }))]
  return settings.map(({ seats, options }, seed) => {
    const begin = begun(game, seats, options, seed + 1)
    const { known } = begin
    return [...entriesOf(game, begin)].map(({ after, effects, ask }) => ({ p: after, effects, ask, known }))
  })
})
