import { chooseVideo, openPictures } from './encoder.ts'
import type { Footage } from './footage.ts'
import { openGif } from './gif.ts'
import { mp4Of } from './mp4.ts'
import { chooseAudio, encodeSound } from './sound.ts'
import { webmOf } from './webm.ts'

/** Makes a file from pictures. */
export interface Recorder {
  /** Pixels; even, as encoders want them. */
  readonly width: number
  readonly height: number
  /** Pictures a second. */
  readonly rate: number
  /** It can have sound. */
  readonly hears: boolean
  /** Adds a picture of this size that is shown from `ms` on; settles once there is room for the next. */
  add(picture: HTMLCanvasElement, ms: number): Promise<void>
  /** The file, which lasts `ms` milliseconds, with one channel of sound. */
  finish(ms: number, samples: Float32Array | undefined): Promise<Blob>
}

/** Pictures a second of a film, and of a moving picture where there can be no film. */
const rates = { film: 30, gif: 12.5 } as const

/** Opens the best recorder that this browser has for films of this size; a GIF is half as large. */
export async function openRecorder(width: number, height: number): Promise<Recorder> {
  const video = await chooseVideo(width, height, rates.film)
  if (!video) return gifRecorder(width / 2, height / 2)
  const audio = await chooseAudio(video.codec)
  const pictures = openPictures(video.config)
  const rate = rates.film
  return {
    ...{ width, height, rate, hears: audio !== undefined, add: pictures.add },
    async finish(ms, samples) {
      const sound = audio && samples ? await encodeSound(audio, samples) : undefined
      const shown = { codec: video.codec, ...(await pictures.finish()) }
      return fileOf({ width, height, rate, ms, video: shown, audio: sound })
    },
  }
}

function fileOf({ video, audio, ...film }: Footage): Blob {
  const { codec } = video
  if (codec === 'avc') return mp4Of({ ...film, video: { ...video, codec }, audio })
  // WebM has no place for AAC, and it was not asked for.
  const sound = audio && { ...audio, codec: 'opus' as const }
  return webmOf({ ...film, video: { ...video, codec }, audio: sound })
}

function gifRecorder(width: number, height: number): Recorder {
  const gif = openGif(width, height)
  return {
    ...{ width, height, rate: rates.gif, hears: false },
    async add(picture, ms) {
      const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height)
      if (pixels) gif.add(pixels.data, ms)
    },
    finish: async (ms) => gif.finish(ms),
  }
}
