import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { concat, fromBase64, toBase64 } from '../kit/bytes.ts'
import { derive32 } from '../kit/derive.ts'

const keyBytes = 32

/**
 * Seals up to 32 bytes for the holder of an Ed25519 key, by X25519 with a one-time key and an HKDF pad. `seed`: 32
 * secret bytes, never used for anything else. The hidden bytes have to be checked otherwise, such as by a commitment:
 * anyone who forwards them can change them unnoticed.
 */
export function seal(key: Uint8Array, data: Uint8Array, seed: Uint8Array): string {
  const shared = x25519.getSharedSecret(seed, ed25519.utils.toMontgomery(key))
  const sender = x25519.getPublicKey(seed)
  return toBase64(concat(sender, masked(data, shared, sender)))
}

/** Opens bytes sealed for the holder of an Ed25519 secret key; undefined if they can't be read. */
export function unseal(secretKey: Uint8Array, sealed: string): Uint8Array | undefined {
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
