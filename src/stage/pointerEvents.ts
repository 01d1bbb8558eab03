import type { ScreenPoint } from './camera.ts'
import type { Gesture, Hand } from './hand.ts'

/** Hit testing for a canvas. Places are CSS pixels on it. */
export interface HitTest {
  /** The picks of a touch there, topmost first; a finger may mean a small piece beside it. */
  touched(at: ScreenPoint, byFinger?: boolean): readonly string[]
  /** The described piece there. */
  describedAt(at: ScreenPoint): string | undefined
  /** Describes what is there, as long as nothing else is done. */
  describe(at: ScreenPoint): void
  /** True when the table is larger than the stage and so can be panned. */
  isFree(): boolean
  /** Zooms by a factor. */
  zoom(at: ScreenPoint, factor: number): void
}

const pointOf = (event: MouseEvent): ScreenPoint => ({ x: event.offsetX, y: event.offsetY })

/** Passes a canvas's pointer events to a hand. Returns a function that stops. */
export function listen<M>(canvas: HTMLCanvasElement, hand: Hand<M>, hitTest: HitTest): () => void {
  const ending = new AbortController()
  // Touch belongs to the table: no scrolling, context menu or magnifier.
  canvas.style.touchAction = 'none'
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    canvas.addEventListener(type, act, { signal: ending.signal, passive: false })
  on('pointerdown', (event) => {
    if (event.button === 0) hand.dispatch(downOf(event, hitTest))
  })
  on('pointermove', (event) => {
    if (event.buttons === 0) hover(event, canvas, hand, hitTest)
    else drag(event, canvas, hand, hitTest)
  })
  on('pointerup', (event) => {
    const { pointerId: finger, timeStamp: time } = event
    const at = pointOf(event)
    hand.dispatch({ type: 'up', ids: hitTest.touched(at, isFinger(event)), at, finger, time })
  })
  on('pointercancel', () => hand.dispatch({ type: 'away' }))
  on('pointerleave', ({ pointerType }) => {
    // A lifted finger leaves too, but has already sent its own event.
    if (pointerType !== 'mouse') return
    hand.dispatch({ type: 'away' })
    hand.over(undefined)
  })
  on('contextmenu', (event) => {
    event.preventDefault()
    hitTest.describe(pointOf(event))
  })
  on('wheel', (event) => {
    event.preventDefault()
    hitTest.zoom(pointOf(event), factorOf(event))
  })
  return () => ending.abort()
}

function downOf(event: PointerEvent, hitTest: HitTest): Gesture {
  const at = pointOf(event)
  const isTouch = isFinger(event)
  return { type: 'down', ids: hitTest.touched(at, isTouch), at, finger: event.pointerId, isTouch }
}

const isFinger = ({ pointerType }: PointerEvent) => pointerType !== 'mouse'

function drag<M>(event: PointerEvent, canvas: HTMLElement, hand: Hand<M>, hitTest: HitTest): void {
  const isFree = hitTest.isFree()
  // Captures the pointer, so that panning goes on beyond the stage's edge.
  if (isFree && !canvas.hasPointerCapture(event.pointerId)) canvas.setPointerCapture(event.pointerId)
  hand.dispatch({ type: 'move', at: pointOf(event), finger: event.pointerId, isFree })
}

/** A mouse with nothing pressed. */
function hover<M>(event: PointerEvent, canvas: HTMLElement, hand: Hand<M>, hitTest: HitTest): void {
  const at = pointOf(event)
  const next = hand.next()
  const leads = hitTest.touched(at).some((pick) => next.has(pick))
  canvas.style.cursor = leads ? 'pointer' : hitTest.isFree() ? 'grab' : ''
  if (event.pointerType === 'mouse') hand.over(hitTest.describedAt(at))
}

/** Zoom factor of a wheel event: a notch is about 100 pixels, or 3 lines. */
function factorOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33)
  // A touchpad pinch arrives as small wheel events with the control key.
  const speed = ctrlKey ? 0.01 : 0.0022
  return Math.exp(-Math.min(240, Math.max(-240, pixels)) * speed)
}
