import { type Called, called } from '../../rules/called.ts'
import type { Seat } from '../../rules/game.ts'
import type { Chosen, OptionField } from '../../rules/title.ts'

/** A seat before the match begins. `style` is the index of its colour. */
export type LobbySeat =
  /** Someone with this key. Where people choose colours, they are given one with their seat. */
  | ({ readonly kind: 'person'; readonly key: string; readonly style?: number } & Called)
  /** A bot of the host's device; its name says which. */
  | { readonly kind: 'bot'; readonly name: string; readonly style?: number }
  | { readonly kind: 'open' }
  /** Kept free: the match starts without it. */
  | { readonly kind: 'closed' }

/** Someone at the table without a seat. */
export interface Watcher extends Called {
  readonly key: string
}

/** The holder of a seat in a match that is resumed. With a key, only its holder may sit there. */
export interface LastSitter extends Called {
  readonly kind: 'person' | 'bot'
  readonly key?: string
  readonly style?: number
}

/** A table before its match begins. The host owns it and sends the whole of it after each change. */
export interface Lobby {
  /** The id its match will have, as 32 hexadecimal digits: everyone's keys derive from it. */
  readonly match: string
  /** The title's id. */
  readonly game: string
  /** The host's public key. */
  readonly host: string
  /** All that the title may have; of a resumed match, those that it has. */
  readonly seats: readonly LobbySeat[]
  readonly options: Chosen
  readonly watching: readonly Watcher[]
  /** Someone has asked for a moment: it doesn’t begin by itself meanwhile. */
  readonly waits?: true
  /** For a match resumed from a file, whose seats and options are fixed: who sat where, by seat. */
  readonly resumes?: readonly LastSitter[]
}

/** Facts that a lobby has to know about its title. */
export interface LobbyTitle {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * Number of colours people choose from, at least one for each seat; 0 where a seat's colour is decided by its place.
   */
  readonly styles: number
  readonly fields: readonly OptionField[]
  /** Names of the bots on offer. */
  readonly bots: readonly string[]
}

/** A new table with its host in the first seat and `open` seats, the host's included, to be taken. */
export function newLobby(
  { id, seats: { max }, styles }: LobbyTitle,
  { match, host, open = max, ...said }: NewLobby,
): Lobby {
  const seats = Array.from({ length: max }, (_, seat): LobbySeat => {
    if (seat === 0) return dressed(person(host, said), styles > 0 ? 0 : undefined)
    return { kind: seat < open ? 'open' : 'closed' }
  })
  return { match, game: id, host, seats, options: {}, watching: [] }
}

/** Data for a new lobby; `match` and `host` as in the lobby. */
export interface NewLobby extends Called {
  readonly match: string
  readonly host: string
  readonly open?: number
}

/** A seat that a person or a bot has. */
export type TakenSeat = Extract<LobbySeat, { kind: 'person' | 'bot' }>
/** A seat that a person has. */
export type Person = Extract<LobbySeat, { kind: 'person' }>

/** True if a person or a bot sits there. */
export const isTaken = (seat: LobbySeat): seat is TakenSeat => seat.kind === 'person' || seat.kind === 'bot'

/** True if someone at this key's device sits there. */
export const isOf = (seat: LobbySeat | undefined, key: string): seat is Person =>
  seat?.kind === 'person' && seat.key === key

/** The colours nobody has. */
export const freeStyles = ({ seats }: Lobby, { styles }: LobbyTitle): readonly number[] =>
  Array.from({ length: styles }, (_, style) => style).filter((style) => !seats.some((seat) => styleIn(seat) === style))

/** The colour a seat plays in; undefined while nobody has it. */
export function styleOf(lobby: Lobby, at: Seat, { styles }: LobbyTitle): number | undefined {
  const seat = lobby.seats[at]
  if (lobby.resumes) return lobby.resumes[at]?.style ?? at
  if (!seat || !isTaken(seat)) return undefined
  return styles > 0 ? seat.style : lobby.seats.slice(0, at).filter(isTaken).length
}

/** True if someone with this key has a seat or watches. */
export const isAt = ({ seats, watching }: Lobby, key: string) =>
  seats.some((seat) => isOf(seat, key)) || watching.some((one) => one.key === key)

/** True for a seat of a resumed match that belongs to someone else. */
export function isReserved({ resumes }: Lobby, seat: Seat, key: string): boolean {
  const owner = resumes?.[seat]?.key
  return owner !== undefined && owner !== key
}

/** The colour chosen for a seat, if any. */
export const styleIn = (seat: LobbySeat | undefined): number | undefined =>
  seat && isTaken(seat) ? seat.style : undefined

/** Someone in a seat, without a colour. */
export const person = (key: string, said: Called = {}): Person => ({ kind: 'person', key, ...called(said) })

/** A seat whose person or bot, if there is one, has a colour; the seat as it is without one. */
export const dressed = (seat: LobbySeat, style: number | undefined): LobbySeat =>
  style === undefined || !isTaken(seat) ? seat : { ...seat, style }

/** Something a person at the table wants to change. */
export type Want =
  /** Takes an open seat: a first one, or one more for another person at the same device. */
  | ({ readonly type: 'sit'; readonly seat: Seat } & Called)
  /** Gives up one's own seat. */
  | { readonly type: 'stand'; readonly seat: Seat }
  | { readonly type: 'style'; readonly seat: Seat; readonly style: number }
  | { readonly type: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'face'; readonly seat: Seat; readonly face: string }
  /** Asks for a moment before the table begins by itself, or has had it. */
  | { readonly type: 'wait'; readonly wait: boolean }
  /** Exchanges two seats. Guests may only move to an open seat, or exchange seats of their own. */
  | { readonly type: 'swap'; readonly a: Seat; readonly b: Seat }
  | HostWant

/** Changes that only the host may make. */
export type HostWant =
  | { readonly type: 'bot'; readonly seat: Seat; readonly bot: string }
  /** Takes a person or bot off a seat. A person may stay and watch. */
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'close'; readonly seat: Seat }
  | { readonly type: 'open'; readonly seat: Seat }
  /** `key` and `value` as in the title's option fields. */
  | { readonly type: 'option'; readonly key: string; readonly value: boolean | number }
