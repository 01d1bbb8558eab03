import { effect } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { same } from '../../kit/json.ts'
import { makeSerial } from '../../kit/serial.ts'
import { beginMatch } from '../../match/begin.ts'
import { type Desk, dealLetters } from '../../match/letters/desk.ts'
import { type Acceptance, type Invitation, parcelText } from '../../match/letters/invitation.ts'
import type { Letter } from '../../match/letters/letter.ts'
import { openFirst } from '../../match/letters/post.ts'
import { weaknessesOf } from '../../match/level.ts'
import type { LetterNotice } from '../../overlay/letters/letters.ts'
import type { Called } from '../../rules/called.ts'
import { tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { randomHex32, randomRoomCode } from '../entropy.ts'
import { once } from '../once.ts'
import { saveRoom } from '../storage/rooms.ts'
import { openTitle, titleOf } from '../titles.ts'
import { selfIn } from '../visit/self.ts'
import { answersTo, invitationTo, letterCode, letterRoom, letterStore } from './letterRooms.ts'
import { type Brought, fail, linkOf, type RoomVisit, roomSigner, show, type Visit } from './letterVisit.ts'

/** A match that hasn't begun: its first letter may be here, or else its invitation waits for answers. */
export async function beforeMatch(visit: RoomVisit, { letter, notice }: Brought): Promise<void> {
  const { world, room } = visit
  const kept = invitationTo(room)
  const title = await openTitle(world.titles, { game: room.game, hash: kept?.edition })
  if (!title) return fail(visit, 'edition')
  const invitation = kept ?? (await newInvitation(visit, title))
  if (letter) return openFirstLetter(visit, title, invitation, letter)
  const { by } = invitation
  const { key } = await roomSigner(world, room)
  if (by.key === key) return invite(visit, title, invitation, notice)
  const reply: Acceptance = { type: 'reply', match: room.match, by: { key, ...selfIn(world.settings.value) } }
  show(visit, title.game.id, { type: 'answered', link: await linkOf(world, parcelText(reply)) })
}

/** The invitation to a match that was opened here just now. */
async function newInvitation({ world, code, room }: RoomVisit, { game }: OpenTitle): Promise<Invitation> {
  const { match } = room
  const { key } = await roomSigner(world, room)
  const { id, edition } = game
  const made: Invitation = { type: 'invitation', match, game: id, edition: edition.hash, options: {}, by: { key } }
  await saveRoom(world.store, code, { ...room, begins: parcelText(made) })
  return made
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
  const begin = once(() => beginHere(visit, title, invitation, answers))
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
  // Links are packed in their own time: the latest one is shown last.
  const inOrder = makeSerial()
  scope.onEnd(
    effect(() => {
      const self = selfIn(world.settings.value)
      void inOrder(() => showAs(self))
    }),
  )
}

async function beginHere(
  visit: RoomVisit,
  { game, ...title }: OpenTitle,
  { match, options }: Invitation,
  answers: readonly Acceptance[],
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
  await visit.sitDown({ game, ...title }, desk, 'writing')
}

/** Opens the letter that begins the match, if it is the one that was agreed on. */
async function openFirstLetter(
  visit: RoomVisit,
  title: OpenTitle,
  invitation: Invitation,
  letter: Letter,
): Promise<void> {
  const { world, room, store } = visit
  const signer = await roomSigner(world, room)
  const desk = await openFirst({ game: title.game, signer }, letter)
  if (!desk || !isAgreed(desk, invitation, signer.key, title))
    return fail(visit, letter.from > 0 ? 'unreadable' : 'first')
  await store.keep(desk, 'waiting')
  await visit.sitDown(title, desk, 'waiting')
}

/** Whether a match begins as its invitation said, with a seat for this device. */
function isAgreed({ journal }: Desk, invitation: Invitation, own: string, { game }: OpenTitle): boolean {
  const { key, options, edition, people } = setupOf(journal)
  const isFair = weaknessesOf(game, journal).length === 0 && people === undefined
  const isSame = edition.hash === invitation.edition && same(options, invitation.options)
  return isFair && isSame && key === invitation.by.key && seatsOf(tableOf(journal).roster, own).length === 1
}

/** A match to go to, and a notice about it. */
type Entering = Brought & { readonly code: string }

/** Opens an invitation, or an answer to one; returns the match of this device that it leads to. */
export async function openParcel(visit: Visit, parcel: Invitation | Acceptance): Promise<Entering | undefined> {
  const { world } = visit
  const code = await letterCode(world.store, parcel.match)
  if (parcel.type === 'reply' && code !== undefined) return { code, ...(await takeReply(visit, code, parcel)) }
  if (code !== undefined) return { code }
  if (parcel.type === 'reply') fail(visit, 'gone')
  else if (titleOf(world.titles, parcel.game)) showInvitation(visit, parcel)
  else fail(visit, 'edition')
  return undefined
}

/** Shows an invitation to someone who has yet to answer it. */
function showInvitation(visit: Visit, parcel: Invitation): void {
  const { world } = visit
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
async function takeReply(visit: Visit, code: string, reply: Acceptance): Promise<Brought> {
  const { store } = visit.world
  const room = await letterRoom(store, code)
  if (!room) return {}
  const { max } = titleOf(visit.world.titles, room.game)?.seats ?? { max: 2 }
  const { key } = await roomSigner(visit.world, room)
  const known = answersTo(room)
  const isMine = invitationTo(room)?.by.key === key
  if (!isMine || reply.by.key === key) return { notice: 'own' }
  if (known.some(({ by }) => by.key === reply.by.key)) return { notice: 'answered' }
  if (await letterStore(store, code).load()) return { notice: 'begun' }
  if (known.length + 1 >= max) return { notice: 'full' }
  await saveRoom(store, code, { ...room, answers: [...room.answers, parcelText(reply)] })
  return {}
}
