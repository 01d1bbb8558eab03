import { describe, expect, it } from 'vitest'
import { areasFor } from '../../../../src/games/snowdonia/face/grid.ts'
import { stages } from '../../../stage/faces/stages.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'

describe('the table', () => {
  it.each(stages)('gives each of its areas the room it needs, at $w × $h', (size) => {
    const tables = [1, 2, 3, 4, 5].flatMap((seats) => [1, 2].map((text) => ({ seats, text })))
    expect(tables).toHaveLength(10)
    expect(tables.flatMap(({ seats, text }) => treeFaults(areasFor(size, seats, text)))).toEqual([])
  })
})
