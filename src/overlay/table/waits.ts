import { type ReadonlySignal, signal } from '@preact/signals'
import type { Clock } from '../../kit/clock.ts'
import { same } from '../../kit/json.ts'
import type { News, Now, Table } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { choicesOf } from '../../rules/play.ts'

/** A seat that has kept the others waiting, and what they may do about it. */
interface LongWait {
  readonly seat: Seat
  readonly mayNudge: boolean
  /** The others may ask to let the computer play. */
  readonly mayReplace: boolean
}

/** Long waits for people at other browsers. */
export interface WaitStore {
  readonly long: ReadonlySignal<readonly LongWait[]>
  /** I have nudged someone; the next time has to wait. */
  nudged(): void
  stop(): void
}

/** Time someone may think before the others may nudge them, also again, ms. */
const nudgeAfter = 30_000
/** Time before they may ask to let the computer play, ms. */
const replaceAfter = 60_000

/** Nobody waits for long. */
export const noWaits: WaitStore = { long: signal([]), nudged() {}, stop() {} }

/** Watches how long the seats that are asked take. A move starts the count over. */
export function watchWaits(table: Pick<Table, 'now' | 'on'>, clock: Clock): WaitStore {
  const long = signal<readonly LongWait[]>([])
  const since = new Map<Seat, number>()
  let nudgedAt = Number.NEGATIVE_INFINITY
  let cancel = () => {}
  const refresh = () => {
    cancel()
    const now = clock.now()
    const next = [...since].flatMap(([seat, at]): LongWait[] => {
      if (now - at < nudgeAfter) return []
      return [{ seat, mayNudge: now - nudgedAt >= nudgeAfter, mayReplace: now - at >= replaceAfter }]
    })
    if (!same(next, long.value)) long.value = next
    const times = [...since.values()].flatMap((at) => [at + nudgeAfter, at + replaceAfter])
    const later = [...times, nudgedAt + nudgeAfter].filter((at) => at > now)
    const isDue = since.size > 0 && later.length > 0
    cancel = isDue ? clock.after(Math.min(...later) - now, refresh) : () => {}
  }
  const look = (news?: News) => {
    const awaited = awaitedSeats(table.now())
    for (const seat of since.keys()) if (!awaited.includes(seat) || hasActed(news, seat)) since.delete(seat)
    for (const seat of awaited) if (!since.has(seat)) since.set(seat, clock.now())
    refresh()
  }
  look()
  const off = table.on(look)
  return {
    long,
    nudged() {
      nudgedAt = clock.now()
      refresh()
    },
    stop() {
      off()
      cancel()
    },
  }
}

/** Seats of people at other browsers that are asked, or deal; none by letters, or if nobody plays here. */
function awaitedSeats({ ask, sitters, standing, dealing, stalls = [], letters }: Now): readonly Seat[] {
  if (letters || standing !== 'playing' || !sitters.some(({ mine }) => mine)) return []
  const deals = [...(dealing ? [dealing.seat] : []), ...stalls]
  const asked = [...new Set([...choicesOf(ask).map(({ seat }) => seat), ...deals])]
  return asked.filter((seat) => {
    const sitter = sitters[seat]
    const isOther = sitter?.kind === 'person' && !sitter.mine
    return isOther && (sitter.present || deals.includes(seat))
  })
}

const hasActed = (news: News | undefined, seat: Seat): boolean =>
  news?.type === 'reset' || (news?.type === 'told' && news.entry.by === seat)
