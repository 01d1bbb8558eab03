import { between, type Camera, clamped, fitted, isFitted, isSame } from './camera.ts'
import type { Size } from './face.ts'
import { eased } from './pose.ts'
import type { Screen } from './scene.ts'

/** Whoever moves the camera: at once, or gliding in the time of the picture's own clock. */
export interface Operator {
  now(): Camera
  /** Where it is or is gliding to. */
  goal(): Camera
  /** There at once. */
  cut(camera: Camera): void
  /** There in so many milliseconds; at once where movement is unwanted. */
  glide(camera: Camera, ms?: number): void
  /** Nearer to where it should be, softly, for a goal that itself moves. */
  steer(camera: Camera, ms: number): void
  /** The stage has another size: what was seen is seen still, unless the stage has another form. */
  resize(from: Size, to: Size): void
  /** Lets time pass, in milliseconds; `busy`: the picture itself moves. True while frames are needed. */
  pass(ms: number, busy: boolean): boolean
  /** True when it does not move and everything is as crisp as it will be. */
  isStill(): boolean
}

/** In this time, in milliseconds, steering comes two thirds of the way. */
const softness = 160
/** How long a glide takes that is not told otherwise, in milliseconds. */
const usual = 280
/** Everything is made crisp when the camera has rested so long, in milliseconds. */
const restsFor = 140

interface Glide {
  readonly from: Camera
  readonly to: Camera
  readonly ms: number
  readonly at: number
}

/** Opens an operator; `onMoved` hears of every change of the goal. */
export function openOperator(
  screen: Pick<Screen, 'look' | 'sharpen' | 'wake'>,
  isCalm: () => boolean,
  onMoved: () => void,
): Operator {
  let now = fitted
  let glide: Glide | undefined
  /** Milliseconds of rest since the picture or the camera last moved; undefined: it is crisp. */
  let rested: number | undefined

  const show = (camera: Camera) => {
    now = camera
    rested = 0
    screen.look(now)
  }
  const cut = (camera: Camera) => {
    glide = undefined
    if (!isSame(camera, now)) show(camera)
    screen.wake()
    onMoved()
  }
  const goal = () => glide?.to ?? now
  const move = (ms: number) => {
    if (!glide) return
    const at = glide.at + ms
    const { from, to } = glide
    const isThere = at >= glide.ms
    show(isThere ? to : between(from, to, eased('inOut', at / glide.ms)))
    glide = isThere ? undefined : { ...glide, at }
  }
  const settle = (ms: number, busy: boolean) => {
    // Whatever is drawn while the camera is near may not be crisp yet.
    if (rested === undefined && !isFitted(now)) rested = 0
    if (rested === undefined) return
    rested = busy || glide ? 0 : rested + ms
    if (rested < restsFor) return
    rested = undefined
    screen.sharpen()
  }
  return {
    now: () => now,
    goal,
    cut,
    glide: (camera, ms = usual) => {
      if (isSame(camera, goal())) return
      if (isCalm() || document.hidden) return cut(camera)
      glide = { from: now, to: camera, ms, at: 0 }
      screen.wake()
      onMoved()
    },
    steer: (camera, ms) => {
      glide = undefined
      show(between(now, camera, 1 - Math.exp(-ms / softness)))
    },
    resize: (from, to) => {
      const isAlike = Math.abs(Math.log((to.w * from.h) / (to.h * from.w))) < 0.3
      const { zoom, x, y } = goal()
      const next = { zoom, x: (x * to.w) / from.w, y: (y * to.h) / from.h }
      cut(isAlike ? clamped(next, to) : fitted)
    },
    pass: (ms, busy) => {
      move(ms)
      settle(ms, busy)
      return glide !== undefined || rested !== undefined
    },
    isStill: () => glide === undefined && rested === undefined,
  }
}
