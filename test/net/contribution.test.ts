import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { chainDue } from '../../src/match/drawGathering.ts'
import type { Match } from '../../src/match/match.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { makeContribution } from '../../src/net/guest/contribution.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

const setup = { ...setupFor(tiny, 2, { wagons: 30 }), chance: 'chains' } as const
const signers = ['blue', 'green'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const [blue, green] = [need(signers[0], 'blue'), need(signers[1], 'green')]

/** Two people who have started their chains, hosted by the first, up to the first draw. */
function untilDraw(): Journal<Types> {
  let { journal }: { journal: Journal<Types> } = sound(beginJournal(tiny, { ...setup, key: blue.key }))
  for (const [seat, { key }] of [blue, green].entries())
    ({ journal } = sound(extend(tiny, journal, 'host', { type: 'seat', seat, kind: 'person', key })))
  for (const signer of [blue, green]) {
    const { by, body } = need(chainDue(journal, signer), 'a chain')
    ;({ journal } = sound(extend(tiny, journal, by, body)))
  }
  while (journal.ask.type === 'choose') {
    const { seat, moves } = journal.ask
    const move = need(moves[0], 'a move')
    ;({ journal } = sound(extend(tiny, journal, seat, { type: 'move', move })))
  }
  return journal
}

/** The second one's part in draws; `whileStored` happens while it stores what it is asked about. */
function contributionAt(held: { journal: Journal<Types> }, whileStored: () => void) {
  const match: Pick<Match, 'journal' | 'attempt' | 'attempted'> = {
    journal: () => held.journal,
    attempt: () => ({ problem: { reason: 'badLink', amounts: {} } }),
    attempted: () => undefined,
  }
  const keep = async () => whileStored()
  return makeContribution({ game: tiny, match, signer: green, keep, slot: undefined, suspect() {} })
}

describe('a guest’s part in a draw', () => {
  it('is the link of its chain, once it has stored what asks for it', async () => {
    const held = { journal: untilDraw() }
    expect(await contributionAt(held, () => {}).due()).toMatchObject({ round: expect.any(Number) })
  })

  it('is kept from a host that brings another journal meanwhile', async () => {
    const held = { journal: untilDraw() }
    const { entries, ...rest } = held.journal
    const contribution = contributionAt(held, () => {
      held.journal = { ...rest, entries: [...entries] }
    })
    expect(await contribution.due()).toBeUndefined()
  })
})
