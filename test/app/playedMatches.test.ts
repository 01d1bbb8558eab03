import { describe, expect, it } from 'vitest'
import { notePlayed, playedBefore } from '../../src/app/storage/playedMatches.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { entryHash, lastOf } from '../../src/rules/journal.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { randomJournal } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { tiny } from '../tiny/tiny.ts'

describe('a match that was played here', () => {
  it('is known by its end once the next begins, and no other is', async () => {
    const store = makeStore(() => undefined, manualClock())
    const journal = randomJournal(tiny, 2, { wagons: 9 }, 4)
    const { match } = setupOf(journal)
    expect(await playedBefore(store, match)).toBeUndefined()
    await notePlayed(store, journal)
    const { seq } = lastOf(journal)
    expect(await playedBefore(store, match)).toEqual({ seq, hash: entryHash(lastOf(journal)) })
    expect(await playedBefore(store, 'a'.repeat(32))).toBeUndefined()
  })
})
