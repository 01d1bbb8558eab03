import type { GameTypes } from '../rules/game.ts'
import { boardFrame } from './boardFrame.ts'
import {
  type Camera,
  clamped,
  fitted,
  framing,
  isFitted,
  isSame,
  type PinchPoints,
  panned,
  pinched,
  type ScreenPoint,
  zoomed,
} from './camera.ts'
import { openCameraMotion } from './cameraMotion.ts'
import { type DirectorOptions, direct, noShot, type Shot, type StageGeometry } from './director.ts'
import type { NowPlaying } from './effectQueue.ts'
import type { Rect, Size } from './face.ts'
import type { SceneRoom } from './moments/banner.ts'
import { openLean } from './moments/lean.ts'
import { around, meet } from './rects.ts'
import type { SpriteCanvas } from './scene.ts'
import type { StageView } from './view.ts'

/** Everything that moves the camera: a person's hands, or the director. */
export interface Camerawork {
  /** Where it is. */
  now(): Camera
  /** Where it is heading. */
  goal(): Camera
  /** Zooms by a factor about a point, gliding if asked. */
  zoom(at: ScreenPoint, factor: number, glides?: boolean): void
  pan(by: ScreenPoint): boolean
  pinch(from: PinchPoints, to: PinchPoints): void
  showAll(): void
  /** Frames a rectangle of the fitted picture, as large as fits in a part of the stage. */
  focus(at: Rect, within: Rect): void
  /** Puts the camera where a person has had it before. */
  place(camera: Camera): void
  /** Lets the director move it, as someone wants the table filmed, or nobody. */
  direct(follow: boolean, direction?: DirectorOptions): void
  /** The director's camera is on its way: what it is to show waits for it. */
  isOnItsWay(): boolean
  /** The room for scenes, which leave a camera alone that was set by hand. */
  room(): SceneRoom
  resize(from: Size, to: Size): void
  /** Advances by some milliseconds; `busy`: something on the table is moving. True while frames are needed. */
  pass(ms: number, busy: boolean): boolean
  isStill(): boolean
}

/** Duration of a cut to a new shot, in milliseconds: slower than a move a person asked for. */
const toShot = 560

/** Opens the camerawork; `onMoved` is called whenever the camera gets a new goal. */
export function openCamerawork<G extends GameTypes>(
  screen: Pick<SpriteCanvas, 'look' | 'sharpen' | 'wake'>,
  view: Pick<StageView<G['position']>, 'size' | 'factor' | 'layout' | 'onPage'>,
  queue: NowPlaying,
  isCalm: () => boolean,
  onMoved: () => void,
  isPressed: () => boolean = () => false,
): Camerawork {
  const motion = openCameraMotion(screen, isCalm, onMoved)
  let follows = false
  /** A person has moved the camera: the director waits until the whole table is shown again. */
  let isHeld = false
  let shot: Shot = noShot
  let direction: DirectorOptions | undefined
  /** Milliseconds until the camera has reached a new shot. */
  let away = 0

  const byHand = (camera: Camera, glides = false) => {
    isHeld = !isFitted(camera)
    shot = noShot
    lean.forget()
    away = 0
    if (glides) motion.glide(camera)
    else motion.cut(camera)
  }
  const studio = () => studioOf(view, follows ? direction : undefined)
  const home = () => studio().whole
  const toStage = (camera: Camera) => scaledBy(view.factor(), camera)
  const lean = openLean(motion, queue, home, toStage, () => !isHeld && !isCalm() && !isPressed())
  const follow = (ms: number) => {
    away = Math.max(0, away - ms)
    if (!follows || isHeld || isCalm() || away > 0) return
    const now = queue.now()
    const studio = studioOf(view, direction)
    if (!now && shot === noShot) return motion.glide(studio.whole, toShot)
    const playing = now && { timeline: now.animation.timeline, at: now.at }
    const next = direct(shot, playing, ms, studio, direction)
    const camera = next === noShot ? studio.whole : next.camera
    if (next.lead && next.of === shot.of) motion.steer(camera, ms)
    else if (!isSame(camera, motion.goal())) {
      // Faster playback can't wait as long.
      const glide = toShot / Math.max(1, queue.rate())
      motion.glide(camera, glide)
      if (playing && !document.hidden) away = glide
    }
    shot = next
  }
  /** The shot will change by itself. */
  const isPassing = () => shot !== noShot && (shot.keep > 0 || !direction?.stays)
  return {
    now: motion.now,
    goal: () => (lean.isIn() ? home() : motion.goal()),
    zoom: (at, factor, glides) => byHand(zoomed(motion.goal(), view.size(), at, factor), glides),
    pan: (by) => {
      if (isFitted(motion.now())) return false
      byHand(panned(motion.goal(), view.size(), by))
      return true
    },
    pinch: (from, to) => byHand(pinched(motion.now(), view.size(), from, to)),
    showAll: () => byHand(fitted, true),
    focus: (at, within) => byHand(framing(at, view.size(), within), true),
    place: (camera) => byHand(clamped(camera, view.size())),
    direct: (next, wanted) => {
      follows = next
      direction = wanted
      screen.wake()
      if (!next && shot !== noShot) byHand(fitted, true)
    },
    isOnItsWay: () => away > 0,
    room: () => {
      const now = studio()
      const room = roomOf(follows && direction ? now : { ...now, free: clearOf(view) })
      if (isHeld) return { ...room, home: scaledBy(1 / view.factor(), motion.goal()), fixed: true }
      return direction && !follows ? { ...room, fixed: true } : room
    },
    resize: motion.resize,
    pass: (ms, busy) => {
      // Nothing moves away from under a finger, or a touch would land beside it.
      if (isPressed() && (lean.isIn() || !(isHeld || follows || motion.isStill()))) return true
      if (lean.follow()) shot = noShot
      else follow(ms)
      const isMoving = motion.pass(ms, busy)
      return isMoving || isPassing() || lean.isIn()
    },
    isStill: () => motion.isStill() && !isPassing() && !lean.isIn(),
  }
}

const scaledBy = (k: number, { zoom, x, y }: Camera): Camera => ({ zoom, x: x * k, y: y * k })

/** The room for scenes on a stage, in layout pixels. */
function roomOf({ free, whole, factor }: StageGeometry): SceneRoom {
  const { x, y, w, h } = free
  return { free: { x: x / factor, y: y / factor, w: w / factor, h: h / factor }, home: scaledBy(1 / factor, whole) }
}

/** The stage as it is now. */
function studioOf<P>(
  view: Pick<StageView<P>, 'size' | 'factor' | 'layout' | 'onPage'>,
  direction?: DirectorOptions,
): StageGeometry {
  const [size, factor] = [view.size(), view.factor()]
  if (direction?.caption !== undefined) {
    const free = { x: 0, y: 0, ...size, h: size.h - direction.caption }
    return { size, factor, free, whole: fitted, gap: gapOf(view) }
  }
  const frame = direction?.board ? boardFrame(view) : undefined
  if (!frame) return { size, factor, free: freeOf(view), whole: fitted }
  return { size, factor, free: frame.free, whole: framing(frame.board, size, frame.free) }
}

/** The least width of a gap, as a share of the stage. */
const across = 0.9

/** Where a table keeps room for a page from one side to the other. */
function gapOf<P>({ size, layout, onPage }: Pick<StageView<P>, 'size' | 'layout' | 'onPage'>): Rect | undefined {
  const { decision, log } = layout().areas
  return around([onPage(log), onPage(decision)].filter(({ w }) => w >= across * size().w))
}

/** The largest part of the stage beside what the page puts above it. */
function clearOf<P>({ size, layout, onPage }: Pick<StageView<P>, 'size' | 'layout' | 'onPage'>): Rect {
  const { decision, log } = layout().areas
  return [decision, log].map(onPage).reduce(besideOf, { x: 0, y: 0, ...size() })
}

/** The largest part of a rectangle on one side of another. */
function besideOf(all: Rect, other: Rect): Rect {
  const { x, y, w, h } = all
  if (!meet(all, other)) return all
  const [right, foot] = [other.x + other.w, other.y + other.h]
  const sides = [
    { x, y, w, h: other.y - y },
    { x, y, w: other.x - x, h },
    { x, y: foot, w, h: y + h - foot },
    { x: right, y, w: x + w - right, h },
  ]
  return sides.reduce((best, one) => (one.w * one.h > best.w * best.h ? one : best))
}

/** The part of the stage above the decision bar, if that is most of it. */
export function freeOf<P>({ size, layout, onPage }: Pick<StageView<P>, 'size' | 'layout' | 'onPage'>): Rect {
  const { w, h } = size()
  const { y } = onPage(layout().areas.decision)
  return { x: 0, y: 0, w, h: y > h / 2 ? y : h }
}
