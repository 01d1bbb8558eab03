import { filmRecorder } from './filmFile.ts'
import { openGif } from './gif.ts'
import type { Recorder } from './recorder.ts'

/** Opens the best recorder that this browser has for films of this size in pixels; a GIF is half as large. */
export async function openRecorder(width: number, height: number): Promise<Recorder> {
  return (
    (await filmRecorder(canvasOf(width, height))) ?? gifRecorder(canvasOf(width / 2, height / 2))
  )
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

function gifRecorder(canvas: HTMLCanvasElement): Recorder {
  const { width, height } = canvas
  const gif = openGif(width, height)
  return {
    ...{ canvas, rate: 12.5, hears: false },
    async begin() {},
    async add(ms) {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
      if (pixels) gif.add(pixels.data, ms)
    },
    finish: async (ms) => gif.finish(ms),
    async close() {},
  }
}
