import { type Called, called } from '../../rules/called.ts'
import type { Refusal, Seat } from '../../rules/game.ts'
import type { OptionField } from '../../rules/title.ts'
import { tableSection } from '../refusals.ts'
import { isFaceTaken } from './faces.ts'
import {
  dressed,
  freeStyles,
  type HostWant,
  isAt,
  isOf,
  isReserved,
  isTaken,
  type Lobby,
  type LobbySeat,
  type LobbyTitle,
  person,
  styleIn,
  type Want,
} from './lobby.ts'

export const lobbyReasons = [
  'notHosting',
  'noSeat',
  'notFree',
  'notYours',
  'reserved',
  'fixed',
  'noColour',
  'colourTaken',
  'faceTaken',
  'noBot',
  'noOption',
] as const
/** Why a lobby refuses a change. */
export type LobbyReason = (typeof lobbyReasons)[number]

/** The lobby after a change, or why there is none. */
export type Change = { readonly lobby: Lobby } | { readonly refusal: Refusal & { readonly reason: LobbyReason } }

/** The result of a change to a lobby by the holder of a key. */
export function change(lobby: Lobby, by: string, want: Want, title: LobbyTitle): Change {
  const reason = whyNot(lobby, by, want, title)
  if (reason) return { refusal: { reason, section: tableSection, amounts: {} } }
  return { lobby: changed(lobby, by, want, title) }
}

/** The first reason that forbids a change; undefined if it may be made. */
export function whyNot(lobby: Lobby, by: string, want: Want, title: LobbyTitle): LobbyReason | undefined {
  const about = seatsIn(want)
  const [seat] = about.flatMap((at) => lobby.seats[at] ?? [])
  if (about.some((at) => !lobby.seats[at])) return 'noSeat'
  switch (want.type) {
    case 'sit':
      if (seat?.kind !== 'open') return 'notFree'
      return isReserved(lobby, want.seat, by) ? 'reserved' : undefined
    case 'stand':
    case 'rename':
      return isOf(seat, by) ? undefined : 'notYours'
    case 'face':
      if (!isOf(seat, by)) return 'notYours'
      return isFaceTaken(lobby, want.face, by) ? 'faceTaken' : undefined
    case 'style':
      return whyNoStyle(lobby, by, want, title)
    case 'wait':
      return lobby.seats.some((one) => isOf(one, by)) ? undefined : 'notYours'
    case 'swap':
      return whyNoSwap(lobby, by, want)
    default:
      return by === lobby.host ? whyNotByHost(lobby, want, title, seat) : 'notHosting'
  }
}

function whyNotByHost(
  { resumes }: Lobby,
  want: HostWant,
  title: LobbyTitle,
  seat: LobbySeat | undefined,
): LobbyReason | undefined {
  switch (want.type) {
    case 'bot':
      if (!title.bots.includes(want.bot)) return 'noBot'
      return seat?.kind === 'open' || seat?.kind === 'bot' ? undefined : 'notFree'
    case 'remove':
      return seat && isTaken(seat) ? undefined : 'noSeat'
    case 'close':
      if (resumes) return 'fixed'
      return seat?.kind === 'open' ? undefined : 'notFree'
    case 'open':
      return seat?.kind === 'closed' ? undefined : 'notFree'
    case 'option':
      if (resumes) return 'fixed'
      return title.fields.some((field) => fits(field, want)) ? undefined : 'noOption'
  }
}

type WantOf<T extends Want['type']> = Extract<Want, { type: T }>

function whyNoStyle(
  lobby: Lobby,
  by: string,
  { seat, style }: WantOf<'style'>,
  title: LobbyTitle,
): LobbyReason | undefined {
  const wearer = lobby.seats[seat]
  if (title.styles === 0 || lobby.resumes) return 'fixed'
  if (!isOf(wearer, by) && !(by === lobby.host && wearer?.kind === 'bot')) return 'notYours'
  if (!Number.isInteger(style) || style < 0 || style >= title.styles) return 'noColour'
  const taken = lobby.seats.some((one, at) => at !== seat && styleIn(one) === style)
  return taken ? 'colourTaken' : undefined
}

function whyNoSwap(lobby: Lobby, by: string, { a, b }: WantOf<'swap'>): LobbyReason | undefined {
  const pair = [lobby.seats[a], lobby.seats[b]]
  const own = pair.filter((seat) => isOf(seat, by)).length
  const open = pair.filter((seat) => seat?.kind === 'open').length
  if (by !== lobby.host && (own === 0 || own + open < 2)) return 'notYours'
  const goes = (from: Seat, to: Seat) => {
    const seat = lobby.seats[from]
    return seat?.kind !== 'person' || !isReserved(lobby, to, seat.key)
  }
  return goes(a, b) && goes(b, a) ? undefined : 'reserved'
}

/** True if a value is one that this field allows. */
function fits(field: OptionField, { key, value }: WantOf<'option'>): boolean {
  if (field.key !== key) return false
  if (field.kind === 'switch') return typeof value === 'boolean'
  const [min, max] = field.kind === 'number' ? [field.min, field.max] : [0, field.choices.length - 1]
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** Makes a change that nothing forbids. */
function changed(lobby: Lobby, by: string, want: Want, title: LobbyTitle): Lobby {
  const { seats } = lobby
  switch (want.type) {
    case 'sit': {
      const known = lobby.watching.find(({ key }) => key === by)
      return sitDown(lobby, want.seat, by, title, called({ ...called(known ?? {}), ...called(want) }))
    }
    case 'stand':
    case 'remove':
      return getUp(lobby, want.seat)
    case 'style':
    case 'face':
    case 'rename': {
      const { type: _, seat, ...given } = want
      return put(lobby, seat, (one) => (isTaken(one) ? { ...one, ...given } : one))
    }
    case 'wait': {
      const { waits: _, ...rest } = lobby
      return want.wait ? { ...rest, waits: true } : rest
    }
    case 'swap': {
      const order = new Map([
        [want.a, want.b],
        [want.b, want.a],
      ])
      return { ...lobby, seats: seats.map((one, at) => seats[order.get(at) ?? at] ?? one) }
    }
    case 'bot': {
      const style = styleIn(seats[want.seat]) ?? freeStyles(lobby, title)[0]
      return put(lobby, want.seat, () => dressed({ kind: 'bot', name: want.bot }, style))
    }
    case 'close':
      return put(lobby, want.seat, () => ({ kind: 'closed' }))
    case 'open':
      return put(lobby, want.seat, () => ({ kind: 'open' }))
    case 'option':
      return { ...lobby, options: { ...lobby.options, [want.key]: want.value } }
  }
}

/** A newcomer takes the seat that is theirs, else the first open one, else watches. */
export function arrive(lobby: Lobby, key: string, title: LobbyTitle, said: Called = {}): Lobby {
  if (isAt(lobby, key)) return lobby
  const open = lobby.seats.flatMap(({ kind }, seat) => (kind === 'open' && !isReserved(lobby, seat, key) ? [seat] : []))
  const seat = open.find((at) => lobby.resumes?.[at]?.key === key) ?? open[0]
  return seat === undefined ? watch(lobby, key, said) : sitDown(lobby, seat, key, title, said)
}

/** A newcomer who takes no seat. */
export function watch(lobby: Lobby, key: string, said: Called = {}): Lobby {
  if (isAt(lobby, key)) return lobby
  return { ...lobby, watching: [...lobby.watching, { key, ...called(said) }] }
}

/** Someone left the table: their seats open again, and the moment that was asked for is over. */
export function leave(lobby: Lobby, key: string): Lobby {
  if (!isAt(lobby, key)) return lobby
  const watching = lobby.watching.filter((one) => one.key !== key)
  if (!lobby.seats.some((seat) => isOf(seat, key))) return { ...lobby, watching }
  const { waits: _, ...rest } = lobby
  return { ...rest, seats: lobby.seats.map((seat) => (isOf(seat, key) ? { kind: 'open' } : seat)), watching }
}

function seatsIn(want: Want): readonly Seat[] {
  if (want.type === 'option' || want.type === 'wait') return []
  return want.type === 'swap' ? [want.a, want.b] : [want.seat]
}

const put = (lobby: Lobby, at: Seat, make: (seat: LobbySeat) => LobbySeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat, index) => (index === at ? make(seat) : seat)),
})

/**
 * Seats a person, who no longer watches, in the first free colour. A face that someone else has is left to them: this
 * person gets another.
 */
function sitDown(lobby: Lobby, at: Seat, key: string, title: LobbyTitle, { name, face }: Called): Lobby {
  const style = lobby.resumes ? undefined : freeStyles(lobby, title)[0]
  const free = face !== undefined && isFaceTaken(lobby, face, key) ? undefined : face
  return {
    ...put(lobby, at, () => dressed(person(key, called({ name, face: free })), style)),
    watching: lobby.watching.filter((one) => one.key !== key),
  }
}

/** Frees a seat. A person who has no other one watches from now on. */
function getUp(lobby: Lobby, at: Seat): Lobby {
  const seat = lobby.seats[at]
  const freed = put(lobby, at, () => ({ kind: 'open' }))
  if (seat?.kind !== 'person' || isAt(freed, seat.key)) return freed
  return { ...freed, watching: [...lobby.watching, { key: seat.key, ...called(seat) }] }
}
