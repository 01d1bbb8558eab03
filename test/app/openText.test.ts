import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { writeEverything } from '../../src/app/device/everything.ts'
import { openText } from '../../src/app/files/openText.ts'
import { readText } from '../../src/app/files/readMatch.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { openedMatch } from '../../src/app/storage/openedMatch.ts'
import { openRecentMatches } from '../../src/app/storage/recentMatches.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { writeReport } from '../../src/debug/reports.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import type { Reading } from '../../src/kit/slices.ts'
import * as files from '../../src/overlay/words/en/files.ts'
import { device } from '../../src/overlay/words/en/index.ts'
import { edition } from '../../src/overlay/words/en/start.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { evidenceFile } from '../browser/files.ts'
import { randomJournal } from '../journals.ts'
import { busyClock } from '../kit/busyClock.ts'
import { manualClock } from '../kit/manualClock.ts'
import { fileProblem } from '../overlay/english.ts'

const journal = randomJournal(foothills(builtIn), 2, {}, 4)
const match = writeRecord(journal)
const last = journal.entries.length - 1
const entry = 12
const report = writeReport({
  said: 'It is grey.',
  at: '2026-11-21T10:00:00.000Z',
  entry,
  position: need(journal.entries[entry], 'an entry').position,
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
  match,
})
const evidence = evidenceFile().buffer.toString()
const mine = JSON.stringify({ ...builtIn, name: 'Printed values' })
const changed = (text: string, change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

/** The same match as pages wrote it before the first release. */
const older = (text: string) => text.replace(',"trust":2', '')

/** A browser with nothing in it, and what came of a file it was given. */
async function given(file: string, clock = busyClock(0), mayAdd = async (_: number) => true) {
  const store = makeStore(() => undefined, manualClock())
  const editions = await loadEditions(store, titles)
  const gone: PagePlace[] = []
  const go = (place: PagePlace) => void gone.push(place)
  const news = await openText({ store, titles, editions, go, clock, mayAdd }, file)
  return { store, editions, news, gone, kept: await openedMatch(store) }
}

/** Everything from a device that has played a match. */
async function everything(): Promise<string> {
  const store = makeStore(() => undefined, manualClock())
  await openRecentMatches(store, () => 1).note(
    {
      id: 'OVER-1',
      code: 'OVER',
      role: 'host',
      game: 'foothills',
      title: 'Foothills',
      seats: [],
      far: '',
      seq: last,
      asked: 0,
      outcome: 'Blue won.',
      test: false,
      gathering: false,
    },
    match,
  )
  return writeEverything(store)
}

describe('a file, however it arrives', () => {
  it.each([
    ['a match', match, { type: 'match', at: last }],
    ['a report', report, { type: 'match', at: entry }],
    ['evidence', evidence, { type: 'match' }],
  ])('leads to what it holds if it is %s', async (_, file, place) => {
    const { news, gone, kept } = await given(file)
    expect({ news, gone, kept }).toEqual({ news: undefined, gone: [place], kept: file })
  })

  it('is opened where its visit asks first whether to read what is long', async () => {
    const lengths: number[] = []
    const unread: Reading = async (_, lines) => {
      lengths.push(lines)
      return undefined
    }
    const { news, gone, kept } = await given(match, busyClock(100))
    expect([news, gone, kept]).toEqual([undefined, [{ type: 'match' }], match])
    expect(await readText(titles, match, unread)).toEqual({
      problem: { type: 'match', problem: { reason: 'leftUnread' } },
    })
    expect(lengths).toEqual([last])
  })

  it('brings back everything from a device once its person agrees', async () => {
    const { news, gone, store } = await given(await everything())
    expect(news).toEqual({ said: device.added({ count: 1 }), isWrong: false })
    expect(gone).toEqual([])
    const recent = openRecentMatches(store, () => 2)
    await recent.read()
    expect(recent.list.value.map(({ code }) => code)).toEqual(['OVER'])
  })

  it('brings in nothing from a device if its person would rather not, who is told how many matches it has', async () => {
    const counts: number[] = []
    const refuse = async (count: number) => {
      counts.push(count)
      return false
    }
    const { news, store } = await given(await everything(), busyClock(0), refuse)
    expect({ news, counts, keys: await store.keys('') }).toEqual({ news: undefined, counts: [1], keys: [] })
  })

  it('brings back all but what an older page has played', async () => {
    const file = (await everything()).replace(',\\"trust\\":2', '')
    const { news, store } = await given(file)
    expect(news?.said).toContain(fileProblem({ reason: 'olderVersion' }))
    const recent = openRecentMatches(store, () => 2)
    await recent.read()
    expect(recent.list.value).toEqual([])
  })

  it('is used for new tables if it is an edition', async () => {
    const { news, gone, editions } = await given(mine)
    expect(news).toEqual({ said: edition.loaded({ name: 'Printed values' }), isWrong: false })
    expect(gone).toEqual([])
    expect(editions.choice('foothills').value.name).toBe('Printed values')
  })

  it.each([
    ['cut off', report.slice(0, 900), fileProblem({ reason: 'notJson' })],
    ['a report of another version', changed(report, { version: 9 }), 'different version'],
    ['a report of something that isn’t a match', changed(report, { match: '{}' }), fileProblem({ reason: 'notMatch' })],
    ['of an older page', older(match), fileProblem({ reason: 'olderVersion' })],
    ['a report of an older page', changed(report, { match: older(match) }), fileProblem({ reason: 'olderVersion' })],
    ['of an unknown game', match.replace('foothills', 'tombola'), 'tombola'],
    [
      'of an edition in another format',
      changed(match, { edition: { ...JSON.parse(mine), format: 9 } }),
      fileProblem({ reason: 'otherEdition', detail: 'Reconstructed' }),
    ],
    ['an impossible edition', changed(mine, { stations: [] }), 'stations'],
    ['an edition of another format', changed(mine, { format: 9 }), fileProblem({ reason: 'otherVersion' })],
    ['from a later page', '{"format":"narrow-gauge/device","version":9}', 'newer version'],
    ['of another program', '{"name":"a holiday"}', files.other],
  ])('changes nothing and says why if it is %s', async (_, file, says) => {
    const { news, gone, kept, editions } = await given(file)
    expect(news?.said).toContain(says)
    expect(news?.isWrong).toBe(true)
    expect({ gone, kept }).toEqual({ gone: [], kept: undefined })
    expect(editions.choice('foothills').value.name).toBeUndefined()
  })
})
