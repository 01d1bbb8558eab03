import { assign, emit, enqueueActions, setup } from 'xstate'
import { chartTypes } from '../kit/chart.ts'
import type { PinchPoints, ScreenPoint } from './camera.ts'
import { type MovePicks, stillPicked, touch } from './narrow.ts'

/** A finger on the stage, or a mouse with its button down. */
interface Finger {
  readonly id: number
  readonly at: ScreenPoint
}

/** A press let go: where, on what, and when in milliseconds. */
interface Tap {
  readonly at: ScreenPoint
  readonly on: string | undefined
  readonly time: number
}

/** The choice in progress and what the pointer is doing. */
export interface PointerContext<M> {
  readonly choices: readonly MovePicks<M>[]
  /** Pieces picked so far. */
  readonly picked: readonly string[]
  /** The pieces pressed, topmost first, and where. */
  readonly down: readonly string[]
  readonly from: ScreenPoint
  /** A touch, which holds for a while where a mouse would hover. */
  readonly isTouch: boolean
  /** The pointers pressed now, oldest first; at most two. */
  readonly fingers: readonly Finger[]
  /** The previous tap, which the next may turn into a double tap. */
  readonly tap: Tap | undefined
}

/** A pointer's actions. Points are CSS pixels of the stage; `finger` tells pointers apart. */
export type PointerEvent<M> =
  /** New choices; clears what was picked unless it is passed in again. */
  | { type: 'ask'; choices: readonly MovePicks<M>[]; picked?: readonly string[] }
  /** Pressed or released on overlapping pieces, topmost first. */
  | { type: 'down'; ids: readonly string[]; at: ScreenPoint; finger: number; isTouch: boolean }
  | { type: 'up'; ids: readonly string[]; at: ScreenPoint; finger: number; time: number }
  /** Moved while pressed; `isFree`: the table is larger than the stage and so can be panned. */
  | { type: 'move'; at: ScreenPoint; finger: number; isFree: boolean }
  /** Left the stage, or the browser cancelled the press. */
  | { type: 'away' }
  /** A step back: Escape, or the app. */
  | { type: 'back' }

/** Results of pointer actions. */
export type PointerNews<M> =
  | { type: 'chosen'; move: M }
  | { type: 'refused'; ids: readonly string[] }
  | { type: 'picked'; picked: readonly string[] }
  /** A long press. */
  | { type: 'held'; at: ScreenPoint }
  /** A double tap whose second tap picks nothing. */
  | { type: 'twice'; at: ScreenPoint }
  /** A drag that pans the table. */
  | { type: 'panned'; by: ScreenPoint }
  /** Two fingers that pinch the table. */
  | { type: 'pinched'; from: PinchPoints; to: PinchPoints }

/** Length of a long press, in milliseconds. */
export const holdsFor = 450
/** The furthest a press may move and still be a tap, in CSS pixels. */
const slips = { mouse: 6, touch: 10 } as const
/** The greatest delay and distance of the second tap of a double tap, in milliseconds and CSS pixels. */
const second = { within: 300, beside: 28 } as const

const far = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y)

const isSecond = ({ tap }: { readonly tap: Tap | undefined }, { at, on, time }: Tap) =>
  tap !== undefined && tap.on === on && time - tap.time < second.within && far(tap.at, at) < second.beside

const moveTo = (fingers: readonly Finger[], id: number, at: ScreenPoint) =>
  fingers.map((finger) => (finger.id === id ? { id, at } : finger))

/**
 * A hand on the table: `idle`, `pointing` (pressed, not yet a tap or anything else), `offering` (some pieces are picked
 * and more are needed), `holding` (a long press), `panning` and `pinching` (the table moves). Emits what came of it.
 * Knows nothing of the browser.
 */
export const pointerMachine = <M>() =>
  setup({
    types: chartTypes<{ context: PointerContext<M>; events: PointerEvent<M>; emitted: PointerNews<M> }>(),
    delays: { hold: holdsFor },
    actions: {
      takeQuestion: assign(({ event }) =>
        event.type === 'ask' ? { choices: event.choices, picked: stillPicked(event.choices, event.picked ?? []) } : {},
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
        // A third tap starts over.
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
        event.type === 'up' ? { fingers: context.fingers.filter(({ id }) => id !== event.finger) } : { fingers: [] },
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
      isStranger: ({ context, event }) => event.type === 'up' && context.fingers.every(({ id }) => id !== event.finger),
      isLast: ({ context, event }) => event.type === 'up' && context.fingers.every(({ id }) => id === event.finger),
      hasPicked: ({ context }) => context.picked.length > 0,
    },
  }).createMachine({
    id: 'pointer',
    context: { choices: [], picked: [], down: [], from: { x: 0, y: 0 }, isTouch: false, fingers: [], tap: undefined },
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
            { guard: 'isBeside', target: 'resting', actions: ['touchBeside', 'rememberTap', 'takeBack'] },
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
          // A new question doesn't interrupt panning.
          ask: { actions: ['takeQuestion', 'tellPicked'] },
        },
      },
      pinching: {
        on: {
          move: { actions: 'pinch' },
          up: [
            // Ignores a third finger.
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
