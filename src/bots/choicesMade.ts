import { need } from '../kit/assert.ts'
import { same } from '../kit/json.ts'
import { facesAt } from '../rules/cards.ts'
import type { Game, GameTypes, Known, Seat } from '../rules/game.ts'
import { type Journal, lineOf, positionOf } from '../rules/journal.ts'
import type { Mind } from '../rules/mind.ts'
import { asked, choiceOf } from '../rules/play.ts'
import { cut } from '../rules/replay.ts'
import { type FutureTurn, turnOf } from './future.ts'
import type { Question } from './thinker.ts'

/** A match to think about afterwards. */
export interface Studied<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly mind: Mind<G>
  /** To its end. */
  readonly journal: Journal<G>
}

/** A choice that was made in a match, as its seat saw it. */
export interface MadeChoice<G extends GameTypes = GameTypes> {
  /** The entry of the move. */
  readonly seq: number
  /** The number of the turn: it rises whenever another seat moves, or the same one begins another turn. */
  readonly turn: number
  readonly question: Question<G>
  readonly played: G['move']
}

/** Every choice among several moves, without what was undone. */
export function choicesMade<G extends GameTypes>(studied: Studied<G>): readonly MadeChoice<G>[] {
  const made: MadeChoice<G>[] = []
  const { mind, journal } = studied
  let [turn, last]: [number, FutureTurn | undefined] = [0, undefined]
  for (const { seq, by, body } of lineOf(journal.entries)) {
    if (body.type !== 'move' || by === 'host') continue
    const before = need(journal.positions[seq - 1], 'the position before a move')
    const now = turnOf(mind, before, by)
    if (now.seat !== last?.seat || now.turn !== last.turn) turn++
    last = now
    const question = questionBefore(studied, seq, by)
    const played = question?.choice.moves.find((move) => same(move, body.move))
    if (question && played !== undefined && question.choice.moves.length > 1) made.push({ seq, turn, question, played })
  }
  return made
}

/** The question a seat faced before an entry; undefined if it was asked nothing. */
function questionBefore<G extends GameTypes>(
  { game, mind, journal }: Studied<G>,
  seq: number,
  seat: Seat,
): Question<G> | undefined {
  const asked = askedBefore({ game, journal }, seq, seat)
  return asked && { game, mind, ...asked }
}

/** The same without what thinks about it. */
export function askedBefore<G extends GameTypes>(
  { game, journal }: Pick<Studied<G>, 'game' | 'journal'>,
  seq: number,
  seat: Seat,
): Omit<Question<G>, 'game' | 'mind'> | undefined {
  const moment = cut(game, journal, seq)
  const position = positionOf(moment)
  // Its cards were opened later, but it held them.
  const held = game.hidden?.hands(position)[seat] ?? []
  const [now, later] = [facesAt(game, moment, []), facesAt(game, moment, journal.entries)]
  const known: Known = (token) => now(token) ?? (held.includes(token) ? later(token) : undefined)
  const choice = choiceOf(asked(game, position, known), seat)
  return choice && { position, seat, choice, known }
}
