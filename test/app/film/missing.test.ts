import { expect, it, vi } from 'vitest'
import { sinceLastTurn } from '../../../src/app/film/since.ts'
import { makeScope } from '../../../src/app/scope.ts'
import { openReplay } from '../../../src/match/replayTable.ts'
import type { Table } from '../../../src/match/table.ts'
import { randomJournal } from '../../journals.ts'
import { tinyWords } from '../../overlay/tinyWords.ts'
import { tiny } from '../../tiny/tiny.ts'

vi.mock('../../../src/app/film/recap.ts', () => {
  throw new Error('There is no network.')
})

it('what happened since the last turn is offered again where it didn’t load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const journal = randomJournal(tiny, 2, { wagons: 9 }, 1, { seated: true })
  const table = openReplay(tiny, journal, journal.entries.length - 1)
  const now: Table['now'] = () => ({
    ...table.now(),
    sitters: table.now().sitters.map((one, at) => ({ ...one, mine: at === 0 })),
  })
  const nothing = { stage: () => undefined, isHidden: () => false, offers: false }
  const since = sinceLastTurn({ ...nothing, title: { words: tinyWords }, table: { ...table, now } }, makeScope())
  expect(since.missed.value).toBe(false)
  since.play()
  await vi.waitFor(() => expect(since.missed.value).toBe(true))
  expect(since.playing.value).toBeUndefined()
})
