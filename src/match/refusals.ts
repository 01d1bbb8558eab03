import type { Body } from '../rules/body.ts'
import type { Game, Refusal, Seat, Typed } from '../rules/game.ts'
import { type Journal, positionOf } from '../rules/journal.ts'
import { choiceOf } from '../rules/play.ts'
import type { Problem, ProblemReason } from '../rules/problem.ts'
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
  'tooSoon',
  'notHere',
  'notHosting',
  'readOnly',
  'tooMuch',
  'closed',
  'notNow',
] as const
/** Why the table itself, not the game's rules, refuses something. */
export type TableReason = (typeof tableReasons)[number]

/** The `section` of the table's own refusals, where the game's name a part of the rulebook. */
export const tableSection = 'table'

/** A refusal by the table. */
export function refuse(reason: TableReason, amounts: Refusal['amounts'] = {}): Answer {
  return { type: 'refused', refusal: { reason, section: tableSection, amounts } }
}

/** The answer to a seat whose entry the journal can't take. */
export function refuseFor(
  game: Game,
  journal: Journal,
  seat: Seat,
  body: Body<Typed>,
  { reason, field = '' }: Problem,
): Answer {
  if (body.type === 'move' && reason === 'illegalMove') return refuseMove(game, journal, seat, body)
  if (reason === 'badPosition') return refuse(reason, { at: field })
  return refuse(reasons[reason] ?? 'illegal')
}

const reasons: Readonly<Partial<Record<ProblemReason, TableReason>>> = {
  undoNotFree: 'undoNothing',
  alreadyOver: 'over',
  badPledge: 'notYourTurn',
  badNote: 'badNote',
  wrongEpoch: 'unreadable',
  farEpoch: 'unreadable',
  wrongPosition: 'unreadable',
}

function refuseMove(game: Game, journal: Journal, seat: Seat, { move }: { readonly move: Typed }): Answer {
  const { ask } = journal
  if (ask.type === 'over') return refuse('over')
  if (!choiceOf(ask, seat)) return refuse('notYourTurn')
  const refusal = game.why(positionOf(journal), seat, move)
  return refusal ? { type: 'refused', refusal } : refuse('illegal')
}
