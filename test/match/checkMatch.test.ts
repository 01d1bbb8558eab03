import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { type Check, checkMatch, isFalse, isProven } from '../../src/match/checkMatch.ts'
import type { Entry } from '../../src/rules/body.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, openJournal } from '../../src/rules/replay.ts'
import { setupFor, sound } from '../journals.ts'
import { checkSentence } from '../overlay/english.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'
import { newMatch } from './sealedMatch.ts'

const { verify } = cheapSignatures

async function found(journal: Journal): Promise<Readonly<Record<string, string>>> {
  const checks = await checkMatch(tiny, journal, verify)
  return Object.fromEntries(checks.map((check) => [check.of, check.found]))
}

/** The same match with some of its entries changed. */
const changed = (journal: Journal, change: (entry: Entry<unknown>) => unknown): Journal =>
  sound(openJournal(tiny, journal.entries.map(change))).journal

const without =
  (...fields: readonly ('sig' | 'seal')[]) =>
  (entry: Entry<unknown>): Entry<unknown> =>
    fields.reduce((one, field) => {
      const { [field]: _, ...rest } = one
      return rest
    }, entry)

describe('checking a match', () => {
  it('proves what people did and what the host sealed', async () => {
    expect(await found(newMatch())).toEqual({
      rules: 'fine',
      people: 'fine',
      host: 'fine',
      chance: 'host',
      cards: 'none',
    })
  })

  it('proves as much of its file, which keeps each signer’s latest signature', async () => {
    const file = openRead(tiny, readRecord(writeRecord(newMatch())))
    if (!('journal' in file)) throw new Error('The file does not open')
    expect(await found(file.journal)).toMatchObject({ people: 'fine', host: 'fine' })
  })

  it('says up to which line everyone confirms it', async () => {
    const journal = newMatch()
    const last = journal.entries.length - 1
    const confirmed = async (agreed: number) => {
      const checks = await checkMatch(tiny, journal, verify, undefined, agreed)
      return checks.find(({ of }) => of === 'others')
    }
    expect(await confirmed(3)).toEqual({ of: 'others', found: 'behind', to: 3, last })
    expect(await confirmed(last)).toEqual({ of: 'others', found: 'fine', to: last, last })
  })

  it('accuses no device of drawing alone where nothing was drawn', async () => {
    const { journal } = sound(beginJournal(tiny, setupFor(tiny, 2, { wagons: 30 })))
    const checks = await checkMatch(tiny, journal, verify)
    const chance = need(
      checks.find(({ of }) => of === 'chance'),
      'the check of the draws',
    )
    expect(chance.found).toBe('none')
    expect(isProven(chance)).toBe(true)
  })

  it('says that signatures are missing, as in a link', async () => {
    const bare = changed(newMatch(), without('sig', 'seal'))
    expect(await found(bare)).toMatchObject({ people: 'missing', host: 'missing' })
  })

  it.each(['sig', 'seal'] as const)('finds a false %s', async (field) => {
    const journal = newMatch()
    const other = need(journal.entries.find((entry) => entry[field])?.[field], 'a signature')
    const forged = changed(journal, (entry) =>
      entry.seq === journal.entries.length - 1 ? { ...entry, [field]: `${other}x` } : entry,
    )
    const checks = await checkMatch(tiny, forged, verify)
    expect(checks.filter(isFalse).map(({ of }) => of)).toEqual([field === 'sig' ? 'people' : 'host'])
  })

  it('has a sentence for everything it can find', () => {
    const all: readonly Check[] = [
      ...(['fine', 'test', 'false'] as const).map((found) => ({ of: 'rules', found }) as const),
      ...(['fine', 'none', 'missing', 'false'] as const).flatMap(
        (found) => [{ of: 'people', found } as const, { of: 'host', found } as const] as const,
      ),
      { of: 'others', found: 'fine', to: 9, last: 9 },
      { of: 'others', found: 'behind', to: 8, last: 9 },
      ...(['fine', 'two', 'partly', 'device', 'host', 'none'] as const).map(
        (found) => ({ of: 'chance', found }) as const,
      ),
      ...(['fine', 'together', 'none', 'unfinished', 'false'] as const).map(
        (found) => ({ of: 'cards', found }) as const,
      ),
      { of: 'cards', found: 'closed', seats: [0] },
      { of: 'cards', found: 'cheated', seats: [0] },
    ]
    const sentences = all.map((check) => checkSentence(check))
    expect(sentences.every((one) => one.endsWith('.'))).toBe(true)
    expect(new Set(sentences).size).toBe(all.length)
  })
})
