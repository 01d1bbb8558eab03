import type { Refusal } from '../../rules/game.ts'
import type { Touchable } from '../../stage/index.ts'
import { pageText } from '../text/page.ts'

/** Pieces that lead nowhere, for one and the same reason. */
export interface DeadEnd {
  /** The reason as people read it. */
  readonly text: string
  /** The first rule against it; `undefined` where no rule speaks. */
  readonly refusal: Refusal | undefined
  readonly places: readonly Touchable[]
}

/** What a touch means, and what is to be said against that. */
export interface Meaning {
  /** By what names a touch in its middle counts, the piece's own first. */
  ids(place: Touchable): readonly string[]
  /** What somebody would want who touches these; `undefined`: nothing. */
  meant(ids: readonly string[]): unknown
  why(intention: unknown): Refusal | undefined
  say(refusal: Refusal): string
}

const { meansNothing: nothing, beneath, notAlone } = pageText.stage

/** Of all pieces those that lead nowhere, by the reason; reasons for few pieces first, since they say most. */
export function deadEnds(places: readonly Touchable[], meaning: Meaning): readonly DeadEnd[] {
  const groups = new Map<
    string,
    { text: string; refusal: Refusal | undefined; places: Touchable[] }
  >()
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
  { meant, why, say }: Meaning,
): Pick<DeadEnd, 'text' | 'refusal'> {
  if (ids.some((id) => leading.has(id))) return { text: beneath, refusal: undefined }
  const intention = meant(ids)
  if (intention === undefined) return { text: nothing, refusal: undefined }
  const refusal = why(intention)
  return { text: refusal ? say(refusal) : notAlone, refusal }
}
