import type { Refusal } from '../../rules/game.ts'
import { type TableReason, tableReasons, tableSection } from '../refusals.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'It is not your turn.',
  wrongSeat: 'This seat is not yours.',
  staleNumber: 'The match has gone on since; have a look at what is asked now.',
  illegal: 'This move is not possible now.',
  unreadable: 'This page and the host’s do not understand each other. Reload both.',
  undoNothing: 'There is nothing of yours to take back.',
  badPosition: 'That position cannot be',
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
export function tableRefusal({ reason, section, amounts }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  if (section !== tableSection || !known) return undefined
  return known === 'badPosition' ? `${refusals[known]}: ${amounts.why}.` : refusals[known]
}

/** The host's note in a test match when what was chosen for a draw could not be brought about. */
export const missedDraws = (draws: readonly string[]): string =>
  `No draw was found that begins with ${draws.join(', ')}; it was left to chance.`
