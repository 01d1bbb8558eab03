import { type Camera, fitted, framing, seen, under } from './camera.ts'
import type { Piece, Pose, Rect, Size } from './face.ts'
import { holds } from './pose.ts'
import { spriteAt, type Timeline, type Track } from './timeline.ts'

/** The shortest shot, in milliseconds of the clock. */
export const shortest = 1800
/** The greatest magnification of a shot. */
const closest = 2
/** A shot that would magnify less than this stays fitted. */
const worth = 1.2
/**
 * A piece that travels at least this long (milliseconds at tempo 1) and this far (share of the
 * stage) is followed.
 */
const journey = { ms: 900, share: 0.3 } as const

/** What the camera shows, and for how long it has. */
export interface Shot {
  readonly camera: Camera
  /** Milliseconds of the clock. */
  readonly age: number
  /** The timeline it was chosen for. */
  readonly of: Timeline | undefined
  /** The track being followed. */
  readonly lead: Track | undefined
}

/** No shot yet. */
export const noShot: Shot = {
  camera: fitted,
  age: Number.POSITIVE_INFINITY,
  of: undefined,
  lead: undefined,
}

/**
 * What the director knows of the stage: its size in CSS pixels, CSS pixels per layout pixel, and
 * the part free of DOM.
 */
export interface Studio {
  readonly size: Size
  readonly factor: number
  readonly free: Rect
}

/**
 * The shot `ms` milliseconds later, with a timeline `at` milliseconds in or none left. Shots change
 * with the timeline, but never while pieces turn face up, and each has a minimum length: action
 * outside a shot that is too young to change widens it instead.
 */
export function direct(
  shot: Shot,
  playing: { readonly timeline: Timeline; readonly at: number } | undefined,
  ms: number,
  studio: Studio,
): Shot {
  const age = shot.age + ms
  if (!playing) {
    if (age < shortest) return { ...shot, age, of: undefined, lead: undefined }
    return noShot
  }
  const { timeline, at } = playing
  if (timeline === shot.of)
    return shot.lead ? followed({ ...shot, age }, shot.lead, at, studio) : { ...shot, age }
  return chosen({ ...shot, age, of: timeline, lead: leadOf(timeline, studio) }, timeline, studio)
}

/** The shot for a timeline that begins. */
function chosen(shot: Shot, timeline: Timeline, studio: Studio): Shot {
  const action = shot.lead ? startOf(shot.lead) : actionOf(timeline)
  if (!action) return shot
  const wanted = cameraOn(action, studio)
  const isFree = shot.age >= shortest && !(isReveal(timeline) && shot.camera.zoom > 1)
  if (isFree) return { ...shot, camera: wanted, age: 0 }
  if (isInside(onPage(action, studio), shot.camera, studio)) return shot
  const both = around([onPage(action, studio), seenBy(shot.camera, studio)])
  return { ...shot, camera: nearer(framing(both, studio.size, studio.free, shot.camera.zoom)) }
}

/** Keeps the travelling piece in the middle of the shot. */
function followed(shot: Shot, lead: Track, at: number, studio: Studio): Shot {
  const sprite = spriteAt(lead, at)
  if (!sprite) return shot
  const { w, h } = studio.free
  const half = { w: w / closest / studio.factor, h: h / closest / studio.factor }
  const rect = { x: sprite.x - half.w / 2, y: sprite.y - half.h / 2, ...half }
  return { ...shot, camera: framing(onPage(rect, studio), studio.size, studio.free, closest) }
}

const cameraOn = (action: Rect, studio: Studio) =>
  nearer(framing(padded(onPage(action, studio)), studio.size, studio.free, closest))

const nearer = (camera: Camera) => (camera.zoom < worth ? fitted : camera)

const onPage = ({ x, y, w, h }: Rect, { factor: k }: Studio): Rect => ({
  x: x * k,
  y: y * k,
  w: w * k,
  h: h * k,
})

const padded = ({ x, y, w, h }: Rect): Rect => {
  const [right, down] = [w * 0.25 + 20, h * 0.25 + 20]
  return { x: x - right, y: y - down, w: w + 2 * right, h: h + 2 * down }
}

function seenBy(camera: Camera, { free }: Studio): Rect {
  return { ...under(camera, free), w: free.w / camera.zoom, h: free.h / camera.zoom }
}

function isInside(rect: Rect, camera: Camera, { free }: Studio): boolean {
  const { x, y, w, h } = seen(camera, rect)
  return holds(free, x, y) && holds(free, x + w, y + h)
}

/** True when pieces flip or spin in: what they show must not be missed. */
const isReveal = ({ tracks }: Timeline) =>
  tracks.some(({ legs }) => legs.some(({ step }) => step.flip || step.turns))

/** Length of a leg, in layout pixels. */
const lengthOf = ({ from, to }: Track['legs'][number]) => Math.hypot(to.x - from.x, to.y - from.y)

/** Movement below this, in layout pixels, is ignored: changing counts, pulsing lights. */
const least = 3

/** The bounds of all moving pieces, in layout pixels; undefined when none moves. */
export function actionOf({ tracks }: Timeline): Rect | undefined {
  const rects = tracks.flatMap(({ legs, late }) =>
    legs
      .filter((leg) => lengthOf(leg) > least)
      .flatMap(({ from, to }) => [rectAt(late, from), rectAt(late, to)]),
  )
  return rects.length === 0 ? undefined : around(rects)
}

/** Where a track starts. */
function startOf({ legs, late }: Track): Rect | undefined {
  const first = legs[0]
  return first && rectAt(late, first.from)
}

const rectAt = ({ w, h }: Piece, { x, y }: Pose): Rect => ({ x: x - w / 2, y: y - h / 2, w, h })

/** The bounds of some rectangles. */
function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.w))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h))
  return { x, y, w: right - x, h: bottom - y }
}

/** The piece that travels farthest across the stage, if one does. */
function leadOf(timeline: Timeline, { size, factor }: Studio): Track | undefined {
  const long = timeline.tracks.map((track) => ({
    track,
    way: track.legs.reduce((sum, leg) => sum + lengthOf(leg), 0),
    ms: track.legs.reduce((sum, { step }) => sum + step.for, 0),
  }))
  const far = (size.w / factor) * journey.share
  return long
    .filter(({ way, ms }) => way >= far && ms >= journey.ms)
    .sort((a, b) => b.way - a.way)
    .at(0)?.track
}
