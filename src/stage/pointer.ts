import { assign, emit, enqueueActions, setup } from 'xstate'
import { type Choice, touch } from './narrow.ts'

/** Where a hand is in choosing a move. */
export interface Pointing<M> {
  readonly choices: readonly Choice<M>[]
  /** Pieces picked so far. */
  readonly picked: readonly string[]
  /** The pieces pressed down on, the topmost first. */
  readonly down: readonly string[]
}

type PointerEvent<M> =
  /** What may be chosen from now on; what was picked is forgotten. */
  | { type: 'ask'; choices: readonly Choice<M>[] }
  /** Pressed or let go on pieces lying over one another, the topmost first. */
  | { type: 'down'; ids: readonly string[] }
  | { type: 'up'; ids: readonly string[] }
  /** Left the stage, or the press became something else. */
  | { type: 'away' }
  /** A step back: Escape, or the app. */
  | { type: 'back' }

type Told<M> =
  | { type: 'chosen'; move: M }
  | { type: 'refused'; ids: readonly string[] }
  | { type: 'picked'; picked: readonly string[] }

/**
 * A hand on the table: `idle`, `pointing` (pressed, neither a touch nor a slip yet), `offering` (some
 * pieces are picked and more are needed). Emits what it led to. It knows no browser.
 */
export const pointerMachine = <M>() =>
  setup({
    types: {
      context: {} as Pointing<M>,
      events: {} as PointerEvent<M>,
      emitted: {} as Told<M>,
    },
    actions: {
      forget: assign({ picked: [], down: [] }),
      takeBack: enqueueActions(({ context, enqueue }) => {
        if (context.picked.length === 0) return
        const picked = context.picked.slice(0, -1)
        enqueue.assign({ picked })
        enqueue(emit({ type: 'picked', picked }))
      }),
      touch: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'up') return
        const led = touch(context.choices, context.picked, event.ids)
        if (led.type === 'refused') enqueue(emit({ type: 'refused', ids: event.ids }))
        const picked =
          led.type === 'chosen' ? [] : led.type === 'narrowed' ? led.picked : context.picked
        enqueue.assign({ picked })
        if (led.type !== 'refused') enqueue(emit({ type: 'picked', picked }))
        if (led.type === 'chosen') enqueue(emit({ type: 'chosen', move: led.move }))
      }),
    },
    guards: {
      isBeside: ({ event }) => event.type === 'up' && event.ids.length === 0,
      isSlip: ({ context, event }) => event.type === 'up' && event.ids[0] !== context.down[0],
      hasPicked: ({ context }) => context.picked.length > 0,
    },
  }).createMachine({
    id: 'pointer',
    context: { choices: [], picked: [], down: [] },
    initial: 'idle',
    on: {
      ask: {
        target: '.idle',
        actions: [
          assign(({ event }) => ({ choices: event.choices, picked: [], down: [] })),
          emit({ type: 'picked', picked: [] }),
        ],
      },
      back: { target: '.resting', actions: 'takeBack' },
    },
    states: {
      idle: { on: { down: 'pointing' } },
      offering: { on: { down: 'pointing' } },
      pointing: {
        entry: assign(({ event }) => (event.type === 'down' ? { down: event.ids } : {})),
        on: {
          up: [
            { guard: 'isSlip', target: 'resting' },
            { guard: 'isBeside', target: 'resting', actions: 'takeBack' },
            { target: 'resting', actions: 'touch' },
          ],
          away: 'resting',
        },
      },
      resting: { always: [{ guard: 'hasPicked', target: 'offering' }, { target: 'idle' }] },
    },
  })
