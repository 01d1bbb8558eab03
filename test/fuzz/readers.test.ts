import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { makeReaders, readWrongly } from './readers.ts'

describe('opening files, links and texts with mistakes in them', () => {
  it('never fails, and gives nothing unsound', async () => {
    for (const reader of await makeReaders())
      expect(await readWrongly(reader, reader.quick ? 600 : 25, fastDraw(7))).toEqual([])
  })

  it('is noticed if it fails', async () => {
    const read = async () => Promise.reject(new Error('planted'))
    const damage = await readWrongly({ name: 'a reader', read }, 1, fastDraw(1))
    expect(damage.join()).toContain('planted')
  })
})
