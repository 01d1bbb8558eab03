import { describe, expect, it } from 'vitest'
import { toBase64, utf8 } from '../../src/kit/bytes.ts'
import { openRead, readRecord } from '../../src/rules/record.ts'
import { setupFor } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { type CheapPair, longFile, undone } from './longFile.ts'

const setup = setupFor(tiny, 2, { wagons: 30 })

const cheap: Readonly<Record<string, CheapPair>> = {
  marks: () => [{ mark: 'a' }, { mark: 'b' }],
  undos: undone,
  wishes: (_, at) => [
    { wish: 'end', by: 0 },
    { answer: at, yes: false, by: 0 },
  ],
}

const fileOf = (count: number, pair: CheapPair) => longFile(tiny, setup, count, pair)

/** The processor time of reading a file to its end. */
function timeOf(text: string, count: number): number {
  const before = process.cpuUsage()
  const opened = openRead(tiny, readRecord(text))
  const { user, system } = process.cpuUsage(before)
  const journal = 'good' in opened ? opened.good : undefined
  expect(journal?.entries.length).toBeGreaterThanOrEqual(count)
  return user + system
}

describe('a long journal', () => {
  // Four times as many lines take four times as long, and would take sixteen times if each were compared with all.
  it.each(Object.entries(cheap))('of %s takes as long for each line as a shorter one', (_, pair) => {
    const [few, many] = [1000, 4000]
    const [short, long] = [fileOf(few, pair), fileOf(many, pair)]
    const rounds = [0, 1, 2].map(() => ({ short: timeOf(short, few), long: timeOf(long, many) }))
    const least = (of: 'short' | 'long') => Math.min(...rounds.map((round) => round[of]))
    expect(least('long') / least('short')).toBeLessThan(10)
  })

  it('has no more keys than can be compared with each other', () => {
    const key = (at: number) => toBase64(utf8(`${at}`.padStart(32, '0')))
    const text = fileOf(600, (_, at) => [0, 1].map((one) => ({ seat: one, kind: 'person', key: key(2 * at + one) })))
    const opened = openRead(tiny, readRecord(text))
    expect(opened).toMatchObject({ problem: { reason: 'tooLong', field: 'body.key' } })
  })
})
