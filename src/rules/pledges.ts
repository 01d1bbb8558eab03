import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Body } from './body.ts'
import type { Ask, Choice, Seat } from './game.ts'
import { choicesOf } from './play.ts'
import type { EntryProblem } from './problem.ts'
import { isDrawnTogether, signingKeyOf, type TableState } from './tableState.ts'

/*
 * Sealed questions: where everyone plays at a device of their own, nobody shows an answer before all have pledged theirs,
 * by a hash over a salt, the seat and the move. Then the answers are shown, in the order asked, each with its salt, and
 * have to be those pledged. A pledge binds the key that made it. Someone else who sits there by then makes a new one, as
 * long as nothing has been shown; after that, nobody can show what was pledged, and the new answer counts without.
 */

type MoveBody<M> = Extract<Body<M>, { readonly type: 'move' }>

/** The pledge of a seat's move, 64 hexadecimal digits. It names the seat, so that nobody can pledge what another did. */
export const pledgeOf = (salt: string, seat: Seat, move: unknown): string =>
  sha256Hex(`narrow-gauge answer ${salt} ${seat} ${canonical(move)}`)

/** A move as it is written where nobody pledges. */
export function withoutSalt<M>(body: MoveBody<M>): MoveBody<M> {
  const { salt: _, ...rest } = body
  return rest
}

/** Whether answers are pledged: in a match whose draws are made together, and not while it is only copied. */
const isPledged = (table: TableState, ask: Ask<unknown>): boolean =>
  ask.type === 'choose' && ask.sealed === true && table.setup?.key !== undefined && isDrawnTogether(table)

/** Whether a seat is bound by the pledge that it made. */
export function isBinding({ pledges, roster }: TableState, seat: Seat): boolean {
  const pledge = pledges.of.get(seat)
  return pledge !== undefined && pledge.key === signingKeyOf(roster, seat)
}

/** The seats that have yet to pledge their answer; empty once all have; undefined if nobody has to. */
export function owing(table: TableState, ask: Ask<unknown>): readonly Seat[] | undefined {
  if (!isPledged(table, ask)) return undefined
  const { of, isShown } = table.pledges
  const hasPledged = (seat: Seat) => (isShown ? of.has(seat) : isBinding(table, seat))
  return choicesOf(ask).flatMap(({ seat }) => (hasPledged(seat) ? [] : [seat]))
}

/** Whether all have pledged their answers, which are now shown one after another. */
export const isShowing = (table: TableState, ask: Ask<unknown>): boolean => owing(table, ask)?.length === 0

/** Whether a seat has to pledge its answer now, rather than make a move. */
export const owesPledge = (table: TableState, ask: Ask<unknown>, seat: Seat): boolean =>
  owing(table, ask)?.includes(seat) === true

/**
 * The question as it is put to people and bots: to those who have yet to answer. Once all have pledged, it names those
 * whose answers have yet to be shown, and lists no moves, except for someone whom no pledge binds.
 */
export function yetToAnswer<M>(table: TableState, ask: Ask<M>): Ask<M> {
  const seats = owing(table, ask)
  if (!seats || ask.type !== 'choose') return ask
  const covered = (choice: Choice<M>) =>
    choice.seat === ask.seat && !isBinding(table, ask.seat) ? choice : { ...choice, moves: [] }
  const left = choicesOf(ask).flatMap((choice) => (seats.includes(choice.seat) ? [choice] : []))
  const [{ seat, moves } = ask, ...also] = left.length > 0 ? left : choicesOf(ask).map(covered)
  return { type: 'choose', sealed: true, seat, moves, ...(also.length > 0 ? { also } : {}) }
}

const bad = (field: string): EntryProblem => ({ reason: 'badPledge', field })

/** The problem with a pledge: only those asked a sealed question make one, once. */
export const pledgeProblem = (table: TableState, ask: Ask<unknown>, by: Seat | 'host'): EntryProblem | undefined =>
  by !== 'host' && owesPledge(table, ask, by) ? undefined : bad('body.type')

/** The problem with a legal move, as an answer to a sealed question; or with its salt, if it is none. */
export function answerProblem(
  table: TableState,
  ask: Ask<unknown>,
  by: Seat | 'host',
  { move, salt }: MoveBody<unknown>,
): EntryProblem | undefined {
  if (!isPledged(table, ask)) return salt === undefined ? undefined : bad('body.salt')
  if (by === 'host' || ask.type !== 'choose' || ask.seat !== by || !isShowing(table, ask)) return bad('body.type')
  if (!isBinding(table, by)) return salt === undefined ? undefined : bad('body.salt')
  const isKept = salt !== undefined && pledgeOf(salt, by, move) === table.pledges.of.get(by)?.pledge
  return isKept ? undefined : bad('body.salt')
}
