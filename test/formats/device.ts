import { saveProgress } from '../../src/app/lesson/course.ts'
import { letterStore } from '../../src/app/letters/letterRooms.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { loadGallery } from '../../src/app/storage/galleries.ts'
import { storeKeeper } from '../../src/app/storage/matchStore.ts'
import { notePlayed } from '../../src/app/storage/playedMatches.ts'
import { openRecentMatches } from '../../src/app/storage/recentMatches.ts'
import { loadRoomKey, saveRoom } from '../../src/app/storage/rooms.ts'
import { loadSettings } from '../../src/app/storage/settings.ts'
import { makeStore, type Store } from '../../src/app/storage/store.ts'
import type { Desk } from '../../src/match/letters/desk.ts'
import { type Invitation, parcelText } from '../../src/match/letters/invitation.ts'
import type { RecentMatch } from '../../src/overlay/screens/recentMatch.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { memoryDisk } from '../app/browser.ts'
import { hex32Of, randomJournal } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { tiny } from '../tiny/tiny.ts'
import { titles } from './tell.ts'

/** A device with these things in its storage. */
export function deviceWith(kept: Map<string, unknown> = new Map()) {
  return { kept, store: makeStore(() => memoryDisk(kept), manualClock()) }
}

/** The codes of rooms, and of a watch link. */
export const codes = {
  hosted: 'CR7M3HXD',
  guest: 'P5K2GWCH',
  local: '4JYFV9PM',
  letters: 'HXDT8N4R',
  watch: 'WCR7M3HW',
} as const

const recentOf = (code: string, change: Partial<RecentMatch>): Omit<RecentMatch, 'at'> => ({
  id: code,
  code,
  role: 'host',
  game: 'sidings',
  title: 'Sidings',
  seats: [{ seat: 0, name: 'Anna', letter: 'A', colour: 'red', pattern: 0, face: 'driver', who: 'person', mine: true }],
  seq: 7,
  far: 'Turn 2',
  asked: 0,
  outcome: undefined,
  test: false,
  gathering: false,
  ...change,
})

/** A match that goes on, and the same one as its player by letters has it. */
export interface Played {
  readonly journal: Journal
  readonly desk: Desk
  readonly invitation: Invitation
}

/** A device that has done all that leaves something behind. */
export async function usedDevice({ journal, desk, invitation }: Played) {
  const device = deviceWith()
  const { store } = device
  const settings = await loadSettings(store, { test: false })
  await settings.set({ name: 'Anna', language: 'cy', tempo: 2, textSize: 150 })
  const editions = await loadEditions(store, titles)
  await editions.load(JSON.stringify({ game: 'sidings', name: 'Deep' }))
  await saveRooms(device.store, invitation)
  await storeKeeper(store, codes.hosted).begin(undefined, journal.entries.slice(0, 5))
  for (const entry of journal.entries.slice(5)) await storeKeeper(store, codes.hosted).append(entry)
  await letterStore(store, codes.letters).keep(desk, 'ready')
  const key = await loadRoomKey(store, codes.hosted)
  key.learn(hex32Of('addresses'))
  const gallery = await loadGallery(store, codes.hosted)
  gallery.learn({ code: codes.watch, open: true, delay: 60 })
  await noteRecent(store)
  await notePlayed(store, journal)
  await saveProgress(store, 'metro', { at: 'trains', done: ['tiles'] })
  return { ...device, match: setupOf(journal).match }
}

async function saveRooms(store: Store, invitation: Invitation): Promise<void> {
  const secret = (name: string) => hex32Of(`secret ${name}`)
  const { match, game } = invitation
  const options = { wagons: 12 }
  const answer = parcelText({ type: 'reply', match, by: { key: invitation.by.key, name: 'Ŵyn', face: 'curls' } })
  await saveRoom(store, codes.hosted, {
    role: 'host',
    secret: secret('hosted'),
    after: hex32Of('before'),
    game,
    options,
  })
  await saveRoom(store, codes.guest, { role: 'guest', secret: secret('guest'), renewed: secret('renewed') })
  await saveRoom(store, codes.local, { role: 'local', secret: secret('local'), seats: ['person', 'master'], game })
  await saveRoom(store, codes.letters, {
    role: 'letters',
    secret: secret('letters'),
    match,
    begins: parcelText(invitation),
    answers: [answer],
    game,
  })
}

/** Three matches to go on with, and one that is over. */
async function noteRecent(store: Store): Promise<void> {
  let now = Date.UTC(2026, 10, 28)
  const recent = openRecentMatches(store, () => now++)
  await recent.note(recentOf(codes.hosted, {}))
  await recent.note(recentOf(codes.letters, { role: 'letters', letter: 'https://table.example/#/l/abc', unsent: true }))
  await recent.note(recentOf(codes.guest, { role: 'guest', gathering: true, asked: undefined }))
  const text = writeRecord(randomJournal(tiny, 2, { wagons: 8 }, 3))
  const over = { outcome: 'Anna won.', asked: undefined, points: 5 }
  await recent.note(recentOf(codes.local, { id: `${codes.local}-1`, role: 'local', ...over }), text)
}
