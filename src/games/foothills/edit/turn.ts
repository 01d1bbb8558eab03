import { type Board, other, type Phase, type Position } from '../position.ts'
import { provision } from '../turn.ts'
import { type Flaw, found, nameOf, pathOf } from './words.ts'

/** What cannot be of whose turn it is, and of what has been done in it. */
export function turnFlaws(p: Position): readonly string[] {
  const { phase, todo } = p
  if (phase === 'deal') return ['the deal comes once, before everything else: set phase to select']
  const pending: Flaw =
    todo.length > 0 && phase !== 'perform'
      ? `work is pending, which there is only in the phase perform, not in ${phase}: set phase to perform, or todo to []`
      : undefined
  const order = phase === 'provide' ? provideFlaw(p) : orderFlaw(p)
  return found([pending, order, flipsFlaw(p), cardFlaw(p)])
}

const held = ({ supply }: Board) => supply.iron + supply.stone

/** Setup step 10: in reverse play order each takes resources, before the first turn. */
function provideFlaw(p: Position): Flaw {
  const [first, second] = [p.boards[other(p.start)], p.boards[p.start]]
  const acting = p.boards[p.seat]
  if (!first || !second || !acting) return undefined
  const where = (board: Board) => `${nameOf(board)} (${pathOf(p, board, 'supply')})`
  if (p.turn !== 0) return `turn ${p.turn}, before the first resources are taken: set turn to 0`
  if (p.seat === p.start && held(first) !== provision)
    return `${where(first)} takes ${provision} resources first and holds ${held(first)}`
  if (p.seat !== p.start && held(second) > 0)
    return `${where(second)} holds ${held(second)} resources before it may take any`
  if (held(acting) >= provision)
    return `${where(acting)} takes its first ${provision} resources and holds ${held(acting)}`
  const left = 2 * provision - held(first) - held(second)
  const there = p.yard.iron + p.yard.stone
  // Nothing is refilled yet, so some are left.
  return there > left
    ? undefined
    : `${left} resources are to be taken, and of ${there} in the stockyard (yard) none would be left`
}

/** Turns alternate from the starting player's on, and the last one is the other's. */
function orderFlaw(p: Position): Flaw {
  if (p.turn === 0) return 'the first turn is turn 1: set turn to 1'
  const due = p.turn % 2 === 1 ? p.start : other(p.start)
  const [owner, acting] = [p.boards[due], p.boards[p.seat]]
  if (owner && acting && owner !== acting)
    return `turn ${p.turn} is ${nameOf(owner)}’s, and seat says ${nameOf(acting)}: set seat to ${due}, or turn to ${p.turn + 1}`
  if (p.phase !== 'over') return undefined
  if (!p.ending) return 'the match is over and its end was not triggered: set ending to true'
  return p.seat === p.start
    ? `the starting player never has the last turn: set turn to ${p.turn + 1} and seat to ${other(p.seat)}`
    : undefined
}

const unbegun: ReadonlySet<Phase> = new Set(['provide', 'select'])

const flipsFlaw = ({ flips, phase }: Position): Flaw =>
  flips > 0 && phase !== 'perform' && phase !== 'flip'
    ? `${flips} cards may be flipped, which there is only in a turn, not in ${phase}: set flips to 0`
    : undefined

function cardFlaw(p: Position): Flaw {
  const { selected, fresh, phase } = p
  if (unbegun.has(phase) && (selected >= 0 || fresh > 0))
    return `in the phase ${phase} no card is selected or fresh: set selected to -1 and fresh to 0`
  const card = selected < 0 ? undefined : p.boards[p.seat]?.cards[selected]
  if (card === undefined || card >= 0 || phase === 'over' || phase === 'endCheck') return undefined
  return `slot ${selected} is selected and holds no card: set selected to -1`
}
