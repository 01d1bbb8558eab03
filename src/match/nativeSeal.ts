import { utf8 } from '../kit/bytes.ts'
import { ed25519Seal, type PublicKey, readKey, readSig } from './seal.ts'
import type { Seal } from './sealing.ts'

/** The part of `crypto.subtle` that verifies. */
export type Verifier = Pick<SubtleCrypto, 'importKey' | 'verify'>

const algorithm = 'Ed25519'

/** The same seal, byte for byte, whose signatures the browser itself verifies. */
export function nativeSeal(subtle: Verifier): Seal {
  const verifyBy = verifier(subtle)
  return {
    ...ed25519Seal,
    async verify(key, text, sig) {
      const [by, bytes] = [readKey(key), readSig(sig)]
      if (!by || !bytes) return false
      // What the browser cannot even look at may be its own fault.
      return verifyBy(by, text, bytes).catch(() => ed25519Seal.verify(key, text, sig))
    },
  }
}

/** Verifies by the browser, whose keys are made once each; rejected where it cannot. */
function verifier(subtle: Verifier) {
  const keys = new WeakMap<PublicKey, Promise<CryptoKey>>()
  return async (by: PublicKey, text: string, sig: Uint8Array): Promise<boolean> => {
    const key =
      keys.get(by) ?? subtle.importKey('raw', owned(by.bytes), algorithm, false, ['verify'])
    keys.set(by, key)
    return subtle.verify(algorithm, await key, owned(sig), owned(utf8(text)))
  }
}

/** The same bytes in memory that nobody shares, as the browser wants them. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const probe = { secret: '0'.repeat(32), people: '1'.repeat(32) } as const

/**
 * The fastest seal that this page has: the browser's own where it knows Ed25519 (pages at a plain http
 * address have none) and is seen to take what is right and nothing else.
 */
export async function openSeal(subtle: Verifier | undefined): Promise<Seal> {
  if (!subtle) return ed25519Seal
  const { secret, people } = probe
  const key = readKey(ed25519Seal.keyOf(secret, people))
  const sig = readSig(ed25519Seal.sign(secret, people, 'right'))
  if (!key || !sig) return ed25519Seal
  const verifyBy = verifier(subtle)
  try {
    const found = [await verifyBy(key, 'right', sig), await verifyBy(key, 'wrong', sig)]
    return found[0] && !found[1] ? nativeSeal(subtle) : ed25519Seal
  } catch {
    return ed25519Seal
  }
}
