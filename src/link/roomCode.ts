import { assert, need } from '../kit/assert.ts'

/**
 * 23 letters and digits: no two look alike (neither 0 nor O, 1 nor I nor L, 5 nor S, 6 nor G …), no
 * vowels, so that no words come up. That their number is prime is what makes the checksum work.
 */
const alphabet = '2345789CDFGHJKMNPRTVWXY'
const size = alphabet.length

/** The length of a room code: five characters by chance and the checksum. */
export const roomCodeLength = 6

/** How many random bytes `makeRoomCode` wants. */
export const roomCodeBytes = 2 * (roomCodeLength - 1)

/** What a person typed: a room code in its proper writing, or the first thing wrong with it. */
export type ReadRoomCode =
  | { readonly code: string }
  | { readonly problem: 'length' | 'character' | 'checksum' }

/** A room code from at least `roomCodeBytes` random bytes; the same bytes give the same code. */
export function makeRoomCode(bytes: Uint8Array): string {
  assert(bytes.length >= roomCodeBytes, `a room code needs ${roomCodeBytes} bytes`)
  const values = Array.from({ length: roomCodeLength - 1 }, (_, i) => {
    const high = need(bytes[2 * i], 'a random byte')
    return (high * 256 + need(bytes[2 * i + 1], 'a random byte')) % size
  })
  return [...values, checksum(values)].map((value) => alphabet.charAt(value)).join('')
}

/**
 * Reads what a person typed or a link held. Case, spaces and dashes do not matter. Any one wrong
 * character and any two neighbours swapped are a `checksum` (or `character`) problem.
 */
export function readRoomCode(text: string): ReadRoomCode {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const values = [...code].map((character) => alphabet.indexOf(character))
  if (values.includes(-1)) return { problem: 'character' }
  if (values.length !== roomCodeLength) return { problem: 'length' }
  return values.at(-1) === checksum(values.slice(0, -1)) ? { code } : { problem: 'checksum' }
}

/**
 * Chosen so that 1·v₁ + 2·v₂ + … + 6·v₆ is a multiple of 23 (6 · 19 is one less than such a multiple).
 * Weights and the differences between neighbouring ones are not multiples of that prime, so one wrong
 * character or a swap breaks the sum.
 */
function checksum(values: readonly number[]): number {
  return (19 * values.reduce((sum, value, i) => sum + (i + 1) * value, 0)) % size
}
