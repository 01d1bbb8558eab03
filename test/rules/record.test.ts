import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { toBase64 } from '../../src/kit/bytes.ts'
import type { Seat } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openRead, openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, extend, type OpenedJournal } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

const options = { wagons: 30 }
const journal = randomJournal(tiny, 2, options, 1, { undo: 4, aside: 6 })
const text = writeRecord(journal)
const lines = text.split('\n')

/** The result of reading and replaying a text. */
function outcomeOf(changed: string): OpenedJournal<Types> {
  return openRead(tiny, readRecord(changed))
}

/** A public key as text, a different one for each number. */
const keyOf = (n: number) => toBase64(new Uint8Array(32).fill(n))

/** The journal with this many more moves, and the draws between them. */
function playedOn(before: Journal<Types>, moves: number): Journal<Types> {
  let journal = before
  for (let left = moves; left > 0; ) {
    const { ask, entries } = journal
    if (ask.type === 'over') break
    const seed = hex32Of(`on ${entries.length}`)
    const [by, body] =
      ask.type === 'chance'
        ? (['host', { type: 'chance', seed }] as const)
        : ([ask.seat, { type: 'move', move: need(ask.moves[0], 'a move') }] as const)
    journal = sound(extend(tiny, journal, by, body)).journal
    if (body.type === 'move') left--
  }
  return journal
}

/** The text with line `n` (entry `n`; 0 is the head) changed. */
const withLine = (n: number, change: (line: string) => string) =>
  lines.map((line, at) => (at === n ? change(line) : line)).join('\n')

describe('a match file', () => {
  it('gives back the journal it was written from', () => {
    for (let seed = 0; seed < 30; seed++) {
      const one = randomJournal(tiny, 1 + (seed % 6), options, seed, { undo: 4, aside: 6 })
      const { record } = sound(readRecord(writeRecord(one)))
      expect(sound(openRecord(tiny, record)).journal).toEqual(one)
    }
  })

  it('holds one entry per line, without chain and positions', () => {
    expect(lines).toHaveLength(journal.entries.length + 2)
    expect(JSON.parse(need(lines[1], 'a line').replace(/,$/, ''))).toEqual({
      [need(journal.entries[1], 'an entry').body.type]: expect.anything(),
    })
    expect(text).not.toContain('prev')
    expect(text.length).toBeLessThan(70 * journal.entries.length)
  })

  it('carries the component values it was played with', () => {
    const edition = { name: 'Mine', cards: [1, 2] }
    expect(sound(readRecord(writeRecord(journal, edition))).record.edition).toEqual(edition)
    expect(sound(readRecord(text)).record).not.toHaveProperty('edition')
  })

  it('gives its setup without the game', () => {
    expect(sound(readRecord(text)).record.setup).toEqual(journal.entries[0]?.body)
  })
})

describe('a match file is refused', () => {
  it.each([
    ['empty', '', { reason: 'notJson' }],
    ['too long', 'x'.repeat(2_000_001), { reason: 'tooLong' }],
    ['other JSON', '{"a":1}', { reason: 'notMatch' }],
    ['a bare value', 'null', { reason: 'notMatch' }],
    ['of a later version', text.replace('"version":1', '"version":2'), { reason: 'otherVersion' }],
    ['without a hash', text.replace(/,"hash":"\w+"\}\s*$/, '}'), { reason: 'badField', field: 'hash' }],
    [
      'with a strange seat count',
      text.replace('"seats":2', '"seats":"2"'),
      { reason: 'badField', field: 'setup.seats' },
    ],
  ])('when it is %s', (_, changed, problem) => {
    expect(readRecord(changed)).toMatchObject({ problem })
  })

  it.each([
    ['invalid JSON', '{"move":{"type":"take"', { reason: 'notJson' }],
    ['an unknown entry', '{"jump":1},', { reason: 'badField' }],
    ['a number', '5,', { reason: 'badField' }],
    ['a bad seed', '{"chance":"xyz"},', { reason: 'badField', field: 'chance' }],
    ['a bad undo', '{"undo":-1},', { reason: 'badField', field: 'undo' }],
    ['a bad name', '{"seat":0,"kind":"bot","name":5},', { reason: 'badField', field: 'name' }],
  ])('with the number of the entry that holds %s', (_, line, problem) => {
    expect(readRecord(withLine(4, () => line))).toMatchObject({ problem: { ...problem, entry: 4 } })
  })

  it('with the number of the first missing entry when it breaks off', () => {
    const short = lines.slice(0, 5).join('\n')
    expect(readRecord(short)).toMatchObject({ problem: { reason: 'notJson', entry: 5 } })
  })
})

describe('a match file that is not valid JSON as a whole', () => {
  it('still gives the lines before the damage, wherever it breaks off', () => {
    for (let count = 1; count < lines.length - 1; count++) {
      const answer = outcomeOf(`${lines.slice(0, count).join('\n')}\n{"mo`)
      expect(answer).toMatchObject({ problem: { reason: 'notJson', entry: count } })
      expect('good' in answer && answer.good?.entries).toEqual(journal.entries.slice(0, count))
    }
  })

  it('gives all lines when only its end is missing', () => {
    const answer = outcomeOf(`${lines.slice(0, -2).join('\n')}\n],"chec`)
    expect(answer).toMatchObject({ problem: { reason: 'notJson' } })
    expect('good' in answer && answer.good?.entries).toEqual(journal.entries)
  })

  it('reports a change before the damage, and keeps what comes before that', () => {
    const moveAt = lines.findIndex((line) => line.includes('"wagons":1'))
    const changed = withLine(moveAt, (line) => line.replace('"wagons":1', '"wagons":2'))
    const answer = outcomeOf(changed.replace(need(lines[moveAt + 3], 'a line'), '{"move"'))
    expect(answer).toMatchObject({ problem: { entry: moveAt } })
    expect('good' in answer && answer.good?.entries).toEqual(journal.entries.slice(0, moveAt))
  })

  it('gives nothing when not even its head can be read', () => {
    expect(outcomeOf(text.slice(10))).toEqual({ problem: { reason: 'notJson' } })
    expect(outcomeOf(text.slice(0, 40))).toEqual({ problem: { reason: 'notJson' } })
    expect(outcomeOf(withLine(0, (line) => line.replace('"seats"', 'seats')))).toEqual({
      problem: { reason: 'notJson' },
    })
  })
})

describe('signatures in a match file', () => {
  const seats = [0, 1].map((seat) => ({ type: 'seat', seat, kind: 'person', key: keyOf(seat) }) as const)
  const seated = seats.reduce(
    (so, body) => sound(extend(tiny, so, 'host', body)).journal,
    sound(beginJournal(tiny, setupFor(tiny, 2, options))).journal,
  )
  const whole = playedOn(seated, 9)
  const entries = whole.entries.map((entry) => ({ ...entry, sig: `sig ${entry.seq}` }))
  const signed = writeRecord({ ...whole, entries })
  const last = (by: Seat | 'host') =>
    need(
      entries.findLast((entry) => entry.by === by),
      'one',
    ).seq

  it('are the latest of each signer: the people in their seats and the host', () => {
    const { sigs } = sound(readRecord(signed)).record
    const signers = [last(0), last(1), last('host')].sort((a, b) => a - b)
    expect(sigs).toEqual(Object.fromEntries(signers.map((seq) => [seq, `sig ${seq}`])))
  })

  it('include every past host and everyone who has sat', () => {
    const changes = [
      { type: 'host', seat: 1 },
      { type: 'seat', seat: 1, kind: 'person', key: keyOf(2) },
    ] as const
    const later = changes.reduce((so, body) => sound(extend(tiny, so, 'host', body)).journal, whole)
    const moved = playedOn(later, 4).entries.map((entry) => ({ ...entry, sig: `${entry.seq}` }))
    const { sigs } = sound(readRecord(writeRecord({ ...whole, entries: moved }))).record
    const lastOne = (by: Seat | 'host', epoch: number) =>
      need(
        moved.findLast((entry) => entry.by === by && entry.epoch === epoch),
        'one',
      ).seq
    const signers = [lastOne('host', 1), lastOne(1, 1), lastOne(0, 2), lastOne(1, 2), lastOne('host', 2)]
    expect(Object.keys(sigs).map(Number)).toEqual(signers.sort((a, b) => a - b))
  })

  it('return to their entries and change nothing else', () => {
    const again = sound(outcomeOf(signed)).journal
    const { sigs } = sound(readRecord(signed)).record
    expect(again.entries.map(({ sig }) => sig)).toEqual(entries.map(({ seq }) => sigs[seq]))
    expect(again.entries.map(({ sig: _, ...entry }) => entry)).toEqual(whole.entries)
  })

  it('are left out if nothing is signed', () => {
    expect(text).not.toContain('sigs')
  })
})

describe('a readable match file that was changed', () => {
  const moveAt = lines.findIndex((line) => line.includes('"wagons":1'))
  const chanceAt = lines.findIndex((line) => line.startsWith('{"chance"') && line !== lines[1])

  it('names the first changed entry and keeps those before it', () => {
    const cases = [
      [moveAt, withLine(moveAt, (line) => line.replace('"wagons":1', '"wagons":2'))],
      [chanceAt, withLine(chanceAt, (line) => line.replace(/"([0-9a-f]{32})"/, `"${'0'.repeat(32)}"`))],
    ] as const
    for (const [entry, changed] of cases) {
      const answer = outcomeOf(changed)
      expect(answer).toMatchObject({ problem: { entry } })
      expect('good' in answer && answer.good?.entries).toEqual(journal.entries.slice(0, entry))
    }
  })

  it('names an entry with an unreadable move', () => {
    const changed = withLine(moveAt, (line) => line.replace('"wagons":1', '"wagons":7'))
    expect(outcomeOf(changed)).toMatchObject({ problem: { reason: 'badField', entry: moveAt, field: 'move' } })
  })

  it('says that its end is missing if its last lines were taken out', () => {
    const { length } = journal.entries
    const kept = lines.filter((_, at) => at < 9 || at >= length)
    const mended = kept.map((line, at) => (at === 8 ? line.replace(/,$/, '') : line)).join('\n')
    expect(outcomeOf(mended)).toMatchObject({ problem: { reason: 'cutOff', entry: 9 } })
  })

  it('names an entry with an illegal move', () => {
    const illegal = withLine(2, () => '{"move":{"type":"stop"}},')
    expect(outcomeOf(illegal)).toMatchObject({ problem: { reason: 'illegalMove', entry: 2 } })
  })

  it('is refused as a whole if only its hash or its checks are wrong', () => {
    const hash = text.replace(/\w{4}"\}\s*$/, '0000"}')
    expect(outcomeOf(hash)).toMatchObject({ problem: { reason: 'wrongHash', field: 'hash' } })
    const checks = text.replace(/"checks":"(\w+)\w{4}"/, '"checks":"$1"')
    expect(outcomeOf(checks)).toMatchObject({ problem: { reason: 'wrongHash', field: 'checks' } })
  })

  it('shows a change of any character', () => {
    let unnoticed = 0
    for (let at = 0; at < text.length; at += 7) {
      const letter = text[at] === '1' ? '2' : '1'
      const answer = outcomeOf(text.slice(0, at) + letter + text.slice(at + 1))
      if ('journal' in answer && !/\s/.test(text[at] ?? '')) unnoticed++
    }
    expect(unnoticed).toBe(0)
  })
})
