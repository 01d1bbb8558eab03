import type { Flaw } from '../../../rules/flaw.ts'
import { type Board, other, type Phase, type Position } from '../position.ts'
import { provision } from '../turn.ts'
import { colourOf, flaw, found, pathOf } from './flaws.ts'

/** Flaws in whose turn it is and in what has been done in it. */
export function turnFlaws(p: Position): readonly Flaw[] {
  const { phase, todo } = p
  if (phase === 'deal') return [flaw('dealOnce', 'phase')]
  const isPending = todo.length > 0 && phase !== 'perform'
  const pending = isPending ? flaw('workPending', 'phase', { phase }) : undefined
  const order = phase === 'provide' ? provideFlaw(p) : orderFlaw(p)
  return found([pending, order, flipsFlaw(p), cardFlaw(p)])
}

const held = ({ supply }: Board) => supply.iron + supply.stone

/** Setup step 10: in reverse play order each takes resources, before the first turn. */
function provideFlaw(p: Position): Flaw | undefined {
  const [first, second] = [p.boards[other(p.start)], p.boards[p.start]]
  const acting = p.boards[p.seat]
  if (!first || !second || !acting) return undefined
  const against = (reason: 'takesFirst' | 'takesEarly' | 'hasTaken', board: Board) =>
    flaw(reason, pathOf(p, board, 'supply'), { colour: colourOf(board), have: held(board), need: provision })
  if (p.turn !== 0) return flaw('turnTooEarly', 'turn', { turn: p.turn })
  if (p.seat === p.start && held(first) !== provision) return against('takesFirst', first)
  if (p.seat !== p.start && held(second) > 0) return against('takesEarly', second)
  if (held(acting) >= provision) return against('hasTaken', acting)
  const left = 2 * provision - held(first) - held(second)
  const there = p.yard.iron + p.yard.stone
  // Nothing is refilled yet, so some must be left.
  return there > left ? undefined : flaw('yardRunsOut', 'yard', { left, there })
}

/** Turns alternate, beginning with the starting player; the last one is the other player's. */
function orderFlaw(p: Position): Flaw | undefined {
  const { turn } = p
  if (turn === 0) return flaw('firstTurn', 'turn')
  const due = turn % 2 === 1 ? p.start : other(p.start)
  const [owner, acting] = [p.boards[due], p.boards[p.seat]]
  if (owner && acting && owner !== acting) {
    const amounts = { turn, owner: colourOf(owner), acting: colourOf(acting), due, next: turn + 1 }
    return flaw('otherTurn', 'seat', amounts)
  }
  if (p.phase !== 'over') return undefined
  if (!p.ending) return flaw('overNotEnding', 'ending')
  return p.seat === p.start ? flaw('lastTurn', 'turn', { next: turn + 1, seat: other(p.seat) }) : undefined
}

const unbegun: ReadonlySet<Phase> = new Set(['provide', 'select'])

const flipsFlaw = ({ flips, phase }: Position): Flaw | undefined =>
  flips > 0 && phase !== 'perform' && phase !== 'flip' ? flaw('flipsTooEarly', 'flips', { flips, phase }) : undefined

function cardFlaw(p: Position): Flaw | undefined {
  const { selected, fresh, phase } = p
  if (unbegun.has(phase) && (selected >= 0 || fresh > 0))
    return flaw('cardTooEarly', selected >= 0 ? 'selected' : 'fresh', { phase })
  const card = selected < 0 ? undefined : p.boards[p.seat]?.cards[selected]
  if (card === undefined || card >= 0 || phase === 'over' || phase === 'endCheck') return undefined
  return flaw('selectedEmpty', 'selected', { selected })
}
