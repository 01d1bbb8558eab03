import { expect, it } from 'vitest'
import { makeAuthority } from '../../src/match/authority.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { makeMatch } from '../../src/match/match.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { sound } from '../journals.ts'
import { makeWorld } from '../net/world.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

it('plays no seat that another device signs for, such as one taken back while its bot was thinking', async () => {
  const { clock, entropy } = makeWorld(1)
  const places = [{ kind: 'mine' }, { kind: 'mine' }] as const
  const common = { game: tiny, signatures: cheapSignatures, secret: entropy(), entropy }
  const { journal, signer } = sound(beginMatch({ ...common, places, options: { wagons: 30 } }))
  const decide = (by: typeof signer) => {
    const match = makeMatch({ game: tiny, journal, signer: by, hosts: true })
    const ports = { game: tiny, match, keeper: memoryKeeper(), signer: by, clock, entropy }
    return makeAuthority({
      ...ports,
      standing: () => 'playing',
      absent: () => [],
      stored: () => {},
      isHeld: () => true,
      caught: () => {},
      replaced: () => {},
    })
  }
  const resigns = { type: 'resign' } as const
  const other = makeSigner(cheapSignatures, entropy(), journal.entries[0]?.position ?? '')
  expect(await decide(other).act(1, resigns)).toMatchObject({ type: 'refused', refusal: { reason: 'wrongSeat' } })
  const take = { type: 'take', wagons: 1 }
  const asked = journal.entries.length - 1
  expect(await decide(other).submit(0, asked, take)).toEqual(await decide(other).act(1, resigns))
  expect(await decide(signer).act(1, resigns)).toMatchObject({ type: 'accepted' })
})
