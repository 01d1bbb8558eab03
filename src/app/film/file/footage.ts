/** A stretch of encoded pictures or sound. */
export interface Chunk {
  readonly data: Uint8Array
  /** It can be decoded without those before it. */
  readonly key: boolean
  /** When it begins, milliseconds from the start. */
  readonly ms: number
}

/** What was encoded, in the order of time; the first chunk is a key. */
export interface Track<Codec extends string> {
  readonly codec: Codec
  /** What a decoder has to know beforehand, as the encoder gave it; empty if nothing. */
  readonly setup: Uint8Array
  readonly chunks: readonly Chunk[]
}

export type VideoCodec = 'avc' | 'vp9' | 'vp8'
export type AudioCodec = 'aac' | 'opus'

/** Everything that goes into a film file. Its sound has one channel. */
export interface Footage<V extends VideoCodec = VideoCodec, A extends AudioCodec = AudioCodec> {
  readonly width: number
  readonly height: number
  /** Pictures a second. */
  readonly rate: number
  /** How long it lasts, milliseconds. */
  readonly ms: number
  readonly video: Track<V>
  /** Undefined for a silent film. */
  readonly audio: Track<A> | undefined
}

/** Samples of sound a second. */
export const samplesASecond = 48_000

/** What an Opus decoder has to know where the encoder gave nothing: one channel, 312 samples to leave out. */
const usualOpus = [
  ...new TextEncoder().encode('OpusHead'),
  ...[1, 1, 312 & 0xff, 312 >> 8, 0x80, 0xbb, 0, 0, 0, 0, 0],
]

/** The head of an Opus stream (RFC 7845, 5.1). */
export const opusHead = (setup: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(setup.length >= 19 ? setup : usualOpus)

export type Bytes = Uint8Array<ArrayBuffer>

/** Whole numbers in so many bytes each, the highest byte first. */
export const numbers = (bytes: 1 | 2 | 4, ...values: readonly number[]): Bytes => {
  const all = new Uint8Array(bytes * values.length)
  const view = new DataView(all.buffer)
  for (const [at, value] of values.entries()) {
    if (bytes === 1) view.setUint8(at, value)
    else if (bytes === 2) view.setUint16(2 * at, value)
    else view.setUint32(4 * at, value)
  }
  return all
}

export const letters = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))
