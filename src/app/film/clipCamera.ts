import type { Camera } from '../../stage/camera.ts'
import { openCamerawork } from '../../stage/camerawork.ts'
import type { EffectQueue } from '../../stage/effectQueue.ts'
import type { Size } from '../../stage/face.ts'
import type { Stage } from '../../stage/index.ts'

/** An animation, and how far into it, milliseconds at speed 1; undefined where nothing moves. */
type Playing = ReturnType<EffectQueue['now']>

/** How long before the action the camera sets out, milliseconds of a clip at speed 1. */
const early = 560

/**
 * Films a clip as the director films a live table; but it knows what comes, so nothing has to wait for the
 * camera. `playing` tells what is shown at a time of the clip. The returned function moves the camera to where
 * it is at a time, `ms` milliseconds after the last one.
 */
export function openClipCamera(
  { screen, view, calm }: Stage['inside'],
  speed: number,
  playing: (now: number) => Playing,
): (now: number, ms: number) => void {
  let coming: Playing
  const queue = { now: () => coming, rate: () => speed }
  // Nothing is beside the table that a shot would have to make room for.
  const look = (camera: Camera) => screen.look(onTable(camera, view.size()))
  const camera = openCamerawork({ ...screen, look }, view, queue, calm, () => {})
  camera.direct(true)
  return (now, ms) => {
    coming = playing(now + early / Math.max(1, speed))
    camera.pass(ms, false)
  }
}

/** A camera moved as little as it takes to show nothing beyond the edges of the table. */
export function onTable({ x, y, zoom }: Camera, { w, h }: Size): Camera {
  const inside = (at: number, length: number) =>
    Math.min(Math.max(0, at), Math.max(0, length - length / zoom))
  return { zoom, x: inside(x, w), y: inside(y, h) }
}
