import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { need } from '../kit/assert.ts'
import { fromBase64, toBase64, utf8 } from '../kit/bytes.ts'
import { sha256Bytes, sha256Hex } from '../kit/hash.ts'

/** A whole number from 0 up to, not including, `below` (1 … 2³²), each equally likely. */
export type Draw = (below: number) => number

/**
 * The stream of one chance entry: SHA-256 of the seed's text and a counter, four bytes a draw, with rejection sampling.
 * Equal seeds give equal draws everywhere.
 */
export function streamOf(seed: string): Draw {
  const word = words(utf8(`${seed}/`))
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below)
    let value = word()
    while (value >= limit) value = word()
    return value % below
  }
}

/** The origin of a draw: a seed alone, or the proofs of everyone's parts in it, from which one follows. */
export interface Drawn {
  /** 32 hexadecimal digits. An entry's hash covers the seed, whether it is written out or follows from proofs. */
  readonly seed?: string
  /** By holder, in the order of `Draws.holders`: 80 bytes in base64url, the first 32 of which are the part. */
  readonly proofs?: readonly string[]
}

const partBytes = 32

/** The seed of a draw, as 32 hexadecimal digits. Where everyone has a part in it, nobody can choose it. */
export function seedIn({ seed, proofs = [] }: Drawn): string {
  const parts = proofs.map((proof) => toBase64((fromBase64(proof) ?? new Uint8Array()).subarray(0, partBytes)))
  return seed ?? sha256Hex(`narrow-gauge draw ${parts.join(' ')}`).slice(0, 32)
}

/** The stream of a draw. */
export const streamIn = (drawn: Drawn): Draw => streamOf(seedIn(drawn))

/** Endless 32-bit words: the SHA-256 of `text` followed by a counter, block after block. */
function words(text: Uint8Array): () => number {
  let block: DataView = new DataView(new ArrayBuffer(0))
  let counter = 0
  let at = 0
  return () => {
    if (at + 4 > block.byteLength) {
      const bytes = sha256Bytes(withCounter(text, counter++))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
}

function withCounter(text: Uint8Array, counter: number): Uint8Array {
  const bytes = new Uint8Array(text.length + 4)
  bytes.set(text)
  new DataView(bytes.buffer).setUint32(text.length, counter)
  return bytes
}

/** The numbers below `count` in random order. */
export function shuffled(count: number, draw: Draw): readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let left = count; left > 1; left--) {
    const at = draw(left)
    const last = need(order[left - 1], 'a number')
    order[left - 1] = need(order[at], 'a number')
    order[at] = last
  }
  return order
}

/** A fast generator for playouts, bots and tests. Not for matches: the seed gives away every draw. */
export function fastDraw(seed: number): Draw {
  const generator = xoroshiro128plus(scatter(seed))
  return (below) => Math.floor(((generator.next() >>> 0) * below) / 2 ** 32)
}

/** Mixes the seed, since a linear generator starts alike for all small ones. */
function scatter(seed: number): number {
  let bits = (seed + 0x9e3779b9) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
