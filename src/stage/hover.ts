import { assign, emit, setup } from 'xstate'
import { chartTypes } from '../kit/chart.ts'

type HoverEvent =
  /** A mouse moved with nothing pressed; `on` is the described piece under it. */
  | { readonly type: 'over'; readonly on: string | undefined }
  /** A button or a finger went down. */
  | { readonly type: 'press' }

type HoverNews =
  /** The piece under the mouse; undefined if it has left all pieces. */
  | { readonly type: 'pointed'; readonly on: string | undefined }
  /** The mouse has come to rest on a piece; undefined once it leaves or does something else. */
  | { readonly type: 'hovered'; readonly on: string }
  | { readonly type: 'left' }

/** Time for which a mouse rests on a piece before its description shows, in milliseconds. */
export const restsFor = 350

/**
 * A mouse over the table: `away`, `waiting` (on a piece, not yet at rest), `telling` (describing it), `quiet` (pressed:
 * no description until it leaves the piece). Knows nothing of the browser.
 */
export const hoverMachine = setup({
  types: chartTypes<{ context: { readonly on: string | undefined }; events: HoverEvent; emitted: HoverNews }>(),
  delays: { rest: restsFor },
  actions: {
    remember: assign(({ event }) => (event.type === 'over' ? { on: event.on } : {})),
    tellHovered: emit(({ context }) =>
      context.on === undefined ? { type: 'left' } : { type: 'hovered', on: context.on },
    ),
    tellLeft: emit({ type: 'left' }),
    tellPointed: emit(({ event }) => ({ type: 'pointed', on: event.type === 'over' ? event.on : undefined })),
  },
  guards: {
    isNothing: ({ event }) => event.type === 'over' && event.on === undefined,
    isSame: ({ context, event }) => event.type === 'over' && event.on === context.on,
  },
}).createMachine({
  id: 'hover',
  context: { on: undefined },
  initial: 'away',
  on: {
    over: [
      { guard: 'isNothing', target: '.away', actions: ['remember', 'tellPointed'] },
      { target: '.waiting', actions: ['remember', 'tellPointed'] },
    ],
    press: '.quiet',
  },
  states: {
    away: {},
    // Restarts the wait on every move: only a mouse at rest gets a description.
    waiting: { after: { rest: 'telling' } },
    telling: { entry: 'tellHovered', exit: 'tellLeft', on: { over: { guard: 'isSame' } } },
    quiet: { on: { over: { guard: 'isSame' } } },
  },
})
