import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToNumberLE } from '@noble/curves/utils.js'
import { concat, fromBase64, fromHex, toBase64, toHex, utf8 } from '../kit/bytes.ts'
import { derive32, sha512Bytes } from '../kit/hash.ts'
import type { Seal } from './sealing.ts'

const { Point } = ed25519
type Point = InstanceType<typeof Point>

/** The secret key behind a secret, remembered for those who sign one thing after another. */
function makeSecretKeys() {
  let last: { readonly of: string; readonly bytes: Uint8Array } | undefined
  return (secret: string, people: string): Uint8Array => {
    const of = `${secret} ${people}`
    if (last?.of !== of)
      last = { of, bytes: derive32(fromHex(secret), fromHex(people), 'narrow-gauge seat') }
    return last.bytes
  }
}
const secretKey = makeSecretKeys()

/**
 * Ed25519 keys derived by HKDF-SHA256, without `crypto.subtle`. Import this file only when a table is
 * opened: it brings the curve along.
 */
export const ed25519Seal: Seal = {
  keyOf: (secret, people) => toBase64(ed25519.getPublicKey(secretKey(secret, people))),
  sign: (secret, people, text) => toBase64(ed25519.sign(utf8(text), secretKey(secret, people))),
  async verify(key, text, sig) {
    const [by, bytes] = [readKey(key), readSig(sig)]
    return by !== undefined && bytes !== undefined && isRight(by, utf8(text), bytes)
  },
}

/** A public key, as bytes and as a point of the curve. */
export interface PublicKey {
  readonly bytes: Uint8Array
  readonly point: Point
}

/** No table knows more keys at once. */
const mostKeys = 64
const known = new Map<string, PublicKey | undefined>()

/**
 * The key a text stands for; `undefined` for one that is none, or that seals may disagree about: by such
 * keys something can be signed that one browser takes and another does not.
 */
export function readKey(text: string): PublicKey | undefined {
  if (known.has(text)) return known.get(text)
  const key = keyIn(text)
  if (known.size >= mostKeys) known.clear()
  known.set(text, key)
  return key
}

function keyIn(text: string): PublicKey | undefined {
  const bytes = fromBase64(text)
  if (bytes?.length !== 32) return undefined
  try {
    const point = Point.fromBytes(bytes)
    return point.isSmallOrder() || !point.isTorsionFree() ? undefined : { bytes, point }
  } catch {
    // Bytes that are no point of the curve.
    return undefined
  }
}

/** The bytes of a signature; `undefined` for a text that is none. */
export function readSig(text: string): Uint8Array | undefined {
  const bytes = fromBase64(text)
  return bytes?.length === 64 ? bytes : undefined
}

/** RFC 8032 section 5.1.7 without the cofactor, as browsers have it: the same bytes or nothing. */
function isRight({ bytes, point }: PublicKey, text: Uint8Array, sig: Uint8Array): boolean {
  const at = sig.subarray(0, 32)
  const s = bytesToNumberLE(sig.subarray(32))
  if (!Point.Fn.isValid(s)) return false
  const k = Point.Fn.create(bytesToNumberLE(sha512Bytes(concat(at, bytes, text))))
  const made = Point.BASE.multiplyUnsafe(s).subtract(point.multiplyUnsafe(k))
  return toHex(made.toBytes()) === toHex(at)
}
