import { effect } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { same } from '../../kit/json.ts'
import { beginMatch } from '../../match/begin.ts'
import { type Desk, dealLetters, type Writer } from '../../match/letters/desk.ts'
import { type Invitation, type Parcel, parcelText, type Reply, readParcel } from '../../match/letters/invitation.ts'
import { type Letter, letterText, readLetter } from '../../match/letters/letter.ts'
import { openLetters } from '../../match/letters/letterTable.ts'
import { openFirst } from '../../match/letters/post.ts'
import { makeSigner } from '../../match/signing.ts'
import type { LetterContent, LetterNotice } from '../../overlay/letters/letters.ts'
import { lettersText } from '../../overlay/letters/lettersText.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Called } from '../../rules/called.ts'
import { tableOf } from '../../rules/journal.ts'
import { writeRecord } from '../../rules/record.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { togetherIn } from '../../rules/together/together.ts'
import type { PagePlace } from '../address.ts'
import type { VisitListener } from '../app.ts'
import { randomHex32, randomRoomCode } from '../entropy.ts'
import { packText, unpackText } from '../files/pack.ts'
import type { Scope } from '../scope.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import { saveRoom } from '../storage/rooms.ts'
import { openToPlay, titleOf, wantedBy } from '../titles.ts'
import { isHeldElsewhere } from '../visit/roomSeat.ts'
import { selfIn } from '../visit/self.ts'
import type { World } from '../world.ts'
import {
  answersTo,
  invitationTo,
  type LetterRoom,
  type LetterStore,
  letterCode,
  letterRoom,
  letterStore,
} from './letterRooms.ts'
import { showLetters } from './showLetters.ts'

/** A visit to a match by letters. */
interface Visit {
  readonly world: World
  readonly scope: Scope
  readonly tell: VisitListener
}

/** A visit to a match that this device has a stake in. */
interface RoomVisit extends Visit {
  readonly code: string
  readonly room: LetterRoom
  readonly store: LetterStore
}

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
  if (parcel) return openParcel(visit, parcel)
  fail(visit, 'unreadable')
}

/** What someone has brought to a match, and what there is to say about it. */
interface Brought {
  readonly letter?: Letter
  readonly notice?: LetterNotice
}

const fail = ({ tell }: Visit, why: 'unreadable' | 'edition' | 'first' | 'gone') => {
  const problems = lettersText().problems
  const problem: PageProblem = { type: 'letter', why, title: problems[why], text: problems[`${why}Text` as const] }
  tell({ type: 'failed', retry: false, problem })
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
  tell({ type: 'titled', game: room.game })
  const here: RoomVisit = { ...visit, code, room, store: letterStore(world.store, code) }
  const kept = await here.store.load()
  if (scope.ended) return
  if (kept) {
    const title = await openToPlay(world.titles, wantedBy(kept), tell)
    const opened = title && openJournal(title.game, kept.entries)
    if (!title || !opened) return fail(visit, 'edition')
    if ('problem' in opened)
      return tell({ type: 'failed', retry: false, problem: { type: 'match', problem: opened.problem } })
    const { parts, state } = await here.store.beside()
    here.store.hold(opened.journal.entries)
    return sitDown(here, title, { journal: opened.journal, parts }, { ...brought, state })
  }
  await beforeMatch(here, brought)
}

/** A match that hasn't begun: its first letter may be here, or else its invitation waits for answers. */
async function beforeMatch(visit: RoomVisit, { letter, notice }: Brought): Promise<void> {
  const { world, tell, room } = visit
  const kept = invitationTo(room)
  const title = await openToPlay(world.titles, { game: room.game, hash: kept?.edition }, tell)
  if (!title) return fail(visit, 'edition')
  const invitation = kept ?? (await newInvitation(visit, title))
  if (letter) return openFirstLetter(visit, title, invitation, letter)
  const { by } = invitation
  const { key } = await signerOf(world, room)
  if (by.key === key) return invite(visit, title, invitation, notice)
  const reply: Reply = { type: 'reply', match: room.match, by: { key, ...selfIn(world.settings.value) } }
  show(visit, title.game.id, { type: 'answered', link: await linkOf(world, parcelText(reply)) })
}

/** The invitation to a match that somebody here has just wanted. */
async function newInvitation({ world, code, room }: RoomVisit, { game }: OpenTitle): Promise<Invitation> {
  const { match } = room
  const { key } = await signerOf(world, room)
  const by = { key }
  const made: Invitation = { type: 'invitation', match, game: game.id, edition: game.edition.hash, options: {}, by }
  await saveRoom(world.store, code, { ...room, begins: parcelText(made) })
  return made
}

const signerOf = async (world: World, { secret, match }: Pick<LetterRoom, 'secret' | 'match'>) =>
  makeSigner(await world.signatures(), secret, match)

/** The link that holds what goes by post. */
const linkOf = async (world: World, text: string) => world.link({ type: 'letter', packed: await packText(text) })

function show({ world, tell, code }: Visit & { readonly code?: string }, game: string, content: LetterContent): void {
  const title = titleOf(world.titles, game)?.name ?? ''
  tell({ type: 'gathered', room: { type: 'letter', game, title, code, content } })
}

/** Shows the invitation, under the name of the person here as it is, and begins the match once everyone has answered. */
async function invite(
  visit: RoomVisit,
  title: OpenTitle,
  invitation: Invitation,
  notice: LetterNotice | undefined,
): Promise<void> {
  const { world, room, scope } = visit
  const { min = 2, max = 2 } = titleOf(world.titles, room.game)?.seats ?? {}
  const answers = answersTo(room)
  const count = answers.length + 1
  const begin = () => beginHere(visit, title, invitation, answers)
  if (count === max) return begin()
  const showAs = async (self: Called) => {
    const by = { key: invitation.by.key, ...self }
    const link = await linkOf(world, parcelText({ ...invitation, by }))
    show(visit, room.game, {
      type: 'inviting',
      link,
      players: answers.map((answer) => answer.by.name),
      deals: dealLetters(title.game, Math.max(2, count)),
      notice,
      begin: count > 1 && count >= min ? () => void begin() : undefined,
    })
  }
  scope.onEnd(effect(() => void showAs(selfIn(world.settings.value))))
}

async function beginHere(
  visit: RoomVisit,
  { game, ...title }: OpenTitle,
  { match, options }: Invitation,
  answers: readonly Reply[],
): Promise<void> {
  const { world, room, store } = visit
  const begun = beginMatch({
    game,
    entropy: () => match,
    signatures: await world.signatures(),
    secret: room.secret,
    places: [
      { kind: 'mine', ...selfIn(world.settings.value) },
      ...answers.map(({ by }) => ({ kind: 'guest', ...by }) as const),
    ],
    options,
    chance: 'together',
  })
  if ('problem' in begun) return fail(visit, 'edition')
  const desk = { journal: begun.journal, parts: [] }
  await store.keep(desk, 'writing')
  await sitDown(visit, { game, ...title }, desk, { state: 'writing' })
}

/** Opens the letter that begins the match, if it is the one that was agreed on. */
async function openFirstLetter(
  visit: RoomVisit,
  title: OpenTitle,
  invitation: Invitation,
  letter: Letter,
): Promise<void> {
  const { world, room, store } = visit
  const signer = await signerOf(world, room)
  const desk = await openFirst({ game: title.game, signer }, letter)
  if (!desk || !isAgreed(desk, invitation, signer.key, title))
    return fail(visit, letter.from > 0 ? 'unreadable' : 'first')
  await store.keep(desk, 'waiting')
  await sitDown(visit, title, desk, { state: 'waiting' })
}

/** Whether a match begins as its invitation said, with a seat for this device. */
function isAgreed({ journal }: Desk, invitation: Invitation, own: string, { game }: OpenTitle): boolean {
  const { key, chance, dealer, options, edition, people } = setupOf(journal)
  const isDealt = togetherIn(game) === undefined || dealer === 'table'
  const isFair = chance === 'together' && isDealt && people === undefined
  const isSame = edition.hash === invitation.edition && same(options, invitation.options)
  return isFair && isSame && key === invitation.by.key && seatsOf(tableOf(journal).roster, own).length === 1
}

/** Sits down at the table: opens the letter that was brought first, so that the page offers to show what it tells. */
async function sitDown(
  visit: RoomVisit,
  title: OpenTitle,
  desk: Desk,
  { letter, notice, state }: Brought & { readonly state: Parameters<LetterStore['keep']>[1] },
): Promise<void> {
  const { world, room, store, scope } = visit
  const writer: Writer = { game: title.game, signer: await signerOf(world, room) }
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
  visit.tell({ type: 'titled', game: title.id })
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

async function openWhole({ world, tell }: Visit, letter: Letter, secret: string) {
  const title = await openToPlay(world.titles, { game: letter.game }, tell)
  if (!title) return undefined
  const signer = await signerOf(world, { secret, match: letter.match })
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

/** An invitation, or an answer to one. */
async function openParcel(visit: Visit, parcel: Invitation | Reply): Promise<void> {
  const { world } = visit
  const code = await letterCode(world.store, parcel.match)
  if (parcel.type === 'reply') return code === undefined ? fail(visit, 'gone') : takeReply(visit, code, parcel)
  if (code !== undefined) return enter(visit, code, {})
  if (!titleOf(world.titles, parcel.game)) return fail(visit, 'edition')
  visit.tell({ type: 'titled', game: parcel.game })
  const accept = async () => {
    const mine = randomRoomCode()
    const { match, game } = parcel
    const begins = parcelText(parcel)
    await saveRoom(world.store, mine, { role: 'letters', secret: randomHex32(), match, game, begins, answers: [] })
    world.go({ type: 'post', code: mine })
  }
  show(visit, parcel.game, { type: 'invited', by: parcel.by.name, accept: () => void accept() })
}

/** Takes the answer of someone who wants to play, if the match is still to begin. */
async function takeReply(visit: Visit, code: string, reply: Reply): Promise<void> {
  const { store } = visit.world
  const room = await letterRoom(store, code)
  if (!room) return fail(visit, 'gone')
  const { max } = titleOf(visit.world.titles, room.game)?.seats ?? { max: 2 }
  const { key } = await signerOf(visit.world, room)
  const known = answersTo(room)
  const isMine = invitationTo(room)?.by.key === key
  if (!isMine || reply.by.key === key) return enter(visit, code, { notice: 'own' })
  if (known.some(({ by }) => by.key === reply.by.key)) return enter(visit, code, { notice: 'answered' })
  if (await letterStore(store, code).load()) return enter(visit, code, { notice: 'begun' })
  if (known.length + 1 >= max) return enter(visit, code, { notice: 'full' })
  await saveRoom(store, code, { ...room, answers: [...room.answers, parcelText(reply)] })
  await enter(visit, code, {})
}

/** The link by which a seat moves to another device of the same person. */
const seatLink = (world: World, { secret }: LetterRoom, whole: Letter): Promise<string> =>
  linkOf(world, parcelText({ type: 'seat', secret, letter: letterText(whole) }))
