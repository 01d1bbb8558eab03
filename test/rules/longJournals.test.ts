import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { toBase64, utf8 } from '../../src/kit/bytes.ts'
import { openRead, readRecord } from '../../src/rules/record.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'

const setup = setupFor(tiny, 2, { wagons: 30 })

/** The lines of a match up to its first choice, the number of the last one, and a move that a seat may make then. */
function opening() {
  let { journal } = sound(beginJournal(tiny, setup))
  const lines: unknown[] = []
  while (journal.ask.type === 'chance') {
    const seed = hex32Of(`${lines.length}`)
    lines.push({ chance: seed })
    journal = sound(extend(tiny, journal, 'host', { type: 'chance', seed })).journal
  }
  if (journal.ask.type !== 'choose') throw new Error('nothing to choose')
  return { lines, to: lines.length, seat: journal.ask.seat, move: need(journal.ask.moves[0], 'a move') }
}
const { lines: first, to, seat, move } = opening()

/** Two cheap lines, of which a match may have any number; the first of them is to be entry `at`. */
const cheap: Readonly<Record<string, (at: number) => readonly unknown[]>> = {
  marks: () => [{ mark: 'a' }, { mark: 'b' }],
  undos: () => [{ move }, { undo: to, by: seat }],
  wishes: (at) => [
    { wish: 'end', by: 0 },
    { answer: at, yes: false, by: 0 },
  ],
}

/** A file without checksums of so many lines. */
function fileOf(count: number, pair: (at: number) => readonly unknown[]): string {
  const lines = [...first]
  while (lines.length < count) lines.push(...pair(lines.length + 1))
  const { type: _, ...head } = setup
  const format = { format: 'narrow-gauge/match', version: 1 }
  return JSON.stringify({ ...format, setup: head, entries: lines, checks: '', hash: '0'.repeat(64) })
}

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
    const [few, many] = [1500, 6000]
    const [short, long] = [fileOf(few, pair), fileOf(many, pair)]
    const rounds = [0, 1, 2].map(() => ({ short: timeOf(short, few), long: timeOf(long, many) }))
    const least = (of: 'short' | 'long') => Math.min(...rounds.map((round) => round[of]))
    expect(least('long') / least('short')).toBeLessThan(10)
  })

  it('has no more keys than can be compared with each other', () => {
    const key = (at: number) => toBase64(utf8(`${at}`.padStart(32, '0')))
    const text = fileOf(600, (at) => [0, 1].map((one) => ({ seat: one, kind: 'person', key: key(2 * at + one) })))
    const opened = openRead(tiny, readRecord(text))
    expect(opened).toMatchObject({ problem: { reason: 'tooLong', field: 'body.key' } })
  })
})
