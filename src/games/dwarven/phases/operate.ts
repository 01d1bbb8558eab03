import type { Seat, Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { IntentionOf, Move } from '../moves.ts'
import { boardOf, inTurn, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { hinderMine, workingMines } from '../verbs/drawing.ts'
import { answerOf, askSealed, beginSealed, type PhaseRules, sealAnswer, subsets } from './rules.ts'

/** Mines that a seat is asked about at once; with more there are several sealed rounds. */
const atOnce = 7

/** “Pay Operating Expenses”: everyone says at the same time which mines are to be operated. */
export const operating: PhaseRules = {
  ask: (box, p) => askSealed(p, (seat) => operateMoves(box, p, seat)),
  step: (box, p, input, tell) => {
    if (!sealAnswer(p, input)) return 'more'
    for (const seat of inTurn(p)) operate(box, p, seat, tell)
    p.rounds += 1
    askRound(box, p)
    return p.asked.length > 0 ? 'more' : 'paid'
  },
  against: { operate: hinderOperate },
}

export function beginOperating(box: Box, p: Position): void {
  p.rounds = 0
  askRound(box, p)
}

/** Everyone is asked who can pay for a mine of this round. */
function askRound(box: Box, p: Position): void {
  const seats = p.boards.flatMap((_, seat) => (affordable(box, p, seat) > 0 ? [seat] : []))
  beginSealed(p, seats)
}

/** The mines that a seat is asked about in this round. */
const minesAsked = (p: Position, seat: Seat): number[] =>
  workingMines(p, seat)
    .sort((a, b) => a - b)
    .slice(p.rounds * atOnce, (p.rounds + 1) * atOnce)

/** The most of these mines that can be paid for. */
const affordable = ({ is }: Box, p: Position, seat: Seat): number =>
  Math.min(minesAsked(p, seat).length, Math.floor(boardOf(p, seat).money / is.operate))

function operateMoves(box: Box, p: Position, seat: Seat): Move[] {
  const most = affordable(box, p, seat)
  const sets = subsets(minesAsked(p, seat)).filter((mines) => mines.length <= most)
  return sets.map((mines) => ({ type: 'operate', mines }))
}

function operate({ is }: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  const mines = answerOf(p, seat, 'operate')?.mines ?? []
  if (mines.length > 0) tell({ type: 'operated', seat, mines, cost: mines.length * is.operate })
}

function hinderOperate({ is }: Box, p: Position, seat: Seat, { mines = [] }: IntentionOf<'operate'>) {
  const asked = minesAsked(p, seat)
  for (const mine of mines) {
    const against: Against | undefined = hinderMine(p, seat, mine)
    if (against) return against
    if (!asked.includes(mine)) return 'askedLater'
  }
  const [need, have] = [mines.length * is.operate, boardOf(p, seat).money]
  return need > have ? ({ reason: 'shortOperate', facts: { need, have } } as const) : undefined
}
