import type { ClipShape } from '../../overlay/film/clip.ts'
import { type Camera, fitted } from '../../stage/camera.ts'
import { openCamerawork } from '../../stage/camerawork.ts'
import type { DirectorOptions } from '../../stage/director.ts'
import type { EffectQueue } from '../../stage/effectQueue.ts'
import type { Size } from '../../stage/face.ts'
import type { Stage } from '../../stage/index.ts'

/** An animation, and how far into it, milliseconds at speed 1; undefined where nothing moves. */
type Playing = ReturnType<EffectQueue['now']>

/** Lead of the camera before the action, milliseconds of a clip at speed 1. */
const early = 560

/** A narrow picture shows the print of a whole table too small: there the camera stays close. */
const directions: Readonly<Record<ClipShape, Pick<DirectorOptions, 'zoom' | 'stays'>>> = {
  wide: { zoom: 2, stays: false },
  square: { zoom: 2, stays: true },
  tall: { zoom: 2.4, stays: true },
}

/** Height of a two-line caption, as a share of the picture’s shorter side. */
const captions: Readonly<Record<ClipShape, number>> = { wide: 0.15, square: 0.2, tall: 0.2 }

function directionFor(shape: ClipShape, { w, h }: Size): DirectorOptions {
  return { ...directions[shape], board: false, caption: captions[shape] * Math.min(w, h) }
}

/**
 * Films a clip as the director films a live table; but it knows what comes, so nothing has to wait for the camera.
 * `playing` tells what is shown at a time of the clip. The returned function moves the camera to where it is at a time,
 * `ms` milliseconds after the last one, and tells where that is.
 */
export function openClipCamera(
  { screen, view, calm }: Stage['inside'],
  shape: ClipShape,
  speed: number,
  playing: (now: number) => Playing,
): (now: number, ms: number) => Camera {
  let coming: Playing
  const queue = { now: () => coming, rate: () => speed }
  // Nothing is beside the table that a shot would have to make room for.
  let shown = fitted
  const look = (camera: Camera) => {
    shown = onTable(camera, view.size())
    screen.look(shown)
  }
  const camera = openCamerawork({ ...screen, look }, view, queue, calm, () => {})
  camera.direct(true, directionFor(shape, view.size()))
  return (now, ms) => {
    coming = playing(now + early / Math.max(1, speed))
    camera.pass(ms, false)
    return shown
  }
}

/** A camera moved as little as it takes to show nothing beyond the edges of the table. */
export function onTable({ x, y, zoom }: Camera, { w, h }: Size): Camera {
  const inside = (at: number, length: number) => Math.min(Math.max(0, at), Math.max(0, length - length / zoom))
  return { zoom, x: inside(x, w), y: inside(y, h) }
}
