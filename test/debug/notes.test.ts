import { describe, expect, it } from 'vitest'
import { parseNotes, writeNotes } from '../../src/debug/notes.ts'

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
