import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { MarkBody, Pin } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { openWish } from '../../src/rules/consent.ts'
import { readEntry } from '../../src/rules/entry.ts'
import { type Journal, lastMover, lastOf, lineOf, mayUndo, tableOf, undoTarget } from '../../src/rules/journal.ts'
import { carried, momentOf, notesAt, notesOf, withoutTakenBack } from '../../src/rules/notes.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { cut, extend } from '../../src/rules/replay.ts'
import { freeUndo, randomJournal, sound } from '../journals.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

type TinyJournal = Journal<Types>

const options = { wagons: 30 }
const whole = randomJournal(tiny, 3, options, 3, { seated: true })
const note = (text: string, on: Pin): MarkBody => ({ type: 'mark', note: text, on })
const noted = (journal: TinyJournal, by: number | 'host', body: MarkBody) =>
  sound(extend(tiny, journal, by, body)).journal
const refused = (journal: TinyJournal, by: number | 'host', body: MarkBody) => {
  const step = extend(tiny, journal, by, body)
  return 'problem' in step ? step.problem.reason : undefined
}

/** The match cut where a seat may undo freely. */
const undoable = () => {
  const count = whole.entries.findIndex((_, at) => at > 5 && freeUndo(cut(tiny, whole, at)) !== undefined)
  return cut(tiny, whole, count)
}

describe('a note', () => {
  it('comes back from a file and a link with its author, entry and place', () => {
    let count = 0
    for (let seed = 0; seed < 30; seed++) {
      const odd = { undo: 5, aside: 9, seated: true, note: 6 }
      const one = randomJournal(tiny, 1 + (seed % 6), options, seed, odd)
      count += notesOf(one.entries).length
      const { record } = sound(readRecord(writeRecord(one)))
      expect(sound(openRecord(tiny, record)).journal).toEqual(one)
      expect(sound(readBrief(tiny, writeBrief(tiny, one))).journal).toEqual(one)
    }
    expect(count).toBeGreaterThan(60)
  })

  it('is a readable line in a file', () => {
    const journal = noted(whole, 1, note('grey?', { entry: 4, place: 'wagon 2' }))
    const line = writeRecord(journal).split('\n').at(-3)
    expect(line).toBe('{"mark":"grey?","on":{"entry":4,"place":"wagon 2"},"by":1}')
  })

  it('changes neither position, turn, undo nor the open question', () => {
    const before = undoable()
    const seat = need(lastMover(before.entries), 'a mover')
    const wished = sound(extend(tiny, before, 0, { type: 'wish', wish: 'undo', to: 0 })).journal
    for (const by of [0, 1, 2, 'host'] as const) {
      const after = noted(before, by, note('x', { entry: 2 }))
      expect(lastOf(after).position).toBe(lastOf(before).position)
      expect(after.ask).toEqual(before.ask)
      expect(lastMover(after.entries)).toBe(seat)
      expect(undoTarget(after.entries, tableOf(after), seat)).toBe(undoTarget(before.entries, tableOf(before), seat))
      expect(openWish(tableOf(noted(wished, by, note('x', { entry: 2 }))))).toEqual(openWish(tableOf(wished)))
    }
  })

  it('does not block undoing past it', () => {
    const before = undoable()
    const { by, to } = need(freeUndo(before), 'a way back')
    const other = (by + 1) % 3
    const after = noted(before, other, note('stay', { entry: before.entries.length - 1 }))
    expect(mayUndo(after.entries, tableOf(after), by, to)).toBe(true)
    const { journal } = sound(extend(tiny, after, by, { type: 'undo', to }))
    expect(lastOf(journal).position).toBe(before.entries[to]?.position)
    expect(notesOf(journal.entries)).toHaveLength(1)
    const { record } = sound(readRecord(writeRecord(journal)))
    expect(sound(openRecord(tiny, record)).journal).toEqual(journal)
    expect(sound(readBrief(tiny, writeBrief(tiny, journal))).journal).toEqual(journal)
  })

  it('is refused if pinned to a missing entry, too long, empty, or a seat’s without a pin', () => {
    const { length } = whole.entries
    expect(refused(whole, 0, note('x', { entry: length - 1 }))).toBeUndefined()
    expect(refused(whole, 0, note('x', { entry: length }))).toBe('badNote')
    expect(refused(whole, 'host', note('x', { entry: length }))).toBe('badNote')
    expect(refused(whole, 0, note('x'.repeat(500), { entry: 1 }))).toBeUndefined()
    expect(refused(whole, 0, note('x'.repeat(501), { entry: 1 }))).toBe('badNote')
    expect(refused(whole, 0, note(' \n', { entry: 1 }))).toBe('badNote')
    expect(refused(whole, 0, { type: 'mark', note: 'x' })).toBe('badNote')
    expect(refused(whole, 'host', { type: 'mark', note: 'x' })).toBeUndefined()
  })

  it('is refused beyond two hundred in a match', () => {
    let journal = whole
    for (let n = 0; n < 200; n++) journal = noted(journal, n % 3, note(`${n}`, { entry: n % 9 }))
    expect(refused(journal, 1, note('one more', { entry: 1 }))).toBe('badNote')
    expect(refused(journal, 'host', { type: 'mark', note: 'x' })).toBeUndefined()
  })

  it('can’t be read with an invalid pin', () => {
    const entry = lastOf(noted(whole, 1, note('x', { entry: 1, place: 'a' })))
    const read = (on: unknown) => {
      const data = { ...entry, body: { ...entry.body, on } }
      return 'entry' in readEntry(data, entry.seq, tiny.readMove)
    }
    expect(read({ entry: 1, place: 'a' })).toBe(true)
    for (const on of [{}, { entry: -1 }, { entry: 1, place: '' }, { entry: 1, x: 1 }, 3, null])
      expect(read(on)).toBe(false)
    expect(read({ entry: 1, place: 'a'.repeat(81) })).toBe(false)
  })
})

describe('the notes at a moment', () => {
  it('are those about any entry that led to this table', () => {
    const before = cut(tiny, whole, 8)
    const early = noted(before, 0, note('here', { entry: 7, place: 'a' }))
    const late = noted(early, 1, note('here too', { entry: 8 }))
    const { entries } = noted(late, 2, note('there', { entry: 4 }))
    expect(momentOf(entries, 10)).toBe(momentOf(entries, 7))
    for (const seq of [7, 8, 9, 10]) expect(notesAt(entries, seq).map(({ text }) => text)).toEqual(['here', 'here too'])
    expect(notesAt(entries, 4)).toEqual([{ seq: 10, by: 2, text: 'there', entry: 4, place: undefined }])
    expect(notesAt(entries, 5)).toEqual([])
  })
})

describe('a withdrawn note', () => {
  const hide = (seq: number): MarkBody => ({ type: 'mark', note: '', hides: seq })
  const said = (journal: TinyJournal) => notesOf(journal.entries).map(({ text }) => text)
  const two = noted(noted(whole, 1, note('grey?', { entry: 4 })), 'host', note('odd', { entry: 4 }))
  const first = whole.entries.length

  it('is shown at no moment, but stays in the journal', () => {
    const after = noted(two, 1, hide(first))
    expect(said(after)).toEqual(['odd'])
    expect(notesAt(after.entries, 4).map(({ text }) => text)).toEqual(['odd'])
    expect(after.entries.slice(0, -1)).toEqual(two.entries)
    expect(lastOf(after).position).toBe(lastOf(two).position)
    expect(after.ask).toEqual(two.ask)
  })

  it('stays withdrawn in a file and a link', () => {
    const after = noted(noted(two, 'host', hide(first + 1)), 1, hide(first))
    const text = writeRecord(after)
    expect(text.split('\n').at(-3)).toBe(`{"mark":"","hides":${first},"by":1}`)
    expect(sound(openRecord(tiny, sound(readRecord(text)).record)).journal).toEqual(after)
    expect(sound(readBrief(tiny, writeBrief(tiny, after))).journal).toEqual(after)
    expect(said(after)).toEqual([])
  })

  it('can be withdrawn only by its author, once, without further text', () => {
    expect(refused(two, 0, hide(first))).toBe('badNote')
    expect(refused(two, 'host', hide(first))).toBe('badNote')
    expect(refused(two, 1, hide(first + 1))).toBe('badNote')
    expect(refused(two, 1, hide(first - 1))).toBe('badNote')
    expect(refused(two, 1, { ...hide(first), note: 'x' })).toBe('badNote')
    expect(refused(two, 1, { ...hide(first), on: { entry: 1 } })).toBe('badNote')
    expect(refused(two, 1, hide(first))).toBeUndefined()
    expect(refused(noted(two, 1, hide(first)), 1, hide(first))).toBe('badNote')
  })

  it('still counts towards the limit', () => {
    let journal = whole
    for (let n = 0; n < 200; n++) journal = noted(journal, n % 3, note(`${n}`, { entry: n % 9 }))
    journal = noted(journal, 0, hide(first))
    expect(refused(journal, 1, note('one more', { entry: 1 }))).toBe('badNote')
  })

  it('is left out, with its withdrawal, when notes are carried over', () => {
    const after = noted(noted(two, 1, hide(first)), 'host', hide(first + 1))
    const seqs = (from: number) => withoutTakenBack(after.entries, from).map(({ seq }) => seq)
    expect(seqs(first)).toEqual([])
    expect(seqs(first + 1)).toEqual([first + 2])
    expect(seqs(first + 2)).toEqual([first + 2, first + 3])
    expect(withoutTakenBack(two.entries, first)).toEqual(two.entries.slice(first))
  })
})

describe('the notes carried over to a match begun again', () => {
  it('are those about its entries, each pinned to its entry’s number there', () => {
    const before = undoable()
    const { by, to } = need(freeUndo(before), 'a way back')
    const gone = before.entries.length - 1
    const early = noted(before, 0, note('early', { entry: to, place: 'a' }))
    const both = noted(early, 0, note('gone', { entry: gone }))
    const { journal } = sound(extend(tiny, both, by, { type: 'undo', to }))
    const back = noted(journal, 1, note('back', { entry: journal.entries.length - 1 }))
    const notes = carried(back.entries, notesOf(back.entries))
    const line = lineOf(back.entries)
    expect(notes.map(({ text }) => text)).toEqual(['early', 'back'])
    for (const { entry } of notes) expect(line[entry]?.seq).toBe(line.at(-1)?.seq)
    expect(notes[0]).toMatchObject({ place: 'a', by: 0 })
  })

  it('leave out notes about anything later', () => {
    const later = noted(whole, 0, note('later', { entry: 12 }))
    const all = notesOf(noted(later, 0, note('now', { entry: 9 })).entries)
    const notes = carried(cut(tiny, whole, 11).entries, all)
    expect(notes.map(({ text }) => text)).toEqual(['now'])
  })
})
