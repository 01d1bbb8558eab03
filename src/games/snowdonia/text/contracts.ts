import { filled } from '../../../kit/language.ts'
import { type Box, contractIn } from '../box.ts'
import type { Contract } from '../content/edition.ts'
import type { Verb, VerbOf, VerbType } from '../content/verb.ts'
import { countOf } from './goods.ts'
import type { Locale } from './locale.ts'

/** Things that a verb’s texts may mention beside its own numbers. */
interface Following {
  /** Number of contracts to choose from, for one that draws. */
  readonly choice: number
  /** Only after someone’s building. */
  readonly afterBuilding: boolean
}
type VerbMap = { readonly [T in VerbType]: VerbOf<T> }
type Texts = { readonly [T in VerbType]: string | ((facts: VerbMap[T] & Following) => string) }

// Passing the type beside the verb lets the compiler match the entry to the verb.
const textOf = <T extends VerbType>(texts: Texts, type: T, verb: VerbMap[T], following: Following): string =>
  filled(texts[type], { ...verb, ...following })

const followingOf = (verb: Verb): Following => ({
  choice: verb.type === 'draw' ? verb.contracts + 1 : 0,
  afterBuilding: verb.type === 'extra' && verb.ifBuilt === true,
})

/** The action of a verb, as a sentence. */
export const verbText = ({ verbs }: Locale, verb: Verb): string =>
  textOf(verbs.does, verb.type, verb, followingOf(verb))

/** The action of a verb, in a few words. */
export const verbName = ({ verbs }: Locale, verb: Verb): string =>
  textOf(verbs.names, verb.type, verb, followingOf(verb))

/** A contract by what it does, and its number. */
export const contractName = (t: Locale, box: Box, id: number): string =>
  t.verbs.name({ does: verbName(t, contractIn(box, id).verb), id })

/** Several contracts by name. */
export const contractNames = (t: Locale, box: Box, ids: readonly number[]): string =>
  t.goods.list({ parts: ids.map((id) => contractName(t, box, id)) })

/** A contract's bonus: “11 points for 8 rubble”. */
export function bonusText(t: Locale, { needs, points, perCoal, ladder }: Contract): string {
  const { verbs, goods } = t
  if (perCoal !== undefined) return verbs.perCoal({ points: perCoal })
  if (ladder) return verbs.ladder({ steps: ladder.map((step) => stepText(t, step)).join(', ') })
  const { rubble, tracks, buildings, surveyor } = needs
  const parts = [
    ...(rubble ? [goods.rubble({ rubble })] : []),
    ...(tracks ? [countOf(t, 'tracks', tracks)] : []),
    ...(buildings ? [countOf(t, 'sites', buildings)] : []),
    ...(surveyor ? [verbs.surveyor({ station: surveyor })] : []),
  ]
  return verbs.worth({ points, needs: goods.list({ parts }) })
}

const stepText = ({ verbs }: Locale, [station, points]: readonly [number, number]) => verbs.step({ station, points })
