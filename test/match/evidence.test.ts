import { expect, it } from 'vitest'
import { verifyEvidence } from '../../src/match/caught.ts'
import { entryTextOf, makeSigner, sealTextOf } from '../../src/match/signing.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const match = 'a'.repeat(32)
const { key, sign } = makeSigner(cheapSignatures, 'b'.repeat(32), match)

it('evidence with rightly signed ends and entries that are none is unsound', async () => {
  const later = { epoch: 2, seq: 3, hash: '1'.repeat(64) }
  const earlier = { epoch: 1, seq: 5, hash: '2'.repeat(64) }
  const heads = [
    { ...later, seal: sign(sealTextOf(match, later)) },
    { ...earlier, seal: sign(entryTextOf(earlier.hash)), as: 'entry' },
  ]
  const said = { format: 'narrow-gauge/evidence', version: 1, match, host: key, offence: 'rollback' }
  const evidence = { ...said, heads, entries: [7, null, 'entry'] }
  expect(await verifyEvidence(evidence, cheapSignatures.verify)).toBe('unsound')
})
