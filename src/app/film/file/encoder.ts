import type { Chunk, VideoCodec } from './footage.ts'

/** Pictures by their codec and the name that browsers know it by, the best first. */
export const videoCodecs = [
  { codec: 'avc', name: 'avc1.64001f' },
  { codec: 'avc', name: 'avc1.42001f' },
  { codec: 'vp9', name: 'vp09.00.40.08' },
  { codec: 'vp8', name: 'vp8' },
] as const satisfies readonly { readonly codec: VideoCodec; readonly name: string }[]

/** Bits for each pixel of each picture: enough for print to stay sharp. */
const fine = 0.15
/** A picture to begin at comes at least this often, so that seeking is quick. */
const keyEvery = 60
/** So many pictures may wait for the encoder. */
const most = 4

/** The first codec that this browser encodes for pictures of this size; undefined if there is none. */
export async function chooseVideo(width: number, height: number, rate: number) {
  if (!('VideoEncoder' in globalThis)) return undefined
  for (const { codec, name } of videoCodecs) {
    const config: VideoEncoderConfig = {
      ...{ codec: name, width, height, framerate: rate },
      bitrate: Math.round(width * height * rate * fine),
      latencyMode: 'quality',
      ...(codec === 'avc' ? { avc: { format: 'avc' } } : {}),
    }
    const { supported } = await VideoEncoder.isConfigSupported(config)
    if (supported) return { codec, config }
  }
  return undefined
}

/** Encodes pictures. */
export interface PictureEncoder {
  /** Adds a picture that is shown from `ms` on; settles once there is room for the next. */
  add(picture: HTMLCanvasElement, ms: number): Promise<void>
  /** What came out, and what a decoder has to know. */
  finish(): Promise<{ readonly setup: Uint8Array; readonly chunks: readonly Chunk[] }>
}

/** Opens an encoder that this browser has. */
export function openPictures(config: VideoEncoderConfig): PictureEncoder {
  const { chunks, setup, output, failed, check } = collected()
  const encoder = new VideoEncoder({ output, error: failed })
  encoder.configure(config)
  let count = 0
  return {
    async add(picture, ms) {
      check()
      const frame = new VideoFrame(picture, { timestamp: Math.round(ms * 1000) })
      encoder.encode(frame, { keyFrame: count % keyEvery === 0 })
      frame.close()
      count += 1
      while (encoder.state === 'configured' && encoder.encodeQueueSize > most)
        await new Promise((go) => encoder.addEventListener('dequeue', go, { once: true }))
      check()
    },
    async finish() {
      await encoder.flush()
      encoder.close()
      check()
      return { setup: setup(), chunks }
    },
  }
}

/** What is common to all chunks that an encoder of the browser gives out. */
interface Encoded {
  readonly byteLength: number
  readonly type: 'key' | 'delta'
  readonly timestamp: number
  copyTo(to: Uint8Array): void
}

interface About {
  readonly decoderConfig?: { readonly description?: AllowSharedBufferSource }
}

/** Collects what an encoder gives out. */
export function collected() {
  const chunks: Chunk[] = []
  let setup = new Uint8Array()
  let failure: Error | undefined
  return {
    chunks,
    setup: () => setup,
    output(chunk: Encoded, about?: About) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      chunks.push({ data, key: chunk.type === 'key', ms: chunk.timestamp / 1000 })
      const given = about?.decoderConfig?.description
      if (given) setup = bytesOf(given)
    },
    failed(error: Error) {
      failure = error
    },
    check() {
      if (failure) throw failure
    },
  }
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  if (ArrayBuffer.isView(source))
    return Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
  return Uint8Array.from(new Uint8Array(source))
}
