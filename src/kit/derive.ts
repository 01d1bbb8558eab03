import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from './bytes.ts'

/** Derives 32 bytes from a secret by HKDF-SHA256. They reveal nothing about it. */
export function derive32(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return hkdf(sha256, secret, salt, utf8(info), 32)
}
