import type { Camera } from '../camera.ts'
import type { CameraMotion } from '../cameraMotion.ts'
import type { NowPlaying } from '../effectQueue.ts'
import type { Scene } from './scene.ts'

/** Leans a camera in to scenes while they play. */
export interface Lean {
  /** It has leaned in to a scene. */
  isIn(): boolean
  /** Leans in to the scene that plays, or turns home after it. True while it is in. */
  follow(): boolean
  /** Leaves the camera to others that move it. */
  forget(): void
}

/** Duration of leaning in to a scene, and of turning home, in milliseconds. */
const lasts = { in: 320, out: 360 } as const

/** Opens a lean; `toStage` turns a camera in layout pixels into one of the stage, `isFree` says whether it may move. */
export function openLean(
  motion: Pick<CameraMotion, 'glide'>,
  queue: NowPlaying,
  home: () => Camera,
  toStage: (camera: Camera) => Camera,
  isFree: () => boolean,
): Lean {
  let scene: Scene | undefined
  const wanted = () => {
    const now = queue.now()
    const next = now?.animation.scene
    return next?.camera && now && now.at < next.leaves && isFree() ? next : undefined
  }
  return {
    isIn: () => scene !== undefined,
    follow: () => {
      const next = wanted()
      if (next === scene) return next !== undefined
      // Before the camera moves, since its listeners ask where it belongs.
      scene = next
      const pace = Math.max(1, queue.rate())
      if (next?.camera) motion.glide(toStage(next.camera), lasts.in / pace)
      else motion.glide(home(), lasts.out / pace)
      return next !== undefined
    },
    forget: () => {
      scene = undefined
    },
  }
}
