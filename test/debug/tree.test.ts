import { describe, expect, it } from 'vitest'
import { differences, rowsOf } from '../../src/debug/tree.ts'

const before = {
  yard: { iron: 2, stone: 1 },
  todo: [],
  boards: [{ cards: [1, 2] }, { cards: [3] }],
}
const after = {
  yard: { iron: 2, stone: 0 },
  todo: ['draw'],
  boards: [{ cards: [1, 5] }, { cards: [] }],
}

const sight = { open: new Set<string>(), search: '', changes: [] }
const pathsOf = (rows: readonly { readonly path: string }[]) => rows.map(({ path }) => path)

describe('the differences of two positions', () => {
  it('are none between equal ones, however they are made', () => {
    expect(differences(before, structuredClone(before))).toEqual([])
  })

  it('are told leaf by leaf, with what came and went as a whole', () => {
    expect(differences(before, after)).toEqual([
      { path: 'yard.stone', before: 1, after: 0 },
      { path: 'todo', before: [], after: ['draw'] },
      { path: 'boards.0.cards.1', before: 2, after: 5 },
      { path: 'boards.1.cards', before: [3], after: [] },
    ])
  })

  it('name a member that only one of them has', () => {
    expect(differences({ a: 1 }, { a: 1, b: 2 })).toEqual([
      { path: 'b', before: undefined, after: 2 },
    ])
  })
})

describe('a position as a tree', () => {
  it('is folded at first', () => {
    const rows = rowsOf(before, sight)
    expect(pathsOf(rows)).toEqual(['yard', 'todo', 'boards'])
    expect(rows.map(({ open }) => open)).toEqual([false, undefined, false])
  })

  it('shows what was unfolded, and no more', () => {
    const rows = rowsOf(before, { ...sight, open: new Set(['boards', 'boards.1']) })
    expect(pathsOf(rows)).toEqual([
      ...['yard', 'todo', 'boards', 'boards.0'],
      ...['boards.1', 'boards.1.cards'],
    ])
  })

  it('finds names and values wherever they lie, and shows nothing else', () => {
    expect(pathsOf(rowsOf(before, { ...sight, search: 'STONE' }))).toEqual(['yard', 'yard.stone'])
    expect(pathsOf(rowsOf(before, { ...sight, search: '3' }))).toEqual([
      ...['boards', 'boards.1', 'boards.1.cards', 'boards.1.cards.0'],
    ])
    expect(rowsOf(before, { ...sight, search: 'nowhere' })).toEqual([])
  })

  it('marks what changed and everything it lies in, but not its neighbours', () => {
    const changes = [{ path: 'boards.1.cards', before: 1, after: 2 }]
    const rows = rowsOf(before, { ...sight, open: new Set(['boards']), changes })
    const marked = rows.filter(({ changed }) => changed)
    expect(pathsOf(marked)).toEqual(['boards', 'boards.1'])
  })
})
