import type { OpenTitle } from '../../games/title.ts'
import type { BasePosition, Known, Seat } from '../../rules/game.ts'
import { type Camera, seen } from '../../stage/camera.ts'
import type { Stage } from '../../stage/index.ts'
import { openStage } from '../../stage/index.ts'
import { type CaptionRoom, drawCaption } from './drawCaption.ts'

/** The match a studio shows, and how it is shown. */
export interface StudioParts {
  readonly title: Pick<OpenTitle, 'game' | 'face'>
  readonly position: BasePosition
  readonly seat: Seat
  readonly known: Known
  readonly renderer: 'auto' | 'canvas'
  /** Pixels of the picture. */
  readonly size: { readonly w: number; readonly h: number }
}

/** A stage of its own for a clip, out of sight. */
export interface ClipStudio {
  readonly stage: Stage
  /** Draws the stage, as a camera sees it, and a caption on a canvas, once the stage has drawn itself. */
  drawOn(canvas: HTMLCanvasElement, caption: readonly string[], camera: Camera): Promise<void>
  close(): void
}

/** Where the decision bar would be, the table leaves room; the bottom of the picture where that is out of sight. */
function captionRoom({ areas, inside: { view } }: Stage, camera: Camera): CaptionRoom {
  const { decision } = areas()
  const { y, h } = seen(camera, decision)
  const all = view.size().h
  // It isn’t printed larger because the camera has come closer.
  const from = y < all / 2 ? 1 : (y + (h - decision.h) / 2) / all
  return { from, to: from + decision.h / all }
}

/** Opens a studio. Rejects where nothing can be drawn. */
export async function openStudio(parts: StudioParts): Promise<ClipStudio> {
  const { title, position, seat, known, renderer, size } = parts
  const ratio = window.devicePixelRatio || 1
  const parent = document.createElement('div')
  parent.setAttribute('aria-hidden', 'true')
  Object.assign(parent.style, {
    ...{ position: 'fixed', left: '-10000px', top: '0' },
    ...{ width: `${size.w / ratio}px`, height: `${size.h / ratio}px` },
  })
  document.body.append(parent)
  const stage = await openStage({
    ...{ parent, game: title.game, face: await title.face(), renderer, seat, known, position },
    watches: true,
    onMove: () => {},
    onRefused: () => {},
  })
  if ('problem' in stage) {
    parent.remove()
    throw new Error(stage.problem)
  }
  return {
    stage,
    drawOn: (canvas, caption, camera) =>
      new Promise((resolve) =>
        stage.afterFrame((picture) => {
          drawCaption(canvas, picture, caption, captionRoom(stage, camera))
          resolve()
        }),
      ),
    close() {
      stage.close()
      parent.remove()
    },
  }
}
