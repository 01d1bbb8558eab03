import type { Signal } from '@preact/signals'
import * as v from 'valibot'
import type { CoachTip } from '../../overlay/screen.ts'
import { type Tip, type Tips, tipFor } from '../../rules/coach.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

const schema = v.array(v.string())

/** A table as far as its coach looks at it. */
export interface Coached {
  readonly game: string
  readonly tips: Tips
  /** Someone at this device is asked for a move. */
  isAsked(): boolean
  isMine(seat: Seat): boolean
  /** Calls at every change, with what happened if anything did; the returned function stops. */
  on(listener: (effects: readonly Typed[]) => void): () => void
  /** What the coach says now. */
  readonly said: Signal<CoachTip | undefined>
}

/**
 * Explains what happens at a table for the first time on this device, one sentence a turn, while
 * someone here is asked. What came up while others chose is told then.
 */
export async function coach(
  {
    store,
    settings,
  }: { readonly store: Pick<World['store'], 'get' | 'set'>; readonly settings: World['settings'] },
  { game, tips, isAsked, isMine, on, said }: Coached,
  scope: Scope,
): Promise<void> {
  const key = `coach/${game}`
  const read = v.safeParse(schema, await store.get(key))
  const told = new Set(read.success ? read.output : [])
  let next: Tip | undefined
  let wasAsked = false
  let hasSpoken = false
  const say = ({ id }: Tip) => {
    next = undefined
    hasSpoken = true
    told.add(id)
    void store.set(key, [...told])
    const text = tips.words[id]
    const dismiss = () => {
      said.value = undefined
    }
    if (text !== undefined) said.value = { text, dismiss }
  }
  const look = () => {
    const asked = isAsked()
    if (!asked || !settings.value.coach) said.value = undefined
    if (asked !== wasAsked) hasSpoken = false
    wasAsked = asked
    if (asked && next && !hasSpoken && settings.value.coach) say(next)
  }
  if (scope.ended) return
  scope.onEnd(
    on((effects) => {
      next ??= tipFor(tips.tips, effects, isMine, told)
      look()
    }),
  )
}
