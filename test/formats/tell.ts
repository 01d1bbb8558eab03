import { readText } from '../../src/app/files/readMatch.ts'
import { loadProgress } from '../../src/app/lesson/course.ts'
import { answersTo, invitationTo, letterRoom, letterStore } from '../../src/app/letters/letterRooms.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { isReadable } from '../../src/app/storage/format.ts'
import { loadGallery } from '../../src/app/storage/galleries.ts'
import { storeKeeper } from '../../src/app/storage/matchStore.ts'
import { playedBefore } from '../../src/app/storage/playedMatches.ts'
import { openRecentMatches } from '../../src/app/storage/recentMatches.ts'
import { loadRoom, loadRoomKey, roomCodes } from '../../src/app/storage/rooms.ts'
import { loadSettings } from '../../src/app/storage/settings.ts'
import type { Store } from '../../src/app/storage/store.ts'
import { openTitle, wantedBy } from '../../src/app/titles.ts'
import { titles as offered } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import type { Kept } from '../../src/match/keeper.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../src/rules/journal.ts'
import { openJournal, setupOf } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { sidings } from '../tiny/title.ts'

/** The titles of all matches here. */
export const titles = [...offered, sidings]

/** The content of a match as plain data. Its last hash names everything before it, every position included. */
export function tellMatch(journal: Journal) {
  const { game, edition, options } = setupOf(journal)
  const { entries, ask } = journal
  return {
    game,
    edition: edition.name,
    options,
    people: tableOf(journal).roster.seats.map((seated) => seated?.name ?? ''),
    moves: entries.flatMap(({ by, body }) => (body.type === 'move' ? [[by, body.move]] : [])),
    asks: ask.type === 'choose' ? ask.seat : ask.type,
    entries: entries.length,
    hash: entryHash(lastOf(journal)),
  }
}

async function tellKept(kept: Kept | undefined) {
  const title = kept && (await openTitle(titles, wantedBy(kept)))
  return title ? tellMatch(sound(openJournal(title.game, kept.entries)).journal) : undefined
}

/** All that a store holds of a room. */
async function tellRoom(store: Store, code: string) {
  const letters = await letterRoom(store, code)
  return {
    room: await loadRoom(store, code),
    key: (await loadRoomKey(store, code)).now(),
    gallery: (await loadGallery(store, code)).now(),
    match: await tellKept(await storeKeeper(store, code).load()),
    ...(letters && { invitation: invitationTo(letters), answers: answersTo(letters) }),
    ...(letters && { beside: await letterStore(store, code).beside() }),
  }
}

/** Everything that a device has stored, as its page reads it; `match`: the one that it has sat down at. */
export async function tellDevice(store: Store, match: string) {
  const recent = openRecentMatches(store, () => 0)
  await recent.read()
  const codes = [...(await roomCodes(store))].sort()
  const { settings } = await loadSettings(store, { test: false })
  const editions = await loadEditions(store, titles)
  await editions.describe()
  const over = need(
    recent.list.value.find(({ outcome }) => outcome !== undefined),
    'a match that is over',
  )
  const { saved } = sound(await readText(titles, (await recent.text(over.id)) ?? ''))
  return {
    readable: await isReadable(store),
    settings: settings.value,
    editions: Object.fromEntries(titles.map(({ id }) => [id, editions.choice(id).value.name ?? ''])),
    rooms: Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await tellRoom(store, code)]))),
    recent: recent.list.value,
    over: tellMatch(saved.journal),
    played: await playedBefore(store, match),
    lesson: await loadProgress(store, 'metro'),
  }
}
