import { mulAddUnsafe } from '@noble/curves/abstract/curve.js'
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'
import { assert, need } from '../kit/assert.ts'
import { concat, fromBase64, toBase64, toHex, utf8 } from '../kit/bytes.ts'
import { sha512Bytes } from '../kit/hash.ts'

/*
 * A verifiable random function: https://c2sp.org/vrf-r255, which is RFC 9381 in the group ristretto255. For each
 * input a key has one output. Only the secret's holder can work it out; anyone can check it by its proof.
 *
 * A secret is 32 bytes. Public keys (43 letters) and proofs (107) are base64url, outputs 128 hexadecimal digits.
 *
 * The library multiplies by secrets in nearly constant time, but JavaScript's big integers don't: someone who can time
 * this page to the microsecond may learn a secret. Import this file only when a table is opened: the curve
 * is large.
 */

const { Point } = ristretto255
type Point = InstanceType<typeof Point>
const { Fn } = Point

const suite = concat(Uint8Array.of(0xff), utf8('c2sp.org/vrf-r255'))
const end = Uint8Array.of(0)
const hash = (domain: number, ...parts: readonly Uint8Array[]) =>
  sha512Bytes(concat(suite, Uint8Array.of(domain), ...parts))
const scalarIn = (bytes: Uint8Array) => Fn.create(bytesToNumberLE(bytes))
const pointOf = (key: Uint8Array, input: Uint8Array) =>
  need(ristretto255_hasher.deriveToCurve?.(hash(0x82, key, input)), 'a point')
const challengeOf = (...points: readonly Uint8Array[]) => hash(0x02, ...points, end).subarray(0, 16)
const outputOf = (gamma: Uint8Array) => toHex(hash(0x03, gamma, end))

/** The number that a secret is. Only a bug of ours makes one out of range. */
function numberOf(secret: Uint8Array): bigint {
  const number = bytesToNumberLE(secret)
  assert(secret.length === 32 && Fn.isValidNot0(number), 'a secret of the function is out of range')
  return number
}

const keyBytes = (number: bigint) => Point.BASE.multiply(number).toBytes()

/** The public key of a secret. */
export const publicKeyOf = (secret: Uint8Array): string => toBase64(keyBytes(numberOf(secret)))

/** The proof of an input's output. Always the same for the same secret and input. */
export function prove(secret: Uint8Array, input: string): string {
  const x = numberOf(secret)
  const key = keyBytes(x)
  const h = pointOf(key, utf8(input))
  const gamma = h.multiply(x).toBytes()
  const k = scalarIn(hash(0x81, secret, h.toBytes()))
  const c = challengeOf(key, h.toBytes(), gamma, keyBytes(k), h.multiply(k).toBytes())
  const s = Fn.add(k, Fn.mul(bytesToNumberLE(c), x))
  return toBase64(concat(gamma, c, numberToBytesLE(s, 32)))
}

/** The output of an input, as this proof shows; undefined unless it does. */
export function verify(publicKey: string, input: string, proof: string): string | undefined {
  const [bytes, all] = [fromBase64(publicKey), fromBase64(proof)]
  const key = readPoint(bytes)
  if (!bytes || !key || all?.length !== 80) return undefined
  const [first, c, s] = [all.subarray(0, 32), all.subarray(32, 48), bytesToNumberLE(all.subarray(48))]
  const gamma = readPoint(first)
  if (!gamma || !Fn.isValid(s)) return undefined
  const h = pointOf(bytes, utf8(input))
  // Points are negated, since a challenge has 128 bits, and negated would have 252.
  const by = bytesToNumberLE(c)
  const u = Point.BASE.multiplyUnsafe(s).add(key.negate().multiplyUnsafe(by))
  const v = mulAddUnsafe(Point, [h, gamma.negate()], [s, by])
  const made = challengeOf(bytes, h.toBytes(), first, u.toBytes(), v.toBytes())
  return toHex(made) === toHex(c) ? outputOf(first) : undefined
}

/** Reads a point in its one encoding; undefined if invalid, or the one point that is no key. */
function readPoint(bytes: Uint8Array | undefined): Point | undefined {
  if (bytes?.length !== 32) return undefined
  try {
    const point = Point.fromBytes(bytes)
    return point.is0() ? undefined : point
  } catch {
    // Not a point of the group, or not its one encoding.
    return undefined
  }
}

/** The secret that 64 random bytes make. */
export const secretOf = (bytes: Uint8Array): Uint8Array => numberToBytesLE(scalarIn(bytes) || Fn.ONE, 32)
