import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'

/** Lower-case hexadecimal digits, two for each byte. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of hexadecimal digits. Throws on anything else: read untrusted text by a schema first. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex)

/** A text's UTF-8 bytes. */
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text)

/** Joins bytes. */
export const concat = (...parts: readonly Uint8Array[]): Uint8Array => concatBytes(...parts)

/** Bytes in base64url, without padding: four characters for three bytes. */
export const toBase64 = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** The bytes of base64url without padding; `undefined` if invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return base64urlnopad.decode(text)
  } catch {
    return undefined
  }
}
