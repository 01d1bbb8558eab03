import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { checkMatch } from '../../src/match/checkMatch.ts'
import { makeGathering, ownAnswer } from '../../src/match/drawGathering.ts'
import { drawKeyDue } from '../../src/match/duties.ts'
import { makeSigner, signatureProblem, signaturesProblem } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import type { Seat } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, extend, openJournal } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound, unsigned } from '../journals.ts'
import { type Move, type Tiny, tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const setup = { ...setupFor(tiny, 3, { wagons: 30 }), chance: 'together' } as const
const signers = ['blue', 'green', 'stranger'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const [blue, green] = [need(signers[0], 'blue'), need(signers[1], 'green')]
const devices = [blue, green]

const write = (journal: Journal, by: Seat | 'host', body: Body<Move>): Journal =>
  sound(extend(tiny, journal, by, body)).journal

const refused = (journal: Journal, by: Seat | 'host', body: Body<Move>) => {
  const step = extend(tiny, journal, by, body)
  return 'problem' in step ? step.problem.reason : undefined
}

/** A match of two people and a bot, in which everyone has said by which key they answer draws. */
function begun(saying = devices): Journal {
  const people = devices.map(({ key }, seat) => ({ type: 'seat', seat, kind: 'person', key }) as const)
  let { journal }: { journal: Journal } = sound(beginJournal(tiny, { ...setup, key: blue.key }))
  for (const body of people) journal = write(journal, 'host', body)
  journal = write(journal, 'host', { type: 'seat', seat: 2, kind: 'bot', name: 'tester' })
  for (const signer of saying) {
    const { by, body } = need(drawKeyDue(journal, signer), 'a key')
    journal = write(journal, by, body)
  }
  return journal
}

/** A draw by everyone together. */
async function drawn(journal: Journal) {
  const gathering = makeGathering(blue)
  await gathering.add(journal, green.key, need(ownAnswer(journal, green), 'a part'))
  return { type: 'chance', ...need(gathering.drawn(journal), 'a draw') } as const
}

/** The match after its draws, and the first moves, until the next draw. */
async function played(draws: number): Promise<Journal> {
  let journal = begun()
  for (let left = draws; left > 0; ) {
    const { ask } = journal
    if (ask.type === 'chance') {
      journal = write(journal, 'host', await drawn(journal))
      left--
    } else journal = write(journal, need(ask.type === 'choose' ? ask.seat : undefined, 'a seat'), pushed(journal))
  }
  return journal
}

/** A move that asks for a draw, where there is one. */
function pushed({ ask }: Journal): Body<Move> {
  const moves = ask.type === 'choose' ? ask.moves : []
  const move = moves.find(({ type }) => type === 'push') ?? moves[0]
  return { type: 'move', move: need(move, 'a move') as Move }
}

/** The same match, in which the host’s bot has taken over for the second person. */
function lent(before: Journal): Journal {
  const journal = write(before, 0, { type: 'wish', wish: 'standIn', seat: 1 })
  return write(journal, 'host', { type: 'seat', seat: 1, kind: 'bot', name: 'tester', key: green.key })
}

/** The same match until its next draw. */
function untilDraw(before: Journal): Journal {
  let journal = before
  while (journal.ask.type !== 'chance') journal = asking(journal)
  return journal
}

/** The same match, in which the host’s bot takes over for the second person and another draw is made. */
function withoutGreen(before: Journal): Journal {
  const journal = untilDraw(lent(before))
  return write(journal, 'host', { type: 'chance', ...need(makeGathering(blue).drawn(journal), 'a draw') })
}

/** The problem with the proofs of a draw, written behind a journal, as everyone finds it who checks them. */
async function unproven(journal: Journal, body: Body<Move>) {
  const { entries } = write(journal, 'host', body)
  const people = entries.map((entry) => ({ ...entry, sig: '', seal: '' }))
  const verify: typeof cheapSignatures.verify = async (key, text, sig, scheme) =>
    scheme === undefined || cheapSignatures.verify(key, text, sig, scheme)
  const whole = await signaturesProblem(people, verify)
  expect(await signatureProblem(journal, need(people.at(-1), 'the draw'), verify)).toEqual(whole)
  return whole
}

/** The journal after the next move that asks for a draw. */
const asking = (journal: Journal): Journal =>
  write(journal, need(journal.ask.type === 'choose' ? journal.ask.seat : undefined, 'a seat'), pushed(journal))

describe('a draw made together', () => {
  it('has one part of each device, and bots have none of their own', async () => {
    const journal = begun()
    const draw = await drawn(journal)
    expect(draw.proofs).toHaveLength(2)
    expect(await unproven(journal, draw)).toBeUndefined()
  })

  it('waits until everyone has said a key and answered', () => {
    expect(ownAnswer(begun([blue]), blue)).toBeUndefined()
    expect(makeGathering(blue).drawn(begun())).toBeUndefined()
  })

  it('takes no answer but the right one of the right device', async () => {
    const journal = begun()
    const answer = need(ownAnswer(journal, green), 'a part')
    for (const [key, wrong] of [
      ['stranger', answer],
      [green.key, { ...answer, proof: need(ownAnswer(journal, blue), 'a part').proof }],
      [green.key, { ...answer, seq: answer.seq + 1 }],
    ] as const) {
      const gathering = makeGathering(blue)
      await gathering.add(journal, key, wrong)
      expect(gathering.drawn(journal)).toBeUndefined()
    }
  })

  it('is not proven by a chosen seed, and has no other beside its proofs', async () => {
    const journal = begun()
    const seed = hex32Of('chosen')
    expect(await unproven(journal, { type: 'chance', seed })).toMatchObject({ reason: 'wrongSig', field: 'proofs' })
    expect(refused(journal, 'host', { ...(await drawn(journal)), seed })).toBe('badDraw')
  })

  it('is not proven by parts in another order, or of another draw', async () => {
    const first = begun()
    const later = asking(write(first, 'host', await drawn(first)))
    for (const [journal, proofs] of [
      [first, (await drawn(first)).proofs.toReversed()],
      [later, (await drawn(first)).proofs],
    ] as const)
      expect(await unproven(journal, { type: 'chance', proofs })).toMatchObject({ reason: 'wrongSig' })
    for (const proofs of [[], (await drawn(first)).proofs.slice(1)])
      expect(refused(first, 'host', { type: 'chance', proofs })).toBe('badDraw')
  })

  it('isn’t undone before it is made, and is another one after an agreed undo', async () => {
    const journal = await played(3)
    const at = need(
      journal.entries.findLast(({ body }) => body.type === 'move'),
      'a move',
    )
    const asks = sound(openJournal(tiny, journal.entries.slice(0, at.seq + 1))).journal
    expect(asks.ask.type).toBe('chance')
    const to = at.seq - 1
    expect(refused(asks, at.by, { type: 'undo', to })).toBe('undoNotFree')
    const first = await drawn(asks)
    let back = write(asks, 0, { type: 'wish', wish: 'undo', to })
    back = write(back, 1, { type: 'answer', to: back.entries.length - 1, yes: true })
    back = write(back, 'host', { type: 'undo', to })
    const again = write(back, at.by, at.body as Body<Move>)
    expect(again.ask.type).toBe('chance')
    expect(await unproven(again, first)).toMatchObject({ reason: 'wrongSig' })
    expect((await drawn(again)).proofs.some((proof) => first.proofs.includes(proof))).toBe(false)
  })

  it('is answered by one key of each device for good, and by none of a bot', () => {
    const journal = begun()
    expect(drawKeyDue(journal, green)).toBeUndefined()
    for (const by of ['host', 1] as const)
      expect(refused(journal, by, { type: 'drawKey', key: green.key })).toBe('badDrawKey')
    expect(refused(journal, 2, { type: 'drawKey', key: green.key })).toBe('badDrawKey')
  })

  it('waits for someone of two for whom a bot stands in meanwhile, since the other may know their part', async () => {
    const journal = untilDraw(await played(2))
    const alone = lent(journal)
    expect(makeGathering(blue).drawn(alone)).toBeUndefined()
    expect(await drawn(alone)).toEqual(await drawn(journal))
  })

  it('is asked anew when someone says a key, which is never chosen to suit the others', () => {
    const [first, second] = [begun([green]), begun()]
    const seqs = [first, second].map(({ entries }) => entries.findLast(({ body }) => body.type === 'drawKey')?.seq)
    expect(ownAnswer(second, green)?.seq).toBe(seqs[1])
    expect(seqs[0]).not.toBe(seqs[1])
  })

  it('stays the same when notes slip in, or a bot takes the seat of someone who has resigned', async () => {
    const journal = begun()
    const noted = write(journal, 1, { type: 'mark', note: 'ready', on: { entry: 0 } })
    expect(await drawn(noted)).toEqual(await drawn(journal))
    let resigned = write(await played(1), 1, { type: 'resign' })
    const before = ownAnswer(resigned, blue)
    resigned = write(resigned, 'host', { type: 'seat', seat: 1, kind: 'bot', name: 'tester' })
    expect(ownAnswer(resigned, blue)).toEqual(before)
    expect(before).toBeDefined()
  })

  it('is checked in a file, and in a link has the same seed', async () => {
    const journal = await played(4)
    const game: Tiny = tiny
    expect(sound(openRead(game, readRecord(writeRecord(journal)))).journal.entries).toEqual(journal.entries)
    const linked = sound(readBrief(game, writeBrief(game, journal))).journal.entries
    expect(linked).toEqual(journal.entries.map(unsigned))
    const text = writeRecord(journal)
    const [proof = ''] = (await drawn(begun())).proofs
    expect(text).toContain(proof)
    const forged = openRead(game, readRecord(text.replace(proof, proof.toLowerCase())))
    expect('problem' in forged).toBe(true)
  })
})

describe('checking who drew', () => {
  it.each([
    ['two devices together', 'two', (journal: Journal) => journal],
    ['one device, at least once', 'partly', withoutGreen],
  ])('finds %s', async (_, found, change) => {
    const journal = change(await played(2))
    const checks = await checkMatch(tiny, journal, cheapSignatures.verify)
    expect(checks).toContainEqual({ of: 'chance', found })
  })
})

describe('a match without keys', () => {
  it('is drawn by its host alone, and has no proofs', () => {
    let { journal }: { journal: Journal } = sound(beginJournal(tiny, setupFor(tiny, 2, { wagons: 9 })))
    const seed = hex32Of('seed')
    expect(refused(journal, 'host', { type: 'chance', proofs: [`${green.key}${'A'.repeat(64)}`] })).toBe('badDraw')
    journal = write(journal, 'host', { type: 'chance', seed })
    expect(journal.ask.type).toBe('choose')
  })
})
