import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { drawKeyDue } from '../../src/match/duties.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import { makeSigner, sealStep } from '../../src/match/signing.ts'
import { makeContribution } from '../../src/net/guest/contribution.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'

const setup = { ...setupFor(tiny, 2, { wagons: 30 }), chance: 'together' } as const
const signers = ['blue', 'green'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const [blue, green] = [need(signers[0], 'blue'), need(signers[1], 'green')]

/** Two people who have said their keys for draws, hosted by the first, up to the first draw. */
function untilDraw(): Journal {
  let { journal }: { journal: Journal } = sound(beginJournal(tiny, { ...setup, key: blue.key }))
  const write = (by: Seat | 'host', body: Body<Typed>) => {
    ;({ journal } = sealStep(sound(extend(tiny, journal, by, body)), blue))
  }
  for (const [seat, { key }] of [blue, green].entries())
    ({ journal } = sound(extend(tiny, journal, 'host', { type: 'seat', seat, kind: 'person', key })))
  for (const signer of [blue, green]) {
    const { by, body } = need(drawKeyDue(journal, signer), 'a key')
    write(by, body)
  }
  while (journal.ask.type === 'choose') {
    const { seat, moves } = journal.ask
    write(seat, { type: 'move', move: need(moves[0], 'a move') })
  }
  return journal
}

/** The second one's part in draws; `keep` stores what it is asked about, `slot` that it has answered. */
function contributionAt(held: { journal: Journal }, keep: () => Promise<boolean>, slot = memoryKeeper().answers) {
  const match = { journal: () => held.journal }
  const check = async () => {}
  return makeContribution({ game: tiny, match, signer: green, keep, slot, acks: new Map(), check, dealing: undefined })
}

describe('a guest’s part in a draw', () => {
  it('is shown once what asks for it is stored, and that it answers', async () => {
    const held = { journal: untilDraw() }
    const slot = need(memoryKeeper().answers, 'a slot')
    const contribution = contributionAt(held, async () => true, slot)
    expect(await contribution.answered()).toBe(-1)
    const { seq } = need(await contribution.answer(), 'an answer')
    expect(await slot.load()).toMatchObject({ match: setup.match, seq })
    expect(await contributionAt(held, async () => true, slot).answered()).toBe(seq)
  })

  it('is kept if that can’t be stored', async () => {
    const held = { journal: untilDraw() }
    expect(await contributionAt(held, async () => false).answer()).toBeUndefined()
    const broken = { load: async () => undefined, keep: () => Promise.reject(new Error('full')) }
    expect(await contributionAt(held, async () => true, broken).answer()).toBeUndefined()
  })

  it('is kept while someone else lacks what asks for it', async () => {
    const held = { journal: untilDraw() }
    const third = makeSigner(cheapSignatures, hex32Of('third'), setup.match).key
    const tables = held.journal.tables.map((table) => ({
      ...table,
      draws: {
        ...table.draws,
        holders: [...table.draws.holders, third],
        keys: new Map([...table.draws.keys, [third, third]]),
      },
    }))
    held.journal = { ...held.journal, tables }
    expect(await contributionAt(held, async () => true).answer()).toBeUndefined()
  })

  it('is kept from a host that brings another journal meanwhile', async () => {
    const held = { journal: untilDraw() }
    const { entries, ...rest } = held.journal
    const contribution = contributionAt(held, async () => {
      held.journal = { ...rest, entries: entries.slice(0, 0) }
      return true
    })
    expect(await contribution.answer()).toBeUndefined()
  })
})
