import { describe, expect, it } from 'vitest'
import { packText, unpackText } from '../../src/app/files/pack.ts'
import { readLink } from '../../src/app/files/readMatch.ts'
import { titles } from '../../src/games/index.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

/** A match as pages wrote it before the first release, in both ways. */
const olderBrief =
  'snowdonia.JAYH4_mcvRKvm1LNHhsja99d3DmqtOcLa9b6YSph2_xfkgYC_qNCJBrrq-WUdV2CiItPqURb_oSKvUGFIUd9OLp2M1RM3AUPm4nkuZK4hq4HTUktd9xhiPiJ5pCKyoxmhCnquygmnE-kh-jWyK2BhG-LFi3sIhbdojZzdNLIwi4enXGR4ufgsCJr41NPlPsiywpEjD-8dUUU5UJ9afyhxp0ulxeelNjDP1O6tNRJbYj9YX5DK5YgPFiGsDEjekzSxWm2zFaarHNF0Il5gMbCEIBHe2pNte7saP0_HW38wXEmYVlW-WamkupxeitiEiJ78EaYXVCUBkYQj7Nd2NmnyKOwVmxm5I8RAAABxusXjo_UDWucXRPvXPGiQg'
const olderFile = writeRecord(randomJournal(tiny, 2, { wagons: 9 }, 5)).replace(',"trust":2', '')

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

  it.each([
    ['brief', async () => olderBrief],
    ['packed file', async () => packText(olderFile)],
  ])('is said to be of an older page: a %s', async (_, link) => {
    expect(await readLink(titles, await link())).toEqual({
      problem: { type: 'match', problem: { reason: 'olderVersion' } },
    })
  })

  it('is nothing if it would unpack to more than any match', async () => {
    expect(await unpackText(await packText('a'.repeat(2_100_000)))).toBeUndefined()
  })
})
