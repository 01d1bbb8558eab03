/** An encoded picture of a film. */
export interface Encoded {
  readonly data: Uint8Array
  /** It can be shown without those before it. */
  readonly key: boolean
  /** When it is shown, milliseconds from the start. */
  readonly ms: number
}

/** What a film file says of its pictures. */
export interface Footage {
  readonly codec: 'V_VP9' | 'V_VP8'
  readonly width: number
  readonly height: number
  /** How long it lasts, milliseconds. */
  readonly ms: number
  /** In the order of time; the first is a key. */
  readonly frames: readonly Encoded[]
}

type Bytes = Uint8Array<ArrayBuffer>

/** A film as a WebM file (Matroska’s format: RFC 8794 and RFC 9559), with its pictures alone. */
export function webmOf({ codec, width, height, ms, frames }: Footage): Blob {
  const head = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    element([0x42, 0x82], text('webm')),
    element([0x42, 0x87], number(4)),
    element([0x42, 0x85], number(2)),
  )
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    // Times are in milliseconds.
    element([0x2a, 0xd7, 0xb1], number(1_000_000)),
    element([0x44, 0x89], float(ms)),
    element([0x4d, 0x80], text('Narrow Gauge')),
    element([0x57, 0x41], text('Narrow Gauge')),
  )
  const video = element([0xe0], element([0xb0], number(width)), element([0xba], number(height)))
  const track = element(
    [0xae],
    element([0xd7], number(1)),
    element([0x73, 0xc5], number(1)),
    element([0x83], number(1)),
    element([0x86], text(codec)),
    video,
  )
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track)
  const segment = element([0x18, 0x53, 0x80, 0x67], info, tracks, ...clustersOf(frames))
  return new Blob([...head, ...segment], { type: 'video/webm' })
}

/** A cluster for each key and the pictures that follow from it. */
function clustersOf(frames: readonly Encoded[]): readonly (readonly Bytes[])[] {
  const starts = frames.flatMap(({ key }, at) => (key || at === 0 ? [at] : []))
  return starts.map((start, n) => {
    const inside = frames.slice(start, starts[n + 1])
    const begin = Math.round(inside[0]?.ms ?? 0)
    const blocks = inside.map((frame) => blockOf(frame, begin))
    return element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], number(begin)), ...blocks)
  })
}

/** A picture of track 1, at a time of its cluster. */
function blockOf({ data, key, ms }: Encoded, begin: number): readonly Bytes[] {
  const at = Math.round(ms) - begin
  const head = Uint8Array.of(0x81, (at >> 8) & 0xff, at & 0xff, key ? 0x80 : 0)
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

const text = (value: string): readonly Bytes[] => [Uint8Array.from(new TextEncoder().encode(value))]

function number(value: number): readonly Bytes[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, value)
  return [new Uint8Array(view.buffer)]
}

function float(value: number): readonly Bytes[] {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return [new Uint8Array(view.buffer)]
}
