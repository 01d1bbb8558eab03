import type { Known, Refusal, Seat } from '../../rules/game.ts'
import { refusalOf } from '../../rules/refusal.ts'
import { isCity, isOnePointOn, squareName, turnedKind } from './board.ts'
import { ask, faceOf, heldBy, mayDraw } from './choices.ts'
import type { Move } from './moves.ts'
import type { Position } from './position.ts'
import { type Reason, reasons } from './reasons.ts'

/** The first rule that forbids an intention; undefined if it is legal, as far as one knows. */
export function why(p: Position, seat: Seat, move: Move, known?: Known): Refusal | undefined {
  const reason = forbids(p, seat, move, known)
  return reason && refusalOf(reason, reasons, amountsOf(move))
}

function forbids(p: Position, seat: Seat, move: Move, known?: Known): Reason | undefined {
  if (p.phase === 'over') return 'over'
  if (p.phase !== 'turn') return 'drawing'
  if (seat !== p.seat) return 'notYourTurn'
  if (move.type === 'draw') return whyNotDraw(p, known)
  return move.type === 'show' ? whyNotShow(p, known) : whyNotLay(p, seat, move, known)
}

function whyNotDraw(p: Position, known: Known | undefined): Reason | undefined {
  if (mayDraw(p)) return undefined
  if (p.drawn >= 0) return 'drawnAlready'
  if (p.pool.length === 0) return 'nothingLeft'
  return lists(p, known, 'show') ? 'showToDraw' : 'noDraw'
}

function movesIn(p: Position, known: Known | undefined): readonly Move[] {
  const asked = ask(p, known)
  return asked?.type === 'choose' ? asked.moves : []
}

const lists = (p: Position, known: Known | undefined, type: Move['type']) =>
  movesIn(p, known).some((move) => move.type === type)

function whyNotShow(p: Position, known: Known | undefined): Reason | undefined {
  if (p.drawn >= 0) return 'layDrawn'
  return p.stuck || lists(p, known, 'lay') ? 'canLay' : undefined
}

function whyNotLay(
  p: Position,
  seat: Seat,
  { token, cell, turns = 0 }: Extract<Move, { type: 'lay' }>,
  known: Known | undefined,
): Reason | undefined {
  if (!heldBy(p, seat).includes(token)) return 'notHeld'
  if (isCity(cell)) return 'city'
  if (p.board[cell] !== '') return 'taken'
  if (!p.open.includes(cell)) return 'apart'
  if (turns > 0 && !p.settings.turning) return 'noTurning'
  if (p.drawn >= 0 && token !== p.drawn) return 'layDrawn'
  const face = faceOf(p, known, token)
  const lies = face && turnedKind(face, turns)
  if (!lies || !isOnePointOn(lies, cell)) return undefined
  const isSame = (move: Move) =>
    move.type === 'lay' && move.token === token && move.cell === cell && turnedKind(face, move.turns ?? 0) === lies
  if (movesIn(p, known).some(isSame)) return undefined
  return lists(p, known, 'show') ? 'showFirst' : 'onePoint'
}

const amountsOf = (move: Move): Refusal['amounts'] => (move.type === 'lay' ? { square: squareName(move.cell) } : {})
