import { assign, createActor, setup } from 'xstate'
import { chartClock, chartTypes } from '../kit/chart.ts'
import type { Clock } from '../kit/clock.ts'
import type { Seat } from '../rules/game.ts'
import { movesFor } from '../rules/standIns.ts'
import { seatsOf } from '../rules/tableState.ts'
import type { Now, Sitter, Table } from './table.ts'

/** Something that has just happened to the people at a table. */
export type Happening =
  /** The browser of a seat hosts the match now. */
  | { readonly type: 'hosting'; readonly seat: Seat }
  /** The person of a seat is back, for whom one of `before` has made some moves. */
  | { readonly type: 'back'; readonly seat: Seat; readonly moves: number; readonly before: readonly Sitter[] }

/** The latest happening, while it is told. */
export interface Happenings {
  told(): Happening | undefined
  /** Calls whenever something else is told; returns how to stop that. */
  on(listener: () => void): () => void
  /** Someone has gone into what is told, and takes the time they need; or has left it. */
  attend(isThere: boolean): void
  stop(): void
}

/** Nothing happens. */
export const noHappenings: Happenings = { told: () => undefined, on: () => () => {}, attend() {}, stop() {} }

/** Time for which a happening is told, ms: longer where it comes with something to press. */
const toldFor = { hosting: 4000, back: 8000 } as const

interface Happened {
  readonly type: 'happened'
  readonly what: Happening
}

/** Either `quiet`, or `telling` the latest happening for a while. */
const happeningChart = setup({
  types: chartTypes<{
    context: { readonly told: Happening | undefined }
    events: Happened | { readonly type: 'entered' } | { readonly type: 'left' }
  }>(),
  actions: {
    tell: assign(({ event }) => (event.type === 'happened' ? { told: event.what } : {})),
    hush: assign({ told: undefined }),
  },
  // Nobody may be kept from moving by a pointer that happens to rest there.
  guards: { mayStay: ({ context: { told } }) => told?.type === 'back' },
  delays: { toldFor: ({ context: { told } }) => toldFor[told?.type ?? 'hosting'] },
}).createMachine({
  id: 'happenings',
  context: { told: undefined },
  on: { happened: { target: '.telling', actions: 'tell' } },
  initial: 'quiet',
  states: {
    quiet: { entry: 'hush' },
    telling: {
      initial: 'passing',
      states: {
        passing: { after: { toldFor: '#happenings.quiet' }, on: { entered: { guard: 'mayStay', target: 'attended' } } },
        attended: { on: { left: 'passing' } },
      },
    },
  },
})

/** Tells for a while that a browser has become the host, or that someone is back for whom the computer has played. */
export function watchHappenings(table: Pick<Table, 'now' | 'on' | 'journal'>, clock: Clock): Happenings {
  const actor = createActor(happeningChart, { clock: chartClock(clock) })
  actor.start()
  let before = table.now()
  const off = table.on(() => {
    const now = table.now()
    const what = hostingNow(before, now) ?? backNow(before, now, table)
    before = now
    if (what) actor.send({ type: 'happened', what })
  })
  return {
    told: () => actor.getSnapshot().context.told,
    on(listener) {
      const { unsubscribe } = actor.subscribe(listener)
      return unsubscribe
    },
    attend: (isThere) => actor.send({ type: isThere ? 'entered' : 'left' }),
    stop() {
      off()
      actor.stop()
    },
  }
}

function hostingNow(before: Now, now: Now): Happening | undefined {
  const { roster } = now.table
  const [seat] = seatsOf(roster, roster.host ?? '')
  const isOther = now.epoch > before.epoch && roster.host !== before.table.roster.host
  return isOther && seat !== undefined ? { type: 'hosting', seat } : undefined
}

function backNow(before: Now, now: Now, { journal }: Pick<Table, 'journal'>): Happening | undefined {
  const isBack = ({ kind }: Sitter, seat: Seat) => kind === 'person' && before.sitters[seat]?.standIn === true
  const seat = now.sitters.findIndex(isBack)
  if (seat < 0) return undefined
  return { type: 'back', seat, moves: movesFor(journal(), seat), before: before.sitters }
}
