import type { Refusal } from '../rules/game.ts'
import type { Answer } from './table.ts'

export const tableReasons = [
  'notYourTurn',
  'wrongSeat',
  'staleNumber',
  'illegal',
  'unreadable',
  'undoNothing',
  'badNote',
  'badPosition',
  'notPlaying',
  'over',
  'notKept',
  'notAway',
  'notHere',
  'notHosting',
  'readOnly',
  'closed',
] as const
/** Why the table itself, not the game's rules, refuses something. */
export type TableReason = (typeof tableReasons)[number]

/** Stands in `section` of the table's own refusals, where the game's name a part of the rulebook. */
export const tableSection = 'table'

/** A refusal by the table. */
export function refuse(reason: TableReason, amounts: Refusal['amounts'] = {}): Answer {
  return { type: 'refused', refusal: { reason, section: tableSection, amounts } }
}
