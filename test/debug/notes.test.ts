import { describe, expect, it } from 'vitest'
import { parseNotes, writeNotes } from '../../src/debug/notes.ts'
import { readReport } from '../../src/debug/reports.ts'

describe('notes', () => {
  it('come back as they were written, on one line each', () => {
    const notes = [
      { seq: 3, text: 'Why is this grey?' },
      { seq: 12, text: '12 cubes, not 11' },
    ]
    expect(parseNotes(writeNotes(notes))).toEqual(notes)
    expect(parseNotes(writeNotes([{ seq: 1, text: 'two\nlines' }]))).toEqual([
      { seq: 1, text: 'two lines' },
    ])
  })

  it('are none in what holds none', () => {
    expect(parseNotes('')).toEqual([])
    expect(parseNotes('{"a":1}\nnote 3\n5 ')).toEqual([])
  })
})

describe('a report', () => {
  const sound = { format: 'narrow-gauge/report', version: 1, match: '{}', entry: 4, said: 'x' }

  it('leads to its match and its entry', () => {
    expect(readReport(JSON.stringify(sound))).toEqual({ match: '{}', entry: 4 })
  })

  it.each([
    ['no JSON', 'nothing', /not JSON/],
    ['a number', '7', /not JSON/],
    ['a match file', '{"format":"narrow-gauge/match"}', /no report/],
    ['another version', JSON.stringify({ ...sound, version: 2 }), /version/],
    ['one without a match', JSON.stringify({ ...sound, match: 3 }), /no match/],
    ['one without an entry', JSON.stringify({ ...sound, entry: -1 }), /no entry/],
    ['one with half an entry', JSON.stringify({ ...sound, entry: 1.5 }), /no entry/],
  ])('that is %s says what is wrong', (_, text, says) => {
    const read = readReport(text)
    expect('problem' in read ? read.problem : '').toMatch(says)
  })
})
