import type { Refusal } from './game.ts'

/** The numbers and names that a sentence mentions. */
export type Facts = Refusal['amounts']

/** A reason with the amounts of its sentence, and the reasons against other ways of doing the same. */
interface Told<R extends string> {
  readonly reason: R
  readonly facts?: Facts
  readonly also?: readonly Hindrance<R>[]
}

/** A reason against something: alone, with amounts, or as what finds it where that takes long. */
export type Hindrance<R extends string> = R | Told<R> | (() => Hindrance<R>)

/** A reason in full. */
export function toldOf<R extends string>(against: Hindrance<R>): Told<R> {
  if (typeof against === 'function') return toldOf(against())
  return typeof against === 'string' ? { reason: against } : against
}

/** Reasons that are about something else being asked. */
const meanwhile: ReadonlySet<string> = new Set(['otherAction', 'cannotStop'])

/** The refusal for a reason, with the rulebook’s headings by reason and the names that any sentence may mention. */
export function refusalOf<R extends string>(
  against: Hindrance<R>,
  headings: Readonly<Record<R, string>>,
  names: Facts = {},
): Refusal {
  const { reason, facts, also } = toldOf(against)
  return {
    reason,
    section: headings[reason],
    amounts: { ...facts, ...names },
    ...(also && { also: also.map((one) => refusalOf(one, headings, names)) }),
    ...(meanwhile.has(reason) && { meanwhile: true }),
  }
}
