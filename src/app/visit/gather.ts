import { signal } from '@preact/signals'
import type { OpenTitle, Title } from '../../games/title.ts'
import { onLanguage } from '../../kit/language.ts'
import { svgAddress } from '../../kit/svgAddress.ts'
import { type SeatStyle, seatStyles } from '../../kit/tokens.ts'
import { beforeOf } from '../../match/begin.ts'
import type { Kept } from '../../match/keeper.ts'
import { lobbyAfter, resumedLobby } from '../../match/lobby/again.ts'
import { type LobbyReason, lobbyReasons } from '../../match/lobby/change.ts'
import { isOf, type Lobby, newLobby, type Want } from '../../match/lobby/lobby.ts'
import { signerIn } from '../../match/signing.ts'
import type { Answer } from '../../match/table.ts'
import type { GuestLobby } from '../../net/lobby/guestLobby.ts'
import type { LobbyTable } from '../../net/lobby/lobbyTable.ts'
import { type LobbyOpening, type NextLobby, openLobby } from '../../net/lobby/openLobby.ts'
import { signerOf } from '../../net/role/arrival.ts'
import type { LiveTable, TableOpened } from '../../net/role/liveTable.ts'
import { rivalsIn } from '../../overlay/bots/bots.ts'
import type { RoomContent, RoomLook, RoomTitle, SeatPicture } from '../../overlay/room/room.ts'
import type { Invite, Reach } from '../../overlay/screens/inviting.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { isNew, type Settings } from '../../overlay/settings/settings.ts'
import { text } from '../../overlay/text/text.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { type Journal, positionOf, tableOf } from '../../rules/journal.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import { togetherIn } from '../../rules/together/together.ts'
import type { VisitListener } from '../app.ts'
import type { Scope } from '../scope.ts'
import { openToPlay, titleOf } from '../titles.ts'
import type { World } from '../world.ts'
import { after, reachOf } from './memberScreen.ts'
import type { LoadedVisit } from './tableVisit.ts'
import { openDoors } from './watchers.ts'

/** The reason people gather, unless it is the first match at a table. */
export type Occasion =
  | { readonly type: 'first' }
  /** A copy of a match, which not everyone has come to yet. */
  | { readonly type: 'resumed'; readonly journal: Journal }
  /** The match after this one; this browser has shown its lobby before, if one is `kept`. */
  | { readonly type: 'next'; readonly journal: Journal; readonly next: NextLobby; readonly kept?: Lobby | undefined }

/**
 * Opens a table for people to gather at. `started` gets the table of the match. Resolves with the problem, if there is
 * one.
 */
export async function openRoom(
  work: LoadedVisit,
  title: OpenTitle,
  occasion: Occasion,
  started: (opened: TableOpened) => void,
): Promise<PageProblem | undefined> {
  const { visit, ports, invite, broadcaster } = work
  const { world, opens, tell } = visit
  const about = titleOf(world.titles, title.game.id)
  if (!about || !invite) return { type: 'load' }
  const known = await roomTitle(about, title)
  if (visit.scope.ended) {
    if (occasion.type === 'next') occasion.next.listener?.close()
    return undefined
  }
  const scope = visit.scope.child()
  const { kept, keep } = opens?.type === 'lobby' ? opens : {}
  const lobby = openLobby(ports, title, {
    title: known,
    ...openingOf(work, known, occasion, kept),
    pause: calm,
    keep: (now) => void keep?.(now, followedBy(occasion)),
    started(opened) {
      scope.end()
      if (!visit.scope.ended) started(opened)
    },
  })
  scope.onEnd(lobby.close)
  scope.onEnd(world.whenLeft(lobby.close))
  scope.onEnd(world.whenBack(lobby.retry))
  const { start, retry: reachAgain } = lobby
  let shownReach: Reach = 'none'
  const reach = () => {
    shownReach = after(shownReach, reachOf(lobby.reach()))
    return shownReach
  }
  broadcaster.gather({ host: lobby.me })
  const watchLink = async () => world.link({ type: 'watch', code: openDoors(ports.gallery) })
  const shown = { world, lobby, title: about, opened: title, known, invite, watchLink, scope, tell }
  showLobby({ ...shown, reach, reachAgain, start })
  return undefined
}

/** Time in which people see who sat down before a table begins by itself, ms. */
const calm = 3000

/** The looks people choose from, unless a title has its own. */
const houseLooks: readonly SeatStyle[] = Object.values(seatStyles)
const isHouses = (colour: string): colour is keyof typeof seatStyles => Object.hasOwn(seatStyles, colour)

/** A look with the name of its colour and the letter that stands for it. */
function named(style: SeatStyle): readonly RoomLook[] {
  const { colour } = style
  return isHouses(colour) ? [{ ...style, ...text().colours[colour] }] : []
}

/** The facts about a title that the waiting room needs. */
async function roomTitle(title: Title, opened: OpenTitle): Promise<RoomTitle> {
  const { id, name, seats, looks } = title
  return {
    id,
    name,
    seats,
    looks: (looks ?? houseLooks).flatMap(named),
    styles: looks ? 0 : houseLooks.length,
    fields: await opened.options(),
    isDealt: togetherIn(opened.game) !== undefined,
    bots: rivalsIn(title),
  }
}

/** The id of the match before the one that people gather for. */
const followedBy = (occasion: Occasion) => (occasion.type === 'next' ? setupOf(occasion.journal).match : undefined)

/** The lobby as it was kept, or one in which nobody has done anything yet. */
function openingOf(
  { ports }: LoadedVisit,
  title: RoomTitle,
  occasion: Occasion,
  kept: Lobby | undefined,
): Pick<LobbyOpening, 'lobby' | 'journal' | 'next' | 'returning'> {
  const { signatures, secret, entropy } = ports
  const match = entropy()
  if (occasion.type === 'next') {
    const { journal, next } = occasion
    const host = signerIn(signatures, secret, journal).key
    const lobby = occasion.kept ?? lobbyAfter(journal, { match, host, ...next }, title)
    return { lobby, next, returning: next.listener === undefined }
  }
  const fresh = newLobby(title, { match, host: signatures.keyOf(secret, match), ...ports.said })
  if (occasion.type === 'first') return { lobby: kept ?? fresh, returning: kept !== undefined }
  const { journal } = occasion
  const resumed = resumedLobby(journal, signerIn(signatures, secret, journal).key)
  return { lobby: kept ?? resumed ?? fresh, journal, returning: true }
}

/** A lobby that this browser is in, and what it takes to show it. */
interface ShownLobby {
  readonly world: World
  readonly lobby: LobbyTable
  readonly title: Title
  readonly opened: OpenTitle
  readonly known: RoomTitle
  readonly invite: Invite
  /** Lets others watch and makes the link for those who only want to watch, if this browser hands it out. */
  readonly watchLink?: () => Promise<string>
  readonly reach: () => Reach
  readonly reachAgain: () => void
  /** Begins the match, if this browser hosts. */
  readonly start: () => void
  readonly scope: Scope
  readonly tell: VisitListener
}

/** Puts the waiting room on the screen and keeps it up to date until the scope ends. */
function showLobby(shown: ShownLobby): void {
  const { world, lobby, title, opened, invite, watchLink, scope, tell } = shown
  let { known } = shown
  let refused: LobbyReason | undefined
  let show = () => {}
  const picture = makeSeatPictures(title)
  const want = async (wanted: Want) => {
    refused = reasonIn(await lobby.want(wanted))
    show()
  }
  const leave = () => world.go({ type: 'home' })
  const actions = {
    want: (wanted: Want) => void want(wanted),
    start: shown.start,
    leave,
    react: lobby.react,
    reachAgain: shown.reachAgain,
  }
  const now = (): RoomContent => {
    const { lobby: state, hearing, reactions, skew } = lobby.now()
    const fixed = { me: lobby.me, title: known, invite, watchLink, picture, actions }
    const { absent } = hearing
    return { ...fixed, lobby: state, absent, reactions, refused, skew, reach: shown.reach() }
  }
  const room = signal(now())
  show = () => {
    room.value = now()
  }
  scope.onEnd(lobby.on(show))
  const reword = async () => {
    known = await roomTitle(title, opened)
    show()
  }
  scope.onEnd(onLanguage(() => void reword()))
  tell({ type: 'gathered', room: { type: 'waiting', game: title.id, room, book: opened.book } })
}

/** A picture's size in CSS pixels, roughly: it fills its box. */
const size = { w: 282, h: 164 }

/** Draws the pictures of a title's seats when they are first wanted, each once. */
export function makeSeatPictures({ seatScene }: Pick<Title, 'seatScene'>): SeatPicture {
  const drawn = new Map<string, Promise<string>>()
  return (kind, look) => {
    const key = `${kind} ${look?.letter} ${look?.colour} ${look?.pattern}`
    const link = drawn.get(key) ?? drawAs(kind, look)
    drawn.set(key, link)
    // Pictures that failed to load are tried again when wanted again.
    link.catch(() => drawn.delete(key))
    return link
  }

  async function drawAs(...[kind, look]: Parameters<SeatPicture>) {
    const own = kind === 'scene' && look && (await seatScene?.(look, size))
    const svg = own || (await draw(kind, look))
    return svgAddress(svg)
  }
}

const draw: SeatPicture = async (kind, look) => {
  const { seatPortrait, seatScene } = await import('../../stage/kit/seats/scene.ts')
  return kind === 'train' && look ? seatPortrait(look) : seatScene(look, size)
}

function reasonIn(answer: Answer): LobbyReason | undefined {
  if (answer.type === 'accepted') return undefined
  return lobbyReasons.find((reason) => reason === answer.refusal.reason)
}

/** Shows the lobby of a match that another browser will begin, or resolves with the problem. */
export async function enterRoom(
  { visit, invite }: Pick<LoadedVisit, 'visit' | 'invite'>,
  lobby: GuestLobby,
  scope: Scope,
): Promise<PageProblem | undefined> {
  const { world, tell } = visit
  const { game } = lobby.now().lobby
  const title = titleOf(world.titles, game)
  holdForTicket(world.settings.peek(), lobby, title)
  const opened = await openToPlay(world.titles, { game }, tell)
  const known = title && opened && (await roomTitle(title, opened))
  if (scope.ended) return undefined
  if (!known || !invite) return { type: 'refused', why: 'edition' }
  const reach = () => (lobby.now().linked ? 'open' : 'lost')
  const shown = { world, lobby, title, opened, known, invite, scope, tell, start() {} }
  scope.onEnd(world.whenBack(lobby.redial))
  showLobby({ ...shown, reach, reachAgain: lobby.redial })
  return undefined
}

/** Asks for a moment at once, before the page has loaded any more, for someone who has a ticket to read first. */
function holdForTicket(settings: Settings, lobby: GuestLobby, title: Title | undefined): void {
  const { seats, resumes } = lobby.now().lobby
  const begins = resumes !== undefined || title?.seats.min === title?.seats.max
  const isSeated = seats.some((seat) => isOf(seat, lobby.me))
  if (isNew(settings) && begins && isSeated) void lobby.want({ type: 'wait', wait: true })
}

/** The setup of the match after this one: as the rules want it, else like this one. */
export const nextOptions = ({ game }: OpenTitle, journal: Journal): MatchOptions =>
  game.outcome(positionOf(journal), tableOf(journal).isStopped)?.rematch ?? setupOf(journal).options

/** True if nobody is missing, and no bot plays for anyone. */
export const isEveryoneHere = (table: LiveTable): boolean =>
  table.now().sitters.every(({ present, standIn }) => present && !standIn)

/** Ends the match at a table, whose people gather for the next one; see `NextLobby` for `itself`. */
export function gatherNext(title: OpenTitle, table: LiveTable, itself: boolean): Occasion {
  const journal = table.whole()
  const next = { before: beforeOf(journal), options: nextOptions(title, journal), itself }
  return { type: 'next', journal, next: { ...next, listener: table.makeWay() } }
}

/** The lobby that this browser showed last, if it came after its kept match and leads to the next one. */
export function keptNext({ visit, ports }: LoadedVisit, title: OpenTitle, kept: Kept) {
  const { opens } = visit
  if (opens?.type !== 'lobby' || !opens.kept || opens.after === undefined) return undefined
  const opened = openJournal(title.game, kept.entries)
  if ('problem' in opened) return undefined
  const { journal } = opened
  const hosts = tableOf(journal).roster.host === signerOf(ports, journal).key
  if (!hosts || setupOf(journal).match !== opens.after) return undefined
  const next = { before: beforeOf(journal), options: nextOptions(title, journal), itself: false }
  return { type: 'next', journal, next, kept: opens.kept } satisfies Occasion
}
