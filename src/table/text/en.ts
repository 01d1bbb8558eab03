import type { Refusal } from '../../rules/game.ts'
import { type TableReason, tableReasons, tableSection } from '../refusals.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'It is not your turn.',
  wrongSeat: 'This seat is not yours.',
  staleNumber: 'The match has gone on since; have a look at what is asked now.',
  illegal: 'This move is not possible now.',
  unreadable: 'This page and the host’s do not understand each other. Reload both.',
  undoNothing: 'There is nothing of yours to take back.',
  badNote:
    'A note is of at most 500 characters, about something that has happened, and one of 200.',
  notPlaying: 'The match begins when every seat is taken.',
  over: 'The match is over.',
  notKept: 'This device could not keep the move. Free some storage and try again.',
  notAway: 'Whoever sits there is here.',
  notHere: 'Nobody can be heard there just now.',
  notHosting: 'Only the host of this table can do that.',
  readOnly: 'This match is only shown.',
  closed: 'This table is closed.',
}

/** What the table itself says against something; `undefined` when it is for the title's Words. */
export function tableRefusal({ reason, section }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  return section === tableSection && known ? refusals[known] : undefined
}
