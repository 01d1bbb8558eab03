import { many } from '../../../kit/english.ts'
import { type TableReason, tableReasons, tableSection } from '../../../match/refusals.ts'
import type { Refusal } from '../../../rules/game.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'It’s not your turn.',
  wrongSeat: 'That’s not your seat.',
  staleNumber: 'The match has moved on. Check what’s being asked now.',
  illegal: 'You can’t make that move now.',
  unreadable: 'You and the host have incompatible pages. Reload both.',
  undoNothing: 'You have nothing to undo.',
  badPosition: 'That position is impossible',
  badNote:
    'A note can have up to 500 characters and must be about something that’s happened. A match holds 200 of them.',
  notPlaying: 'The match starts when every seat is taken.',
  over: 'The match is over.',
  tooMuch: 'That was a lot at once. Wait a moment.',
  notKept: 'This device couldn’t save the move. Free up some storage and try again.',
  notAway: 'That player is here.',
  tooSoon: 'They may be back any moment. Try again in',
  notHere: 'That player can’t be reached just now.',
  notHosting: 'Only the host can do that.',
  readOnly: 'This match is view only.',
  closed: 'This table is closed.',
  notNow: 'You can in a match. For now, do what the lesson says.',
}

/** Why the table itself refuses something; undefined when the refusal is for the title's Words. */
export function tableRefusal({ reason, section, amounts }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  if (section !== tableSection || !known) return undefined
  if (known === 'tooSoon') return `${refusals[known]} ${many(Number(amounts.seconds), 'second')}.`
  return known === 'badPosition' ? `${refusals[known]}: see “${amounts.at}”.` : refusals[known]
}
