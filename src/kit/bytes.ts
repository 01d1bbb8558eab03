import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hexadecimal digits, two a byte. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of hexadecimal digits; throws on anything else, so read untrusted text by a schema first. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex)

/** A text's UTF-8 bytes. */
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text)
