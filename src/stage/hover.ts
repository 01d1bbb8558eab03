import { assign, emit, setup } from 'xstate'

type HoverEvent =
  /** A mouse moved with nothing pressed; `on` is the piece under it that has words. */
  | { readonly type: 'over'; readonly on: string | undefined }
  /** A button or a finger went down. */
  | { readonly type: 'press' }

type Told =
  /** The mouse has rested on a piece; it has left it, or something else is being done. */
  { readonly type: 'hovered'; readonly on: string } | { readonly type: 'left' }

/** How long a mouse rests on a piece until its words are wanted, in milliseconds. */
export const restsFor = 350

/**
 * A mouse over the table: `away`, `waiting` (on a piece, not yet at rest), `telling` (its words are
 * wanted), `quiet` (pressed here: no words until it has left the piece). It knows no browser.
 */
export const hoverMachine = setup({
  types: {
    context: {} as { readonly on: string | undefined },
    events: {} as HoverEvent,
    emitted: {} as Told,
  },
  delays: { rest: restsFor },
  actions: {
    remember: assign(({ event }) => (event.type === 'over' ? { on: event.on } : {})),
    tellHovered: emit(({ context }) =>
      context.on === undefined ? { type: 'left' } : { type: 'hovered', on: context.on },
    ),
    tellLeft: emit({ type: 'left' }),
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
      { guard: 'isNothing', target: '.away', actions: 'remember' },
      { target: '.waiting', actions: 'remember' },
    ],
    press: '.quiet',
  },
  states: {
    away: {},
    // Every further move begins the wait anew: words are for a mouse that rests.
    waiting: { after: { rest: 'telling' } },
    telling: { entry: 'tellHovered', exit: 'tellLeft', on: { over: { guard: 'isSame' } } },
    quiet: { on: { over: { guard: 'isSame' } } },
  },
})
