import { called } from '../../rules/called.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { optionsOf } from '../../rules/title.ts'
import type { SeatPlan } from '../begin.ts'
import { freeStyles, isTaken, type Lobby, type LobbyTitle, type TakenSeat } from './lobby.ts'

/** Something a match needs before it can start, or that its start will do. */
export interface Condition {
  /**
   * - `seats`: `taken` of `all` seats are taken and the title needs `least`
   * - `everySeat`: the same for a resumed match, which needs all of them
   * - `closing`: `open` empty seats, which the match doesn't need, close at the start
   */
  readonly reason: 'seats' | 'everySeat' | 'closing'
  readonly met: boolean
  readonly amounts: Readonly<Record<string, number>>
}

/** Everything the start depends on, met or not. */
export function conditions(lobby: Lobby, title: LobbyTitle): readonly Condition[] {
  const { seats, resumes } = lobby
  const taken = seats.filter(isTaken).length
  const open = seats.filter(({ kind }) => kind === 'open').length
  const least = resumes ? seats.length : title.seats.min
  return [
    { reason: resumes ? 'everySeat' : 'seats', met: taken >= least, amounts: { taken, all: seats.length, least } },
    ...(open > 0 && taken + open > least ? [{ reason: 'closing', met: true, amounts: { open } } as const] : []),
  ]
}

/** True if the host may start the match. */
export const canStart = (lobby: Lobby, title: LobbyTitle): boolean => conditions(lobby, title).every(({ met }) => met)

/** True where nobody has anything left to decide, or asks for a moment: the table begins by itself. */
export const startsItself = (lobby: Lobby, title: LobbyTitle): boolean => {
  const isFixed = title.styles === 0 && title.seats.min === title.seats.max
  return (isFixed || lobby.resumes !== undefined) && !lobby.waits && lobby.seats.every(isTaken)
}

/** Places and options of the match; seats that nobody took are left out. */
export interface Beginning {
  readonly places: readonly SeatPlan[]
  readonly options: MatchOptions
}

/**
 * Places and options of a lobby's match, once it can start. Its own seats are the host's; options nobody chose are
 * those of `base`.
 */
export const beginningOf = (lobby: Lobby, title: LobbyTitle, base: MatchOptions = {}): Beginning => ({
  places: lobby.seats.filter(isTaken).map((seat) => placeOf(lobby, seat)),
  options: { ...optionsOf(title.fields, lobby.options, base), ...coloursOf(lobby, title) },
})

function placeOf({ host }: Lobby, seat: TakenSeat): SeatPlan {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name }
  if (seat.key === host) return { kind: 'mine', ...called(seat) }
  return { kind: 'guest', key: seat.key, ...called(seat) }
}

/** The option that holds the colours, where people choose them. Those who haven't get a free one. */
function coloursOf(lobby: Lobby, title: LobbyTitle): MatchOptions {
  if (title.styles === 0) return {}
  const free = [...freeStyles(lobby, title)]
  return { colours: lobby.seats.filter(isTaken).map(({ style }) => style ?? free.shift()) }
}
