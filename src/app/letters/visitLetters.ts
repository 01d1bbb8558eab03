import type { OpenTitle } from '../../games/title.ts'
import type { Desk, Writer } from '../../match/letters/desk.ts'
import { isOfOtherFormat } from '../../match/letters/format.ts'
import { type Parcel, parcelText, readParcel } from '../../match/letters/invitation.ts'
import { type Letter, letterText, readLetter } from '../../match/letters/letter.ts'
import type { LetterState } from '../../match/letters/letterChart.ts'
import { openLetters } from '../../match/letters/letterTable.ts'
import { openFirst } from '../../match/letters/post.ts'
import { lettersText } from '../../overlay/letters/lettersText.ts'
import { tableOf } from '../../rules/journal.ts'
import { writeRecord } from '../../rules/record.ts'
import { openJournal } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import type { PagePlace } from '../address.ts'
import type { VisitListener } from '../app.ts'
import { randomHex32, randomRoomCode } from '../entropy.ts'
import { unpackText } from '../files/pack.ts'
import type { Scope } from '../scope.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import { saveRoom } from '../storage/rooms.ts'
import { openTitle, openToPlay, titleOf, wantedBy } from '../titles.ts'
import { isHeldElsewhere } from '../visit/roomSeat.ts'
import type { World } from '../world.ts'
import { beforeMatch, openParcel } from './gatherByPost.ts'
import { type LetterRoom, letterCode, letterRoom, letterStore } from './letterRooms.ts'
import { type Brought, fail, linkOf, type RoomVisit, roomSigner, show, type Visit } from './letterVisit.ts'
import { showLetters } from './showLetters.ts'

/** Opens what came by post, or goes back to a match by letters. */
export async function visitLetters(
  world: World,
  place: Extract<PagePlace, { type: 'post' | 'letter' }>,
  scope: Scope,
  tell: VisitListener,
): Promise<void> {
  const visit = { world, scope, tell }
  await lettersText.open()
  if (place.type === 'post') return enter(visit, place.code, {})
  const text = await unpackText(place.packed)
  const letter = text === undefined ? undefined : readLetter(text)
  const parcel = text === undefined ? undefined : readParcel(text)
  if (letter) return openPost(visit, letter)
  if (parcel?.type === 'seat') return takeSeat(visit, parcel)
  if (!parcel) return fail(visit, isOfOtherFormat(text ?? '') ? 'otherVersion' : 'unreadable')
  const to = await openParcel(visit, parcel)
  if (to) await enter(visit, to.code, to)
}

/** Goes to a match of this device. The window that comes last has it: a link in a chat opens a window of its own. */
async function enter(visit: Visit, code: string, brought: Brought): Promise<void> {
  const { world, scope, tell } = visit
  const whenFree = (then: () => void) => world.whenFree(code, then)
  const lost = () => tell({ type: 'failed', retry: true, problem: { type: 'elsewhere' }, whenFree })
  await isHeldElsewhere(world, code, scope, { take: true, lost })
  const room = await letterRoom(world.store, code)
  if (!room) return fail(visit, 'gone')
  world.rename({ type: 'post', code })
  const store = letterStore(world.store, code)
  const here: RoomVisit = {
    ...visit,
    code,
    room,
    store,
    sitDown: (title, desk, state) => sitDown(here, title, desk, { state }),
  }
  const kept = await store.load()
  if (scope.ended) return
  if (kept) {
    const title = await openToPlay(world.titles, wantedBy(kept), tell)
    const opened = title && openJournal(title.game, kept.entries)
    if (!title || !opened) return fail(visit, 'edition')
    if ('problem' in opened)
      return tell({ type: 'failed', retry: false, problem: { type: 'match', problem: opened.problem } })
    const { parts, state } = await store.beside()
    store.hold(opened.journal.entries)
    return sitDown(here, title, { journal: opened.journal, parts }, { ...brought, state })
  }
  await beforeMatch(here, brought)
}

/** Sits down at the table: opens the letter that was brought first, so that the page offers to show what it tells. */
async function sitDown(
  visit: RoomVisit,
  title: OpenTitle,
  desk: Desk,
  { letter, notice, state }: Brought & { readonly state: LetterState },
): Promise<void> {
  const { world, room, store, scope, tell } = visit
  tell({ type: 'titled', game: title.game.id })
  const writer: Writer = { game: title.game, signer: await roomSigner(world, room) }
  const table = openLetters({ writer, desk, state, keep: store.keep })
  scope.onEnd(table.close)
  const opened = letter && (await table.open(letter))
  await table.begin()
  if (scope.ended) return
  const said = opened === 'news' || opened === 'otherMatch' ? undefined : opened
  await showLetters({
    ...visit,
    title,
    table,
    notice: notice ?? said,
    seatLink: () => seatLink(world, room, table.whole()),
  })
}

/** A letter: of a match on this device, or of one that is elsewhere. */
async function openPost(visit: Visit, letter: Letter): Promise<void> {
  const { world } = visit
  const code = await letterCode(world.store, letter.match)
  if (code !== undefined) return enter(visit, code, { letter })
  const title = titleOf(world.titles, letter.game)
  if (!title) return fail(visit, 'edition')
  const watch = letter.from === 0 ? () => void watchHere(visit, letter) : undefined
  show(visit, title.id, { type: 'elsewhere', to: letter.to, watch })
}

/** Replays a match that a letter brings from its beginning. */
async function watchHere(visit: Visit, letter: Letter): Promise<void> {
  const { world } = visit
  const whole = await openWhole(visit, letter, randomHex32())
  if (!whole) return fail(visit, 'unreadable')
  await keepMatch(world.store, writeRecord(whole.desk.journal))
  world.go({ type: 'match' })
}

async function openWhole({ world }: Visit, letter: Letter, secret: string) {
  const title = await openTitle(world.titles, { game: letter.game })
  if (!title) return undefined
  const signer = await roomSigner(world, { secret, match: letter.match })
  const desk = await openFirst({ game: title.game, signer }, letter)
  return desk && { title, desk, signer }
}

/** Takes a seat over from another device of the same person. */
async function takeSeat(visit: Visit, { secret, letter: text }: Extract<Parcel, { type: 'seat' }>): Promise<void> {
  const { store } = visit.world
  const letter = readLetter(text)
  if (!letter) return fail(visit, 'unreadable')
  const known = await letterCode(store, letter.match)
  if (known !== undefined) return enter(visit, known, { letter })
  const whole = await openWhole(visit, letter, secret)
  if (!whole || seatsOf(tableOf(whole.desk.journal).roster, whole.signer.key).length === 0)
    return fail(visit, 'unreadable')
  const code = randomRoomCode()
  await saveRoom(store, code, { role: 'letters', secret, match: letter.match, game: letter.game, answers: [] })
  await letterStore(store, code).keep(whole.desk, 'waiting')
  await enter(visit, code, {})
}

/** The link by which a seat moves to another device of the same person. */
const seatLink = (world: World, { secret }: LetterRoom, whole: Letter): Promise<string> =>
  linkOf(world, parcelText({ type: 'seat', secret, letter: letterText(whole) }))
