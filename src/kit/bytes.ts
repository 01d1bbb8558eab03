import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hexadecimal digits, two a byte. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of hexadecimal digits; throws on anything else, so read untrusted text by a schema first. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex)

/** A text's UTF-8 bytes. */
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text)

/** Bytes one after another. */
export const concat = (...parts: readonly Uint8Array[]): Uint8Array => concatBytes(...parts)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes in base64url, without padding: four letters for three bytes. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    for (bits += 8; bits >= 6; bits -= 6) text += letters[(held >> (bits - 6)) & 63]
  }
  return bits > 0 ? text + letters[(held << (6 - bits)) & 63] : text
}

/** The bytes of base64url without padding; `undefined` for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0) return undefined
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return Uint8Array.from(bytes)
}
