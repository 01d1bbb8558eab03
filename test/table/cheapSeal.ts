import { toBase64, utf8 } from '../../src/kit/bytes.ts'
import { sha256Bytes } from '../../src/kit/hash.ts'
import type { Seal } from '../../src/table/sealing.ts'

const digest = (text: string) => toBase64(sha256Bytes(utf8(text)))

/** Keys and signatures of the right shape, for long tests: nobody forges them, and they cost little. */
export const cheapSeal: Seal = {
  keyOf: (secret, people) => digest(`key ${secret} ${people}`),
  sign: (secret, people, text) => digest(`${digest(`key ${secret} ${people}`)} ${text}`),
  verify: (key, text, sig) => sig === digest(`${key} ${text}`),
}
