import type { Stage } from '../../stage/index.ts'

/** The width of what a dock shows of the table, in pixels. */
const wide = 240

/** The stage as it looks now, as a small picture in a data URL. */
export const smallPicture = (stage: Pick<Stage, 'afterFrame'>): Promise<string> =>
  new Promise((done) => {
    stage.afterFrame((canvas) => {
      const small = document.createElement('canvas')
      small.width = wide
      small.height = Math.round((wide * canvas.height) / Math.max(1, canvas.width))
      small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
      done(small.toDataURL('image/webp', 0.7))
    })
  })
