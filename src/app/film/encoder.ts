import { type Encoded, type Footage, webmOf } from './webm.ts'

/** Makes a film file from pictures. */
export interface Encoder {
  /** Adds a picture that is shown from `ms` on; settles once there is room for the next. */
  add(picture: HTMLCanvasElement, ms: number): Promise<void>
  /** The file, which lasts `ms` milliseconds. */
  finish(ms: number): Promise<Blob>
}

/** Codecs that go into a WebM file, the best first. */
const codecs = [
  { codec: 'vp09.00.40.08', id: 'V_VP9' },
  { codec: 'vp8', id: 'V_VP8' },
] as const satisfies readonly { readonly codec: string; readonly id: Footage['codec'] }[]

/** Bits for each pixel of each picture: enough for print to stay sharp. */
const fine = 0.15
/** A picture to begin at comes at least this often, so that seeking is quick. */
const keyEvery = 60
/** So many pictures may wait for the encoder. */
const most = 4

/** True if this browser can make film files. */
export const canEncode = (): boolean => 'VideoEncoder' in globalThis

/** Opens an encoder for pictures of this size, so many a second. Rejects if the browser has none. */
export async function openEncoder(width: number, height: number, rate: number): Promise<Encoder> {
  const config = (codec: string): VideoEncoderConfig => ({
    ...{ codec, width, height, framerate: rate },
    bitrate: Math.round(width * height * rate * fine),
    latencyMode: 'quality',
  })
  const able = await Promise.all(
    codecs.map(
      async ({ codec }) => (await VideoEncoder.isConfigSupported(config(codec))).supported,
    ),
  )
  const chosen = codecs.find((_, at) => able[at])
  if (!chosen) throw new Error('No codec for film files here.')
  const frames: Encoded[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ data, key: chunk.type === 'key', ms: chunk.timestamp / 1000 })
    },
    error(error) {
      failure = error
    },
  })
  encoder.configure(config(chosen.codec))
  let count = 0
  return {
    async add(picture, ms) {
      if (failure) throw failure
      const frame = new VideoFrame(picture, { timestamp: Math.round(ms * 1000) })
      encoder.encode(frame, { keyFrame: count % keyEvery === 0 })
      frame.close()
      count += 1
      while (encoder.encodeQueueSize > most && !failure)
        await new Promise((go) => encoder.addEventListener('dequeue', go, { once: true }))
    },
    async finish(ms) {
      await encoder.flush()
      encoder.close()
      if (failure) throw failure
      return webmOf({ codec: chosen.id, width, height, ms, frames })
    },
  }
}
