import {
  type Bytes,
  type Chunk,
  type Footage,
  letters,
  numbers,
  opusHead,
  samplesASecond,
  type Track,
} from './footage.ts'

/** A film as an MP4 file (ISO/IEC 14496-12, -14 and -15), whose index comes first. */
export function mp4Of(footage: Footage<'avc', 'aac' | 'opus'>): Blob {
  const { video, audio } = footage
  const inOrder = [...video.chunks, ...(audio?.chunks ?? [])].sort((a, b) => a.ms - b.ms)
  const head = box('ftyp', letters('isom'), numbers(4, 0x200), letters('isomiso2avc1mp41'))
  const sizeOf = (parts: readonly Bytes[]) => parts.reduce((sum, one) => sum + one.byteLength, 0)
  const indexFrom = (begin: number) => {
    let end = begin
    const places = new Map<Chunk, number>()
    for (const chunk of inOrder) {
      places.set(chunk, end)
      end += chunk.data.byteLength
    }
    return movie(footage, (chunk) => places.get(chunk) ?? 0)
  }
  // An index is as long wherever the data begins, and it begins behind the index and its own head.
  const index = indexFrom(sizeOf(head) + sizeOf(indexFrom(0)) + 8)
  const data = box('mdat', ...inOrder.map((chunk) => Uint8Array.from(chunk.data)))
  return new Blob([...head, ...index, ...data], { type: 'video/mp4' })
}

/** Where a chunk begins in the file. */
type PlaceOf = (chunk: Chunk) => number

function movie(footage: Footage<'avc', 'aac' | 'opus'>, placeOf: PlaceOf): readonly Bytes[] {
  const { ms, audio } = footage
  const head = full(
    'mvhd',
    0,
    numbers(4, 0, 0, 1000, Math.round(ms), 0x10000),
    numbers(2, 0x100, 0, 0, 0, 0, 0),
    upright,
    numbers(4, 0, 0, 0, 0, 0, 0, 3),
  )
  return box(
    'moov',
    ...head,
    ...pictureTrack(footage, placeOf),
    ...(audio ? soundTrack(audio, ms, placeOf) : []),
  )
}

/** The picture is neither turned nor stretched. */
const upright = numbers(4, 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

function pictureTrack(
  { width, height, rate, ms, video }: Footage<'avc', 'aac' | 'opus'>,
  placeOf: PlaceOf,
): readonly Bytes[] {
  const entry = box(
    'avc1',
    numbers(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, width, height),
    numbers(4, 0x480000, 0x480000, 0),
    numbers(2, 1),
    new Uint8Array(32),
    numbers(2, 0x18, 0xffff),
    ...box('avcC', Uint8Array.from(video.setup)),
  )
  const kind = { id: 1, handler: 'vide', ticks: rate, ms, entry }
  const head = full('vmhd', 1, numbers(2, 0, 0, 0, 0))
  return trackOf({ ...kind, head, size: [width, height], volume: 0 }, video.chunks, placeOf)
}

function soundTrack(audio: Track<'aac' | 'opus'>, ms: number, placeOf: PlaceOf): readonly Bytes[] {
  const entry = box(
    audio.codec === 'aac' ? 'mp4a' : 'Opus',
    numbers(2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 16, 0, 0, samplesASecond, 0),
    ...(audio.codec === 'aac' ? aacSetup(audio.setup) : opusSetup(opusHead(audio.setup))),
  )
  const kind = { id: 2, handler: 'soun', ticks: samplesASecond, ms, entry }
  const head = full('smhd', 0, numbers(2, 0, 0))
  return trackOf({ ...kind, head, size: [0, 0], volume: 0x100 }, audio.chunks, placeOf)
}

/** What an AAC decoder has to know, in the descriptors of ISO/IEC 14496-1. */
function aacSetup(setup: Uint8Array): readonly Bytes[] {
  const descriptor = (tag: number, ...parts: readonly Bytes[]) => {
    const length = parts.reduce((sum, one) => sum + one.byteLength, 0)
    return [numbers(1, tag, length), ...parts]
  }
  const decoder = descriptor(
    4,
    numbers(1, 0x40, 0x15, 0, 0, 0),
    numbers(4, 0, 0),
    ...descriptor(5, Uint8Array.from(setup)),
  )
  const stream = descriptor(3, numbers(1, 0, 0, 0), ...decoder, ...descriptor(6, numbers(1, 2)))
  return full('esds', 0, ...stream)
}

/** An Opus stream’s head with the bytes of its numbers turned round, as MP4 wants them. */
function opusSetup(head: Bytes): readonly Bytes[] {
  const from = new DataView(head.buffer)
  return box(
    'dOps',
    numbers(1, 0, from.getUint8(9)),
    numbers(2, from.getUint16(10, true)),
    numbers(4, from.getUint32(12, true)),
    numbers(2, from.getUint16(16, true)),
    numbers(1, 0),
  )
}

/** What tells a track from another. */
interface Kind {
  readonly id: number
  readonly handler: string
  /** Its unit of time: so many to a second. */
  readonly ticks: number
  readonly ms: number
  readonly entry: readonly Bytes[]
  readonly head: readonly Bytes[]
  readonly size: readonly [number, number]
  readonly volume: number
}

function trackOf(kind: Kind, chunks: readonly Chunk[], placeOf: PlaceOf): readonly Bytes[] {
  const { id, handler, ticks, ms, entry, head, size, volume } = kind
  const length = Math.round((ms * ticks) / 1000)
  const trackHead = full(
    'tkhd',
    3,
    numbers(4, 0, 0, id, 0, Math.round(ms), 0, 0),
    numbers(2, 0, 0, volume, 0),
    upright,
    numbers(4, ...size.map((pixels) => pixels * 0x10000)),
  )
  const source = box('dinf', ...full('dref', 0, numbers(4, 1), ...full('url ', 1)))
  const table = box(
    'stbl',
    ...full('stsd', 0, numbers(4, 1), ...entry),
    ...lengths(chunks, ticks, length),
    ...(handler === 'vide' ? keys(chunks) : []),
    // Each chunk of ours is one of the file.
    ...full('stsc', 0, numbers(4, 1, 1, 1, 1)),
    ...full('stsz', 0, numbers(4, 0, chunks.length, ...chunks.map(({ data }) => data.byteLength))),
    ...full('stco', 0, numbers(4, chunks.length, ...chunks.map(placeOf))),
  )
  const media = box(
    'mdia',
    ...full('mdhd', 0, numbers(4, 0, 0, ticks, length), numbers(2, 0x55c4, 0)),
    ...full('hdlr', 0, numbers(4, 0), letters(handler), numbers(4, 0, 0, 0), numbers(1, 0)),
    ...box('minf', ...head, ...source, ...table),
  )
  return box('trak', ...trackHead, ...media)
}

/** How long each chunk lasts, as counts of equal ones. */
function lengths(chunks: readonly Chunk[], ticks: number, end: number): readonly Bytes[] {
  const at = chunks.map(({ ms }) => Math.round((ms * ticks) / 1000))
  const runs: [count: number, ticks: number][] = []
  for (const [n, begin] of at.entries()) {
    const long = Math.max(1, (at[n + 1] ?? end) - begin)
    const run = runs.at(-1)
    if (run?.[1] === long) run[0] += 1
    else runs.push([1, long])
  }
  return full('stts', 0, numbers(4, runs.length, ...runs.flat()))
}

/** The chunks to begin at, counted from 1. */
function keys(chunks: readonly Chunk[]): readonly Bytes[] {
  const found = chunks.flatMap(({ key }, at) => (key ? [at + 1] : []))
  return full('stss', 0, numbers(4, found.length, ...found))
}

/** A box: its length, its name, and what it holds. */
function box(name: string, ...parts: readonly Bytes[]): readonly Bytes[] {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 8)
  return [numbers(4, length), letters(name), ...parts]
}

/** A box with flags. */
const full = (name: string, flags: number, ...parts: readonly Bytes[]) =>
  box(name, numbers(4, flags), ...parts)
