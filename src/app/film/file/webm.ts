import {
  type Bytes,
  type Chunk,
  type Footage,
  letters,
  numbers,
  opusHead,
  samplesASecond,
} from './footage.ts'

const codecs = { vp9: 'V_VP9', vp8: 'V_VP8' } as const

/** Numbers of the tracks. */
const [pictures, sound] = [1, 2] as const

/** A film as a WebM file (Matroska’s format: RFC 8794 and RFC 9559). */
export function webmOf(footage: Footage<'vp9' | 'vp8', 'opus'>): Blob {
  const { ms, video, audio } = footage
  const head = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    element([0x42, 0x82], [letters('webm')]),
    element([0x42, 0x87], number(4)),
    element([0x42, 0x85], number(2)),
  )
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    // Times are in milliseconds.
    element([0x2a, 0xd7, 0xb1], number(1_000_000)),
    element([0x44, 0x89], float(ms)),
    element([0x4d, 0x80], [letters('Narrow Gauge')]),
    element([0x57, 0x41], [letters('Narrow Gauge')]),
  )
  const tracks = element(
    [0x16, 0x54, 0xae, 0x6b],
    pictureTrack(footage),
    ...(audio ? [soundTrack(opusHead(audio.setup))] : []),
  )
  const clusters = clustersOf(video.chunks, audio?.chunks ?? [])
  const segment = element([0x18, 0x53, 0x80, 0x67], info, tracks, ...clusters)
  return new Blob([...head, ...segment], { type: 'video/webm' })
}

const pictureTrack = ({ width, height, video }: Footage<'vp9' | 'vp8', 'opus'>) =>
  element(
    [0xae],
    ...named(pictures, codecs[video.codec]),
    element([0xe0], element([0xb0], number(width)), element([0xba], number(height))),
  )

const soundTrack = (head: Bytes) =>
  element(
    [0xae],
    ...named(sound, 'A_OPUS'),
    element([0x63, 0xa2], [head]),
    element([0xe1], element([0xb5], float(samplesASecond)), element([0x9f], number(1))),
  )

/** What every track says: its number, which is also its kind, and its codec. */
const named = (track: 1 | 2, codec: string) => [
  element([0xd7], number(track)),
  element([0x73, 0xc5], number(track)),
  element([0x83], number(track)),
  element([0x86], [letters(codec)]),
]

/** A cluster for each key picture, with the pictures that follow from it and the sound meanwhile. */
function clustersOf(
  video: readonly Chunk[],
  audio: readonly Chunk[],
): readonly (readonly Bytes[])[] {
  const starts = video.filter(({ key }, at) => key || at === 0).map(({ ms }) => ms)
  const all = [
    ...video.map((chunk) => ({ chunk, track: pictures })),
    ...audio.map((chunk) => ({ chunk, track: sound })),
  ].sort((a, b) => a.chunk.ms - b.chunk.ms)
  return starts.map((start, n) => {
    const from = n === 0 ? 0 : start
    const to = starts[n + 1] ?? Number.POSITIVE_INFINITY
    const begin = Math.round(from)
    const blocks = all
      .filter(({ chunk: { ms } }) => ms >= from && ms < to)
      .map(({ chunk, track }) => blockOf(track, chunk, begin))
    return element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], number(begin)), ...blocks)
  })
}

/** A chunk of a track, at a time of its cluster. */
function blockOf(track: 1 | 2, { data, key, ms }: Chunk, begin: number): readonly Bytes[] {
  const at = Math.round(ms) - begin
  const head = numbers(1, 0x80 | track, (at >> 8) & 0xff, at & 0xff, key ? 0x80 : 0)
  return element([0xa3], [head, Uint8Array.from(data)])
}

/** An element: its name, its length in eight bytes, and what it holds. */
function element(id: readonly number[], ...parts: readonly (readonly Bytes[])[]): readonly Bytes[] {
  const inside = parts.flat()
  const length = inside.reduce((sum, part) => sum + part.byteLength, 0)
  const size = new DataView(new ArrayBuffer(8))
  size.setBigUint64(0, BigInt(length) | (1n << 56n))
  return [Uint8Array.from(id), new Uint8Array(size.buffer), ...inside]
}

const number = (value: number): readonly Bytes[] => [numbers(4, value)]

function float(value: number): readonly Bytes[] {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return [new Uint8Array(view.buffer)]
}
