import { ed25519 } from '@noble/curves/ed25519.js'
import { fromBase64, fromHex, toBase64, utf8 } from '../kit/bytes.ts'
import { derive32 } from '../kit/hash.ts'
import type { Seal } from './sealing.ts'

const secretKey = (secret: string, people: string) =>
  derive32(fromHex(secret), fromHex(people), 'narrow-gauge seat')

/**
 * Ed25519 keys derived by HKDF-SHA256, without `crypto.subtle`. Import this file only when a table is
 * opened: it brings the curve along.
 */
export const ed25519Seal: Seal = {
  keyOf: (secret, people) => toBase64(ed25519.getPublicKey(secretKey(secret, people))),
  sign: (secret, people, text) => toBase64(ed25519.sign(utf8(text), secretKey(secret, people))),
  verify(key, text, sig) {
    const [keyBytes, sigBytes] = [fromBase64(key), fromBase64(sig)]
    if (keyBytes?.length !== 32 || sigBytes?.length !== 64) return false
    try {
      return ed25519.verify(sigBytes, utf8(text), keyBytes)
    } catch {
      // Bytes that are no point of the curve.
      return false
    }
  },
}
