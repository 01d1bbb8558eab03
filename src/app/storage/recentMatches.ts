import { effect, type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import { same } from '../../kit/json.ts'
import { makeSerial } from '../../kit/serial.ts'
import { type Colour, colours } from '../../kit/tokens.ts'
import { isOf, isTaken } from '../../match/lobby/lobby.ts'
import type { LetterScreen, TableLetters } from '../../overlay/letters/letters.ts'
import { lookOf } from '../../overlay/room/looks.ts'
import type { TableScreen, WaitingScreen } from '../../overlay/screen.ts'
import { isIdle, isToWrite, type RecentMatch } from '../../overlay/screens/recentMatch.ts'
import type { PagePlace } from '../address.ts'
import { forgetMatch } from './matchStore.ts'
import type { Store } from './store.ts'

const isColour = (name: string): name is Colour => Object.hasOwn(colours, name)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seatSchema = v.object({
  seat: count,
  name: v.string(),
  letter: v.string(),
  colour: v.pipe(v.string(), v.guard(isColour)),
  pattern: count,
  face: v.exactOptional(v.string()),
  who: v.picklist(['person', 'bot', 'open']),
  mine: v.boolean(),
})
/** A kept match in the list of recent ones. */
export const matchSchema = v.object({
  id: v.string(),
  code: v.string(),
  role: v.picklist(['host', 'guest', 'local', 'letters']),
  letter: v.exactOptional(v.string()),
  unsent: v.exactOptional(v.boolean()),
  game: v.string(),
  title: v.string(),
  seats: v.array(seatSchema),
  seq: v.number(),
  asked: v.optional(count),
  far: v.string(),
  at: v.number(),
  outcome: v.optional(v.string()),
  points: v.exactOptional(v.number()),
  test: v.boolean(),
  gathering: v.boolean(),
})

/** Number of matches a device remembers; the oldest go first. */
export const most = 50

/** The matches this device remembers, each under its own key, so that two windows never overwrite each other. */
export interface RecentMatches {
  /** The latest first. */
  readonly list: ReadonlySignal<readonly RecentMatch[]>
  /** Number that can’t be read. */
  readonly damaged: ReadonlySignal<number>
  /** Reads them again: another window may have played on. */
  read(): Promise<void>
  /** Remembers a match as it stands now, and the text of its file once it is over, to replay it later. */
  note(match: Omit<RecentMatch, 'at'>, text?: string): Promise<void>
  /** Forgets a match and all that was kept of it. */
  forget(id: string): Promise<void>
  /** Forgets those that can’t be read. */
  forgetDamaged(): Promise<void>
  /** The file of a match that is over. */
  text(id: string): Promise<string | undefined>
}

export const keyOf = (id: string) => `mine/${id}`
export const textOf = (id: string) => `done/${id}`

/**
 * Opens the matches this device remembers. `today` is the time, ms since 1970; `badge` shows how many letters wait to be
 * written here.
 */
export function openRecentMatches(store: Store, today: () => number, badge?: (count: number) => void): RecentMatches {
  const list = signal<readonly RecentMatch[]>([])
  const damaged = signal(0)
  // Whatever is read meanwhile would be as it was before it is written.
  const inOrder = makeSerial()
  const tellBadge = () => badge?.(list.value.filter(isToWrite).length)
  const put = (id: string, match: RecentMatch | undefined) => {
    const others = list.value.filter((one) => one.id !== id)
    list.value = [...(match ? [match] : []), ...others].sort((a, b) => b.at - a.at)
  }
  const forget = async (id: string) => {
    const code = list.value.find((one) => one.id === id)?.code
    // Removed from the disk before the list: a reload right away doesn’t bring it back.
    await Promise.all([store.remove(keyOf(id)), store.remove(textOf(id))])
    put(id, undefined)
    if (code === undefined || list.value.some((one) => one.code === code)) return
    await Promise.all([store.remove(`room/${code}`), forgetMatch(store, code)])
  }
  const clear = async ({ id, ...noted }: RecentMatch) => {
    const idle = list.value.filter((one) => isIdle(one) && isIdle(noted) && one.id !== id)
    for (const one of [...idle, ...list.value.slice(most)]) await forget(one.id)
  }
  const read = async () => {
    const all = await readAll(store)
    damaged.value = all.length - all.filter(Boolean).length
    list.value = all.filter((one) => one !== undefined).sort((a, b) => b.at - a.at)
    tellBadge()
  }
  const write = async (match: RecentMatch, text: string | undefined) => {
    if (text !== undefined) await store.set(textOf(match.id), text)
    await store.set(keyOf(match.id), match)
    put(match.id, match)
    await clear(match)
    if (match.role === 'letters') await read()
  }
  return {
    list,
    damaged,
    read: () => inOrder(read),
    forget: (id) =>
      inOrder(async () => {
        await forget(id)
        tellBadge()
      }),
    async note(noted, text) {
      // By letter, the time is that of the last one, however often the match is looked at.
      if (
        noted.role === 'letters' &&
        same({ ...(await readRecent(store, keyOf(noted.id))), at: 0 }, { ...noted, at: 0 })
      )
        return
      const match = { ...noted, at: today() }
      put(match.id, match)
      await inOrder(() => write(match, text))
    },
    async forgetDamaged() {
      const keys = await store.keys(keyOf(''))
      for (const key of keys) if (!(await readRecent(store, key))) await store.remove(key)
      damaged.value = 0
    },
    async text(id) {
      const text = await store.get(textOf(id))
      return typeof text === 'string' ? text : undefined
    },
  }
}

async function readAll(store: Store): Promise<readonly (RecentMatch | undefined)[]> {
  const keys = await store.keys(keyOf(''))
  return Promise.all(keys.map((key) => readRecent(store, key)))
}

/** The match kept under a key of the list; undefined if it can’t be read. */
export async function readRecent(store: Store, key: string): Promise<RecentMatch | undefined> {
  const read = v.safeParse(matchSchema, await store.get(key))
  if (!read.success || keyOf(read.output.id) !== key) return undefined
  const { asked, outcome, ...rest } = read.output
  return { ...rest, asked, outcome }
}

/** Keeps a table’s match up to date among the recent ones; the returned function stops. */
export function rememberTable(recent: RecentMatches, place: PagePlace, table: TableScreen): () => void {
  const { role, letters } = table
  const code = letters?.code ?? codeOf(place)
  if (role === 'replay' || role === 'lesson' || code === undefined) return () => {}
  return eachChange(
    () => {
      const match = matchOf(table, { code, role })
      return match.seats.some(({ mine }) => mine) ? match : undefined
    },
    (match) => void keep(recent, match, table),
  )
}

/** The code of a place where people play. */
const codeOf = (place: PagePlace) => (place.type === 'room' || place.type === 'here' ? place.code : undefined)

/** The same for a match by letters that hasn't begun. */
export function rememberLetters(recent: RecentMatches, { code, game, title }: LetterScreen): () => void {
  if (code !== undefined) void recent.note({ ...noMatch, id: code, code, role: 'letters', game, title, seats: [] })
  return () => {}
}

/** The same for a table whose match hasn't begun. */
export function rememberRoom(recent: RecentMatches, place: PagePlace, room: WaitingScreen): () => void {
  if (place.type !== 'room') return () => {}
  const { code } = place
  return eachChange(
    () => {
      const { lobby, me } = room.room.value
      const isIn = lobby.host === me || lobby.seats.some((seat) => isOf(seat, me))
      return isIn ? gatheringIn(room, code) : undefined
    },
    (match) => void recent.note(match),
  )
}

/** Calls whenever a match has changed; it is `undefined` for those who only watch, and keep nothing. */
function eachChange(
  read: () => Omit<RecentMatch, 'at'> | undefined,
  call: (match: Omit<RecentMatch, 'at'>) => void,
): () => void {
  let before = ''
  return effect(() => {
    const match = read()
    if (!match) return
    const now = JSON.stringify(match)
    if (now === before) return
    before = now
    call(match)
  })
}

/** A table in its waiting room, with everyone who has a colour. */
function gatheringIn({ room, game }: WaitingScreen, code: string): Omit<RecentMatch, 'at'> {
  const { lobby, me, title } = room.value
  const role = lobby.host === me ? 'host' : 'guest'
  const seats = lobby.seats.flatMap((one, seat) => {
    const look = lookOf({ lobby, title }, seat)
    if (!look || !isTaken(one)) return []
    return [{ ...look, seat, who: one.kind, mine: isOf(one, me) }]
  })
  return { ...noMatch, id: code, code, role, game, title: title.name, seats }
}

/** Where a match stands that hasn't begun. */
const noMatch = { seq: 0, far: '', asked: undefined, outcome: undefined, test: false, gathering: true } as const

async function keep(recent: RecentMatches, match: Omit<RecentMatch, 'at'>, table: TableScreen): Promise<void> {
  if (match.outcome === undefined) return recent.note(match)
  const id = `${match.code}-${table.name().slice(0, 8)}`
  // A finished match gets an id of its own: the next one takes over the room’s.
  if (!recent.list.value.some((one) => one.id === id)) await recent.note({ ...match, id }, table.text())
  await recent.forget(match.code)
}

/** The letter of a match, to be sent again. */
function letterOf(letters: TableLetters | undefined): Pick<RecentMatch, 'letter' | 'unsent'> {
  const { link, state } = letters?.now.value ?? {}
  return { ...(link ? { letter: link } : {}), ...(state === 'ready' ? { unsent: true } : {}) }
}

function matchOf(
  { store, game, letters }: TableScreen,
  { code, role }: Pick<RecentMatch, 'code' | 'role'>,
): Omit<RecentMatch, 'at'> {
  const { seats, seq, bar, far, reckoning, test } = store.view.value
  return {
    id: code,
    code,
    role,
    seq,
    far,
    test,
    gathering: false,
    game,
    title: store.title,
    seats: seats.map(({ look, sitter: { kind, mine } }) => ({ ...look, who: kind, mine })),
    asked: bar.asked,
    outcome: reckoning?.sentence,
    ...letterOf(letters),
    ...(reckoning?.isForPoints ? { points: reckoning.seats[0]?.total ?? 0 } : {}),
  }
}
