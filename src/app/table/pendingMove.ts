import { type ReadonlySignal, signal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { same } from '../../kit/json.ts'
import type { News, Now, Table } from '../../match/table.ts'
import type { Typed } from '../../rules/game.ts'

/** A table that remembers the move submitted last until the host answers. */
interface PendingMoveTable {
  readonly table: Table
  readonly pendingMove: () => Typed | undefined
  /** Something is pending, whether that is shown or not. */
  readonly busy: ReadonlySignal<boolean>
  /** It has been pending for so long that it should be shown. */
  readonly late: ReadonlySignal<boolean>
  /** Stops listening to the table. */
  stop(): void
}

/**
 * Time something may be pending before that is shown, ms. Most answers arrive sooner and feel immediate; a sign would
 * only flicker, and redrawing everything for it would delay the answer.
 */
const calm = 200

/** Wraps a table for everyone who submits moves to it. */
export function withPendingMove(table: Table, clock: Clock): PendingMoveTable {
  const { on, busy, late, stop } = calmly(table, clock)
  let last: Typed | undefined
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
    pendingMove: () => (table.now().pending ? last : undefined),
    busy,
    late,
    stop,
  }
}

/** A table’s news, except that something is pending: that becomes two signals. */
function calmly({ now, on }: Table, clock: Clock) {
  const emitter = makeEmitter<News>()
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
  const pass = (news: News) => {
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
    if (news.type === 'changed' && isOnlyPending(shown, now())) wait()
    else pass(news)
  })
  const stop = () => {
    forget()
    off()
  }
  return { on: emitter.on, busy, late, stop }
}

/** Whether the only difference is that something is pending now. */
function isOnlyPending(before: Now, after: Now): boolean {
  const { position: was, ask: asked, pending: waited, ...old } = before
  const { position, ask, pending, ...rest } = after
  return pending && !waited && position === was && same(ask, asked) && same(rest, old)
}
