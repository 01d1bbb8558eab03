import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { toHex, utf8 } from './bytes.ts'
import { canonical } from './json.ts'

/** SHA-256 of bytes, as 32 bytes. Works on pages without `crypto.subtle`. */
export function sha256Bytes(data: Uint8Array): Uint8Array {
  return sha256(data)
}

/** SHA-512 of bytes, as 64 bytes. */
export function sha512Bytes(data: Uint8Array): Uint8Array {
  return sha512(data)
}

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8(text)))
}

const mix = (hash: number, unit: number, prime: number) => Math.imul(hash ^ unit, prime) >>> 0
const hex8 = (n: number) => n.toString(16).padStart(8, '0')

/**
 * A 64-bit digest of a plain value as 16 hexadecimal digits, independent of key order. It notices a desync; it does not
 * resist forgery (use SHA-256 for that).
 */
export function digest64(value: unknown): string {
  const text = canonical(value)
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = mix(a, unit, 0x01000193)
    b = mix(b, unit + i, 0x85ebca6b)
  }
  a = mix(a ^ (a >>> 15), b, 0xc2b2ae35)
  b = mix(b ^ (b >>> 13), a, 0x27d4eb2f)
  return hex8(a) + hex8(b)
}
