import type { Seat } from '../../rules/game.ts'
import type { SeatLook } from '../table/seats.ts'

/** The holder of a seat in a kept match. */
export interface RecentSeat extends SeatLook {
  readonly who: 'person' | 'bot' | 'open'
  /** Played from this device. */
  readonly mine: boolean
}

/** A match kept on this device: enough to list and resume it. */
export interface RecentMatch {
  readonly id: string
  /** The table code, or the id of a match on this device alone. */
  readonly code: string
  readonly role: 'host' | 'guest' | 'local' | 'letters'
  /** By letters: the last letter written here, as a link. */
  readonly letter?: string
  /** Nobody has sent it yet. */
  readonly unsent?: boolean
  /** The title's id. */
  readonly game: string
  readonly title: string
  readonly seats: readonly RecentSeat[]
  /** Number of the last entry. */
  readonly seq: number
  /** The seat that has to choose. */
  readonly asked: Seat | undefined
  /** Progress in the title's words; may be empty. */
  readonly far: string
  /** When it last changed, ms since 1970. */
  readonly at: number
  /** The result, as a sentence; undefined while the match goes on. */
  readonly outcome: string | undefined
  /** Of a finished match of one that only points count in: how many. */
  readonly points?: number
  /** Changed from outside the rules, as a test. */
  readonly test: boolean
  /** It hasn't begun: its people gather in the waiting room. */
  readonly gathering: boolean
}

/** True for a match that hasn't begun, or a copy with empty seats. */
export const isOpen = ({ seats, gathering }: Pick<RecentMatch, 'seats' | 'gathering'>): boolean =>
  gathering || seats.some(({ who }) => who === 'open')

/** The best matches of a title that someone has played alone for points, most points first. */
export const bestAlone = (matches: readonly RecentMatch[], id: string): readonly RecentMatch[] =>
  matches
    .filter(({ game, points, test }) => game === id && points !== undefined && !test)
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, 7)

/** True for the latest match of a series that someone plays alone: the next one begins at its reckoning. */
export const leadsOn = (matches: readonly RecentMatch[], { id, code, points }: RecentMatch): boolean =>
  points !== undefined && matches.find((one) => one.code === code)?.id === id

/** True for an open table to which nobody has come but this device's people. */
export const isIdle = (match: Pick<RecentMatch, 'seats' | 'gathering' | 'role'>): boolean =>
  isOpen(match) &&
  match.role !== 'guest' &&
  match.role !== 'letters' &&
  match.seats.every(({ who, mine }) => mine || who !== 'person')

/** True for a match by letters that waits for someone at this device. */
export const isToWrite = ({ role, outcome, asked, seats }: RecentMatch): boolean =>
  role === 'letters' && outcome === undefined && asked !== undefined && seats[asked]?.mine === true
