import { remembered } from '../../src/kit/memoize.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import type { Signatures } from '../../src/match/signing.ts'
import { cheapSignatures, signedBy } from './cheapSignatures.ts'

const keyOf = remembered((id) => {
  const [secret = '', people = ''] = id.split(' ')
  return ed25519Signatures.keyOf(secret, people)
})

/** Real keys, for which secrets are really sealed, with cheap signatures: for tests of what can be read by whom. */
export const sealingSignatures: Signatures = {
  ...ed25519Signatures,
  keyOf: (secret, people) => keyOf(`${secret} ${people}`),
  sign: (secret, people, text) => signedBy(keyOf(`${secret} ${people}`), text),
  verify: cheapSignatures.verify,
  draws: cheapSignatures.draws,
}
