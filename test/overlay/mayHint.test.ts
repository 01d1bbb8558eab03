import { describe, expect, it } from 'vitest'
import type { Sitter } from '../../src/match/table.ts'
import { mayHint } from '../../src/overlay/table/table.tsx'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

/** Whether a hint is offered to the first of two seats, which is asked. */
function isOffered(second: Partial<Sitter>, asked = 0): boolean {
  const table = stubTable(tiny, { wagons: 9 })
  table.draw()
  const store = makeTableStore(table, () => tinyWords, tinyStyle)
  const { ask } = table.now()
  if (ask.type !== 'choose') throw new Error('Nobody is asked')
  const sitters = [sitting(true), { ...sitting(true), ...second }]
  table.change({ sitters, ask: { ...ask, seat: asked }, turn: sitters[asked]?.mine ? asked : undefined })
  return mayHint(store.view.value)
}

describe('a hint', () => {
  it('is offered side by side and against the computer', () => {
    expect(isOffered({})).toBe(true)
    expect(isOffered({ kind: 'bot', mine: false })).toBe(true)
  })

  it('isn’t offered against a person at another device, even while a bot stands in', () => {
    expect(isOffered({ mine: false })).toBe(false)
    expect(isOffered({ mine: false, present: false })).toBe(false)
    expect(isOffered({ kind: 'bot', mine: false, standIn: true })).toBe(false)
  })

  it('isn’t offered to a seat that isn’t asked', () => {
    expect(isOffered({ kind: 'bot', mine: false }, 1)).toBe(false)
  })
})
