import { assign, emit, enqueueActions, setup } from 'xstate'
import type { Pair, Spot } from './camera.ts'
import { type Choice, stillPicked, touch } from './narrow.ts'

/** A finger on the stage, or a mouse with its button down. */
interface Finger {
  readonly id: number
  readonly at: Spot
}

/** A press let go: where, on what, and when in milliseconds. */
interface Tap {
  readonly at: Spot
  readonly on: string | undefined
  readonly time: number
}

/** Where a hand is in choosing a move. */
export interface Pointing<M> {
  readonly choices: readonly Choice<M>[]
  /** Pieces picked so far. */
  readonly picked: readonly string[]
  /** The pieces pressed down on, the topmost first, and where. */
  readonly down: readonly string[]
  readonly from: Spot
  /** Not a mouse: it may hold instead of hovering. */
  readonly isTouch: boolean
  /** What is pressed just now, at most two, the first first. */
  readonly fingers: readonly Finger[]
  /** The tap before, of which a further one may make a double tap. */
  readonly tap: Tap | undefined
}

/** What a pointer does. Places are CSS pixels of the stage; `finger` tells pointers apart. */
export type PointerEvent<M> =
  /** What may be chosen from now on; what was picked is forgotten, unless it is handed in again. */
  | { type: 'ask'; choices: readonly Choice<M>[]; picked?: readonly string[] }
  /** Pressed or let go on pieces lying over one another, the topmost first. */
  | { type: 'down'; ids: readonly string[]; at: Spot; finger: number; isTouch: boolean }
  | { type: 'up'; ids: readonly string[]; at: Spot; finger: number; time: number }
  /** Moved while pressed; `isFree`: the table is larger than the stage, and so can be moved along. */
  | { type: 'move'; at: Spot; finger: number; isFree: boolean }
  /** Left the stage, or the press became something else. */
  | { type: 'away' }
  /** A step back: Escape, or the app. */
  | { type: 'back' }

/** What a hand led to. */
export type PointerNews<M> =
  | { type: 'chosen'; move: M }
  | { type: 'refused'; ids: readonly string[] }
  | { type: 'picked'; picked: readonly string[] }
  /** A finger rests here. */
  | { type: 'held'; at: Spot }
  /** Tapped twice, where the second tap leads to no move. */
  | { type: 'twice'; at: Spot }
  /** The table is moved along. */
  | { type: 'panned'; by: Spot }
  /** The table is held by two fingers. */
  | { type: 'pinched'; from: Pair; to: Pair }

/** How long a finger rests until it holds, in milliseconds. */
export const holdsFor = 450
/** How far a press may move and still be a tap, in CSS pixels. */
const slips = { mouse: 6, touch: 10 } as const
/** How soon and how near the second tap of a double tap comes, in milliseconds and CSS pixels. */
const second = { within: 300, beside: 28 } as const

const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

const isSecond = ({ tap }: { readonly tap: Tap | undefined }, { at, on, time }: Tap) =>
  tap !== undefined &&
  tap.on === on &&
  time - tap.time < second.within &&
  far(tap.at, at) < second.beside

const moveTo = (fingers: readonly Finger[], id: number, at: Spot) =>
  fingers.map((finger) => (finger.id === id ? { id, at } : finger))

/**
 * A hand on the table: `idle`, `pointing` (pressed, neither a tap nor anything else yet), `offering`
 * (some pieces are picked and more are needed), `holding` (a finger rests), `panning` and `pinching`
 * (the table is moved). Emits what it led to. It knows no browser.
 */
export const pointerMachine = <M>() =>
  setup({
    types: {
      context: {} as Pointing<M>,
      events: {} as PointerEvent<M>,
      emitted: {} as PointerNews<M>,
    },
    delays: { hold: holdsFor },
    actions: {
      takeQuestion: assign(({ event }) =>
        event.type === 'ask'
          ? { choices: event.choices, picked: stillPicked(event.choices, event.picked ?? []) }
          : {},
      ),
      tellPicked: emit(({ context }) => ({ type: 'picked', picked: context.picked })),
      takeBack: enqueueActions(({ context, enqueue }) => {
        if (context.picked.length === 0) return
        const picked = context.picked.slice(0, -1)
        enqueue.assign({ picked })
        enqueue(emit({ type: 'picked', picked }))
      }),
      press: assign(({ event }) => {
        if (event.type !== 'down') return {}
        const { ids, at, finger, isTouch } = event
        return { down: ids, from: at, isTouch, fingers: [{ id: finger, at }] }
      }),
      pressMore: assign(({ context: { fingers }, event }) =>
        event.type === 'down' && fingers.length < 2
          ? { fingers: [...fingers, { id: event.finger, at: event.at }] }
          : {},
      ),
      touch: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'up') return
        const { ids, at, time } = event
        const led = touch(context.choices, context.picked, ids)
        if (led.type === 'refused') {
          const isTwice = isSecond(context, { at, on: ids[0], time })
          enqueue(emit(isTwice ? { type: 'twice', at } : { type: 'refused', ids }))
          return
        }
        const picked = led.type === 'chosen' ? [] : led.picked
        enqueue.assign({ picked })
        enqueue(emit({ type: 'picked', picked }))
        if (led.type === 'chosen') enqueue(emit({ type: 'chosen', move: led.move }))
      }),
      touchBeside: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'up') return
        const { at, time } = event
        if (isSecond(context, { at, on: undefined, time })) enqueue(emit({ type: 'twice', at }))
      }),
      rememberTap: assign(({ context, event }) => {
        if (event.type !== 'up') return {}
        const tap = { at: event.at, on: event.ids[0], time: event.time }
        // A third tap begins anew.
        return { tap: isSecond(context, tap) ? undefined : tap }
      }),
      tellHeld: emit(({ context }) => ({ type: 'held', at: context.from })),
      pan: enqueueActions(({ context: { fingers }, event, enqueue }) => {
        if (event.type !== 'move') return
        const last = fingers.find(({ id }) => id === event.finger)
        if (!last) return
        enqueue.assign({ fingers: moveTo(fingers, event.finger, event.at) })
        const by = { x: event.at.x - last.at.x, y: event.at.y - last.at.y }
        enqueue(emit({ type: 'panned', by }))
      }),
      pinch: enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'move') return
        const fingers = moveTo(context.fingers, event.finger, event.at)
        const [a, b] = context.fingers
        const [c, d] = fingers
        enqueue.assign({ fingers })
        if (!a || !b || !c || !d) return
        enqueue(emit({ type: 'pinched', from: [a.at, b.at], to: [c.at, d.at] }))
      }),
      lift: assign(({ context, event }) =>
        event.type === 'up'
          ? { fingers: context.fingers.filter(({ id }) => id !== event.finger) }
          : { fingers: [] },
      ),
    },
    guards: {
      isBeside: ({ event }) => event.type === 'up' && event.ids.length === 0,
      isSlip: ({ context, event }) => event.type === 'up' && event.ids[0] !== context.down[0],
      isDrag: ({ context, event }) =>
        event.type === 'move' &&
        event.isFree &&
        far(context.from, event.at) > slips[context.isTouch ? 'touch' : 'mouse'],
      isTouch: ({ context }) => context.isTouch,
      isStranger: ({ context, event }) =>
        event.type === 'up' && context.fingers.every(({ id }) => id !== event.finger),
      isLast: ({ context, event }) =>
        event.type === 'up' && context.fingers.every(({ id }) => id === event.finger),
      hasPicked: ({ context }) => context.picked.length > 0,
    },
  }).createMachine({
    id: 'pointer',
    context: {
      choices: [],
      picked: [],
      down: [],
      from: { x: 0, y: 0 },
      isTouch: false,
      fingers: [],
      tap: undefined,
    },
    initial: 'idle',
    on: {
      ask: { target: '.resting', actions: ['takeQuestion', 'tellPicked'] },
      back: { target: '.resting', actions: 'takeBack' },
    },
    states: {
      idle: { on: { down: 'pointing' } },
      offering: { on: { down: 'pointing' } },
      pointing: {
        entry: 'press',
        after: { hold: { guard: 'isTouch', target: 'holding' } },
        on: {
          up: [
            { guard: 'isSlip', target: 'resting' },
            {
              guard: 'isBeside',
              target: 'resting',
              actions: ['touchBeside', 'rememberTap', 'takeBack'],
            },
            { target: 'resting', actions: ['touch', 'rememberTap'] },
          ],
          move: { guard: 'isDrag', target: 'panning', actions: 'pan' },
          down: { target: 'pinching', actions: 'pressMore' },
          away: 'resting',
        },
      },
      holding: {
        entry: 'tellHeld',
        on: { up: 'resting', down: { target: 'pinching', actions: 'pressMore' }, away: 'resting' },
      },
      panning: {
        on: {
          move: { actions: 'pan' },
          up: 'resting',
          down: { target: 'pinching', actions: 'pressMore' },
          away: 'resting',
          // What is asked meanwhile does not take the table out of the hand.
          ask: { actions: ['takeQuestion', 'tellPicked'] },
        },
      },
      pinching: {
        on: {
          move: { actions: 'pinch' },
          up: [
            // A third finger counts for nothing.
            { guard: 'isStranger' },
            { guard: 'isLast', target: 'resting' },
            { target: 'panning', actions: 'lift' },
          ],
          away: 'resting',
          ask: { actions: ['takeQuestion', 'tellPicked'] },
        },
      },
      resting: { always: [{ guard: 'hasPicked', target: 'offering' }, { target: 'idle' }] },
    },
  })
