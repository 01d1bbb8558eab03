import type { Seat } from '../../rules/game.ts'

/** Something a person at the table wants to change. */
export type Want =
  /** Takes an open seat: a first one, or one more for another person at the same device. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name?: string }
  /** Gives up one's own seat. */
  | { readonly type: 'stand'; readonly seat: Seat }
  | { readonly type: 'style'; readonly seat: Seat; readonly style: number }
  | { readonly type: 'rename'; readonly seat: Seat; readonly name: string }
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
