import { describe, expect, it } from 'vitest'
import { meaningNear, rowsOf } from '../../../src/debug/position/tree.ts'

const before = { yard: { iron: 2, stone: 1 }, todo: [], boards: [{ cards: [1, 2] }, { cards: [3] }] }

const filter = {
  open: new Set<string>(),
  search: '',
  changes: [],
  meaning: (path: string) => (path === 'boards.1' ? 'Green' : undefined),
}
const pathsOf = (rows: readonly { readonly path: string }[]) => rows.map(({ path }) => path)

describe('a position as a tree', () => {
  it('is folded at first', () => {
    const rows = rowsOf(before, filter)
    expect(pathsOf(rows)).toEqual(['yard', 'todo', 'boards'])
    expect(rows.map(({ open }) => open)).toEqual([false, undefined, false])
  })

  it('shows only what is unfolded', () => {
    const rows = rowsOf(before, { ...filter, open: new Set(['boards', 'boards.1']) })
    expect(pathsOf(rows)).toEqual(['yard', 'todo', 'boards', 'boards.0', 'boards.1', 'boards.1.cards'])
  })

  it('finds names and values at any depth, and hides the rest', () => {
    expect(pathsOf(rowsOf(before, { ...filter, search: 'STONE' }))).toEqual(['yard', 'yard.stone'])
    expect(pathsOf(rowsOf(before, { ...filter, search: '3' }))).toEqual([
      'boards',
      'boards.1',
      'boards.1.cards',
      'boards.1.cards.0',
    ])
    expect(rowsOf(before, { ...filter, search: 'nowhere' })).toEqual([])
  })

  it('shows a value’s meaning, and finds it by that', () => {
    const rows = rowsOf(before, { ...filter, search: 'green' })
    expect(rows.map(({ path, meaning }) => [path, meaning])).toEqual([
      ['boards', undefined],
      ['boards.1', 'Green'],
      ['boards.1.cards', undefined],
    ])
  })

  it('falls back to the meaning of what contains a value', () => {
    expect(meaningNear(filter.meaning, 'boards.1.cards.0', 3)).toBe('Green')
    expect(meaningNear(filter.meaning, 'yard.iron', 2)).toBeUndefined()
  })

  it('marks what changed and what contains it, but not its neighbours', () => {
    const changes = [{ path: 'boards.1.cards', before: 1, after: 2 }]
    const rows = rowsOf(before, { ...filter, open: new Set(['boards']), changes })
    const marked = rows.filter(({ changed }) => changed)
    expect(pathsOf(marked)).toEqual(['boards', 'boards.1'])
  })
})
