import type { Stage } from '../stage/index.ts'
import { pageText } from './text/page.ts'

/** The widest a picture is kept, in its own pixels. */
const widest = 1280
/** How long a frame is waited for, ms. */
const patience = 1500

/** The table as it looks, as a data URL; or why there is no picture of it. */
export type Photo = { readonly picture: string } | { readonly noPicture: string }

const text = pageText.report

/** A table of which a picture can be taken, where something draws it. */
interface Drawn {
  readonly stage: { readonly value: Pick<Stage, 'afterFrame'> | undefined }
}

/** Takes a picture of the table as it looks now, on a hidden page too. */
export function photograph({ stage }: Drawn): Promise<Photo> {
  const drawn = stage.value
  if (!drawn) return Promise.resolve({ noPicture: text.words })
  return new Promise((resolve) => {
    const late = () => resolve({ noPicture: document.hidden ? text.hidden : text.late })
    const timer = setTimeout(late, patience)
    drawn.afterFrame((canvas) => {
      clearTimeout(timer)
      const picture = smallPicture(canvas)
      resolve(picture === undefined ? { noPicture: text.unread } : { picture })
    })
  })
}

function smallPicture(canvas: HTMLCanvasElement): string | undefined {
  const scale = Math.min(1, widest / canvas.width)
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.round(canvas.width * scale))
  small.height = Math.max(1, Math.round(canvas.height * scale))
  const context = small.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  const url = small.toDataURL('image/webp', 0.8)
  // A browser that cannot write this kind says so by writing another, which is much larger.
  return url.startsWith('data:image/webp') ? url : small.toDataURL('image/jpeg', 0.8)
}
