import { describe, expect, it } from 'vitest'
import { packText, unpackText } from '../../src/app/files/pack.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

describe('a match in a link', () => {
  it('unpacks to what it was, and is shorter than that', async () => {
    const text = writeRecord(randomJournal(tiny, 3, { wagons: 60 }, 5))
    const packed = await packText(text)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(text.length)
    expect(await unpackText(packed)).toBe(text)
  })

  it('keeps letters of every script', async () => {
    expect(await unpackText(await packText('Tŷ · «½»'))).toBe('Tŷ · «½»')
  })

  it.each(['', '!!', 'abc', 'AAAA'])('is nothing if it is damaged: “%s”', async (packed) => {
    expect(await unpackText(packed)).toBeUndefined()
  })

  it('is nothing if it would unpack to more than any match', async () => {
    expect(await unpackText(await packText('a'.repeat(2_100_000)))).toBeUndefined()
  })
})
