import type { Shown } from './shown.ts'

/** The widest a picture is kept, in its own pixels. */
const widest = 1280
/** How long a frame is waited for, ms: a hidden page draws none. */
const patience = 1500

/** The table as it looks now, as a data URL; `undefined` where nothing draws it. */
export function photograph({ stage }: Shown): Promise<string | undefined> {
  const drawn = stage.value
  if (!drawn) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience)
    drawn.afterFrame((canvas) => {
      clearTimeout(timer)
      resolve(smallPicture(canvas))
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
