import type { Signal } from '@preact/signals'
import * as v from 'valibot'
import type { CoachTip } from '../../overlay/screen.ts'
import { type Tips, tipFor } from '../../rules/coach.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

const schema = v.array(v.string())

/** A table as far as its coach looks at it. */
export interface Coached {
  readonly game: string
  readonly tips: Tips
  /** The sentence told first to someone who has never been told anything about the game on this device. */
  readonly welcome?: string | undefined
  /** The seat at this device that is asked for a move. */
  asked(): Seat | undefined
  isMine(seat: Seat): boolean
  /** Calls at every change, with what happened if anything did; the returned function stops. */
  on(listener: (effects: readonly Typed[]) => void): () => void
  /** The coach's words now. */
  readonly said: Signal<CoachTip | undefined>
}

/** A tip with its sentence. */
interface Said {
  readonly id: string
  readonly text: string
}

const saying = (id: string, text: string | undefined): Said | undefined =>
  text === undefined ? undefined : { id, text }

/**
 * Explains things at a table the first time they happen on this device, one sentence a turn, while someone here is
 * asked. Those that came up while others chose are told then.
 */
export async function coach(
  { store, settings }: { readonly store: Pick<World['store'], 'get' | 'set'>; readonly settings: World['settings'] },
  { game, tips, welcome, asked, isMine, on, said }: Coached,
  scope: Scope,
): Promise<void> {
  const key = `coach/${game}`
  const read = v.safeParse(schema, await store.get(key))
  const told = new Set(read.success ? read.output : [])
  let next: Said | undefined = told.size === 0 ? saying('welcome', welcome) : undefined
  let turn: Seat | undefined
  let hasSpoken = false
  const say = ({ id, text }: Said) => {
    next = undefined
    hasSpoken = true
    told.add(id)
    void store.set(key, [...told])
    const dismiss = () => {
      said.value = undefined
    }
    said.value = { text, dismiss }
  }
  const look = () => {
    const seat = asked()
    if (seat !== turn || !settings.value.coach) said.value = undefined
    if (seat !== turn) hasSpoken = false
    turn = seat
    if (seat !== undefined && next && !hasSpoken && settings.value.coach) say(next)
  }
  if (scope.ended) return
  scope.onEnd(
    on((effects) => {
      const tip = tipFor(tips.tips, effects, isMine, told)
      next ??= tip && saying(tip.id, tips.words[tip.id])
      look()
    }),
  )
  // Someone may be asked already: then nothing changes until they have moved.
  look()
}
