import type { Refusal } from '../../rules/game.ts'
import type { Touchable } from '../../stage/index.ts'
import { pageText } from '../text/page.ts'

/** Pieces that can't be touched for the same reason. */
interface DeadEnd {
  /** The reason, as text. */
  readonly text: string
  /** The first rule against it; `undefined` if no rule forbids it. */
  readonly refusal: Refusal | undefined
  readonly places: readonly Touchable[]
}

/** The meaning of a touch, and why it is forbidden. */
export interface TouchMeaning {
  /** The ids that a touch on its centre picks, its own first. */
  ids(place: Touchable): readonly string[]
  /** The intention of touching these; `undefined` if none. */
  meant(ids: readonly string[]): unknown
  why(intention: unknown): Refusal | undefined
  say(refusal: Refusal): string
}

const { meansNothing: nothing, beneath, notAlone } = pageText.stage

/** Groups the pieces that can't be touched by reason, the most specific reasons first. */
export function deadEnds(places: readonly Touchable[], meaning: TouchMeaning): readonly DeadEnd[] {
  const groups = new Map<string, { text: string; refusal: Refusal | undefined; places: Touchable[] }>()
  const leading = new Set(places.flatMap(({ next, pick }) => (next ? [pick] : [])))
  for (const place of places.filter(({ next }) => !next)) {
    const { text, refusal } = reasonFor(meaning.ids(place), leading, meaning)
    const group = groups.get(text) ?? { text, refusal, places: [] }
    group.places.push(place)
    groups.set(text, group)
  }
  return [...groups.values()].sort((a, b) => a.places.length - b.places.length)
}

function reasonFor(
  ids: readonly string[],
  leading: ReadonlySet<string>,
  { meant, why, say }: TouchMeaning,
): Pick<DeadEnd, 'text' | 'refusal'> {
  if (ids.some((id) => leading.has(id))) return { text: beneath, refusal: undefined }
  const intention = meant(ids)
  if (intention === undefined) return { text: nothing, refusal: undefined }
  const refusal = why(intention)
  return { text: refusal ? say(refusal) : notAlone, refusal }
}
