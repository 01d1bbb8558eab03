import type { Refusal } from '../../rules/game.ts'
import type { Problem, ProblemReason } from '../../rules/journal.ts'
import { type TableReason, tableReasons, tableSection } from '../refusals.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'It is not your turn.',
  wrongSeat: 'This seat is not yours.',
  staleNumber: 'The match has gone on since; have a look at what is asked now.',
  illegal: 'This move is not possible now.',
  unreadable: 'This page and the host’s do not understand each other. Reload both.',
  undoNothing: 'There is nothing of yours to take back.',
  notPlaying: 'The match begins when every seat is taken.',
  over: 'The match is over.',
  notKept: 'This device could not keep the move. Free some storage and try again.',
  readOnly: 'This match is only shown.',
  closed: 'This table is closed.',
}

/** What the table itself says against something; `undefined` when it is for the title's Words. */
export function tableRefusal({ reason, section }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  return section === tableSection && known ? refusals[known] : undefined
}

const problems: Readonly<Record<ProblemReason, string>> = {
  notJson: 'This file is damaged or is no match file',
  tooLong: 'This file is longer than any match',
  notMatch: 'This is no match file',
  otherVersion: 'This match file was written by another version of this page',
  badField: 'Something in this match cannot be read',
  otherGame: 'This match is of another game',
  otherRuleset: 'This match was played by another version of the rules',
  otherEdition: 'This match was played with other component values',
  badOptions: 'This match was set up in a way the rules do not know',
  badSeats: 'A seat is named that is not at this table',
  wrongNumber: 'The entries are not in order',
  wrongEpoch: 'An entry claims a host it cannot have',
  wrongPrev: 'An entry does not continue the one before it',
  wrongBy: 'An entry was written by somebody who cannot write it',
  noSetup: 'The match does not begin with its setup',
  secondSetup: 'The match is set up twice',
  illegalMove: 'A move is against the rules',
  noChanceAsked: 'Something is drawn although nothing was to be drawn',
  undoNotFree: 'A move is taken back that could not be taken back',
  wrongPosition: 'An entry leads to another position than it says',
  wrongHash: 'This match was changed after it was written',
  notKept: 'This device could not keep the match. Free some storage and try again',
}

/** What is wrong with a match or a match file, and where, as a sentence or two. */
export function problemText({ reason, entry, field, detail }: Problem): string {
  const what = `${problems[reason]}.`
  const found = detail === undefined || reason === 'badOptions' ? '' : ` Found: ${detail}.`
  if (entry === undefined && field === undefined) return what
  if (entry === undefined) return `${what} The field «${field}» is wrong.${found}`
  const good = entry > 0 ? ` Entries 0 to ${entry - 1} are good.` : ''
  if (field === undefined) return `${what} Entry ${entry} is at fault.${good}`
  return `${what} The field «${field}» of entry ${entry} is at fault.${found}${good}`
}
