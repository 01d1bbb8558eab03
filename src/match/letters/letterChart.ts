import { createActor, setup, transition } from 'xstate'
import { chartTypes } from '../../kit/chart.ts'

/** The state of a match by letters on one device. */
export type LetterState =
  /** A person here has to choose. */
  | 'writing'
  /** A letter is ready, and nobody has sent it yet. */
  | 'ready'
  /** It is for someone else to write, or the match is over. */
  | 'waiting'

/** The match has changed. */
interface Changed {
  readonly type: 'changed'
  /** This device writes next. */
  readonly isOurs: boolean
  /** It has written the change. */
  readonly hasWritten: boolean
}

/** The match has changed, or its letter is on its way. */
type LetterEvent = Changed | { readonly type: 'sent' }

const chart = setup({
  types: chartTypes<{ context: Record<string, never>; events: LetterEvent }>(),
  guards: {
    isOurs: ({ event }) => event.type === 'changed' && event.isOurs,
    hasWritten: ({ event }) => event.type === 'changed' && event.hasWritten,
  },
}).createMachine({
  id: 'letter',
  context: {},
  on: {
    changed: [
      { guard: 'isOurs', target: '.writing' },
      { guard: 'hasWritten', target: '.ready' },
      // News from others: they have gone on from what was sent here.
      { target: '.waiting' },
    ],
  },
  initial: 'waiting',
  states: { writing: {}, ready: { on: { sent: 'waiting' } }, waiting: {} },
})

/** The letter of a match as a chart, in the state in which the device left it. */
export function startLetterChart(state: LetterState) {
  const actor = createActor(chart, { snapshot: chart.resolveState({ value: state, context: {} }) }).start()
  return {
    now: () => actor.getSnapshot().value,
    send: actor.send,
    /** The state after an event, to be stored before it is shown. */
    after: (event: LetterEvent) => transition(chart, actor.getSnapshot(), event)[0].value,
  }
}
