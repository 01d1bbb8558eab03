import type { Ask, Refusal, Seat } from '../../rules/game.ts'
import { type Facts, refusalOf } from '../../rules/refusal.ts'
import type { Box } from './box.ts'
import { done, type Intention, type Move, selectOf } from './moves.ts'
import { type Board, boardOf, type Position, slotOf } from './position.ts'
import { type Against, reasons } from './reasons.ts'
import { sideOf } from './turn.ts'
import { flipMoves, hinderFlip } from './verbs/flip.ts'
import { askTop, hinderCard, hinderTop } from './verbs/index.ts'
import { hinderTake, takeMoves } from './verbs/take.ts'

/**
 * The input a position waits for: a seat's choice, chance, or nothing since it is over; undefined: it goes on by
 * itself.
 */
export function ask(box: Box, p: Position): Ask<Move> | undefined {
  switch (p.phase) {
    case 'deal':
      return { type: 'chance' }
    case 'provide':
      return choose(p, takeMoves(p))
    case 'select':
      return choose(p, selectMoves(box, p))
    case 'perform':
      return askPerform(box, p)
    case 'flip':
      return choose(p, additionalFlips(p))
    case 'endCheck':
      return undefined
    case 'over':
      return { type: 'over' }
  }
}

function askPerform(box: Box, p: Position): Ask<Move> | undefined {
  const asked = askTop(box, p)
  return asked === 'chance' ? { type: 'chance' } : choose(p, asked)
}

const choose = (p: Position, moves: Move[] | undefined): Ask<Move> | undefined =>
  moves && moves.length > 0 ? { type: 'choose', seat: p.seat, moves } : undefined

/** The first rule that forbids a seat what it intends; undefined if a legal move fits it. */
function hinderMove(box: Box, p: Position, seat: Seat, intention: Intention): Against | undefined {
  const asked = ask(box, p)
  if (asked?.type === 'over') return 'over'
  if (asked?.type !== 'choose') return 'drawing'
  if (asked.seat !== seat) return 'notYourTurn'
  if (p.phase === 'provide') return intention.type === 'take' ? hinderTake(p, intention.kind) : 'provideFirst'
  if (p.phase === 'select') return intention.type === 'select' ? hinderSelect(box, p, intention.card) : 'selectFirst'
  if (p.phase === 'perform') return hinderTop(box, p, intention)
  if (intention.type === 'flip') return hinderFlip(p, intention.card, p.fresh, p.selected)
  return intention.type === 'done' ? undefined : 'otherAction'
}

function selectMoves(box: Box, p: Position): Move[] {
  const moves: Move[] = []
  for (const card of boardOf(p, p.seat).cards) if (card >= 0 && !hinderSelect(box, p, card)) moves.push(selectOf(card))
  return moves
}

/** Why an action card may not be selected. */
function hinderSelect(box: Box, p: Position, card: number | undefined): Against | undefined {
  if (card === undefined) return undefined
  const board = boardOf(p, p.seat)
  const slot = slotOf(board, card)
  return slot < 0 ? 'notYourCard' : hinderCard(box, p, slot, sideOf(box, board, slot).verbs)
}

function additionalFlips(p: Position): Move[] {
  const moves = p.flips > 0 ? flipMoves(p, p.fresh, p.selected) : []
  if (moves.length > 0) moves.push(done)
  return moves
}

/** The first rule that forbids an intention, with amounts and the rulebook's heading; undefined when a legal move fits it. */
export function why(box: Box, p: Position, seat: Seat, intention: Intention): Refusal | undefined {
  const against = hinderMove(box, p, seat, intention)
  return against && refusalOf(against, reasons, namesOf(box, p, boardOf(p, seat), intention))
}

/** The names and numbers of what is intended, which any sentence about it may mention. */
function namesOf(box: Box, p: Position, board: Board, intention: Intention): Facts {
  const names: Record<string, string | number> = {}
  if ('card' in intention && intention.card !== undefined) {
    const { card } = intention
    const owner = p.boards.find((one) => slotOf(one, card) >= 0)
    names.card = owner ? sideOf(box, owner, slotOf(owner, card)).name : goldenName(box, card)
    if (owner && owner !== board) names.owner = owner.colour
  }
  const station = stationOf(intention)
  if (station !== undefined && station >= 0) {
    names.station = box.stations[station]?.name ?? ''
    names.rubble = p.rubble[station] ?? 0
  }
  if ('line' in intention && intention.line !== undefined) names.line = box.lines[intention.line]?.name ?? ''
  if ('kind' in intention && intention.kind) names.kind = intention.kind
  return names
}

const goldenName = (box: Box, card: number) => box.actions[card]?.golden.name ?? ''

function stationOf(intention: Intention): number | undefined {
  if (intention.type === 'survey') return intention.to
  return 'station' in intention ? intention.station : undefined
}
