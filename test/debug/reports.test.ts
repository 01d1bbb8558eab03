import { describe, expect, it } from 'vitest'
import { type Reported, readReport, writeReport } from '../../src/debug/reports.ts'
import { partedVerdict, verdictOf } from '../../src/debug/verdict.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { cut } from '../../src/rules/replay.ts'
import { randomJournal } from '../journals.ts'

const game = foothills(builtIn)
const journal = randomJournal(game, 2, {}, 4)
const entry = 12
const { position } = need(journal.entries[entry], 'an entry')

const reported: Reported = {
  said: 'It is grey.',
  at: '2026-11-21T10:00:00.000Z',
  entry,
  position,
  there: {},
  place: '#/g/foothills.abc@12',
  game: 'foothills',
  ruleset: 1,
  edition: 'built in',
  build: 'abc',
  browser: 'Chrome 1',
  screen: '1 × 1 at 1',
  table: 'playing',
  seat: 1,
  named: false,
  news: ['entry 12'],
  links: [],
  words: 'Blue is choosing.',
  picture: 'data:image/webp;base64,UklGRg==',
  match: writeRecord(journal),
}
const text = writeReport(reported)
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

describe('a report', () => {
  it('reads back as written', () => {
    expect(readReport(text)).toMatchObject({ report: reported })
  })

  it('says why it has no picture', () => {
    const { picture: _, ...rest } = reported
    const noPicture = 'the page was hidden'
    expect(readReport(writeReport({ ...rest, noPicture }))).toMatchObject({ report: { noPicture } })
  })

  it.each([
    ['of an older version', { version: 2 }, 'different version'],
    ['with no match', { match: 3 }, /“match”/],
    ['with half an entry', { entry: 1.5 }, /“entry”/],
    ['with a picture from elsewhere', { picture: 'https://example.org/spy.png' }, /“picture”/],
    ['with a drawing that could hold script', { picture: 'data:image/svg+xml;base64,AA' }, /picture/],
    ['that leads elsewhere', { place: 'https://example.org/' }, /“place”/],
    ['with something nobody knows', { more: 1 }, /more/],
  ])('%s says what is wrong', (_, change, says) => {
    const read = readReport(changed(change))
    expect('problem' in read ? read.problem : '').toMatch(says)
  })
})

describe('the verdict on a report', () => {
  const read = readReport(text)
  const report = need('report' in read ? read.report : undefined, 'the report')
  const last = journal.entries.length - 1

  const cutTo = (count: number) => cut(game, journal, count)

  it('is “same” if the position is the same', () => {
    expect(verdictOf(game, report, journal)).toEqual({ type: 'same' })
    expect(partedVerdict(game, { report, last })).toBeUndefined()
  })

  it('tells what differs if the position does', () => {
    const there = { ...need(journal.positions[entry], 'its position'), turn: 77 }
    const other = { ...report, position: '0'.repeat(16), there }
    const changes = [{ path: 'turn', before: 77, after: journal.positions[entry]?.turn }]
    expect(verdictOf(game, other, journal)).toEqual({ type: 'other', since: entry, changes })
  })

  it('replays by its own rules from where they differ', () => {
    const there = { ...need(journal.positions[entry], 'its position'), turn: 77 }
    const verdict = partedVerdict(game, { report: { ...report, there }, last: 7 })
    expect(verdict).toMatchObject({ type: 'other', since: 8, changes: [{ before: 77 }] })
  })

  it('names the first entry that the rules here forbid', () => {
    const strict: typeof game = {
      ...game,
      ask: (p) => {
        const ask = game.ask(p)
        const isLate = ask?.type === 'choose' && p.turn > 0
        return isLate ? { ...ask, moves: [] } : ask
      },
    }
    const late = { ...report, entry: last }
    const verdict = partedVerdict(strict, { report: late, last: 2 })
    const turns = journal.positions.findIndex(({ turn }) => turn > 0)
    expect(verdict).toEqual({ type: 'short', last: turns })
  })

  it('tells what differs if equal positions are scored differently', () => {
    const over = need(journal.positions[last], 'the end')
    const reckoning = { ...game.outcome(over), winners: [7] }
    const { position } = need(journal.entries[last], 'the last entry')
    const end = { ...report, entry: last, position, reckoning }
    expect(verdictOf(game, end, journal)).toMatchObject({
      type: 'reckoning',
      changes: [{ path: 'winners.0', before: 7 }],
    })
    const same = { ...end, reckoning: { ...game.outcome(over) } }
    expect(verdictOf(game, same, journal)).toEqual({ type: 'same' })
  })

  it('waits while an earlier entry is shown', () => {
    expect(verdictOf(game, report, cutTo(5))).toEqual({ type: 'earlier' })
  })
})
