import type { Ask, Choice, Seat } from '../../rules/game.ts'
import { type Box, lineIn, trainIn } from './box.ts'
import { ends, hire, type Move, type MoveOf, posts } from './moves.ts'
import { boardOf, type Position } from './position.ts'
import { assignments } from './score.ts'
import { atHome } from './setup.ts'
import { emptySpaces, openArea } from './spaces.ts'
import { upkeepMoves } from './upkeep.ts'
import { hinderUse } from './uses.ts'
import { askTop } from './work.ts'

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
      return choose(p.window[0] ?? 0, usesOf(box, p))
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

/** Blaenau Ffestiniog: the ends with room for another surveyor, unless there is but one; then the game’s. */
function endMoves(box: Box, p: Position): readonly Move[] {
  if (p.boards.every(({ end }) => end >= 0)) return posts
  const open = ends.filter(({ end }) => hasRoom(box, p, end))
  return open.length > 1 ? open : []
}

/** Whether another player may begin at an end. */
export const hasRoom = (box: Box, p: Position, end: number): boolean =>
  p.boards.filter((board) => board.end === end).length < lineIn(box, p).ends

function assignMoves(box: Box, p: Position): Move[] {
  const moves: Move[] = emptySpaces(p).map(({ area, space }) => placeOn(area, space))
  if (canHire(box, p, p.seat)) moves.push(hire)
  return moves
}

/** Before a player’s first labourer, with coal enough for the train. */
function canHire(box: Box, p: Position, seat: Seat): boolean {
  const { train, hired, labourers, goods } = boardOf(p, seat)
  return train > 0 && !hired && labourers === atHome && goods.coal >= trainIn(box, train).hire
}

/** Each made once: listed at every placement. */
const places: MoveOf<'place'>[][] = Array.from({ length: openArea + 1 }, (_, area) =>
  Array.from({ length: 16 }, (__, space) => ({ type: 'place', area, space })),
)

const placeOn = (area: number, space: number): MoveOf<'place'> =>
  places[area]?.[space] ?? { type: 'place', area, space }

/** The contracts that the player whose window it is may use, and to use none. Empty where there are none. */
export function usesOf(box: Box, p: Position): Move[] {
  const [seat] = p.window
  if (seat === undefined) return []
  const moves: Move[] = []
  for (const contract of boardOf(p, seat).hand)
    if (!hinderUse(box, p, seat, contract)) moves.push({ type: 'use', contract })
  if (moves.length > 0) moves.push({ type: 'done' })
  return moves
}

const scoreMoves = (box: Box, p: Position, seat: Seat): Move[] =>
  assignments(box, p, seat).map(({ contracts }) => ({ type: 'score', contracts: [...contracts] }))
