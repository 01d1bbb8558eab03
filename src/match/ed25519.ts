import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { bytesToNumberLE } from '@noble/curves/utils.js'
import { concat, fromBase64, fromHex, toBase64, toHex, utf8 } from '../kit/bytes.ts'
import { derive32 } from '../kit/derive.ts'
import { sha512Bytes } from '../kit/hash.ts'
import { kept, remembered } from '../kit/memoize.ts'
import { prove, publicKeyOf, secretOf, verify as verifyDraw } from '../rules/vrf.ts'
import type { Signatures } from './signing.ts'

const { Point } = ed25519
type Point = InstanceType<typeof Point>
// The library's own choice, 8, multiplies faster once its table of points is filled, but a match has too few signatures
// to make up for the time that takes before the first.
const windowBits = 4
Point.BASE.precompute(windowBits)

/** Derives secret keys, and remembers the last one for a run of signatures. */
function makeSecretKeys() {
  let last: { readonly of: string; readonly bytes: Uint8Array } | undefined
  return (secret: string, people: string): Uint8Array => {
    const of = `${secret} ${people}`
    if (last?.of !== of) last = { of, bytes: derive32(fromHex(secret), fromHex(people), 'narrow-gauge seat') }
    return last.bytes
  }
}
const secretKey = makeSecretKeys()

/**
 * Ed25519 with keys derived by HKDF-SHA256, without `crypto.subtle`. Import this file only when a table is opened: the
 * curve is large.
 */
export const ed25519Signatures: Signatures = {
  keyOf: (secret, people) => toBase64(ed25519.getPublicKey(secretKey(secret, people))),
  sign: (secret, people, text) => toBase64(ed25519.sign(utf8(text), secretKey(secret, people))),
  async verify(key, text, sig, scheme) {
    if (scheme === 'vrf') return verifyDraw(key, text, sig) !== undefined
    const [by, bytes] = [readKey(key), readSig(sig)]
    return by !== undefined && bytes !== undefined && isRight(by, utf8(text), bytes)
  },
  derive: (secret, people, label) => derive32(fromHex(secret), fromHex(people), `narrow-gauge ${label}`),
  seal(key, data, seed) {
    const to = readKey(key)
    return to ? seal(to.bytes, data, seed) : ''
  },
  unseal: (secret, people, sealed) => unseal(secretKey(secret, people), sealed),
  draws: { keyOf: (secret) => publicKeyOf(secretOf(secret)), prove: (secret, input) => prove(secretOf(secret), input) },
}

const keyBytes = 32

/**
 * Seals up to 32 bytes for the holder of an Ed25519 key, by X25519 with a one-time key and an HKDF pad. `seed`: 32
 * secret bytes, never used for anything else. The hidden bytes have to be checked otherwise, such as by a commitment:
 * anyone who forwards them can change them unnoticed.
 */
function seal(key: Uint8Array, data: Uint8Array, seed: Uint8Array): string {
  const shared = x25519.getSharedSecret(seed, ed25519.utils.toMontgomery(key))
  const sender = x25519.getPublicKey(seed)
  return toBase64(concat(sender, masked(data, shared, sender)))
}

/** Opens bytes sealed for the holder of an Ed25519 secret key; undefined if they can't be read. */
function unseal(secretKey: Uint8Array, sealed: string): Uint8Array | undefined {
  const bytes = fromBase64(sealed)
  if (!bytes || bytes.length <= keyBytes || bytes.length > 2 * keyBytes) return undefined
  const sender = bytes.subarray(0, keyBytes)
  try {
    const own = ed25519.utils.toMontgomerySecret(secretKey)
    return masked(bytes.subarray(keyBytes), x25519.getSharedSecret(own, sender), sender)
  } catch {
    // Not a point that both share a secret with.
    return undefined
  }
}

function masked(data: Uint8Array, shared: Uint8Array, sender: Uint8Array): Uint8Array {
  const pad = derive32(shared, sender, 'narrow-gauge sealed')
  return data.map((byte, at) => byte ^ (pad[at] ?? 0))
}

/** A public key, as bytes and as a point of the curve. */
export interface PublicKey {
  readonly bytes: Uint8Array
  readonly point: Point
}

/** More keys than any table has. */
const mostKeys = 64

/**
 * Reads a public key. Undefined if invalid, or if implementations may disagree about it: with such a key one can sign
 * what one browser accepts and another rejects.
 */
export const readKey: (text: string) => PublicKey | undefined = remembered(keyIn, mostKeys)

function keyIn(text: string): PublicKey | undefined {
  const bytes = fromBase64(text)
  if (bytes?.length !== 32) return undefined
  try {
    const point = Point.fromBytes(bytes)
    return point.isSmallOrder() || !point.isTorsionFree() ? undefined : { bytes, point }
  } catch {
    // Not a point of the curve.
    return undefined
  }
}

/** Reads a signature; undefined if invalid. */
export function readSig(text: string): Uint8Array | undefined {
  const bytes = fromBase64(text)
  return bytes?.length === 64 ? bytes : undefined
}

/** RFC 8032 section 5.1.7 without the cofactor, as browsers do it: byte for byte. */
function isRight({ bytes, point }: PublicKey, text: Uint8Array, sig: Uint8Array): boolean {
  const at = sig.subarray(0, 32)
  const s = bytesToNumberLE(sig.subarray(32))
  if (!Point.Fn.isValid(s)) return false
  const k = Point.Fn.create(bytesToNumberLE(sha512Bytes(concat(at, bytes, text))))
  const made = Point.BASE.multiplyUnsafe(s).subtract(point.multiplyUnsafe(k))
  return toHex(made.toBytes()) === toHex(at)
}

/** The part of `crypto.subtle` that verifies. */
export type Verifier = Pick<SubtleCrypto, 'importKey' | 'verify'>

const algorithm = 'Ed25519'

/** The same signatures, byte for byte, verified by the browser itself. */
export function nativeSignatures(subtle: Verifier): Signatures {
  const verifyBy = verifier(subtle)
  return {
    ...ed25519Signatures,
    async verify(key, text, sig, scheme) {
      if (scheme) return ed25519Signatures.verify(key, text, sig, scheme)
      const [by, bytes] = [readKey(key), readSig(sig)]
      if (!by || !bytes) return false
      // An error may be the browser's own fault.
      return verifyBy(by, text, bytes).catch(() => ed25519Signatures.verify(key, text, sig))
    },
  }
}

/** Verifies by the browser, importing each key once; rejects if the browser can't. */
function verifier(subtle: Verifier) {
  const keyOf = kept(({ bytes }: PublicKey) => subtle.importKey('raw', owned(bytes), algorithm, false, ['verify']))
  return async (by: PublicKey, text: string, sig: Uint8Array): Promise<boolean> =>
    subtle.verify(algorithm, await keyOf(by), owned(sig), owned(utf8(text)))
}

/** The bytes in unshared memory, as the browser requires. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const probe = { secret: '0'.repeat(32), people: '1'.repeat(32) } as const

/**
 * The fastest implementation available: the browser's own where it knows Ed25519 and passes a probe (pages at a plain
 * http address have none). The probe takes long enough to delay a table, so it waits for the first signature to verify.
 */
export function openSignatures(subtle: Verifier | undefined): Signatures {
  // While a title loads, rather than when its table is waiting for a key.
  Point.BASE.precompute(windowBits, false)
  if (!subtle) return ed25519Signatures
  let fastest: Promise<Signatures> | undefined
  return {
    ...ed25519Signatures,
    async verify(key, text, sig, scheme) {
      if (scheme) return ed25519Signatures.verify(key, text, sig, scheme)
      fastest ??= passesProbe(subtle).then((passes) => (passes ? nativeSignatures(subtle) : ed25519Signatures))
      return (await fastest).verify(key, text, sig)
    },
  }
}

/** True if the browser accepts a right signature and rejects a wrong one. */
async function passesProbe(subtle: Verifier): Promise<boolean> {
  const { secret, people } = probe
  const key = readKey(ed25519Signatures.keyOf(secret, people))
  const sig = readSig(ed25519Signatures.sign(secret, people, 'right'))
  if (!key || !sig) return false
  const verifyBy = verifier(subtle)
  try {
    return (await verifyBy(key, 'right', sig)) && !(await verifyBy(key, 'wrong', sig))
  } catch {
    return false
  }
}
