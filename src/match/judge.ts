import { same } from '../kit/json.ts'
import type { Ask, Game, GameTypes, Seat } from '../rules/game.ts'
import {
  type Body,
  type Entry,
  isPlayed,
  type Problem,
  type ProblemReason,
} from '../rules/journal.ts'
import { extend, type Journal, lastOf, positionOf, type Step } from '../rules/replay.ts'
import { refuse, type TableReason } from './refusals.ts'
import type { Answer, Standing } from './table.ts'

/** A move that a seat offers as the answer to what was asked after entry `seq`. */
export interface Offer<M> {
  readonly seat: Seat
  readonly seq: number
  readonly move: M
}

/**
 * What a host makes of an offered move.
 * An offer that was taken already is accepted again, since it may have been sent twice.
 */
export function judgeMove<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  standing: Standing,
  { seat, seq, move }: Offer<G['move']>,
): Judged<G> {
  const { entries } = journal
  const taken = answerTo(entries, seq)
  if (taken?.by === seat && taken.body.type === 'move' && same(taken.body.move, move))
    return { type: 'accepted', seq: taken.seq }
  const stopped = judgeStanding(standing)
  if (stopped) return stopped
  if (seq < lastMark(entries) || seq >= entries.length)
    return refuse('staleNumber', { seq, now: entries.length - 1 })
  return judgeBody(game, journal, standing, seat, { type: 'move', move })
}

function judgeStanding(standing: Standing): Answer | undefined {
  if (standing === 'closed') return refuse('closed')
  return standing === 'waiting' ? refuse('notPlaying') : undefined
}

/** What comes of something offered: an answer without anything written, or what is to be written. */
export type Judged<G extends GameTypes = GameTypes> =
  | Answer
  | { readonly type: 'step'; readonly step: Step<G> }

/** The same for anything a seat may do, as the journal stands now. It is played here, once. */
export function judgeBody<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  standing: Standing,
  seat: Seat,
  body: Body<G['move']>,
): Judged<G> {
  const stopped = judgeStanding(standing)
  if (stopped) return stopped
  const step = extend(game, journal, seat, body)
  if (!('problem' in step)) return { type: 'step', step }
  return body.type === 'move' && step.problem.reason === 'illegalMove'
    ? refuseMove(game, journal, seat, body.move)
    : refuseFor(step.problem, journal.ask, seat)
}

/** What to say to a seat about something that the journal cannot take. */
export function refuseFor({ reason, detail = '' }: Problem, ask: Ask<unknown>, seat: Seat): Answer {
  const asked = ask.type === 'choose' && ask.seat === seat
  if (reason === 'illegalMove' && !asked)
    return refuse(ask.type === 'over' ? 'over' : 'notYourTurn')
  if (reason === 'badPosition') return refuse(reason, { why: detail.slice(0, longestWhy) })
  return refuse(reasons[reason] ?? 'illegal')
}

/** Letters of a text in a refusal that is sent to a guest. */
const longestWhy = 200

const reasons: Readonly<Partial<Record<ProblemReason, TableReason>>> = {
  undoNotFree: 'undoNothing',
  alreadyOver: 'over',
  badNote: 'badNote',
}

function refuseMove<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seat: Seat,
  move: G['move'],
): Answer {
  const { ask } = journal
  if (ask.type === 'over') return refuse('over')
  if (ask.type !== 'choose' || ask.seat !== seat) return refuse('notYourTurn')
  const refusal = game.why(positionOf(journal), seat, move)
  return refusal ? { type: 'refused', refusal } : refuse('illegal')
}

/** Tells two questions apart: it changes with all that is played or taken back. */
export function questionOf<G extends GameTypes>(journal: Journal<G>): string {
  return `${journal.entries.filter(isMark).length}/${lastOf(journal).position}`
}

/** True for entries after which something else is asked than before. */
export const isMark = (entry: Entry<unknown>) => isPlayed(entry) || entry.body.type === 'undo'

const lastMark = (entries: readonly Entry<unknown>[]) => entries.findLast(isMark)?.seq ?? -1

/** The entry that answered what was asked after entry `seq`, if any did. */
const answerTo = <M>(entries: readonly Entry<M>[], seq: number): Entry<M> | undefined =>
  entries.slice(seq + 1).find(isMark)
