import { type Board, other, type Phase, type Position } from '../position.ts'
import { provision } from '../turn.ts'
import { nameOf } from './goods.ts'

/** What cannot be of whose turn it is, and of what has been done in it. */
export function turnFlaw(p: Position): string | undefined {
  if (p.phase === 'deal') return 'the deal comes once, before everything else'
  if (p.todo.length > 0 && p.phase !== 'perform')
    return `work is pending, which there is only in the phase perform, not in ${p.phase}`
  return (p.phase === 'provide' ? provideFlaw(p) : orderFlaw(p)) ?? cardFlaw(p)
}

const held = ({ supply }: Board) => supply.iron + supply.stone

/** Setup step 10: in reverse play order each takes resources, before the first turn. */
function provideFlaw(p: Position): string | undefined {
  const [first, second] = [p.boards[other(p.start)], p.boards[p.start]]
  const acting = p.boards[p.seat]
  if (!first || !second || !acting) return undefined
  if (p.turn !== 0) return `turn ${p.turn}, before the first resources are taken`
  if (p.seat === p.start && held(first) !== provision)
    return `${nameOf(first)} takes ${provision} resources first and holds ${held(first)}`
  if (p.seat !== p.start && held(second) > 0)
    return `${nameOf(second)} holds ${held(second)} resources before it may take any`
  if (held(acting) >= provision)
    return `${nameOf(acting)} takes its first ${provision} resources and holds ${held(acting)}`
  const left = 2 * provision - held(first) - held(second)
  const there = p.yard.iron + p.yard.stone
  // Nothing is refilled yet, so some are left.
  return there > left
    ? undefined
    : `${left} resources are to be taken, and of ${there} in the stockyard none would be left`
}

/** Turns alternate from the starting player's on, and the last one is the other's. */
function orderFlaw(p: Position): string | undefined {
  if (p.turn === 0) return 'the first turn is turn 1'
  const due = p.boards[p.turn % 2 === 1 ? p.start : other(p.start)]
  const acting = p.boards[p.seat]
  if (due && acting && due !== acting)
    return `turn ${p.turn} is ${nameOf(due)}’s, and seat says ${nameOf(acting)}`
  if (p.phase !== 'over') return undefined
  if (!p.ending) return 'the match is over and its end was not triggered'
  return p.seat === p.start ? 'the starting player never has the last turn' : undefined
}

const unbegun: ReadonlySet<Phase> = new Set(['provide', 'select'])

function cardFlaw(p: Position): string | undefined {
  const { selected, flips, fresh, phase } = p
  if (flips > 0 && phase !== 'perform' && phase !== 'flip')
    return `${flips} cards may be flipped, which there is only in a turn, not in ${phase}`
  if (unbegun.has(phase) && (selected >= 0 || fresh > 0))
    return `in the phase ${phase} no card is selected or fresh (selected -1, fresh 0)`
  const card = selected < 0 ? undefined : p.boards[p.seat]?.cards[selected]
  if (card === undefined || card >= 0 || phase === 'over' || phase === 'endCheck') return undefined
  return `slot ${selected} is selected and holds no card`
}
