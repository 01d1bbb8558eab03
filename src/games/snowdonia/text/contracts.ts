import { type Box, contractIn } from '../box.ts'
import type { Contract } from '../content/edition.ts'
import type { Verb, VerbOf, VerbType } from '../content/verb.ts'
import type { Locale } from './locale.ts'

// Passing the type beside the verb lets the compiler match the entry to the verb.
const textOf = <T extends VerbType>(
  texts: { readonly [K in VerbType]: (verb: VerbOf<K>) => string },
  type: T,
  verb: { [K in VerbType]: VerbOf<K> }[T],
) => texts[type](verb)

/** The action of a verb, as a sentence. */
export const verbText = ({ verbs }: Locale, verb: Verb): string => textOf(verbs.texts, verb.type, verb)

/** The action of a verb, in a few words. */
export const verbName = ({ verbs }: Locale, verb: Verb): string => textOf(verbs.names, verb.type, verb)

/** A contract by what it does, and its number. */
export const contractName = (t: Locale, box: Box, id: number): string =>
  t.verbs.contracts.name(verbName(t, contractIn(box, id).verb), id)

/** Several contracts by name. */
export const contractNames = (t: Locale, box: Box, ids: readonly number[]): string =>
  t.lists.listNames(ids.map((id) => contractName(t, box, id)))

/** A contract's bonus: “11 points for 8 rubble”. */
export function bonusText(t: Locale, { needs, points, perCoal, ladder }: Contract): string {
  const words = t.verbs.contracts
  if (perCoal !== undefined) return words.perCoal(t.counted.points(perCoal))
  if (ladder) return words.ladder(ladder)
  const { rubble, tracks, buildings, surveyor } = needs
  const parts = [
    ...(rubble ? [t.counted.rubble(rubble)] : []),
    ...(tracks ? [words.tracks(tracks)] : []),
    ...(buildings ? [words.buildings(buildings)] : []),
    ...(surveyor ? [words.surveyor(surveyor)] : []),
  ]
  return words.worth(t.counted.points(points), t.lists.listAnd(parts))
}
