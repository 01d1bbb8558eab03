import { same } from '../kit/json.ts'

/** A legal move with the pieces to touch for it, in order. */
export interface MovePicks<M> {
  readonly move: M
  readonly picks: readonly string[]
  /** It takes all its touches, even when no other move is left. */
  readonly whole?: boolean
  /** Its touches but the last, as on a form: in any order, and a second touch takes one back. It takes all of them. */
  readonly isForm?: boolean
}

/** Result of a touch. */
export type Touched<M> =
  | { readonly type: 'chosen'; readonly move: M }
  | { readonly type: 'narrowed'; readonly picked: readonly string[] }
  | { readonly type: 'refused' }

/** The choices that begin with what was picked. */
export function narrowed<M>(choices: readonly MovePicks<M>[], picked: readonly string[]): readonly MovePicks<M>[] {
  return choices.filter(({ picks, isForm }) =>
    isForm ? isFilledBy(picks, picked) : picked.every((pick, index) => picks[index] === pick),
  )
}

/** Whether these are touches of a form, all of them if the last is among them. */
const isFilledBy = (picks: readonly string[], picked: readonly string[]) =>
  picked.every((pick) => picks.includes(pick)) &&
  (picked.length === picks.length || !picked.includes(picks.at(-1) ?? ''))

/** The earlier picks if they still lead to a move, otherwise none. */
export const stillPicked = <M>(choices: readonly MovePicks<M>[], picked: readonly string[]) =>
  nextPicks(choices, picked).size > 0 ? picked : []

/** Picks that may come next. */
export function nextPicks<M>(choices: readonly MovePicks<M>[], picked: readonly string[]): ReadonlySet<string> {
  return new Set(narrowed(choices, picked).flatMap((choice) => nextOf(choice, picked)))
}

function nextOf<M>({ picks, isForm }: MovePicks<M>, picked: readonly string[]): readonly string[] {
  const left = isForm ? picks.filter((pick) => !picked.includes(pick)) : picks.slice(picked.length)
  return isForm && left.length > 1 ? left.slice(0, -1) : left.slice(0, 1)
}

/**
 * Touches overlapping pieces, `ids` topmost first. Picks as many of them as lead to a move: touching the plot on a card
 * picks the card, then the plot. Chooses the last choice left. A touch that leads nowhere may pick something else
 * instead, but never chooses then; on a form it takes back what it picked before.
 */
export function touch<M>(
  choices: readonly MovePicks<M>[],
  picked: readonly string[],
  ids: readonly string[],
): Touched<M> {
  const led = touchOn(choices, picked, ids)
  if (led.type !== 'refused') return led
  const back = ids.find((id) => picked.includes(id))
  if (back !== undefined && narrowed(choices, picked).some(({ isForm }) => isForm))
    return { type: 'narrowed', picked: picked.filter((pick) => pick !== back) }
  for (const [at] of [...picked.entries()].reverse()) {
    const instead = touchOn(choices, picked.slice(0, at), ids)
    if (instead.type === 'narrowed' && !same(instead.picked, picked)) return instead
  }
  return led
}

function touchOn<M>(choices: readonly MovePicks<M>[], picked: readonly string[], ids: readonly string[]): Touched<M> {
  let now = picked
  for (;;) {
    const next = nextPicks(choices, now)
    const pick = ids.find((id) => next.has(id))
    if (pick === undefined) break
    now = [...now, pick]
    const left = narrowed(choices, now)
    const only = left[0]
    const isDone = !(only?.whole || only?.isForm) || only.picks.length === now.length
    if (only && left.length === 1 && isDone) return { type: 'chosen', move: only.move }
  }
  return now === picked ? { type: 'refused' } : { type: 'narrowed', picked: now }
}
