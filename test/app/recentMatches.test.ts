import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { most, openRecentMatches, rememberRoom, rememberTable } from '../../src/app/storage/recentMatches.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { arrive, watch } from '../../src/match/lobby/change.ts'
import { type Lobby, newLobby } from '../../src/match/lobby/lobby.ts'
import type { RoomContent } from '../../src/overlay/room/room.ts'
import type { TableScreen } from '../../src/overlay/screen.ts'
import type { RecentMatch } from '../../src/overlay/screens/recentMatch.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { match as id, marek, metro, odile } from '../browser/room/table.ts'
import { manualClock } from '../kit/manualClock.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { tinyStyle, tinyWords } from '../overlay/tinyWords.ts'
import { tiny } from '../tiny/tiny.ts'
import { memoryDisk } from './browser.ts'

const seat = (who: 'person' | 'bot' | 'open', mine: boolean, at = 0): RecentMatch['seats'][number] => ({
  seat: at,
  name: 'Blue',
  letter: 'B',
  colour: 'blue',
  pattern: 0,
  who,
  mine,
})
const match = (code: string, change: Partial<RecentMatch> = {}): Omit<RecentMatch, 'at'> => ({
  id: code,
  code,
  role: 'local',
  game: 'tiny',
  title: 'Tiny',
  seq: 3,
  asked: 0,
  far: 'far',
  seats: [seat('person', true), seat('person', true, 1)],
  outcome: undefined,
  test: false,
  gathering: false,
  ...change,
})

/** A device whose clock advances by an hour each time it is read. */
function device() {
  const kept = new Map<string, unknown>()
  let hours = 0
  const today = () => ++hours * 3_600_000
  const badges: number[] = []
  const open = async () => {
    const mine = openRecentMatches(
      makeStore(() => memoryDisk(kept), manualClock()),
      today,
      (count) => badges.push(count),
    )
    await mine.read()
    return mine
  }
  return { kept, open, badges }
}

const ids = ({ list }: Awaited<ReturnType<ReturnType<typeof device>['open']>>) => list.value.map(({ id }) => id)

describe('the recent matches of a device', () => {
  it('stay as they were noted last, though they are read while that is being written', async () => {
    const disk = memoryDisk(new Map())
    const set = async (key: string, value: unknown) => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      await disk.set(key, value)
    }
    const mine = openRecentMatches(
      makeStore(() => ({ ...disk, set }), manualClock()),
      () => 1,
    )
    await mine.note(match('A'))
    const noted = mine.note(match('A', { outcome: 'Blue won' }), 'its file')
    await Promise.all([noted, mine.read()])
    expect(mine.list.value).toMatchObject([{ id: 'A', outcome: 'Blue won' }])
    expect(await disk.get('mine/A')).toMatchObject({ outcome: 'Blue won' })
  })

  it('are counted on a badge while letters wait to be written here', async () => {
    const { open, badges } = device()
    const mine = await open()
    const seats = [seat('person', true), seat('person', false, 1)]
    await mine.note(match('A', { role: 'letters', seats }))
    await mine.note(match('B', { role: 'letters', seats }))
    await mine.note(match('B', { role: 'letters', seats, asked: 1, letter: 'a link' }))
    await mine.note(match('C'))
    await mine.read()
    expect(badges).toEqual([0, 1, 2, 1, 1])
    await mine.forget('A')
    expect(badges.at(-1)).toBe(0)
  })

  it('by letter keep the time of the last one, however often they are looked at', async () => {
    const { open } = device()
    const mine = await open()
    const one = match('A', { role: 'letters', letter: 'a link' })
    await mine.note(one)
    const at = mine.list.value.map((noted) => noted.at)
    await mine.note(one)
    expect(mine.list.value.map((noted) => noted.at)).toEqual(at)
    await mine.note({ ...one, letter: 'another' })
    expect(mine.list.value.map((noted) => noted.at)).not.toEqual(at)
  })

  it('are found by its next page, the latest first', async () => {
    const { open } = device()
    const mine = await open()
    for (const code of ['A', 'B', 'A']) await mine.note(match(code))
    const again = await open()
    expect(ids(again)).toEqual(['A', 'B'])
    expect(again.list.value[0]).toEqual({ ...match('A'), at: 3 * 3_600_000 })
  })

  it('are not overwritten by another window', async () => {
    const { open } = device()
    const [one, other] = [await open(), await open()]
    await one.note(match('A'))
    await other.note(match('B'))
    expect(ids(await open())).toEqual(['B', 'A'])
  })

  it('are deleted with everything stored for them', async () => {
    const { kept, open } = device()
    const mine = await open()
    await mine.note(match('A'))
    await mine.note(match('A-1', { code: 'A', outcome: 'Blue wins.' }), 'the file')
    for (const key of ['room/A', 'match/A', 'match/A/3/0', 'room/B']) kept.set(key, {})
    expect(await mine.text('A-1')).toBe('the file')
    await mine.forget('A-1')
    expect(await mine.text('A-1')).toBeUndefined()
    expect([...kept.keys()]).toContain('match/A')
    await mine.forget('A')
    expect([...kept.keys()]).toEqual(['room/B'])
  })

  it('are counted if unreadable, and can then be deleted without touching the others', async () => {
    const { kept, open } = device()
    await (await open()).note(match('A'))
    kept.set('mine/B', { id: 'B', title: 7 })
    kept.set('mine/C', { ...match('A'), at: 1 })
    const mine = await open()
    expect([ids(mine), mine.damaged.value]).toEqual([['A'], 2])
    await mine.forgetDamaged()
    expect(mine.damaged.value).toBe(0)
    expect([...kept.keys()]).toEqual(['mine/A'])
  })

  it('are limited in number: the oldest go', async () => {
    const { open } = device()
    const mine = await open()
    for (let n = 0; n < most + 2; n++) await mine.note(match(`M${n}`))
    expect(mine.list.value).toHaveLength(most)
    expect(ids(await open())).not.toContain('M1')
  })

  it('do not pile up if no one ever sits down', async () => {
    const { open } = device()
    const mine = await open()
    const seats = [seat('person', true), seat('open', false, 1)]
    for (const code of ['A', 'B']) await mine.note(match(code, { role: 'host', seats }))
    const gathering = { role: 'host', seats: [], gathering: true } as const
    for (const code of ['C', 'D']) await mine.note(match(code, gathering))
    expect(ids(await open())).toEqual(['D'])
  })

  it('keep every table to which someone else has come', async () => {
    const mine = await device().open()
    const seats = [seat('person', true), seat('person', false, 1)]
    const gathering = { role: 'host', seats, gathering: true } as const
    await mine.note(match('A', gathering))
    await mine.note(match('B', { ...gathering, role: 'guest' }))
    await mine.note(match('C', { ...gathering, seats: [] }))
    expect(ids(mine)).toEqual(['C', 'B', 'A'])
  })
})

function screenOf(role: TableScreen['role']) {
  const table = stubTable(tiny, { wagons: 9 })
  table.draw()
  const nothing = () => {}
  const screen: TableScreen = {
    type: 'table',
    game: 'sidings',
    role,
    captions: signal([]),
    reach: signal('none'),
    invite: undefined,
    replay: undefined,
    again: undefined,
    analysed: signal(undefined),
    store: makeTableStore(table, () => tinyWords, tinyStyle),
    picture: signal({ type: 'none' }),
    reachAgain: nothing,
    save: nothing,
    saveEvidence: nothing,
    text: () => 'the file',
    name: () => '0123456789',
    book: () => new Promise(() => {}),
    adviser: () => new Promise(() => {}),
    luck: async () => ({ seats: [], common: { came: {}, expected: {} }, draws: [] }),
    choices: async () => ({ asked: [], barred: [] }),
    verify: async () => [],
  }
  return { table, screen }
}

const until = async (holds: () => boolean) => {
  for (let turns = 0; turns < 1000 && !holds(); turns++) await new Promise<void>((resolve) => setImmediate(resolve))
  expect(holds()).toBe(true)
}

describe('a table on the screen', () => {
  it('is recorded as it stands, and again after every change', async () => {
    const mine = await device().open()
    const { table, screen } = screenOf('guest')
    const stop = rememberTable(mine, { type: 'room', code: 'A' }, screen)
    expect(mine.list.value[0]).toMatchObject({ id: 'A', role: 'guest', seq: table.now().seq })
    screen.store.press(table.now().hash, 0)
    await until(() => mine.list.value[0]?.seq === table.now().seq)
    stop()
    const { seq } = table.now()
    table.change({ sitters: [sitting(true), sitting(false, 'bot')] })
    expect(mine.list.value[0]).toMatchObject({ seq, seats: [{ who: 'person' }, { who: 'person' }] })
  })

  it('is stored as a file under its own name once it is over', async () => {
    const mine = await device().open()
    const { table, screen } = screenOf('local')
    rememberTable(mine, { type: 'here', code: 'A' }, screen)
    const over = () => screen.store.view.value.reckoning !== undefined
    for (let moves = 0; moves < 200 && !over(); moves++) {
      screen.store.press(table.now().hash, 0)
      await new Promise<void>((resolve) => setImmediate(resolve))
      table.draw()
    }
    expect(over()).toBe(true)
    await until(() => mine.list.value.length === 1 && mine.list.value[0]?.id === 'A-01234567')
    expect(mine.list.value[0]?.outcome).toBe(screen.store.view.value.reckoning?.sentence)
    await until(() => mine.list.value.every(({ id }) => id !== 'A'))
    expect(await mine.text('A-01234567')).toBe('the file')
  })

  it('is not recorded if it is a replay', async () => {
    const mine = await device().open()
    rememberTable(mine, { type: 'match' }, screenOf('replay').screen)
    expect(mine.list.value).toEqual([])
  })
})

describe('a waiting room on the screen', () => {
  const place = { type: 'room', code: 'A' } as const
  const lobby = newLobby(metro, { match: id, host: odile, name: 'Odile' })

  it('is recorded for its host and for those who have a seat', async () => {
    for (const [me, role] of [
      [odile, 'host'],
      [marek, 'guest'],
    ] as const) {
      const mine = await device().open()
      const screen = roomScreen(arrive(lobby, marek, metro), me)
      rememberRoom(mine, place, screen)
      const seats = [
        { seat: 0, name: 'Red', letter: 'R', who: 'person', mine: me === odile },
        { seat: 1, name: 'Yellow', letter: 'Y', who: 'person', mine: me === marek },
      ]
      expect(mine.list.value).toMatchObject([{ id: 'A', role, gathering: true, seats }])
    }
  })

  it('is not recorded for those who only watch', async () => {
    const mine = await device().open()
    rememberRoom(mine, place, roomScreen(watch(lobby, marek), marek))
    rememberRoom(mine, { type: 'watch', code: 'CODE' }, roomScreen(lobby, odile))
    expect(mine.list.value).toEqual([])
  })
})

function roomScreen(lobby: Lobby, me: string) {
  const nothing = () => {}
  const room: RoomContent = {
    lobby,
    me,
    title: metro,
    reach: 'open',
    reactions: [],
    absent: [],
    invite: { code: 'A', link: '', localOnly: false },
    picture: async () => '',
    actions: { want: nothing, start: nothing, leave: nothing, react: nothing, reachAgain: nothing },
  }
  const book = () => new Promise<never>(() => {})
  return { type: 'waiting', game: 'metro', room: signal(room), book } as const
}
