import { describe, expect, it } from 'vitest'
import { readEverything, writeEverything } from '../../src/app/device/everything.ts'
import { replaceMatch, storeKeeper } from '../../src/app/storage/matchStore.ts'
import { openRecentMatches } from '../../src/app/storage/recentMatches.ts'
import { hostedRoom, loadRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { titles } from '../../src/games/index.ts'
import type { RecentMatch } from '../../src/overlay/screens/recentMatch.ts'
import { matches, device as text } from '../../src/overlay/words/en/index.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { fileProblem } from '../overlay/english.ts'
import { memoryDisk } from './browser.ts'

const { entries } = randomJournal(foothills(builtIn), 2, {}, 4)
const part = entries.slice(0, 20)
const match = (code: string, change: Partial<RecentMatch> = {}): Omit<RecentMatch, 'at'> => ({
  id: code,
  code,
  role: 'host',
  game: 'foothills',
  title: 'Foothills',
  seats: [],
  far: '',
  seq: 19,
  asked: 0,
  outcome: undefined,
  test: false,
  gathering: false,
  ...change,
})

/** A device with nothing on it. */
function device() {
  const kept = new Map<string, unknown>()
  const store = makeStore(() => memoryDisk(kept), manualClock())
  const recent = openRecentMatches(store, () => 1)
  return { kept, store, recent, write: () => writeEverything(store) }
}
type Device = ReturnType<typeof device>

/** A device with a match that goes on, one that is over, and settings. */
async function used(): Promise<Device> {
  const one = device()
  await saveRoom(one.store, 'GOES', hostedRoom('foothills'))
  await replaceMatch(one.store, 'GOES', { entries: part })
  await one.recent.note(match('GOES'))
  await saveRoom(one.store, 'OVER', hostedRoom('foothills'))
  await one.recent.note(match('OVER', { id: 'OVER-1', outcome: 'Blue won.' }), writeRecord({ entries }))
  await one.store.set('settings', { tempo: 2 })
  return one
}

const read = ({ store }: Device, file: string) => readEverything({ store, titles, mayAdd: async () => true }, file)

/** The file with one of its matches changed. */
const changed = (file: string, at: number, change: object) => {
  const data = JSON.parse(file)
  Object.assign(data.matches[at], change)
  return JSON.stringify(data)
}
const indexOf = (file: string, code: string) =>
  JSON.parse(file).matches.findIndex((one: { match: { code: string } }) => one.match.code === code)

describe('everything of a device as one file', () => {
  it('comes back on another device as it was, with the seat of a match that goes on', async () => {
    const [one, other] = [await used(), device()]
    expect(await read(other, await one.write())).toEqual({ added: 2, known: 0, damaged: [] })
    expect(await storeKeeper(other.store, 'GOES').load()).toEqual({ entries: part })
    expect(await loadRoom(other.store, 'GOES')).toEqual(await loadRoom(one.store, 'GOES'))
    expect(await other.recent.text('OVER-1')).toBe(await one.recent.text('OVER-1'))
    expect(await other.store.get('settings')).toEqual({ tempo: 2 })
    await other.recent.read()
    expect(other.recent.list.value.map(({ code }) => code).sort()).toEqual(['GOES', 'OVER'])
  })

  it('holds the secret of a match that goes on, and none of one that is over', async () => {
    const one = await used()
    const file = await one.write()
    expect(file).toContain((await loadRoom(one.store, 'GOES'))?.secret)
    expect(file).not.toContain((await loadRoom(one.store, 'OVER'))?.secret)
  })

  it('changes nothing that the device has as far or further, nor its settings', async () => {
    const [one, other] = [await used(), await used()]
    await replaceMatch(other.store, 'GOES', { entries: entries.slice(0, 25) })
    await other.recent.note(match('GOES', { seq: 24 }))
    await other.store.set('settings', { tempo: 1 })
    const before = await other.write()
    expect(await read(other, await one.write())).toEqual({ added: 0, known: 2, damaged: [] })
    expect(await other.write()).toBe(before)
  })

  it('brings a match further that the device has in part', async () => {
    const [one, other] = [await used(), await used()]
    await replaceMatch(other.store, 'GOES', { entries: entries.slice(0, 10) })
    await other.recent.note(match('GOES', { seq: 9 }))
    expect(await read(other, await one.write())).toEqual({ added: 1, known: 1, damaged: [] })
    expect((await storeKeeper(other.store, 'GOES').load())?.entries).toEqual(part)
  })

  it('keeps the sound matches of a damaged file, and names the others with what is wrong', async () => {
    const [one, other] = [await used(), device()]
    const file = await one.write()
    const at = indexOf(file, 'OVER')
    const cut = changed(file, at, { text: (await one.recent.text('OVER-1'))?.slice(0, 90) })
    expect(await read(other, cut)).toEqual({
      added: 1,
      known: 0,
      damaged: [
        { name: matches.name.host({ title: 'Foothills' }), why: fileProblem({ reason: 'notJson' }), kept: false },
      ],
    })
    const unnamed = changed(file, at, { match: { id: 3 } })
    expect(await read(device(), unnamed)).toMatchObject({
      added: 1,
      damaged: [{ name: text.nth({ number: at + 1 }), kept: false }],
    })
  })

  it('keeps the sound beginning of a match that is damaged further on', async () => {
    const [one, other] = [await used(), device()]
    const file = await one.write()
    const broken = [...part.slice(0, 15), { ...part[15], position: 'nothing' }, ...part.slice(16)]
    const bad = changed(file, indexOf(file, 'GOES'), { kept: { entries: broken } })
    expect(await read(other, bad)).toMatchObject({ added: 1, damaged: [{ kept: true }] })
    expect((await storeKeeper(other.store, 'GOES').load())?.entries).toHaveLength(20)
  })

  it.each([
    ['{"format":"narrow-gauge/device","version":1}', 'damaged'],
    ['{"format":"narrow-gauge/device","version":2}', 'otherVersion'],
    ['{"format":"narrow-gauge/device","version":0.5}', 'otherVersion'],
  ])('is refused if it can’t be read: %s', async (file, problem) => {
    const other = device()
    expect(await read(other, file)).toEqual({ problem })
    expect(other.kept.size).toBe(0)
  })
})
