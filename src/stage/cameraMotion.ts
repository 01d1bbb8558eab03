import { between, type Camera, clamped, fitted, isFitted, isSame } from './camera.ts'
import type { Size } from './face.ts'
import { eased } from './pose.ts'
import type { SpriteCanvas } from './scene.ts'

/** Moves the camera, by a cut or by a glide timed by the stage's own frames. */
export interface CameraMotion {
  now(): Camera
  /** Where it is, or where it is gliding to. */
  goal(): Camera
  /** Cuts to a camera. */
  cut(camera: Camera): void
  /** Glides there in some milliseconds; cuts if reduced motion is preferred. */
  glide(camera: Camera, ms?: number): void
  /** Eases towards a moving goal. */
  steer(camera: Camera, ms: number): void
  /** Follows a resize: keeps what was in sight, unless the stage's proportions changed. */
  resize(from: Size, to: Size): void
  /** Advances by some milliseconds; `busy`: something on the table is moving. True while frames are needed. */
  pass(ms: number, busy: boolean): boolean
  /** True when it is at rest and everything is as crisp as it gets. */
  isStill(): boolean
}

/** Time constant of steering, in milliseconds: two thirds of the way. */
const softness = 160
/** Default length of a glide, in milliseconds. */
const usual = 280
/** Time for which the camera rests before everything is made crisp, in milliseconds. */
const restsFor = 140

interface Glide {
  readonly from: Camera
  readonly to: Camera
  readonly ms: number
  readonly at: number
}

/** Opens a camera motion; `onMoved` is called whenever the goal changes. */
export function openCameraMotion(
  screen: Pick<SpriteCanvas, 'look' | 'sharpen' | 'wake'>,
  isCalm: () => boolean,
  onMoved: () => void,
): CameraMotion {
  let now = fitted
  let glide: Glide | undefined
  /** Milliseconds since the table or the camera last moved; undefined once crisp. */
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
    // Anything drawn with the camera zoomed in may not be crisp yet.
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
