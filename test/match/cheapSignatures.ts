import { fromBase64, toBase64, utf8 } from '../../src/kit/bytes.ts'
import type { Clock } from '../../src/kit/clock.ts'
import { sha256Bytes, sha512Bytes } from '../../src/kit/hash.ts'
import type { Signatures } from '../../src/match/signing.ts'
import type { Draw } from '../../src/rules/chance.ts'

const digest = (text: string) => toBase64(sha256Bytes(utf8(text)))

/** Cheap signatures that take a random time up to `most` ms to verify. */
export function slowSeal({ clock, draw }: { clock: Clock; draw: Draw }, most: number): Signatures {
  return {
    ...cheapSignatures,
    verify: (key, text, sig, scheme) =>
      new Promise((resolve) => {
        clock.after(draw(most), () => void cheapSignatures.verify(key, text, sig, scheme).then(resolve))
      }),
  }
}

const drawKey = (secret: Uint8Array) => digest(`draws ${toBase64(secret)}`)
const drawn = (key: string, input: string) => `${digest(`${key} ${input}`)}${'A'.repeat(64)}`

/** A cheap signature by the holder of a key. */
export const signedBy = (key: string, text: string): string => digest(`${key} ${text}`)

/** Keys and signatures of the right form for long tests: easy to forge, but cheap. */
export const cheapSignatures: Signatures = {
  keyOf: (secret, people) => digest(`key ${secret} ${people}`),
  sign: (secret, people, text) => signedBy(digest(`key ${secret} ${people}`), text),
  verify: async (key, text, sig, scheme) => sig === (scheme ? drawn(key, text) : signedBy(key, text)),
  derive: (secret, people, label) => sha256Bytes(utf8(`${label} ${secret} ${people}`)),
  seal: (key, data) => `${key}${toBase64(data)}`,
  unseal(secret, people, sealed) {
    const key = digest(`key ${secret} ${people}`)
    return sealed.startsWith(key) ? fromBase64(sealed.slice(key.length)) : undefined
  },
  draws: { keyOf: drawKey, prove: (secret, input) => drawn(drawKey(secret), input) },
}

const long = (text: string) => toBase64(sha512Bytes(utf8(text)))
const longDrawn = (key: string, input: string) => `${digest(`${key} ${input}`)}${long(`${key} ${input}`).slice(0, 63)}A`

/** The same, as long as real ones, and as hard to compress. */
export const longSignatures: Signatures = {
  ...cheapSignatures,
  sign: (secret, people, text) => long(`${cheapSignatures.keyOf(secret, people)} ${text}`),
  verify: async (key, text, sig, scheme) => sig === (scheme ? longDrawn(key, text) : long(`${key} ${text}`)),
  draws: { keyOf: drawKey, prove: (secret, input) => longDrawn(drawKey(secret), input) },
}
