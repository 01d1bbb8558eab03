import type { Seat } from '../../rules/game.ts'
import type { SeatLook } from '../table/seats.ts'

/** Who sat in a seat of a match that this device remembers. */
export interface RecentSeat extends SeatLook {
  readonly who: 'person' | 'bot' | 'open'
  /** It was answered for here. */
  readonly mine: boolean
}

/** A match that this device remembers: enough to tell it from others and to go on with it. */
export interface RecentMatch {
  readonly id: string
  /** The room's code, or the name of a match on this device alone. */
  readonly code: string
  readonly role: 'host' | 'guest' | 'local'
  /** The title's id; missing in matches kept when there was only one. */
  readonly game?: string
  readonly title: string
  readonly seats: readonly RecentSeat[]
  /** Number of the last entry. */
  readonly seq: number
  /** The seat that is asked. */
  readonly asked: Seat | undefined
  /** How far it is, in the title's words; may be empty. */
  readonly far: string
  /** When it last went on, ms since 1970. */
  readonly at: number
  /** How it ended, as a sentence; `undefined` while it goes on. */
  readonly outcome: string | undefined
  /** It was changed from outside the rules, for a test. */
  readonly test: boolean
}

/** Nobody has sat down yet. */
export const isOpen = ({ seats }: Pick<RecentMatch, 'seats'>): boolean =>
  seats.some(({ who }) => who === 'open')
