import { type ReadonlySignal, signal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import { same } from '../../kit/json.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import type { News, Now, Table } from '../../match/table.ts'
import type { GameTypes } from '../../rules/game.ts'

/** A table that remembers the move it was given last, as long as that is on its way to the host. */
export interface Remembering<G extends GameTypes = GameTypes> {
  readonly table: Table<G>
  readonly onItsWay: () => G['move'] | undefined
  /** Something is on its way, whether that is shown or not. */
  readonly busy: ReadonlySignal<boolean>
  /** It has taken so long that it is to be shown. */
  readonly late: ReadonlySignal<boolean>
  /** Stops listening to the table. */
  stop(): void
}

/**
 * How long it is not shown that something is on its way, ms. What comes sooner passes for at once: over
 * most distances the answer is there before, and a sign that goes as soon as it comes only flickers. It
 * is no news either, since whoever draws everything anew for so little is still at it when the answer
 * comes.
 */
const calm = 200

/** Stands before a table, for all who submit moves to it. */
export function remembering<G extends GameTypes>(table: Table<G>, clock: Clock): Remembering<G> {
  const { on, busy, late, stop } = calmly(table, clock)
  let last: G['move'] | undefined
  return {
    table: {
      ...table,
      on,
      submit(seat, move) {
        last = move
        return table.submit(seat, move)
      },
      undo(seat) {
        last = undefined
        return table.undo(seat)
      },
    },
    onItsWay: () => (table.now().pending ? last : undefined),
    ...{ busy, late, stop },
  }
}

/** What a table tells, but not that something is on its way: that is two signals. */
function calmly<G extends GameTypes>({ now, on }: Table<G>, clock: Clock) {
  const emitter = makeEmitter<News<G>>()
  const busy = signal(false)
  const late = signal(false)
  let shown = now()
  let callOff: (() => void) | undefined
  const forget = () => {
    callOff?.()
    callOff = undefined
    busy.value = false
    late.value = false
  }
  const pass = (news: News<G>) => {
    forget()
    shown = now()
    emitter.emit(news)
  }
  const wait = () => {
    busy.value = true
    callOff ??= clock.after(calm, () => {
      late.value = true
    })
  }
  const off = on((news) => {
    if (news.type === 'changed' && isOnlyOnItsWay(shown, now())) wait()
    else pass(news)
  })
  const stop = () => {
    forget()
    off()
  }
  return { on: emitter.on, busy, late, stop }
}

/** Whether nothing differs but that something is on its way now. */
function isOnlyOnItsWay<G extends GameTypes>(before: Now<G>, after: Now<G>): boolean {
  const { position: was, ask: asked, pending: waited, ...old } = before
  const { position, ask, pending, ...rest } = after
  return pending && !waited && position === was && ask === asked && same(rest, old)
}
