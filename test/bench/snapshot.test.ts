import { expect, it } from 'vitest'
import { heapIn } from './stage/snapshot.ts'

it('adds up the heap, with compiled code apart', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'code', 'object'], 'string', 'number'],
  }
  const nodes = [2, 0, 100, 1, 1, 30, 0, 2, 7, 1, 3, 4]
  expect(heapIn({ snapshot: { meta }, nodes, edges: [] })).toEqual({ kept: 107, code: 34 })
})
