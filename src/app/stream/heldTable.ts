import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import type { News, Now, Table } from '../../match/table.ts'

/** The way a table is held back. */
export interface TableHold {
  /** Nothing new is shown. */
  readonly held: boolean
  /** Delay of everything that is shown, s. */
  readonly delay: number
  /** The last thing that was played is still being shown. */
  readonly busy: boolean
}

/** The most moments that wait for the one before them. */
const patient = 2

/** A table that is shown later than it is played. */
export interface HeldTable {
  readonly table: Table
  /** Looks again at how it is held. */
  settle(): void
  /** Calls once everything has been shown. */
  whenShown(then: () => void): void
  stop(): void
}

interface Moment {
  readonly news: News
  readonly now: Now
  readonly entries: ReturnType<Table['journal']>
  readonly at: number
  /** It came while the table was held. */
  readonly missed: boolean
}

/** Seen by anyone: people have agreed to show their seats, not their faces. */
const veil = (now: Now): Now => ({ ...now, veiled: true })

/**
 * Holds a table back, so that nothing is told before it is shown. Everything gathered while it was held is shown at
 * once, and of it only the last thing that was played comes as news: nobody wants to see the rest in a rush.
 */
export function holdTable(given: Table, clock: Clock, hold: () => TableHold): HeldTable {
  const emitter = makeEmitter<News>()
  let [now, entries] = [veil(given.now()), given.journal()]
  let waiting: readonly Moment[] = []
  let waiters: readonly (() => void)[] = []
  let cancel = () => {}
  const show = (moment: Moment, news = moment.news) => {
    now = moment.now
    entries = moment.entries
    emitter.emit(news)
  }
  const settle = () => {
    cancel()
    if (hold().held) return
    const due = clock.now() - hold().delay * 1000
    const missed = waiting.findLastIndex((moment) => moment.missed && moment.at <= due) + 1
    const skipped = waiting.slice(0, missed)
    waiting = waiting.slice(missed)
    for (const { moment, news } of told(skipped)) show(moment, news)
    const isDue = ({ at }: Moment) => at <= due && (!hold().busy || waiting.length > patient)
    for (let [next] = waiting; next && isDue(next); [next] = waiting) {
      waiting = waiting.slice(1)
      show(next)
    }
    const [next] = waiting
    if (next && next.at > due) cancel = clock.after(next.at - due, settle)
    if (!next && !hold().busy) {
      const done = waiters
      waiters = []
      for (const then of done) then()
    }
  }
  const off = given.on((news) => {
    const moment = { news, now: veil(given.now()), entries: given.journal() }
    waiting = [...waiting, { ...moment, at: clock.now(), missed: hold().held }]
    settle()
  })
  return {
    table: { ...given, now: () => now, journal: () => entries, on: emitter.on },
    settle,
    whenShown(then) {
      waiters = [...waiters, then]
      settle()
    },
    stop() {
      cancel()
      off()
    },
  }
}

/** The news to tell of moments that have become due together. */
function told(ready: readonly Moment[]): readonly { moment: Moment; news: News }[] {
  const played = ready.filter(({ news }) => news.type === 'told').length
  if (played < 2) return ready.map((moment) => ({ moment, news: moment.news }))
  const last = ready.findLastIndex(({ news }) => news.type === 'told')
  const before = ready[last - 1]
  const jump: News = { type: 'reset', why: 'resync' }
  return [
    ...(before ? [{ moment: before, news: jump }] : []),
    ...ready.slice(last).map((moment) => ({ moment, news: moment.news })),
  ]
}
