import { type ReadonlySignal, signal } from '@preact/signals'
import { same } from '../kit/json.ts'
import type { Clock } from '../link/clock.ts'
import { makeTeller } from '../link/tell.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { News, Now, Table } from '../table/table.ts'

/** A table that remembers the move it was given last, as long as that is on its way to the host. */
export interface Remembering<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly table: Table<P, M, E, I>
  readonly onItsWay: () => M | undefined
  /** Something is on its way, and that is not shown yet. */
  readonly busy: ReadonlySignal<boolean>
  /** Stops listening to the table. */
  stop(): void
}

/**
 * How long it is not told that something is on its way, ms: what comes sooner passes for at once. Mostly
 * the answer is there before, and to show that nothing can be pressed, for a moment, would hold it up.
 */
const calm = 100

/** Stands before a table, for all who submit moves to it. */
export function remembering<P extends BasePosition, M extends Typed, E extends Typed, I>(
  table: Table<P, M, E, I>,
  clock: Clock,
): Remembering<P, M, E, I> {
  const { on, busy, stop } = calmly(table, clock)
  let last: M | undefined
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
    ...{ busy, stop },
  }
}

/** What a table tells, but that something is on its way only once that has taken a while. */
function calmly<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { now, on }: Table<P, M, E, I>,
  clock: Clock,
) {
  const teller = makeTeller<News<P, M, E>>()
  const busy = signal(false)
  let shown = now()
  let callOff: (() => void) | undefined
  const forget = () => {
    callOff?.()
    callOff = undefined
  }
  const pass = (news: News<P, M, E>) => {
    forget()
    shown = now()
    busy.value = false
    teller.tell(news)
  }
  const off = on((news) => {
    if (news.type !== 'changed' || !isOnlyOnItsWay(shown, now())) return pass(news)
    busy.value = true
    callOff ??= clock.after(calm, () => pass(news))
  })
  const stop = () => {
    forget()
    off()
  }
  return { on: teller.on, busy, stop }
}

/** Whether nothing differs but that something is on its way now. */
function isOnlyOnItsWay<P extends BasePosition, M>(before: Now<P, M>, after: Now<P, M>): boolean {
  const { position: was, ask: asked, pending: waited, ...old } = before
  const { position, ask, pending, ...rest } = after
  return pending && !waited && position === was && ask === asked && same(rest, old)
}
