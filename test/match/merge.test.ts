import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { same } from '../../src/kit/json.ts'
import { type Merged, merge, readOn } from '../../src/match/merge.ts'
import { makeSigner } from '../../src/match/signing.ts'
import type { Seat } from '../../src/rules/game.ts'
import { type Journal, lastOf } from '../../src/rules/journal.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'
import { ackOf, acksBy, begun, device, goOn, playOn, playUntil, takenOver, write } from './devices.ts'

const host = { game: tiny, signer: { verify: async () => true, key: '' }, acks: new Map(), answered: -1 }
const whole = randomJournal(tiny, 2, { wagons: 20 }, 1)
const another = randomJournal(tiny, 2, { wagons: 20 }, 2)
const own = cut(tiny, whole, 10)
/** The same match, in which another move was made before entry 10. */
const other = otherwise(9)

/** The match up to the last entry before `seq` that could have been another move, with that move. */
function otherwise(seq: number): Journal {
  const start = cut(tiny, whole, seq)
  const { body } = need(whole.entries[seq], 'an entry')
  const made = body.type === 'move' ? body.move : undefined
  const choice = start.ask.type === 'choose' ? start.ask : undefined
  const move = choice?.moves.find((one) => !same(one, made))
  if (!choice || !move) return otherwise(seq - 1)
  return sound(extend(tiny, start, choice.seat, { type: 'move', move })).journal
}

/** A journal whose host opens an epoch behind it. */
const opened = (journal: Journal, epoch: number): Journal =>
  sound(extend(tiny, journal, 'host', { type: 'host', seat: 0, epoch })).journal
const later = opened(other, 2)

const piece = (from: number, to: number) => whole.entries.slice(from, to)
const merged = (from: number, to: number, exact = false) => merge(host, own, from, piece(from, to), exact)

describe('made-up entries behind a journal', () => {
  it('are played only a few at a time before their signatures are looked at', async () => {
    const start = begun()
    let made = start
    for (let count = 0; count < 200; count++)
      made = sound(extend(tiny, made, 0, { type: 'mark', note: `${count}`, on: { entry: 0 } })).journal
    const from = start.entries.length
    const read = await readOn(tiny, start, made.entries.slice(from), cheapSignatures.verify)
    const { problem } = 'problem' in read ? read : { problem: undefined }
    expect(problem).toMatchObject({ reason: 'wrongSig' })
    expect(problem?.entry).toBeLessThan(from + 20)
  })
})

describe('a piece of the host’s journal', () => {
  it('adds what is new if it continues one’s own', async () => {
    for (const from of [0, 4, 10]) expect(await merged(from, 13)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('adds nothing if it is old', async () => {
    expect(await merged(0, 6)).toEqual({ type: 'longer', entries: [] })
    expect(await merged(10, 10)).toEqual({ type: 'longer', entries: [] })
  })

  it('replaces no longer one, even if it is the current state', async () => {
    expect(await merged(0, 6, true)).toEqual({ type: 'older' })
    expect(await merged(4, 6, true)).toEqual({ type: 'older' })
    expect(await merged(0, 13, true)).toEqual({ type: 'longer', entries: piece(10, 13) })
  })

  it('leaves a gap if it begins after the end of one’s own', async () => {
    expect(await merged(11, 13)).toEqual({ type: 'gap' })
  })

  it('replaces one’s own if it differs, is of a later epoch, and replays', async () => {
    expect(await merge(host, own, 0, later.entries, false)).toEqual({ type: 'other', journal: later })
    expect(await merge(host, own, 9, later.entries.slice(9), true)).toEqual({ type: 'other', journal: later })
  })

  it('replaces no other of no earlier epoch, however long', async () => {
    expect(await merge(host, own, 0, other.entries, false)).toEqual({ type: 'older' })
    const longer = sound(extend(tiny, other, 'host', { type: 'mark', note: 'further' })).journal
    expect(await merge(host, own, 0, longer.entries, true)).toEqual({ type: 'older' })
    const ownLater = opened(own, 3)
    expect(await merge(host, ownLater, 0, opened(other, 3).entries, true)).toEqual({ type: 'older' })
    expect(await merge(host, ownLater, 0, opened(other, 2).entries, true)).toEqual({ type: 'older' })
    expect(await merge(host, ownLater, 0, opened(other, 4).entries, true)).toMatchObject({ type: 'other' })
  })

  it('is refused if it differs and doesn’t replay', async () => {
    expect(await merge(host, own, 0, another.entries.slice(1), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongNumber', entry: 0 },
    })
    expect(await merge(host, own, 5, another.entries.slice(5), false)).toMatchObject({
      type: 'problem',
      problem: { reason: 'wrongPrev', entry: 5 },
    })
  })

  it('is refused if it is another match, however sound', async () => {
    expect(await merge(host, own, 0, another.entries, true)).toEqual({
      type: 'problem',
      problem: { reason: 'secondSetup', entry: 0 },
    })
  })

  it('is just a problem if it cannot be read', async () => {
    for (const entries of [[1], [{}], [undefined]])
      expect(await merge(host, own, 10, entries, false)).toEqual({ type: 'longer', entries })
    expect((await merge(host, own, 9, [{}], false)).type).toBe('problem')
    expect((await merge(host, own, 0, [], true)).type).toBe('problem')
  })
})

describe('a journal of a later epoch', () => {
  const asks = playUntil(
    playOn(begun(), 6),
    (journal) => journal.ask.type === 'choose' && goOn(journal).ask.type === 'chance',
  )
  /** The question of a draw, in a match of three, and the draw. */
  const [question, drawn] = [playOn(asks, 1), playOn(asks, 2)]
  const without = takenOver(asks, 2)
  /** The verdict of the device in a seat on another journal, having answered up to an entry. */
  const judged = async (seat: Seat | undefined, mine: Journal, theirs: Journal, answered = -1, acks = acksBy()) => {
    const signer = seat === undefined ? makeSigner(cheapSignatures, hex32Of('viewer'), hex32Of('people')) : device(seat)
    const { type }: Merged = await merge({ game: tiny, signer, acks, answered }, mine, 0, theirs.entries, true)
    return type
  }

  it('never makes a device leave a question that it has answered', async () => {
    expect(question.ask.type).toBe('chance')
    const { seq } = lastOf(question)
    for (const answered of [-1, seq - 1]) expect(await judged(1, question, without, answered)).toBe('other')
    for (const answered of [seq, seq + 1]) expect(await judged(1, question, without, answered)).toBe('older')
    expect(await judged(1, question, takenOver(question, 2), seq)).toBe('longer')
    expect(await judged(1, drawn, takenOver(question, 2), seq)).toBe('other')
  })

  it('nor one whose answer is in its journal, though it no longer knows that it answered', async () => {
    for (const seat of [0, 1]) expect(await judged(seat, drawn, without)).toBe('older')
    expect(await judged(undefined, drawn, without)).toBe('other')
    expect(await judged(1, drawn, takenOver(question, 2))).toBe('other')
  })

  it('is a rollback if its host had acknowledged the rest, whatever this device has answered', async () => {
    const acks = acksBy(ackOf(question, 2))
    for (const answered of [-1, lastOf(question).seq])
      expect(await judged(1, question, without, answered, acks)).toBe('rollback')
  })

  it('is refused without its host’s seal, and with a draw that isn’t everyone’s', async () => {
    const theirs = playOn(takenOver(question, 2), 1)
    expect(await judged(1, drawn, theirs)).toBe('other')
    const { seal = '', body } = lastOf(theirs)
    const [last, rest] = [lastOf(theirs), theirs.entries.slice(0, -1)]
    const unsealed = { ...theirs, entries: [...rest, { ...last, seal: `${seal.slice(1)}A` }] }
    expect(await judged(1, drawn, unsealed)).toBe('problem')
    const proofs = body.type === 'chance' ? (body.proofs ?? []) : []
    for (const bent of [{ proofs: proofs.toReversed() }, { seed: hex32Of('chosen') }]) {
      const chosen = write(takenOver(question, 2), 'host', { type: 'chance', ...bent })
      expect(await judged(1, drawn, chosen)).toBe('problem')
    }
  })
})
