import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny'
import { need } from '../../../kit/assert.ts'

/** Makes a file of what is drawn on a canvas. */
export interface Recorder {
  /** Draw here. */
  readonly canvas: HTMLCanvasElement
  /** Pictures a second. */
  readonly rate: number
  /** It can have sound. */
  readonly hears: boolean
  /** Begins; call it once, with one channel of sound for all of it, or none. */
  begin(samples: Float32Array | undefined): Promise<void>
  /** Adds what is on the canvas, shown from `ms` on; settles once there is room for the next. */
  add(ms: number): Promise<void>
  /** The file, which lasts `ms` milliseconds. */
  finish(ms: number): Promise<Blob>
  /** Lets go of everything, also of a file that isn't finished. */
  close(): Promise<void>
}

/** Samples of sound a second. */
export const samplesASecond = 48_000
/** Pictures a second. */
const rate = 30
/** Fine enough for print to stay sharp. */
const quality = new Quality('high')

/** The best file format that this browser has encoders for, with its codecs; undefined if there is none. */
async function formatFor({ width, height }: HTMLCanvasElement) {
  if (!('VideoEncoder' in globalThis)) return undefined
  const video = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { width, height, quality })
  if (!video) return undefined
  const isMp4 = video === 'avc'
  const audio = await getFirstEncodableAudioCodec(isMp4 ? ['aac', 'opus'] : ['opus'], {
    numberOfChannels: 1,
    sampleRate: samplesASecond,
    quality,
  })
  return { video, audio, format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat() }
}

/** Records an MP4 or else a WebM film; undefined where the browser has no encoder for pictures. */
export async function filmRecorder(canvas: HTMLCanvasElement): Promise<Recorder | undefined> {
  const best = await formatFor(canvas)
  if (!best) return undefined
  const { format, video, audio } = best
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const pictures = new CanvasSource(canvas, { codec: video, quality })
  output.addVideoTrack(pictures, { frameRate: rate })
  return {
    canvas,
    rate,
    hears: audio !== null,
    async begin(samples) {
      const sound = audio && samples ? new AudioSampleSource({ codec: audio, quality }) : undefined
      if (sound) output.addAudioTrack(sound)
      await output.start()
      if (sound && samples) await addSound(sound, samples)
    },
    add: (ms) => pictures.add(ms / 1000, 1 / rate),
    async finish() {
      await output.finalize()
      return new Blob([need(target.buffer ?? undefined, 'a finished file')], { type: format.mimeType })
    },
    async close() {
      if (output.state !== 'finalized') await output.cancel()
    },
  }
}

/** Adds one channel of sound, a second at a time. */
async function addSound(sound: AudioSampleSource, samples: Float32Array): Promise<void> {
  for (let at = 0; at < samples.length; at += samplesASecond) {
    const sample = new AudioSample({
      data: Float32Array.from(samples.subarray(at, at + samplesASecond)),
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: samplesASecond,
      timestamp: at / samplesASecond,
    })
    await sound.add(sample)
    sample.close()
  }
  sound.close()
}
