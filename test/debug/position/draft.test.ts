import { describe, expect, it } from 'vitest'
import { noteOf, readTyped, setIn, unset, valueAt } from '../../../src/debug/position/tree.ts'
import { patched } from '../../../src/kit/changes.ts'

const base = { phase: 'select', yard: { iron: 2, stone: 1 }, boards: [{ cards: [1, 2] }] }

describe('a draft', () => {
  it('keeps changes, and forgets those undone', () => {
    const one = setIn([], base, 'yard.iron', 3)
    const two = setIn(one, base, 'boards.0.cards.1', 7)
    expect(patched(base, two)).toEqual({ phase: 'select', yard: { iron: 3, stone: 1 }, boards: [{ cards: [1, 7] }] })
    expect(setIn(two, base, 'yard.iron', 2)).toEqual([[['boards', '0', 'cards', '1'], 7]])
  })

  it('can replace the whole position or an object in it', () => {
    const whole = setIn([], base, '', { ...base, phase: 'over' })
    expect(whole).toEqual([[['phase'], 'over']])
    const part = setIn(whole, base, 'yard', { iron: 2, stone: 5 })
    expect(patched(base, part)).toEqual({ ...base, phase: 'over', yard: { iron: 2, stone: 5 } })
  })

  it('resets a path, with what is below and around it', () => {
    const draft = setIn(setIn([], base, 'yard.iron', 3), base, 'boards.0.cards', [9])
    expect(unset(draft, 'yard')).toEqual([[['boards', '0', 'cards'], [9]]])
    expect(unset(draft, 'boards.0.cards.0')).toEqual([[['yard', 'iron'], 3]])
    expect(unset(draft, 'phase')).toEqual(draft)
  })

  it('survives further moves', () => {
    const draft = setIn([], base, 'yard.iron', 3)
    const later = { ...base, phase: 'perform', yard: { iron: 1, stone: 0 } }
    expect(patched(later, draft)).toEqual({ ...later, yard: { iron: 3, stone: 0 } })
  })
})

describe('typed values', () => {
  it.each([
    ['12', 12],
    [' true ', true],
    ['[1,2]', [1, 2]],
    ['select', 'select'],
    ['', ''],
  ])('“%s” is read as JSON, or as it stands', (text, value) => {
    expect(readTyped(text)).toEqual(value)
  })
})

it('finds the value at a path, if there is one', () => {
  expect(valueAt(base, 'boards.0.cards.1')).toBe(2)
  expect(valueAt(base, '')).toBe(base)
  expect(valueAt(base, 'boards.4.cards')).toBeUndefined()
})

it('describes changes in a line short enough for the journal', () => {
  const change = { path: 'yard.iron', before: 2, after: 3 }
  expect(noteOf([change])).toBe('yard.iron 2 → 3')
  expect(noteOf(Array.from({ length: 99 }, () => change)).length).toBeLessThanOrEqual(500)
})
