import { assign, createActor, setup } from 'xstate'
import { chartClock, chartTypes } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'

/** The parts of a table that load, in the order in which people are told of them. */
export const loadingParts = ['rules', 'words', 'stage', 'frame'] as const

/** A part of a table that loads: its rules, its words, its graphics, and the first picture drawn with them. */
export type LoadingPart = (typeof loadingParts)[number]

/** The times of a curtain, ms. */
export const drapeTimes = {
  /** A table that is ready sooner gets no curtain. */
  patience: 800,
  /** Without a part for this long, loading has stalled. */
  stall: 8000,
  roll: 450,
  /** The cross-fade that replaces rolling where motion is reduced. */
  fade: 150,
} as const

interface DrapeParts {
  readonly clock: Clock
  /** Nothing moves more than it has to. */
  readonly still: boolean
}

type Loaded = readonly LoadingPart[]

const withPart = (loaded: Loaded, part: LoadingPart): Loaded => (loaded.includes(part) ? loaded : [...loaded, part])

/**
 * The curtain over a loading table:
 * - `waiting`: too early to show anything
 * - `building`: shown, and growing with the parts
 * - `stalled`: shown, but nothing has come for long
 * - `rolling`: on its way up; the table beneath can be played
 * - `gone`: no longer there
 */
const chart = setup({
  types: chartTypes<{
    context: { loaded: Loaded; still: boolean }
    input: { still: boolean }
    events: { type: 'loaded'; part: LoadingPart }
  }>(),
  delays: {
    patience: drapeTimes.patience,
    stall: drapeTimes.stall,
    roll: ({ context }) => (context.still ? drapeTimes.fade : drapeTimes.roll),
  },
  guards: {
    isNew: ({ context, event }) => !context.loaded.includes(event.part),
    isLast: ({ context, event }) => withPart(context.loaded, event.part).length === loadingParts.length,
  },
  actions: { add: assign(({ context, event }) => ({ loaded: withPart(context.loaded, event.part) })) },
}).createMachine({
  id: 'drape',
  context: ({ input }) => ({ loaded: [], still: input.still }),
  initial: 'waiting',
  states: {
    waiting: {
      after: { patience: 'building' },
      on: { loaded: [{ guard: 'isLast', target: 'gone', actions: 'add' }, { actions: 'add' }] },
    },
    building: {
      after: { stall: 'stalled' },
      on: {
        loaded: [
          { guard: 'isLast', target: 'rolling', actions: 'add' },
          { guard: 'isNew', target: 'building', reenter: true, actions: 'add' },
        ],
      },
    },
    stalled: {
      on: {
        loaded: [
          { guard: 'isLast', target: 'rolling', actions: 'add' },
          { guard: 'isNew', target: 'building', actions: 'add' },
        ],
      },
    },
    rolling: { after: { roll: 'gone' } },
    gone: { type: 'final' },
  },
})

/** Hangs a curtain over a table that begins to load. Send it each part that has loaded; a part counts once. */
export const hangDrape = ({ clock, still }: DrapeParts) =>
  createActor(chart, { input: { still }, clock: chartClock(clock) }).start()
