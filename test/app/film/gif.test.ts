import { describe, expect, it } from 'vitest'
import { openGif } from '../../../src/app/film/file/gif.ts'
import { coloursOf, paletteFor } from '../../../src/app/film/file/palette.ts'
import { fastDraw } from '../../../src/rules/chance.ts'

/** The pictures of a GIF file: where they are, how long they are shown, and their colours. */
function picturesIn(bytes: Uint8Array) {
  const u16 = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
  const found: { x: number; y: number; w: number; h: number; wait: number; pixels: string[] }[] = []
  let wait = 0
  let at = 13
  const blocks = () => {
    const data: number[] = []
    for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) {
      data.push(...bytes.subarray(at + 1, at + 1 + size))
      at += size + 1
    }
    at += 1
    return data
  }
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) wait = u16(at + 4)
      at += 2
      blocks()
      continue
    }
    const [x, y, w, h] = [u16(at + 1), u16(at + 3), u16(at + 5), u16(at + 7)]
    const table = bytes.subarray(at + 10, at + 10 + 768)
    at += 10 + 768 + 1
    const pixels = unpacked(blocks()).map((place) =>
      place === 255 ? 'same' : [...table.subarray(3 * place, 3 * place + 3)].join(),
    )
    found.push({ x, y, w, h, wait, pixels })
  }
  return found
}

/** Indices from codes of growing width. */
function unpacked(bytes: readonly number[]): readonly number[] {
  let [bits, count, at, wide] = [0, 0, 0, 9]
  let table: (readonly number[])[] = []
  let last: readonly number[] | undefined
  const out: number[] = []
  const reset = () => {
    table = Array.from({ length: 258 }, (_, n) => [n])
    wide = 9
    last = undefined
  }
  reset()
  for (;;) {
    while (count < wide) {
      bits |= (bytes[at++] ?? 0) << count
      count += 8
    }
    const code = bits & ((1 << wide) - 1)
    bits >>>= wide
    count -= wide
    if (code === 257) return out
    if (code === 256) {
      reset()
      continue
    }
    const run = table[code] ?? [...(last ?? []), last?.[0] ?? 0]
    out.push(...run)
    if (last && table.length < 4096) table.push([...last, run[0] ?? 0])
    if (table.length === 1 << wide && wide < 12) wide += 1
    last = run
  }
}

/** A picture in which hardly two pixels are of the same colour. */
const noisy = (w: number, h: number) => {
  const draw = fastDraw(7)
  return Uint8ClampedArray.from({ length: 4 * w * h }, () => draw(256))
}

describe('a GIF file', () => {
  const black = [0, 0, 0, 255]
  const white = [255, 255, 255, 255]

  it('holds of each picture what differs from the one before, for as long as it is shown', async () => {
    const gif = openGif(3, 2)
    gif.add(Uint8ClampedArray.from([black, black, black, black, black, black].flat()), 0)
    gif.add(Uint8ClampedArray.from([black, black, black, black, black, black].flat()), 80)
    gif.add(Uint8ClampedArray.from([black, white, black, white, black, black].flat()), 160)
    const file = gif.finish(400)
    expect(file.type).toBe('image/gif')
    const pictures = picturesIn(new Uint8Array(await file.arrayBuffer()))
    expect(pictures).toEqual([
      { x: 0, y: 0, w: 3, h: 2, wait: 16, pixels: Array(6).fill('0,0,0') },
      { x: 0, y: 0, w: 2, h: 2, wait: 24, pixels: ['same', '255,255,255', '255,255,255', 'same'] },
    ])
  })

  it('can be read back however many codes it takes', async () => {
    const [w, h] = [120, 90]
    const pixels = noisy(w, h)
    const gif = openGif(w, h)
    gif.add(pixels, 0)
    const [picture] = picturesIn(new Uint8Array(await gif.finish(100).arrayBuffer()))
    const colours = coloursOf(pixels)
    const counts = new Map<number, number>()
    for (const one of colours) counts.set(one, (counts.get(one) ?? 0) + 1)
    const { entries, placeOf } = paletteFor(counts, 255)
    expect(entries.length).toBe(255)
    expect(picture?.pixels).toEqual([...colours].map((one) => entries[placeOf.get(one) ?? 0]?.join()))
  })
})
