import { usualBot } from '../../bots/strength.ts'
import type { SeatStyle } from '../../kit/tokens.ts'
import { type LobbyReason, whyNot } from '../../match/lobby/change.ts'
import { lobbyFaces } from '../../match/lobby/faces.ts'
import { isOf, isTaken, type Lobby, type LobbyTitle, type Want } from '../../match/lobby/lobby.ts'
import type { Skew } from '../../match/table.ts'
import type { Reacted, Reaction } from '../../match/talk.ts'
import { nobody } from '../../rules/faces.ts'
import type { Seat } from '../../rules/game.ts'
import type { OptionField } from '../../rules/title.ts'
import type { Invite, Reach } from '../screens/inviting.ts'
import { othersName } from '../settings/names.ts'
import { botNamed, peopleNamed } from '../table/seatNames.ts'
import { text } from '../text/text.ts'

/** The look of a seat, and the name of its colour. */
export interface RoomLook extends SeatStyle {
  readonly name: string
  /** The letter in its disc and on its train: no two of a title's are the same. */
  readonly letter: string
}

/** A title as the waiting room shows it. */
export interface RoomTitle extends LobbyTitle {
  readonly name: string
  /** By style; where a seat's colour is decided by its place, by seat. */
  readonly looks: readonly RoomLook[]
  /** Its hidden cards are dealt by everyone together. */
  readonly isDealt: boolean
}

/** The address of a seat's picture: its train before its city, or alone. No look: the city alone. */
export type SeatPicture = (kind: 'scene' | 'train', look: RoomLook | undefined) => Promise<string>

/** Actions of a person in the waiting room. */
interface RoomActions {
  want(want: Want): void
  /** Begins the match; for the host, once it can start. */
  start(): void
  leave(): void
  rules(): void
  settings(): void
  react(reaction: Reaction): void
  /** Hides reactions, or shows them again; kept as a setting. */
  mute(muted: boolean): void
  /** Keeps the name or the face for other tables, or that the person has been asked. */
  remember(said: { readonly name?: string; readonly face?: string; readonly asked?: true }): void
  /** Retries signalling right away. */
  reachAgain(): void
}

/** Properties that the page adds to a room. */
type OfPage = 'lasting' | 'muted' | 'asks' | 'actions'

/** A room's part of the waiting room; the page adds its settings and its rules. */
export interface RoomContent extends Omit<RoomView, OfPage> {
  readonly actions: Omit<RoomActions, 'mute' | 'remember' | 'rules' | 'settings'>
}

/** Everything the waiting room shows. */
export interface RoomView {
  readonly lobby: Lobby
  /** This browser's public key. */
  readonly me: string
  readonly title: RoomTitle
  readonly invite: Invite
  /** Lets people watch, and makes the link for them; missing where this browser can't. */
  readonly watchLink?: (() => Promise<string>) | undefined
  readonly reach: Reach
  /** The version of a visitor's page that differs from this one. */
  readonly skew?: Skew | undefined
  /** False if this browser saves nothing, so that a reload loses the match. */
  readonly lasting: boolean
  /** The seats whose people can't be reached just now. */
  readonly absent: readonly Seat[]
  /** The latest reactions, the newest last. */
  readonly reactions: readonly Reacted[]
  /** Reactions are hidden, as set on this device. */
  readonly muted: boolean
  /** This person has yet to be asked for their name. */
  readonly asks: boolean
  /** Why this person's last wish was refused, until the next one. */
  readonly refused?: LobbyReason | undefined
  readonly picture: SeatPicture
  readonly actions: RoomActions
}

/** The options that a match of those at the table would heed. */
export function fieldsFor({ seats, resumes }: Lobby, { fields }: LobbyTitle): readonly OptionField[] {
  const players = resumes ?? seats.filter(isTaken)
  return fields.filter(({ alone }) => !alone || players.length === 1)
}

/** The protection against cheating that a match begun here has. */
export function levelOf({ lobby, title }: Pick<RoomCompany, 'lobby' | 'title'>): 'draws' | 'deals' | 'resumed' {
  if (lobby.resumes) return 'resumed'
  return title.isDealt ? 'deals' : 'draws'
}

/** The bot that is offered first. */
export const firstBot = ({ bots }: RoomTitle): string => (bots.includes(usualBot) ? usualBot : (bots[0] ?? ''))

/** The people at a table, as the person with the key `me` sees them. */
export type RoomCompany = Pick<RoomView, 'lobby' | 'title' | 'me'>

/** Whether this person is the host. */
export const hosts = ({ me, lobby }: Pick<RoomCompany, 'me' | 'lobby'>): boolean => me === lobby.host

/** The face of someone in a seat, or who watches: those come after the seats. */
export const faceAt = ({ lobby }: Pick<RoomCompany, 'lobby'>, at: number): string => lobbyFaces(lobby)[at] ?? nobody

/** The first seat of this person, which is their own; others are for people beside them. Below 0 if they have none. */
export const ownSeat = ({ lobby, me }: Pick<RoomCompany, 'lobby' | 'me'>): number =>
  lobby.seats.findIndex((seat) => isOf(seat, me))

/** Whether this person may choose the colour of a seat. */
export const mayDress = ({ lobby, me, title }: Pick<RoomView, 'lobby' | 'me' | 'title'>, seat: Seat): boolean =>
  title.looks.some((_, style) => whyNot(lobby, me, { type: 'style', seat, style }, title) === undefined)

/** The names of all at a table, those in seats first. */
const namesAt = ({ seats, watching }: Lobby) =>
  peopleNamed([...seats, ...watching.map((one) => ({ ...one, kind: 'person' }))])

/** The names of those who watch, as far as they may be seen. */
export const watcherNames = ({ lobby }: Pick<RoomCompany, 'lobby'>): (string | undefined)[] =>
  namesAt(lobby).slice(lobby.seats.length).map(othersName)

/** The name of the person in a seat, if they have one that may be seen. */
export function nameAt({ lobby, me }: Pick<RoomCompany, 'lobby' | 'me'>, at: Seat): string | undefined {
  const seat = lobby.seats[at]
  if (seat?.kind !== 'person') return undefined
  const name = namesAt(lobby)[at]
  return seat.key === me ? name : othersName(name)
}

/** The name of a seat. */
export function seatName(company: RoomCompany, at: Seat): string {
  const { lobby } = company
  const seat = lobby.seats[at]
  if (seat?.kind === 'person') return nameAt(company, at) ?? text().room.someone({ seat: at + 1 })
  if (seat?.kind === 'bot') return botNamed(lobby.seats, at, text().botPicker.nameless)
  return seat?.kind === 'closed' ? text().room.closed : text().room.empty
}

/** Names of those who can't be reached. */
export const absentNames = (view: RoomCompany & Pick<RoomView, 'absent'>) =>
  view.absent.map((seat) => seatName(view, seat))

/** The name of someone at the table. */
export function personName(view: RoomCompany, key: string): string {
  const at = view.lobby.seats.findIndex((seat) => isOf(seat, key))
  if (at >= 0) return seatName(view, at)
  const watcher = view.lobby.watching.findIndex((one) => one.key === key)
  return watcherNames(view)[watcher] ?? text().room.aGuest
}

/** A change that a person may make to a seat now, and the button for it. */
export interface Deed {
  readonly label: string
  readonly want: Want
}

/** This person's possible actions on a seat, the likeliest first. Names and colours have forms of their own. */
export function deedsAt(view: RoomView, seat: Seat): readonly Deed[] {
  const { lobby, me, title } = view
  const own = ownSeat(view)
  const kind = lobby.seats[seat]?.kind
  const sit = { label: own < 0 ? text().room.sit : text().room.sitBeside, want: { type: 'sit', seat } } as const
  const deeds: readonly Deed[] = [
    { label: text().room.addBot, want: { type: 'bot', seat, bot: firstBot(title) } },
    ...(own < 0 ? [sit] : []),
    { label: text().room.move, want: { type: 'swap', a: own, b: seat } },
    ...(own < 0 ? [] : [sit]),
    { label: text().room.open, want: { type: 'open', seat } },
    { label: text().room.close, want: { type: 'close', seat } },
    { label: text().room.stand, want: { type: 'stand', seat } },
    { label: text().room.remove, want: { type: 'remove', seat } },
  ]
  return deeds.filter(({ want }) => {
    if (want.type === 'bot' && kind !== 'open') return false
    if (want.type === 'swap' && kind !== 'open') return false
    if (want.type === 'remove' && isOf(lobby.seats[seat], me)) return false
    return whyNot(lobby, me, want, title) === undefined
  })
}

/** The seats that a taken one may change places with. */
export function swapsAt(view: RoomView, seat: Seat): readonly Deed[] {
  const { lobby, me, title } = view
  return lobby.seats.flatMap(({ kind }, other): Deed[] => {
    const want: Want = { type: 'swap', a: seat, b: other }
    if (other === seat || kind === 'closed' || whyNot(lobby, me, want, title)) return []
    const name = seatName(view, other)
    return [{ label: kind === 'open' ? text().room.moveTo({ seat: other + 1 }) : text().room.swapWith({ name }), want }]
  })
}
