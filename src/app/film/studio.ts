import type { OpenTitle } from '../../games/title.ts'
import type { BasePosition, Known, Seat } from '../../rules/game.ts'
import { type Camera, seen } from '../../stage/camera.ts'
import { openStage, type Stage } from '../../stage/index.ts'

/** The match a studio shows, and how it is shown. */
interface StudioParts {
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

/** Where captions go, from a height of the picture to another, as shares of it. */
interface CaptionRoom {
  readonly from: number
  readonly to: number
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
  const face = await title.face()
  const ratio = window.devicePixelRatio || 1
  const parent = document.createElement('div')
  parent.setAttribute('aria-hidden', 'true')
  Object.assign(parent.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: `${size.w / ratio}px`,
    height: `${size.h / ratio}px`,
  })
  document.body.append(parent)
  const stage = await openStage({
    parent,
    game: title.game,
    face,
    renderer,
    seat,
    known,
    position,
    watches: true,
    onMove: () => {},
    onRefused: () => {},
  }).catch((error: unknown) => ({ problem: String(error) }))
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

/** Height of a line, as a share of the picture’s shorter side: with one caption, and with two. */
const tall = [0.06, 0.048] as const

/** Draws a picture to the size of a canvas, with captions where the table leaves room. */
function drawCaption(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  captions: readonly string[],
  room: CaptionRoom,
): void {
  const { width: w, height: h } = canvas
  const context = canvas.getContext('2d')
  if (!context) return
  context.drawImage(picture, 0, 0, w, h)
  if (captions.length === 0) return
  const usual = Math.min(w, h) * (tall[captions.length - 1] ?? tall[1])
  const set = (more: number) => linesAt(context, captions, Math.round(usual * more), w * 0.86)
  const fits = ({ high }: Lines) => high <= h * (room.to - room.from)
  const { size, lines, high } = set(larger.find((more) => fits(set(more))) ?? 1)
  const middle = (h * (room.from + room.to)) / 2
  // A caption that doesn't fit there covers a hand rather than the board.
  const top = Math.min(h - high - size * 0.3, Math.max(h * room.from, middle - high / 2))
  const wide = Math.max(...lines.map((line) => context.measureText(line).width)) + size
  context.fillStyle = '#1f262be6'
  context.beginPath()
  context.roundRect((w - wide) / 2, top, wide, high, size * 0.2)
  context.fill()
  context.fillStyle = '#fbf3e0'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, line] of lines.entries()) context.fillText(line, w / 2, top + size * 0.2 + size * (at + 0.5))
}

/** Factors by which captions are enlarged where there is room. */
const larger = [1.4, 1.2] as const

/** Captions in lines of a height, and how high all of them are. */
interface Lines {
  readonly size: number
  readonly lines: readonly string[]
  readonly high: number
}

function linesAt(context: CanvasRenderingContext2D, captions: readonly string[], size: number, wide: number): Lines {
  context.font = `700 ${size * 0.62}px "Alegreya Sans", sans-serif`
  const lines = captions.flatMap((caption) => wrapped(context, caption, wide))
  return { size, lines, high: size * lines.length + size * 0.4 }
}

/** A text in lines no wider than `most`. */
function wrapped(context: CanvasRenderingContext2D, text: string, most: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > most) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
