import { type Camera, fitted, framing, isFitted, isSame, seen, under } from './camera.ts'
import type { Piece, Pose, Rect, Size } from './face.ts'
import { holds } from './pose.ts'
import { around, hull, shared } from './rects.ts'
import { spriteAt, type Timeline, type Track } from './timeline.ts'

/** The shortest shot, in milliseconds of the clock. */
export const shortest = 1800
/** Time for which a shot lasts once something in it has turned face up, so that it can be read. */
export const reading = 1200
/** The longest time, ms, before the whole table is shown again, so that people know where they are. */
export const longestAway = 12_000
/** The usual greatest magnification of a shot. */
const usualZoom = 2
/** A shot that would magnify the whole table less than this isn’t worth leaving it for. */
const worth = 1.2
/** A piece that travels at least this long (milliseconds at tempo 1) and this far (share of the stage) is followed. */
const journey = { ms: 900, share: 0.3 } as const

/** The camera's view, and for how long it will last. Times are milliseconds of the clock. */
export interface Shot {
  readonly camera: Camera
  /** It isn't cut before this has passed. */
  readonly keep: number
  /** Time since the whole table was in sight. */
  readonly away: number
  /** The timeline it was chosen for. */
  readonly of: Timeline | undefined
  /** The track being followed. */
  readonly lead: Track | undefined
}

/** No shot yet: the whole table. */
export const noShot: Shot = { camera: fitted, keep: 0, away: 0, of: undefined, lead: undefined }

/** A streamer's wishes for filming the table. */
export interface DirectorOptions {
  /** The greatest magnification of a shot. */
  readonly zoom: number
  /** Stays with what happened last, and never goes back to the whole table. */
  readonly stays: boolean
  /** The board alone counts as the whole table, on a page that puts nothing else above it. */
  readonly board: boolean
  /**
   * Height of the words at the bottom of a picture with nothing else above the table, CSS pixels: shots use the rest of
   * it, and none shows the room that the table keeps for its page.
   */
  readonly caption?: number
}

/** A director's way of filming unless told otherwise. */
export const usualDirection: DirectorOptions = { zoom: usualZoom, stays: false, board: false }

/**
 * The director's knowledge of the stage: its size in CSS pixels, CSS pixels per layout pixel, and the part free of DOM.
 */
export interface StageGeometry {
  readonly size: Size
  readonly factor: number
  readonly free: Rect
  /** The camera that shows the whole table. */
  readonly whole: Camera
  /** A band across the table that shots leave out: the table keeps it for the page. */
  readonly gap?: Rect | undefined
}

/**
 * The shot `ms` milliseconds later, with a timeline `at` milliseconds in or none left. Shots change with the timeline,
 * but never while pieces turn face up or can barely have been read, and each has a minimum length: action outside a
 * shot that has to be kept widens it instead.
 */
export function direct(
  shot: Shot,
  playing: { readonly timeline: Timeline; readonly at: number } | undefined,
  ms: number,
  studio: StageGeometry,
  direction: DirectorOptions = usualDirection,
): Shot {
  const seen = shot === noShot ? { ...noShot, camera: studio.whole } : shot
  const aged = { ...seen, ...agedBy(seen, ms, studio) }
  if (!playing) return settled(aged, studio, direction)
  const { timeline, at } = playing
  const isNew = timeline !== shot.of
  const next = isNew
    ? chosen({ ...aged, of: timeline, lead: leadOf(timeline, studio) }, studio, direction)
    : aged.lead
      ? followed(aged, aged.lead, at, studio, direction)
      : aged
  return isReveal(timeline) ? { ...next, keep: Math.max(next.keep, reading) } : next
}

/** The shot once nothing moves: the whole table, which is a shot as well. */
function settled(shot: Shot, { whole }: StageGeometry, { stays }: DirectorOptions): Shot {
  if (shot.keep > 0 || stays) return { ...shot, of: undefined, lead: undefined }
  return isSame(shot.camera, whole) ? noShot : { ...noShot, camera: whole, keep: shortest }
}

const agedBy = ({ camera, keep, away }: Shot, ms: number, { whole }: StageGeometry) => ({
  keep: Math.max(0, keep - ms),
  away: isSame(camera, whole) ? 0 : away + ms,
})

/** The shot for the timeline that begins. */
function chosen(shot: Shot, studio: StageGeometry, direction: DirectorOptions): Shot {
  const { of: timeline, lead, camera } = shot
  const action = lead ? startOf(lead, studio) : timeline && actionOf(timeline, studio)
  if (!timeline || !action) return shot
  const { whole } = studio
  const isFree = shot.keep === 0 && (isSame(camera, whole) || !isReveal(timeline))
  if (isFree && shot.away >= longestAway && !direction.stays)
    return { ...shot, camera: whole, keep: shortest, lead: undefined }
  if (isFree) {
    const near = cameraOn(action, studio, direction)
    const end = isSame(near, whole) ? endOf(timeline, studio) : undefined
    return { ...shot, camera: end ? cameraOn(end, studio, direction) : near, keep: shortest }
  }
  if (isInside(action, camera, studio)) return shot
  const both = hull(action, seenBy(camera, studio))
  const wide = worthy(framed(both, studio, camera.zoom), studio)
  return { ...shot, camera: wide, keep: shortest }
}

/** Keeps the travelling piece in the middle of the shot. */
function followed(shot: Shot, lead: Track, at: number, studio: StageGeometry, { zoom }: DirectorOptions): Shot {
  const sprite = spriteAt(lead, at)
  if (!sprite) return shot
  const { w, h } = studio.free
  const part = { w: w / zoom / studio.factor, h: h / zoom / studio.factor }
  const rect = { x: sprite.x - part.w / 2, y: sprite.y - part.h / 2, ...part }
  return { ...shot, camera: framed(onPage(rect, studio), studio, zoom) }
}

/** A camera on some part of the page, with a little around it. */
const cameraOn = (rect: Rect, studio: StageGeometry, { zoom }: DirectorOptions): Camera =>
  worthy(framed(padded(rect), studio, zoom), studio)

/** A camera, or the whole table where it would hardly come closer. */
const worthy = (camera: Camera, { whole }: StageGeometry): Camera => (camera.zoom < whole.zoom * worth ? whole : camera)

/** Frames a part of the page, and nothing beyond the board where that alone is the whole table. */
function framed(rect: Rect, studio: StageGeometry, most: number): Camera {
  const { whole } = studio
  const camera = beside(rect, framing(rect, studio.size, studio.free, most), studio)
  if (isFitted(whole)) return camera
  const [all, part] = [seenBy(whole, studio), seenBy(camera, studio)]
  const x = Math.max(all.x, Math.min(camera.x, all.x + all.w - part.w))
  const y = Math.max(all.y, Math.min(camera.y, all.y + all.h - part.h))
  return { ...camera, x, y }
}

/** A camera moved to the side of the gap that a part of the page is on, as far as the table goes. */
function beside(rect: Rect, camera: Camera, { size, free, gap }: StageGeometry): Camera {
  const isAcross = gap && rect.y < gap.y && rect.y + rect.h > gap.y + gap.h
  if (!gap || isAcross) return camera
  const isAbove = rect.y + rect.h / 2 < gap.y + gap.h / 2
  const [highest, lowest] = [0, size.h - size.h / camera.zoom]
  const y = isAbove
    ? Math.min(camera.y, Math.max(highest, gap.y - free.h / camera.zoom))
    : Math.max(camera.y, Math.min(lowest, gap.y + gap.h))
  return { ...camera, y }
}

const onPage = ({ x, y, w, h }: Rect, { factor: k }: StageGeometry): Rect => ({
  x: x * k,
  y: y * k,
  w: w * k,
  h: h * k,
})

const padded = ({ x, y, w, h }: Rect): Rect => {
  const [right, down] = [w * 0.25 + 20, h * 0.25 + 20]
  return { x: x - right, y: y - down, w: w + 2 * right, h: h + 2 * down }
}

function seenBy(camera: Camera, { free }: StageGeometry): Rect {
  return { ...under(camera, free), w: free.w / camera.zoom, h: free.h / camera.zoom }
}

function isInside(rect: Rect, camera: Camera, { free }: StageGeometry): boolean {
  const { x, y, w, h } = seen(camera, rect)
  return holds(free, x, y) && holds(free, x + w, y + h)
}

/** True when pieces flip or spin in: what they show must not be missed. */
const isReveal = ({ tracks }: Timeline) => tracks.some(({ legs }) => legs.some(({ step }) => step.flip || step.turns))

/** Length of a leg, in layout pixels. */
const lengthOf = ({ from, to }: Track['legs'][number]) => Math.hypot(to.x - from.x, to.y - from.y)

/** Movement below this, in layout pixels, is ignored: changing counts, pulsing lights. */
const least = 3

/** The bounds of all moving pieces, in pixels of the page; undefined when none moves. */
export const actionOf = ({ tracks }: Timeline, studio: StageGeometry): Rect | undefined =>
  boundsOf(tracks, studio, (legs) => legs.flatMap(({ from, to }) => [from, to]))

/** The bounds of where they come to rest. */
const endOf = ({ tracks }: Timeline, studio: StageGeometry): Rect | undefined =>
  boundsOf(tracks, studio, (legs) => legs.slice(-1).map(({ to }) => to))

/** Where a track starts. */
const startOf = (track: Track, studio: StageGeometry): Rect | undefined =>
  boundsOf([track], studio, (legs) => legs.slice(0, 1).map(({ from }) => from))

/** The bounds of some places of what moves, as far as they are in sight where the whole table is. */
function boundsOf(
  tracks: readonly Track[],
  studio: StageGeometry,
  places: (legs: Track['legs']) => readonly Pose[],
): Rect | undefined {
  const { whole, size } = studio
  const picture = isFitted(whole) ? { x: 0, y: 0, ...size } : seenBy(whole, studio)
  const rects = tracks.flatMap(({ legs, late }) =>
    places(legs.filter((leg) => lengthOf(leg) > least)).map((pose) => rectAt(late, pose)),
  )
  return around(rects.flatMap((rect) => shared(onPage(rect, studio), picture) ?? []))
}

const rectAt = ({ w, h }: Piece, { x, y }: Pose): Rect => ({ x: x - w / 2, y: y - h / 2, w, h })

/** The piece that travels farthest across the stage, if one does. */
function leadOf(timeline: Timeline, studio: StageGeometry): Track | undefined {
  const { size, factor } = studio
  const long = timeline.tracks.map((track) => ({
    track,
    way: track.legs.reduce((sum, leg) => sum + lengthOf(leg), 0),
    ms: track.legs.reduce((sum, { step }) => sum + step.for, 0),
  }))
  const far = (size.w / factor) * journey.share
  return long
    .filter(({ way, ms, track }) => way >= far && ms >= journey.ms && startOf(track, studio))
    .sort((a, b) => b.way - a.way)
    .at(0)?.track
}
