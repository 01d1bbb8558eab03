import { same } from '../kit/json.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import { type Entry, isPlayed, mayUndo } from '../rules/journal.ts'
import { legal } from '../rules/play.ts'
import { type Journal, positionOf } from '../rules/replay.ts'
import { refuse } from './refusals.ts'
import type { Answer, Standing } from './table.ts'

/** A move that a seat offers as the answer to what was asked after entry `seq`. */
export interface Offer<M> {
  readonly seat: Seat
  readonly seq: number
  readonly move: M
}

/**
 * What a host answers to an offered move without writing anything; `undefined`: it may be written.
 * An offer that was taken already is accepted again, since it may have been sent twice.
 */
export function judgeMove<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  game: Game<P, M, E, I>,
  journal: Journal<P, M>,
  standing: Standing,
  { seat, seq, move }: Offer<M>,
): Answer | undefined {
  const { entries, ask } = journal
  const taken = answerTo(entries, seq)
  if (taken?.by === seat && taken.body.type === 'move' && same(taken.body.move, move))
    return { type: 'accepted', seq: taken.seq }
  const stopped = judgeStanding(standing)
  if (stopped) return stopped
  if (seq < lastMark(entries) || seq >= entries.length)
    return refuse('staleNumber', { seq, now: entries.length - 1 })
  if (ask.type === 'over') return refuse('over')
  if (ask.type !== 'choose' || ask.seat !== seat) return refuse('notYourTurn')
  if (legal(ask, seat, move)) return undefined
  const refusal = game.why(positionOf(journal), seat, move)
  return refusal ? { type: 'refused', refusal } : refuse('illegal')
}

function judgeStanding(standing: Standing): Answer | undefined {
  if (standing === 'closed' || standing === 'lost') return refuse('closed')
  return standing === 'waiting' ? refuse('notPlaying') : undefined
}

/** The same for going back to entry `to`. */
export function judgeUndo<P, M>(
  { entries }: Journal<P, M>,
  standing: Standing,
  seat: Seat,
  to: number,
): Answer | undefined {
  const last = entries.findLast(isMark)
  if (last?.body.type === 'undo' && last.body.to === to && last.by === seat)
    return { type: 'accepted', seq: last.seq }
  const stopped = judgeStanding(standing)
  if (stopped) return stopped
  return mayUndo(entries, seat, to) ? undefined : refuse('undoNothing')
}

/** True for entries after which something else is asked than before. */
const isMark = (entry: Entry<unknown>) => isPlayed(entry) || entry.body.type === 'undo'

const lastMark = (entries: readonly Entry<unknown>[]) => entries.findLast(isMark)?.seq ?? -1

/** The entry that answered what was asked after entry `seq`, if any did. */
const answerTo = <M>(entries: readonly Entry<M>[], seq: number): Entry<M> | undefined =>
  entries.slice(seq + 1).find(isMark)
