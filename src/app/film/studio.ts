import type { OpenTitle } from '../../games/title.ts'
import type { BasePosition, Known, Seat } from '../../rules/game.ts'
import type { Stage } from '../../stage/index.ts'
import { openStage } from '../../stage/index.ts'
import { drawCaption } from './drawCaption.ts'

/** What a studio shows a match like. */
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
export interface Studio {
  readonly stage: Stage
  /** Draws the stage and a caption on a canvas, once the stage has drawn itself. */
  drawOn(canvas: HTMLCanvasElement, caption: readonly string[]): Promise<void>
  close(): void
}

/** Opens a studio. Rejects where nothing can be drawn. */
export async function openStudio(parts: StudioParts): Promise<Studio> {
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
    drawOn: (canvas, caption) =>
      new Promise((resolve) =>
        stage.afterFrame((picture) => {
          // Where the decision bar would be, the table leaves room.
          const { y, h } = stage.areas().decision
          const all = stage.inside.view.size().h
          drawCaption(canvas, picture, caption, { from: y / all, to: (y + h) / all })
          resolve()
        }),
      ),
    close() {
      stage.close()
      parent.remove()
    },
  }
}
