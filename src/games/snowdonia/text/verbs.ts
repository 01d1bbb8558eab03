import type { Contract } from '../content/edition.ts'
import type { Verb, VerbOf, VerbType } from '../content/verb.ts'
import type { Tongue } from './tongue.ts'

// Passing the type beside the verb lets the compiler match the entry to the verb.
const textOf = <T extends VerbType>(
  type: T,
  { verbs }: Tongue,
  verb: { [K in VerbType]: VerbOf<K> }[T],
): string => verbs[type](verb)

/** What a verb says, as on a card. */
export const verbText = (t: Tongue, verb: Verb): string => textOf(verb.type, t, verb)

/** What a contract scores for. */
export function bonusText({ contracts: words, goods }: Tongue, contract: Contract): string {
  const { needs, points, perCoal, ladder } = contract
  if (perCoal) return words.perCoal(perCoal)
  if (ladder) return words.ladder(ladder)
  const { rubble, tracks, buildings, surveyor } = needs
  const parts = [
    ...(rubble ? [words.rubble(rubble)] : []),
    ...(tracks ? [words.tracks(tracks)] : []),
    ...(buildings ? [words.buildings(buildings)] : []),
    ...(surveyor ? [words.surveyor(surveyor)] : []),
  ]
  return words.worth(points, goods.listAnd(parts))
}

/** Contracts by their names in a list. */
export const contractNames = ({ contracts, goods }: Tongue, ids: readonly number[]): string =>
  goods.listAnd(ids.map(contracts.name))
