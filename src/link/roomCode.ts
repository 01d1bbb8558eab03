import { assert, need } from '../kit/assert.ts'

/**
 * 23 letters and digits. No two look alike (0 and O, 1 and I, 5 and S…), and without vowels they spell no words. The
 * checksum relies on 23 being prime.
 */
const alphabet = '2345789CDFGHJKMNPRTVWXY'
const size = alphabet.length

/** The length of a room code: seven random characters, too many to try them all, and a checksum. */
export const roomCodeLength = 8

/** Number of random bytes that `makeRoomCode` needs. */
export const roomCodeBytes = 2 * (roomCodeLength - 1)

/** A normalised room code, or the first problem with what was typed. */
export type ReadRoomCode = { readonly code: string } | { readonly problem: 'length' | 'character' | 'checksum' }

/** Makes a room code from at least `roomCodeBytes` random bytes. */
export function makeRoomCode(bytes: Uint8Array): string {
  assert(bytes.length >= roomCodeBytes, `a room code needs ${roomCodeBytes} bytes`)
  const values = Array.from({ length: roomCodeLength - 1 }, (_, i) => {
    const high = need(bytes[2 * i], 'a random byte')
    return (high * 256 + need(bytes[2 * i + 1], 'a random byte')) % size
  })
  return [...values, checksum(values)].map((value) => alphabet.charAt(value)).join('')
}

/**
 * Reads a code from a person or a link, ignoring case, spaces and dashes. Detects any single wrong character and any
 * two swapped neighbours.
 */
export function readRoomCode(text: string): ReadRoomCode {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const values = [...code].map((character) => alphabet.indexOf(character))
  if (values.includes(-1)) return { problem: 'character' }
  if (values.length !== roomCodeLength) return { problem: 'length' }
  return values.at(-1) === checksum(values.slice(0, -1)) ? { code } : { problem: 'checksum' }
}

/**
 * The last character: makes 1·v₁ + 2·v₂ + … + n·vₙ a multiple of 23. Neither the weights nor the differences between
 * neighbours are multiples of that prime, so a wrong character or a swap shows.
 */
function checksum(values: readonly number[]): number {
  const sum = values.reduce((all, value, i) => all + (i + 1) * value, 0)
  const last = values.length + 1
  return need(
    Array.from({ length: size }, (_, value) => value).find((value) => (sum + last * value) % size === 0),
    'a number below a prime',
  )
}
