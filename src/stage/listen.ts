import type { Spot } from './camera.ts'
import type { Gesture, Hand } from './hand.ts'

/** What lies where, for whoever listens to a canvas. Places are CSS pixels of it. */
export interface Ground {
  /** What a touch there counts as, the topmost first. */
  touched(at: Spot): readonly string[]
  /** The piece there that has words. */
  wordy(at: Spot): string | undefined
  /** The table is larger than the stage, and so can be moved along. */
  isFree(): boolean
  /** Nearer by a factor, or further away. */
  zoom(at: Spot, factor: number): void
}

const spotOf = (event: MouseEvent): Spot => ({ x: event.offsetX, y: event.offsetY })

/** Passes the pointer's doings on a canvas to a hand; returns what ends it. */
export function listen<M>(canvas: HTMLCanvasElement, hand: Hand<M>, ground: Ground): () => void {
  const ending = new AbortController()
  // Fingers belong to the table: no scrolling, no menu, no magnifier.
  canvas.style.touchAction = 'none'
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => canvas.addEventListener(type, act, { signal: ending.signal, passive: false })
  on('pointerdown', (event) => {
    if (event.button === 0) hand.feel(downOf(event, ground))
  })
  on('pointermove', (event) => {
    if (event.buttons === 0) wander(event, canvas, hand, ground)
    else drag(event, canvas, hand, ground)
  })
  on('pointerup', (event) => {
    const { pointerId: finger, timeStamp: time } = event
    const at = spotOf(event)
    hand.feel({ type: 'up', ids: ground.touched(at), at, finger, time })
  })
  on('pointercancel', () => hand.feel({ type: 'away' }))
  on('pointerleave', ({ pointerType }) => {
    // A finger leaves whenever it is lifted, which has been told already.
    if (pointerType !== 'mouse') return
    hand.feel({ type: 'away' })
    hand.over(undefined)
  })
  on('contextmenu', (event) => event.preventDefault())
  on('wheel', (event) => {
    event.preventDefault()
    ground.zoom(spotOf(event), factorOf(event))
  })
  return () => ending.abort()
}

function downOf(event: PointerEvent, ground: Ground): Gesture {
  const at = spotOf(event)
  const isTouch = event.pointerType !== 'mouse'
  return { type: 'down', ids: ground.touched(at), at, finger: event.pointerId, isTouch }
}

function drag<M>(event: PointerEvent, canvas: HTMLElement, hand: Hand<M>, ground: Ground): void {
  const isFree = ground.isFree()
  // A table that is moved along is not let go at the edge of the stage.
  if (isFree && !canvas.hasPointerCapture(event.pointerId))
    canvas.setPointerCapture(event.pointerId)
  hand.feel({ type: 'move', at: spotOf(event), finger: event.pointerId, isFree })
}

/** A mouse with nothing pressed. */
function wander<M>(event: PointerEvent, canvas: HTMLElement, hand: Hand<M>, ground: Ground): void {
  const at = spotOf(event)
  const next = hand.next()
  const leads = ground.touched(at).some((pick) => next.has(pick))
  canvas.style.cursor = leads ? 'pointer' : ground.isFree() ? 'grab' : ''
  if (event.pointerType === 'mouse') hand.over(ground.wordy(at))
}

/** How much nearer one turn of the wheel brings: a notch is about 100 pixels, or 3 lines. */
function factorOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33)
  // A pinch on a touchpad comes as a wheel with the control key, in small portions.
  const speed = ctrlKey ? 0.01 : 0.0022
  return Math.exp(-Math.min(240, Math.max(-240, pixels)) * speed)
}
