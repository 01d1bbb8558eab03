import type { Ask, Choice, Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import { type Box, lineIn } from './box.ts'
import { ends, type Intention, type Move, posts } from './moves.ts'
import type { Position } from './position.ts'
import type { Against, Reason } from './reasons.ts'
import { hinderScore, scoreMoves } from './score.ts'
import { askTop, hinderTop } from './verbs/index.ts'
import { assignMoves, hinderHire, hinderPlace } from './verbs/labour.ts'
import { hinderDiscard, hinderPay, upkeepMoves } from './verbs/upkeep.ts'
import { hinderUse, useMoves } from './verbs/use.ts'

/** The input a position waits for: choices, chance, or nothing since it is over; undefined: it goes on by itself. */
export function ask(box: Box, p: Position): Ask<Move> | undefined {
  switch (p.phase) {
    case 'deal':
    case 'restock':
      return { type: 'chance' }
    case 'ends':
      return choose(p.seat, endMoves(box, p))
    case 'assign':
      return choose(p.seat, assignMoves(box, p))
    case 'cards':
      return choose(p.window[0] ?? 0, useMoves(box, p))
    case 'perform':
      return askWork(box, p)
    case 'upkeep':
      return askAll(p.asked, (seat) => upkeepMoves(box, p, seat))
    case 'reckon':
      return askAll(p.asked, (seat) => scoreMoves(box, p, seat))
    case 'over':
      return { type: 'over' }
    case 'work':
    case 'events':
      return undefined
  }
}

const choose = (seat: Seat, moves: readonly Move[]): Ask<Move> | undefined =>
  moves.length > 0 ? { type: 'choose', seat, moves } : undefined

/** Several seats at once, in any order. */
function askAll(seats: readonly Seat[], movesOf: (seat: Seat) => readonly Move[]): Ask<Move> | undefined {
  const [first, ...also] = seats.map((seat): Choice<Move> => ({ seat, moves: movesOf(seat) }))
  if (!first) return undefined
  return { type: 'choose', ...first, ...(also.length > 0 && { also }) }
}

function askWork(box: Box, p: Position): Ask<Move> | undefined {
  const moves = askTop(box, p)
  if (moves === 'chance') return { type: 'chance' }
  return moves && choose(p.todo.at(-1)?.seat ?? 0, moves)
}

/** The first rule that forbids a seat what it intends; undefined if a legal move fits it. */
export function hinderMove(box: Box, p: Position, seat: Seat, intention: Intention): Against | undefined {
  const asked = ask(box, p)
  if (asked?.type === 'over') return 'over'
  if (asked?.type !== 'choose') return 'drawing'
  if (!choiceOf(asked, seat)) return 'notYourTurn'
  // Some reasons hold whatever is asked.
  if (intention.type === 'end') return hinderEnd(box, p)
  if (intention.type === 'post') return hinderPost(box, p)
  if (intention.type === 'use') return hinderUse(box, p, seat, intention)
  if (p.phase === 'ends') return endFirst(p)
  if (intention.type === 'hire') return hinderHire(box, p, seat)
  return hinderAsked(box, p, seat, intention)
}

/** Why what is intended doesn’t answer what the phase asks. */
function hinderAsked(box: Box, p: Position, seat: Seat, intention: Intention): Against | undefined {
  const { type } = intention
  if (p.phase === 'perform') return hinderTop(box, p, intention)
  if (p.phase === 'assign') return type === 'place' ? hinderPlace(p, intention.area, intention.space) : 'placeFirst'
  if (p.phase === 'upkeep' && type === 'pay') return hinderPay(p, seat)
  if (p.phase === 'upkeep' && type === 'discard') return hinderDiscard(box, p, seat, intention.contract)
  if (p.phase === 'upkeep' && type === 'return') return undefined
  if (p.phase === 'reckon' && type === 'score') return hinderScore(box, p, seat, intention.contracts)
  if (type !== 'done') return 'otherAction'
  return p.phase === 'cards' ? undefined : 'cannotStop'
}

/** Blaenau Ffestiniog: the ends with room for another surveyor, unless there is but one; then the game’s. */
function endMoves(box: Box, p: Position): readonly Move[] {
  if (isBegun(p)) return posts
  const open = ends.filter(({ end }) => hasRoom(box, p, end))
  return open.length > 1 ? open : []
}

/** Whether another player may begin at an end. */
export const hasRoom = (box: Box, p: Position, end: number): boolean =>
  p.boards.filter((board) => board.end === end).length < lineIn(box, p).ends

/** Everyone has chosen an end. */
const isBegun = ({ boards }: Position): boolean => boards.every(({ end }) => end >= 0)

/** The choice due before anything else. */
const endFirst = (p: Position): Reason => (isBegun(p) ? 'postFirst' : 'endFirst')

/** Why a player can’t choose an end. */
function hinderEnd(box: Box, p: Position): Reason | undefined {
  if (lineIn(box, p).ends === 0) return 'oneLine'
  return isBegun(p) ? 'hasBegun' : undefined
}

/** Why a player can’t choose the end of the game’s own surveyor. */
function hinderPost(box: Box, p: Position): Reason | undefined {
  if (lineIn(box, p).ends === 0) return 'oneLine'
  if (!isBegun(p)) return 'endFirst'
  return p.phase === 'ends' ? undefined : 'hasPost'
}
