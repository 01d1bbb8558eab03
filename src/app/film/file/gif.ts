import { coloursOf, paletteFor } from './palette.ts'

/** Makes a moving picture from pictures of one size, each only where it differs from the one before. */
interface Gif {
  /** Adds a picture, in red, green, blue and alpha, that is shown from `ms` on. */
  add(pixels: Uint8ClampedArray, ms: number): void
  /** The file, which lasts `ms` milliseconds and then starts again. */
  finish(ms: number): Blob
}

type Bytes = Uint8Array<ArrayBuffer>

const letters = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))

/** The place in every palette of what stays as it was. */
const same = 255

/** A part of a picture: what has changed since the one before. */
interface Part {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/**
 * Begins a GIF file (GIF89a). Small encoders such as gifenc leave to their callers what most of this is: finding what
 * has changed, and keeping what hasn’t out of the file.
 */
export function openGif(width: number, height: number): Gif {
  const frames: { readonly ms: number; readonly bytes: readonly Bytes[] }[] = []
  let before: Uint16Array | undefined
  return {
    add(pixels, ms) {
      const colours = coloursOf(pixels)
      const part = changed(before, colours, width, height)
      if (part) frames.push({ ms, bytes: pictureOf(colours, before, part, width) })
      before = colours
    },
    finish(ms) {
      const head = [letters('GIF89a'), little(width, height), Uint8Array.of(0x70, 0, 0)]
      const forever = [Uint8Array.of(0x21, 0xff, 11), letters('NETSCAPE2.0'), loop]
      const shown = frames.flatMap(({ ms: from, bytes }, at) => {
        const to = frames[at + 1]?.ms ?? ms
        const delay = Math.max(2, Math.round(to / 10) - Math.round(from / 10))
        return [control, little(delay), Uint8Array.of(same, 0), ...bytes]
      })
      return new Blob([...head, ...forever, ...shown, Uint8Array.of(0x3b)], { type: 'image/gif' })
    },
  }
}

const loop = Uint8Array.of(3, 1, 0, 0, 0)
/** Draws each frame over the last one, with a transparent colour for pixels that stay. */
const control = Uint8Array.of(0x21, 0xf9, 4, 0x05)

const little = (...values: readonly number[]): Bytes =>
  Uint8Array.from(values.flatMap((value) => [value & 0xff, value >> 8]))

/** The smallest part with all that is new; undefined if nothing is. */
function changed(before: Uint16Array | undefined, now: Uint16Array, width: number, height: number): Part | undefined {
  if (!before) return { x: 0, y: 0, w: width, h: height }
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}

/** A part of a picture with a palette of its own. */
function pictureOf(
  colours: Uint16Array,
  before: Uint16Array | undefined,
  { x, y, w, h }: Part,
  width: number,
): readonly Bytes[] {
  const places = Array.from({ length: w * h }, (_, at) => (y + Math.floor(at / w)) * width + x + (at % w))
  const isNew = (at: number) => colours[at] !== before?.[at]
  const counts = new Map<number, number>()
  for (const at of places.filter(isNew)) {
    const colour = colours[at] ?? 0
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const { entries, placeOf } = paletteFor(counts, same)
  const table = new Uint8Array(3 * 256)
  for (const [at, entry] of entries.entries()) table.set(entry, 3 * at)
  const indices = places.map((at) => (isNew(at) ? (placeOf.get(colours[at] ?? 0) ?? 0) : same))
  return [Uint8Array.of(0x2c), little(x, y, w, h), Uint8Array.of(0x87), table, ...packed(indices)]
}

/** The greatest number of codes. */
const mostCodes = 4096
const clear = 256
const end = 257

/** Eight-bit indices by LZW with codes of growing width, in blocks of up to 255 bytes. */
function packed(indices: readonly number[]): readonly Bytes[] {
  const bytes: number[] = []
  let [bits, count, wide] = [0, 0, 9]
  const put = (code: number) => {
    bits |= code << count
    for (count += wide; count >= 8; count -= 8) {
      bytes.push(bits & 0xff)
      bits >>>= 8
    }
  }
  let codes = new Map<number, number>()
  let next = end + 1
  const startOver = () => {
    put(clear)
    codes = new Map()
    next = end + 1
    wide = 9
  }
  startOver()
  let run = indices[0] ?? 0
  for (const index of indices.slice(1)) {
    const longer = (run << 8) | index
    const known = codes.get(longer)
    if (known !== undefined) {
      run = known
      continue
    }
    put(run)
    run = index
    if (next === mostCodes) {
      startOver()
      continue
    }
    codes.set(longer, next)
    if (next === 1 << wide) wide += 1
    next += 1
  }
  put(run)
  put(end)
  if (count > 0) bytes.push(bits & 0xff)
  return [Uint8Array.of(8), ...inBlocks(bytes), Uint8Array.of(0)]
}

function inBlocks(bytes: readonly number[]): readonly Bytes[] {
  const starts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, n) => 255 * n)
  return starts.flatMap((from) => {
    const block = bytes.slice(from, from + 255)
    return [Uint8Array.of(block.length), Uint8Array.from(block)]
  })
}
