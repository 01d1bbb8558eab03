import { assign, createActor, setup } from 'xstate'
import { chartClock, chartTypes } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import { type LoadingPart, loadingParts } from '../../overlay/drape/curtain.ts'

/** The times of a curtain, ms. */
export const drapeTimes = {
  /** A table that is ready sooner gets no curtain. */
  patience: 800,
  /** Without a part for this long, loading has stalled. */
  stall: 8000,
} as const

/** Times a curtain takes to open, ms: rolled up, faded where motion is reduced, or at once. */
export const rollTimes = { full: 450, reduced: 150, none: 0 } as const

interface DrapeParts {
  readonly clock: Clock
  /** The motion allowed. */
  readonly motion: keyof typeof rollTimes
}

type Loaded = readonly LoadingPart[]

/**
 * The curtain over a loading table; see `Curtain` for its states. With its first picture a table is ready, whatever
 * else is still on its way.
 */
const chart = setup({
  types: chartTypes<{
    context: { loaded: Loaded; motion: DrapeParts['motion'] }
    input: { motion: DrapeParts['motion'] }
    events: { type: 'loaded'; part: LoadingPart }
  }>(),
  delays: { patience: drapeTimes.patience, stall: drapeTimes.stall, roll: ({ context }) => rollTimes[context.motion] },
  guards: {
    isNew: ({ context, event }) => !context.loaded.includes(event.part),
    isReady: ({ event }) => event.part === 'frame',
  },
  actions: {
    add: assign(({ context, event }) => ({ loaded: [...context.loaded, event.part] })),
    complete: assign({ loaded: loadingParts }),
  },
}).createMachine({
  id: 'drape',
  context: ({ input }) => ({ loaded: [], motion: input.motion }),
  initial: 'waiting',
  states: {
    waiting: {
      after: { patience: 'building' },
      on: {
        loaded: [
          { guard: 'isReady', target: 'gone' },
          { guard: 'isNew', actions: 'add' },
        ],
      },
    },
    building: {
      after: { stall: 'stalled' },
      on: {
        loaded: [
          { guard: 'isReady', target: 'rolling', actions: 'complete' },
          { guard: 'isNew', target: 'building', reenter: true, actions: 'add' },
        ],
      },
    },
    stalled: {
      on: {
        loaded: [
          { guard: 'isReady', target: 'rolling', actions: 'complete' },
          { guard: 'isNew', target: 'building', actions: 'add' },
        ],
      },
    },
    rolling: { after: { roll: 'gone' } },
    gone: { type: 'final' },
  },
})

/** Hangs a curtain over a table that begins to load. Send it each part that has loaded; a part counts once. */
export const hangDrape = ({ clock, motion }: DrapeParts) =>
  createActor(chart, { input: { motion }, clock: chartClock(clock) }).start()
