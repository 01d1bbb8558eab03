import { describe, expect, it } from 'vitest'
import { blankJournal } from '../../src/debug/report/blank.ts'
import { need } from '../../src/kit/assert.ts'
import { answerDuty } from '../../src/match/answers.ts'
import { verifyEvidence, wrongEntryOf } from '../../src/match/caught.ts'
import { checkMatch } from '../../src/match/checkMatch.ts'
import { copyMatch } from '../../src/match/copy.ts'
import { makeMatch } from '../../src/match/match.ts'
import { makeSigner, type Signer, sealStep, signStep } from '../../src/match/signing.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import type { Ask, Seat, Typed } from '../../src/rules/game.ts'
import { entryHash, isBound, type Journal, lastOf, positionOf, tableOf, undoTarget } from '../../src/rules/journal.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { pledgeOf } from '../../src/rules/pledges.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, cut, extend } from '../../src/rules/replay.ts'
import { authorKeyOf } from '../../src/rules/tableState.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { type Tenders, tenders, tendersWithout } from '../tiny/tenders.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const setup = { ...setupFor(tenders, 3, {}), chance: 'together' } as const
const devices = ['blue', 'green', 'red'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const device = (seat: Seat): Signer => need(devices[seat], 'a device')
const holderOf = (key: string | undefined) => devices.find((one) => one.key === key)
const bid = (n: number) => ({ type: 'bid', n }) as const
const call = { type: 'call', n: 1 } as const

/** The journal with one more entry, signed by its author and sealed by its host. */
function write(journal: Journal, by: Seat | 'host', body: Body<Typed>, game: Tenders = tenders): Journal {
  const step = sound(extend(game, journal, by, body))
  const author = holderOf(authorKeyOf(tableOf(journal).roster, lastOf(step.journal)))
  const host = need(holderOf(tableOf(step.journal).roster.host), 'a host')
  return sealStep(author ? signStep(step, author) : step, host).journal
}

/** Three people, the first of whom hosts and has called for tenders. */
function called(game: Tenders = tenders): Journal {
  const first = sealStep(sound(beginJournal(game, { ...setup, key: device(0).key })), device(0))
  const seated = devices.reduce<Journal>(
    (journal, { key }, seat) => write(journal, 'host', { type: 'seat', seat, kind: 'person', key }, game),
    first.journal,
  )
  return write(seated, 0, { type: 'move', move: call }, game)
}

/** The entry of a page whose person makes this move. */
function bodyOf(journal: Journal, seat: Seat, n: number, by = device(seat), game: Tenders = tenders): Body<Typed> {
  const match = makeMatch({ game, journal, signer: by })
  const body = match.moveBody(seat, bid(n))
  match.stop()
  return body
}

const pledged = (journal: Journal, seat: Seat, n: number, by = device(seat), game: Tenders = tenders) =>
  write(journal, seat, bodyOf(journal, seat, n, by, game), game)

const allPledged = (game: Tenders = tenders) =>
  [3, 4, 4].reduce((journal, n, seat) => pledged(journal, seat, n, device(seat), game), called(game))

const due = (journal: Journal, seat: Seat, isHeld = () => true) =>
  answerDuty({ game: tenders, signer: device(seat), isHeld }, journal)

/** The journal once these devices have shown all that they can. */
function shown(journal: Journal, seats: readonly Seat[] = [0, 1, 2], most = 9): Journal {
  const duty = most > 0 ? seats.map((seat) => due(journal, seat)).find((one) => one !== undefined) : undefined
  return duty ? shown(write(journal, duty.by, duty.body), seats, most - 1) : journal
}

const problem = (journal: Journal, by: Seat | 'host', body: Body<Typed>) => {
  const step = extend(tenders, journal, by, body)
  return 'problem' in step ? step.problem.reason : undefined
}

const standIn = (journal: Journal, seat: Seat, game: Tenders = tenders) => {
  const asked = write(journal, 0, { type: 'wish', wish: 'standIn', seat }, game)
  const agreed = write(asked, 3 - seat, { type: 'answer', to: lastOf(asked).seq, yes: true }, game)
  return write(agreed, 'host', { type: 'seat', seat, kind: 'bot', name: 'ganger', key: device(seat).key }, game)
}

const takenBack = (journal: Journal, seat: Seat) =>
  write(journal, seat, { type: 'seat', seat, kind: 'person', key: device(seat).key })

const asksOf = (journal: Journal, seat: Seat = 0) => {
  const match = makeMatch({ game: tenders, journal, signer: device(seat) })
  const ask = match.asks([seat])
  match.stop()
  return choicesOf(ask).map((choice) => [choice.seat, choice.moves.length])
}

describe('a sealed question', () => {
  it('is answered by pledges first, in any order, which move nothing', () => {
    const journal = pledged(pledged(called(), 2, 4), 0, 3)
    expect(lastOf(journal).position).toBe(lastOf(called()).position)
    expect(asksOf(journal)).toEqual([[1, 5]])
  })

  it('hides the answer in its pledge: only the salt tells which it is', () => {
    const body = bodyOf(called(), 1, 4)
    const plain = [0, 1, 2, 3, 4].map((n) => pledgeOf('', 1, bid(n)))
    expect(body.type === 'pledge' && plain.includes(body.pledge)).toBe(false)
    expect(bodyOf(called(), 1, 4)).toEqual(body)
    expect(bodyOf(called(), 1, 3)).not.toEqual(body)
    expect(bodyOf(called(), 2, 4)).not.toEqual(body)
  })

  it('takes no move before everyone has pledged, and no second pledge', () => {
    const journal = pledged(pledged(called(), 1, 4), 0, 3)
    expect(problem(journal, 0, { type: 'move', move: bid(3) })).toBe('badPledge')
    expect(problem(journal, 2, { type: 'move', move: bid(3) })).toBe('badPledge')
    expect(problem(journal, 0, { type: 'pledge', pledge: '0'.repeat(64) })).toBe('badPledge')
    expect(due(journal, 0)).toBeUndefined()
  })

  it('takes a pledge from nobody else, and to no other question', () => {
    const body = { type: 'pledge', pledge: '0'.repeat(64) } as const
    expect(problem(cut(tenders, called(), 4), 0, body)).toBe('badPledge')
    expect(problem(called(), 'host', body)).toBe('badPledge')
    const first = cut(tenders, called(), 4)
    expect(problem(first, 0, { type: 'move', move: call, salt: '0'.repeat(32) })).toBe('badPledge')
  })

  it('shows the answers in the order asked, once all have pledged, and plays on', () => {
    const journal = allPledged()
    expect(asksOf(journal)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    expect([1, 2].map((seat) => due(journal, seat))).toEqual([undefined, undefined])
    const ended = shown(journal)
    expect(positionOf(ended)).toMatchObject({ points: [1, 0, 0], phase: 'call', round: 1 })
    expect(tableOf(ended).pledges).toEqual({ of: new Map(), isShown: false })
  })

  it('shows nothing before everyone has acknowledged the pledges', () => {
    const asked: unknown[] = []
    const isHeld = (...what: readonly unknown[]) => asked.push(what) === 0
    expect(answerDuty({ game: tenders, signer: device(0), isHeld }, allPledged())).toBeUndefined()
    expect(asked).toEqual([[lastOf(allPledged()).seq, [0, 0, 1, 2].map((seat) => device(seat).key)]])
  })

  it('refuses to show another move than was pledged, and proves who sealed it', async () => {
    const journal = allPledged()
    const answer = need(due(journal, 0), 'an answer')
    const lie = { ...answer.body, move: bid(4) }
    expect(problem(journal, 0, lie)).toBe('badPledge')
    expect(problem(journal, 0, { type: 'move', move: bid(3) })).toBe('badPledge')
    const liar = { ...tenders, ask: (...p: Parameters<Tenders['ask']>) => unsealed(tenders.ask(...p)) }
    const { salt: _, ...bare } = lie
    const sealed = lastOf(write({ ...journal, ask: need(unsealed(journal.ask), 'a choice') }, 0, bare, liar))
    const evidence = await wrongEntryOf(tenders, journal, sealed, cheapSignatures.verify)
    expect(evidence?.offence).toBe('illegal')
    expect(await verifyEvidence(evidence, cheapSignatures.verify, tenders)).toBe('proven')
  })

  it('lets nobody pledge what another has pledged, to answer the same', () => {
    const first = bodyOf(called(), 0, 3)
    const copied = write(pledged(write(called(), 0, first), 2, 4), 1, first)
    const journal = write(copied, 0, need(due(copied, 0), 'an answer').body)
    expect(problem(journal, 1, need(due(copied, 0), 'an answer').body)).toBe('badPledge')
  })
})

const unsealed = <M>(ask: Ask<M> | undefined): Ask<M> | undefined => {
  if (ask?.type !== 'choose') return ask
  const { sealed: _, ...rest } = ask
  return rest
}

describe('pledges and undo', () => {
  it('are void after an undo, and differ in what they are made of', () => {
    const journal = pledged(called(), 1, 4)
    expect(undoTarget(journal.entries, tableOf(journal), 0)).toBe(0)
    const again = write(write(journal, 0, { type: 'undo', to: 0 }), 0, { type: 'move', move: call })
    expect(tableOf(again).pledges.of.size).toBe(0)
    expect(bodyOf(again, 1, 4)).not.toEqual(bodyOf(called(), 1, 4))
  })

  it('forbid a free undo once all have pledged, of the question and of an answer', () => {
    const journal = allPledged()
    expect(isBound(journal)).toBe(true)
    expect(problem(journal, 0, { type: 'undo', to: 3 })).toBe('undoNotFree')
    const half = shown(journal, [0])
    expect(positionOf(half)).toMatchObject({ answers: [3, -1, -1] })
    expect(problem(half, 0, { type: 'undo', to: lastOf(journal).seq })).toBe('undoNotFree')
    const ended = shown(journal)
    expect(undoTarget(ended.entries, tableOf(ended), 2)).toBeUndefined()
  })

  it('go when everyone agrees to undo in the middle, and the match goes on', () => {
    const half = shown(allPledged(), [0])
    const wished = write(half, 1, { type: 'wish', wish: 'undo', to: 4 })
    const agreed = [0, 2].reduce(
      (journal, seat) => write(journal, seat, { type: 'answer', to: lastOf(wished).seq, yes: true }),
      wished,
    )
    const back = write(agreed, 'host', { type: 'undo', to: 4 })
    expect(asksOf(back)).toEqual([0, 1, 2].map((seat) => [seat, 5]))
    const again = shown([1, 2, 2].reduce((journal, n, seat) => pledged(journal, seat, n), back))
    expect(positionOf(again)).toMatchObject({ points: [1, 0, 0], round: 1 })
  })
})

describe('someone who sits down in the middle of a sealed question', () => {
  it('makes a new pledge before anything has been shown', () => {
    const journal = standIn(allPledged(), 1)
    expect(asksOf(journal)).toEqual([[1, 5]])
    expect(due(journal, 0)).toBeUndefined()
    const ended = shown(pledged(journal, 1, 0, device(0)), [0, 2])
    expect(positionOf(ended)).toMatchObject({ points: [0, 0, 1], round: 1 })
  })

  it('answers without a pledge once others have been shown, but only for someone who is gone', () => {
    const half = shown(allPledged(), [0])
    const journal = standIn(half, 1)
    expect(asksOf(journal)).toEqual([
      [1, 5],
      [2, 0],
    ])
    expect(problem(journal, 1, { type: 'move', move: bid(0), salt: '0'.repeat(32) })).toBe('badPledge')
    const ended = shown(write(journal, 1, { type: 'move', move: bid(0) }))
    expect(positionOf(ended)).toMatchObject({ points: [0, 0, 1], round: 1 })
    const back = takenBack(journal, 1)
    expect(problem(back, 1, { type: 'move', move: bid(0) })).toBe('badPledge')
    expect(positionOf(shown(back))).toMatchObject({ points: [1, 0, 0], round: 1 })
  })

  it('is its own person again, who makes a new pledge if the bot has', () => {
    const bots = pledged(standIn(pledged(pledged(called(), 0, 3), 1, 4), 1), 1, 0, device(0))
    const journal = takenBack(bots, 1)
    expect(asksOf(journal)).toEqual([1, 2].map((seat) => [seat, 5]))
    const ended = shown(pledged(pledged(journal, 1, 2), 2, 2))
    expect(positionOf(ended)).toMatchObject({ points: [1, 0, 0], round: 1 })
  })

  it('is the next host for the bots of the last one', () => {
    const journal = write(pledged(standIn(allPledged(), 1), 1, 0, device(0)), 'host', { type: 'host', seat: 2 })
    expect(asksOf(journal)).toEqual([[1, 5]])
    const ended = shown(pledged(journal, 1, 1, device(2)))
    expect(positionOf(ended)).toMatchObject({ points: [0, 0, 1], round: 1 })
  })

  it('is nobody under a new key, which would be bound by nothing', () => {
    const key = makeSigner(cheapSignatures, hex32Of('new'), setup.match).key
    const renewal = { type: 'seat', seat: 1, kind: 'person', key } as const
    expect(problem(pledged(called(), 1, 4), 1, renewal)).toBe('notAgreed')
    expect(problem(pledged(called(), 2, 4), 1, renewal)).toBeUndefined()
  })
})

describe('a seat that leaves in the middle of a sealed question', () => {
  const out = (journal: Journal, seat: Seat) => {
    const left = write(journal, seat, { type: 'resign' }, tendersWithout)
    return write(left, 'host', { type: 'out', seat }, tendersWithout)
  }

  it('asks the others for new pledges before anything has been shown', () => {
    expect(asksOf(out(allPledged(tendersWithout), 1))).toEqual([0, 2].map((seat) => [seat, 5]))
  })

  it('leaves the others bound once something has been shown', () => {
    const half = shown(allPledged(), [0])
    const journal = out(half, 1)
    expect(asksOf(journal)).toEqual([[2, 0]])
    expect(positionOf(shown(journal))).toMatchObject({ points: [0, 0, 1], round: 1 })
  })
})

describe('a match with sealed answers', () => {
  const ended = () => {
    const again = standIn(shown(allPledged()), 1)
    const next = write(again, 0 + 1, { type: 'move', move: call })
    return [3, 2, 1].reduce((journal, n, seat) => pledged(journal, seat, n, device(seat === 1 ? 0 : seat)), next)
  }

  it('is the same in a file', () => {
    const journal = shown(ended())
    const read = sound(readRecord(writeRecord(journal)))
    expect(entryHash(lastOf(sound(openRecord(tenders, read.record)).journal))).toBe(entryHash(lastOf(journal)))
  })

  it('is the same in a link, with a pledge that was never shown, too', () => {
    for (const journal of [shown(ended()), shown(ended(), [0]), pledged(called(), 1, 4)])
      expect(entryHash(lastOf(sound(readBrief(tenders, writeBrief(tenders, journal))).journal))).toBe(
        entryHash(lastOf(journal)),
      )
  })

  it('is checked for answers that count without a pledge', async () => {
    const found = async (journal: Journal) =>
      (await checkMatch(tenders, journal, cheapSignatures.verify)).filter(({ of }) => of === 'answers')
    const late = write(standIn(shown(allPledged(), [0]), 1), 1, { type: 'move', move: bid(0) })
    expect(await found(called())).toEqual([])
    expect(await found(shown(allPledged()))).toEqual([{ of: 'answers', found: 'fine' }])
    expect(await found(shown(late))).toEqual([{ of: 'answers', found: 'partly' }])
  })

  it('leaves pledges out of a copy and of a report', () => {
    const filed = { game: tenders, signatures: cheapSignatures, journal: shown(ended()) }
    const copying = { match: hex32Of('copy'), secret: hex32Of('blue'), seats: ['mine', 'bot', 'open'] } as const
    const copy = sound(copyMatch(filed, copying)).journal
    expect(positionOf(copy)).toEqual(positionOf(filed.journal))
    expect(copy.entries.filter(({ body }) => body.type === 'pledge')).toEqual([])
    const report = blankJournal(tenders, filed.journal, new Map())
    expect(positionOf(report)).toEqual(positionOf(filed.journal))
    expect(report.entries).toHaveLength(filed.journal.entries.length)
  })

  it('takes little more than its salts in a link', () => {
    const length = (journal: Journal) => writeBrief(tenders, journal).length
    expect((length(shown(allPledged())) - length(called())) / 3).toBeLessThan(26)
  })

  it('needs no pledges where nobody has a key', () => {
    const { journal } = sound(beginJournal(tenders, setupFor(tenders, 2, {})))
    const first = sound(extend(tenders, journal, 0, { type: 'move', move: call })).journal
    const bids = [1, 2].reduce<Journal>(
      (past, n, seat) => sound(extend(tenders, past, seat, { type: 'move', move: bid(n) })).journal,
      first,
    )
    expect(positionOf(bids)).toMatchObject({ points: [0, 1] })
    expect(problem(first, 0, { type: 'pledge', pledge: '0'.repeat(64) })).toBe('badPledge')
  })
})

describe('a choice to be filled in', () => {
  it('takes what no rule forbids, beside what is listed', () => {
    const { journal } = sound(beginJournal(tenders, setupFor(tenders, 2, {})))
    const raise = (n: number) => ({ type: 'move', move: { type: 'raise', n } }) as const
    expect(journal.ask).toMatchObject({ moves: [call] })
    expect(problem(journal, 0, raise(5))).toBeUndefined()
    expect(problem(journal, 0, raise(50))).toBe('illegalMove')
    expect(problem(journal, 1, raise(5))).toBe('illegalMove')
  })
})
