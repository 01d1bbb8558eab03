import { describe, expect, it, vi } from 'vitest'
import { isReadable } from '../../src/app/storage/format.ts'
import { forgetMatch, storeKeeper } from '../../src/app/storage/matchStore.ts'
import { hostedRoom, loadRoom, localRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { browserDisk, type Disk, makeStore } from '../../src/app/storage/store.ts'
import type { Clock } from '../../src/kit/clock.ts'
import { randomJournal } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { tiny } from '../tiny/tiny.ts'

/** A disk in memory that can be made to fail, or to be slow. */
function testDisk() {
  const kept = new Map<string, unknown>()
  const state = { failing: false, silent: false }
  let held = Promise.resolve()
  /** Makes it wait until the returned function is called. */
  const hold = () => {
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    return answer
  }
  const act = async (task: () => unknown) => {
    if (state.silent) return new Promise(() => {})
    await held
    if (state.failing) throw new Error('no')
    return task()
  }
  const disk: Disk = {
    get: (key) => act(() => kept.get(key)),
    set: async (key, value) => void (await act(() => kept.set(key, value))),
    remove: async (key) => void (await act(() => kept.delete(key))),
    keys: async () => [...kept.keys()],
  }
  return { disk, kept, state, hold }
}

/** A clock on which a page stalls: what falls due meanwhile happens afterwards, all at once. */
function stallingClock(): Clock & { stall(ms: number): void } {
  let now = 0
  const alarms = new Map<() => void, number>()
  return {
    now: () => now,
    after(ms, then) {
      alarms.set(then, now + ms)
      return () => void alarms.delete(then)
    },
    stall(ms) {
      now += ms
      const due = [...alarms].filter(([, at]) => at <= now)
      for (const [then] of due) alarms.delete(then)
      for (const [then] of due) then()
    },
  }
}

/** Lets time pass with all that it leads to. */
async function settle(clock: ReturnType<typeof manualClock>, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 500) {
    clock.advance(500)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const storeOn = (disk: Disk | undefined) => makeStore(() => disk, manualClock())

describe('the store', () => {
  it('stores on the disk, where another page finds it', async () => {
    const { disk } = testDisk()
    await storeOn(disk).set('a', { b: 1 })
    expect(await storeOn(disk).get('a')).toEqual({ b: 1 })
    await storeOn(disk).remove('a')
    expect(await storeOn(disk).get('a')).toBeUndefined()
  })

  it('falls back to memory without a disk, and says that nothing lasts', async () => {
    const store = storeOn(undefined)
    expect(store.lasting.value).toBe(false)
    await store.set('a', 1)
    expect(await store.get('a')).toBe(1)
    await store.remove('a')
    expect(await store.get('a')).toBeUndefined()
  })

  it('falls back to memory if opening the disk is forbidden', () => {
    const store = makeStore(() => {
      throw new Error('SecurityError')
    }, manualClock())
    expect(store.lasting.value).toBe(false)
  })

  it('loses nothing if the disk fails midway', async () => {
    const { disk, state } = testDisk()
    const store = storeOn(disk)
    await store.set('a', 1)
    state.failing = true
    await store.set('b', 2)
    expect(store.lasting.value).toBe(false)
    expect([await store.get('a'), await store.get('b')]).toEqual([1, 2])
  })

  it('sees what another window has written, deleted and written again since its own last write', async () => {
    const { disk } = testDisk()
    const [one, other] = [storeOn(disk), storeOn(disk)]
    await one.set('a', 1)
    await one.set('b', 1)
    await other.set('a', 2)
    await other.remove('b')
    expect([await one.get('a'), await one.get('b')]).toEqual([2, undefined])
    expect(await one.keys('')).toEqual(['a'])
  })

  it('does not wait for a disk that never answers', async () => {
    const { disk, state } = testDisk()
    state.silent = true
    const clock = manualClock()
    const store = makeStore(() => disk, clock)
    const reading = store.get('a')
    clock.advance(5000)
    expect(await reading).toBeUndefined()
    expect(store.lasting.value).toBe(false)
  })

  it('keeps what a slow disk holds when something is added that it had not returned yet', async () => {
    const { disk, kept, hold } = testDisk()
    kept.set('a', 1)
    const clock = manualClock()
    const store = makeStore(() => disk, clock)
    const answer = hold()
    const reading = store.get('a')
    clock.advance(5000)
    expect(await reading).toBeUndefined()
    await store.add('a', 2)
    await store.add('b', 2)
    expect(await store.get('a')).toBe(2)
    answer()
    await vi.waitFor(() => expect(store.lasting.value).toBe(true))
    expect(Object.fromEntries(kept)).toEqual({ a: 1, b: 2 })
  })

  it('writes to a slow disk what it missed, and lasts again', async () => {
    const { disk, kept, hold } = testDisk()
    const clock = manualClock()
    const store = makeStore(() => disk, clock)
    await store.set('a', 1)
    await store.set('b', 1)
    const answer = hold()
    const writing = store.set('b', 2)
    clock.advance(5000)
    await writing
    expect(store.lasting.value).toBe(false)
    await store.set('c', 3)
    await store.remove('a')
    await store.set('b', 4)
    answer()
    await vi.waitFor(() => expect(store.lasting.value).toBe(true))
    expect(Object.fromEntries(kept)).toEqual({ b: 4, c: 3 })
  })

  it('writes to a disk what it missed when that works again, and lasts again', async () => {
    const { disk, kept, state } = testDisk()
    const clock = manualClock()
    const store = makeStore(() => disk, clock)
    await store.set('a', 1)
    state.failing = true
    await store.set('a', 2)
    await store.set('b', 2)
    await settle(clock, 20_000)
    expect(store.lasting.value).toBe(false)
    state.failing = false
    await settle(clock, 6000)
    expect(store.lasting.value).toBe(true)
    expect(Object.fromEntries(kept)).toEqual({ a: 2, b: 2 })
  })

  it('refuses what a disk that worked before does not take, and forgets it', async () => {
    const { disk, kept, state } = testDisk()
    const clock = manualClock()
    const store = makeStore(() => disk, clock)
    await store.keep('a', 1)
    state.failing = true
    await expect(store.keep('a', 2)).rejects.toThrow()
    await expect(store.keep('b', 2)).rejects.toThrow()
    state.failing = false
    await settle(clock, 6000)
    expect(Object.fromEntries(kept)).toEqual({ a: 1 })
    expect([await store.get('a'), await store.get('b')]).toEqual([1, undefined])
    await store.keep('b', 3)
    expect(kept.get('b')).toBe(3)
  })

  it('keeps in memory where no disk ever worked', async () => {
    const { disk, state } = testDisk()
    state.failing = true
    const stores = [storeOn(undefined), storeOn(disk)]
    for (const store of stores) await store.keep('a', 1)
    for (const store of stores) expect(await store.get('a')).toBe(1)
  })

  it('accepts the answer of a disk that came while the page itself stalled', async () => {
    const { disk, hold } = testDisk()
    const clock = stallingClock()
    const store = makeStore(() => disk, clock)
    await store.set('a', 1)
    const answer = hold()
    const writing = store.set('a', 2)
    clock.stall(60_000)
    answer()
    await writing
    expect(store.lasting.value).toBe(true)
  })

  it('is unaffected by later changes to the caller’s values', async () => {
    const store = storeOn(undefined)
    const value = { n: 1 }
    await store.set('a', value)
    value.n = 2
    expect(await store.get('a')).toEqual({ n: 1 })
  })

  it('finds no disk outside browsers', () => {
    expect(browserDisk()).toBeUndefined()
  })
})

describe('the storage of another page', () => {
  it('is readable unless that page has numbered it', async () => {
    const { disk } = testDisk()
    const store = storeOn(disk)
    expect(await isReadable(store)).toBe(true)
    await store.set('format', 2)
    expect(await isReadable(store)).toBe(false)
  })
})

describe('what is stored of a room', () => {
  it.each([hostedRoom('tiny'), localRoom(['person', 'bot'], { game: 'tiny' })])(
    'is found again by role $role',
    async (room) => {
      const { disk } = testDisk()
      await saveRoom(storeOn(disk), 'CODE', room)
      expect(await loadRoom(storeOn(disk), 'CODE')).toEqual(room)
      expect(await loadRoom(storeOn(disk), 'OTHER')).toBeUndefined()
    },
  )

  it('counts as nothing if it is damaged', async () => {
    const store = storeOn(undefined)
    await store.set('room/CODE', { role: 'host', token: 'x' })
    expect(await loadRoom(store, 'CODE')).toBeUndefined()
  })

  it('has new secrets every time', () => {
    expect(hostedRoom('tiny')).not.toEqual(hostedRoom('tiny'))
  })
})

describe('a match stored for a reload', () => {
  const { entries } = randomJournal(tiny, 2, { wagons: 9 }, 3)
  const long = randomJournal(tiny, 2, { wagons: 60 }, 3).entries.slice(0, 45)

  it('is found with its entries and its edition', async () => {
    const { disk } = testDisk()
    const keeper = storeKeeper(storeOn(disk), 'CODE')
    await keeper.begin({ name: 'mine' }, entries.slice(0, 2))
    for (const entry of entries.slice(2)) await keeper.append(entry)
    expect(await storeKeeper(storeOn(disk), 'CODE').load()).toEqual({ entries, edition: { name: 'mine' } })
  })

  it('continues what an earlier page stored', async () => {
    const { disk } = testDisk()
    const before = storeKeeper(storeOn(disk), 'CODE')
    await before.begin(undefined, entries.slice(0, 1))
    const after = storeKeeper(storeOn(disk), 'CODE')
    for (const entry of entries.slice(1)) await after.append(entry)
    expect(await after.load()).toEqual({ entries })
  })

  it('is deleted when another begins', async () => {
    const keeper = storeKeeper(storeOn(undefined), 'CODE')
    await keeper.begin(undefined, entries)
    await keeper.begin(undefined, [])
    expect(await keeper.load()).toEqual({ entries: [] })
  })

  it('costs no more to write for a late entry than for an early one', async () => {
    const { disk } = testDisk()
    const sizes: number[] = []
    const set: Disk['set'] = (key, value) => {
      sizes.push(JSON.stringify(value).length)
      return disk.set(key, value)
    }
    const keeper = storeKeeper(storeOn({ ...disk, set }), 'CODE')
    await keeper.begin(undefined, long.slice(0, 3))
    for (const entry of long.slice(3)) await keeper.append(entry)
    const largest = Math.max(...long.map((entry) => JSON.stringify(entry).length))
    expect(sizes.length).toBe(long.length - 2)
    expect(Math.max(...sizes)).toBeLessThan(17 * largest)
    expect(await keeper.load()).toEqual({ entries: long })
  })

  it('is complete wherever a page ends, and continues from there', async () => {
    const { disk } = testDisk()
    await storeKeeper(storeOn(disk), 'CODE').begin({ name: 'x' }, long.slice(0, 2))
    for (const [at, entry] of long.slice(2).entries()) {
      const page = storeKeeper(storeOn(disk), 'CODE')
      await page.append(entry)
      expect((await storeKeeper(storeOn(disk), 'CODE').load())?.entries.length).toBe(at + 3)
    }
    expect(await storeKeeper(storeOn(disk), 'CODE').load()).toEqual({ edition: { name: 'x' }, entries: long })
  })

  it('takes nothing over from the previous match, even if the page ended while deleting that', async () => {
    const { disk } = testDisk()
    const keeper = storeKeeper(storeOn(disk), 'CODE')
    await keeper.begin(undefined, long.slice(0, 2))
    for (const entry of long.slice(2)) await keeper.append(entry)
    const stuck = storeKeeper(storeOn({ ...disk, remove: () => new Promise(() => {}) }), 'CODE')
    void stuck.begin(undefined, entries.slice(0, 1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await storeKeeper(storeOn(disk), 'CODE').load()).toEqual({ entries: entries.slice(0, 1) })
    await disk.remove('match/CODE')
    const again = storeKeeper(storeOn(disk), 'CODE')
    await again.begin(undefined, entries.slice(0, 1))
    expect(await storeKeeper(storeOn(disk), 'CODE').load()).toEqual({ entries: entries.slice(0, 1) })
    expect((await disk.keys()).length).toBe(1)
  })

  it('shows a missing or damaged sheet as an unreadable entry', async () => {
    const { disk } = testDisk()
    const keeper = storeKeeper(storeOn(disk), 'CODE')
    await keeper.begin(undefined, long.slice(0, 2))
    for (const entry of long.slice(2, 40)) await keeper.append(entry)
    for (const damage of [undefined, 7, [], 'x']) {
      if (damage === undefined) await disk.remove('match/CODE/0/1')
      else await disk.set('match/CODE/0/1', damage)
      const kept = await storeKeeper(storeOn(disk), 'CODE').load()
      expect(kept?.entries.slice(0, 19)).toEqual([...long.slice(0, 18), undefined])
      expect(kept?.entries.slice(19)).toEqual(long.slice(34, 40))
    }
  })

  it('goes on after a failed write, without what was refused', async () => {
    const { disk, state } = testDisk()
    const keeper = storeKeeper(storeOn(disk), 'CODE')
    await keeper.begin(undefined, long.slice(0, 2))
    const [one, other, next] = long.slice(2)
    if (!one || !other || !next) throw new Error('no entries')
    await keeper.append(one)
    state.failing = true
    await expect(keeper.append(other)).rejects.toThrow()
    state.failing = false
    await keeper.append(next)
    const kept = await storeKeeper(storeOn(disk), 'CODE').load()
    expect(kept?.entries).toEqual([...long.slice(0, 2), one, next])
  })

  it('is begun by one of two windows, and stays as that one goes on', async () => {
    const { disk } = testDisk()
    const [first, second] = [storeKeeper(storeOn(disk), 'CODE'), storeKeeper(storeOn(disk), 'CODE')]
    expect([await first.load(), await second.load()]).toEqual([undefined, undefined])
    await first.begin(undefined, long.slice(0, 2))
    for (const entry of long.slice(2, 20)) await first.append(entry)
    await expect(second.begin(undefined, long.slice(0, 2))).rejects.toThrow()
    for (const entry of long.slice(20, 22)) await first.append(entry)
    const kept = await storeKeeper(storeOn(disk), 'CODE').load()
    expect(kept?.entries).toEqual(long.slice(0, 22))
  })

  it('takes no entries from a window whose match another one has replaced', async () => {
    const { disk } = testDisk()
    const [first, second] = [storeKeeper(storeOn(disk), 'CODE'), storeKeeper(storeOn(disk), 'CODE')]
    await first.begin(undefined, long.slice(0, 2))
    await second.load()
    await second.begin(undefined, entries)
    const [entry] = long.slice(2)
    if (!entry) throw new Error('no entry')
    await expect(first.append(entry)).rejects.toThrow()
    expect(await storeKeeper(storeOn(disk), 'CODE').load()).toEqual({ entries })
  })

  it('is deleted completely', async () => {
    const { disk } = testDisk()
    const store = storeOn(disk)
    const keeper = storeKeeper(store, 'CODE')
    await keeper.begin(undefined, long.slice(0, 2))
    for (const entry of long.slice(2)) await keeper.append(entry)
    await forgetMatch(store, 'CODE')
    expect(await disk.keys()).toEqual([])
  })

  it('does not exist before it begins', async () => {
    expect(await storeKeeper(storeOn(undefined), 'CODE').load()).toBeUndefined()
  })
})
