import { expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { type AuthorityPorts, makeAuthority } from '../../src/match/authority.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { dealtBy } from '../../src/match/dealer.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { makeMatch } from '../../src/match/match.ts'
import { makeSigner, type Signer } from '../../src/match/signing.ts'
import { deckOf } from '../../src/rules/cards.ts'
import type { Game } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { sound } from '../journals.ts'
import { makeWorld } from '../net/world.ts'
import { tiny } from '../tiny/tiny.ts'
import { hostDealt } from '../waybills/waybills.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const { clock, entropy } = makeWorld(1)
const places = [{ kind: 'mine' }, { kind: 'mine' }] as const
const common = { signatures: cheapSignatures, secret: entropy(), entropy, places }

/** The authority of a device over a match whose people are all here. */
function decide(game: Game, journal: Journal, signer: Signer, ports: Pick<AuthorityPorts, 'mayLack'> = {}) {
  const match = makeMatch({ game, journal, signer, hosts: true })
  const authority = makeAuthority({
    ...{ game, match, keeper: memoryKeeper(), signer, clock, entropy },
    standing: () => 'playing',
    absent: () => [],
    stored: () => {},
    isHeld: () => true,
    caught: () => {},
    replaced: () => {},
    ...ports,
  })
  return { authority, match }
}

it('plays no seat that another device signs for, such as one taken back while its bot was thinking', async () => {
  const { journal, signer } = sound(beginMatch({ ...common, game: tiny, options: { wagons: 30 } }))
  const resigns = { type: 'resign' } as const
  const other = makeSigner(cheapSignatures, entropy(), journal.entries[0]?.position ?? '')
  const { authority: others } = decide(tiny, journal, other)
  expect(await others.act(1, resigns)).toMatchObject({ type: 'refused', refusal: { reason: 'wrongSeat' } })
  const take = { type: 'take', wagons: 1 }
  const asked = journal.entries.length - 1
  expect(await others.submit(0, asked, take)).toEqual(await others.act(1, resigns))
  expect(await decide(tiny, journal, signer).authority.act(1, resigns)).toMatchObject({ type: 'accepted' })
})

it('deals cards that it can read itself, though it has to open an epoch first', async () => {
  const { journal, signer } = sound(beginMatch({ ...common, game: hostDealt, options: { hand: 2 } }))
  let mayLack = true
  const { authority, match } = decide(hostDealt, journal, signer, { mayLack: () => mayLack })
  match.on(() => {
    mayLack = false
  })
  await authority.drive()
  const types = match.journal().entries.map(({ body }) => body.type)
  expect(types.slice(journal.entries.length)).toEqual(['host', 'deal', 'shuffle', 'share', 'chance'])
  expect(dealtBy(signer, match.journal(), need(deckOf(match.journal()), 'a deck')).size).toBeGreaterThan(0)
})
