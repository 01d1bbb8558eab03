import type { Seat } from '../../../rules/game.ts'
import { type Box, lineIn } from '../box.ts'
import type { Intention, Move, MoveOf, MoveType } from '../moves.ts'
import { kinds, type Position } from '../position.ts'
import { pickOf, sendOf } from './trial.ts'

type Picks = { readonly [T in MoveType]: (box: Box, p: Position, move: MoveOf<T>) => string[] }

/** The station at an end of the line. */
const endBoard = (box: Box, p: Position, end: number): string =>
  `board:${end === 1 ? lineIn(box, p).stations.length - 1 : 0}`

const picks: Picks = {
  end: (box, p, { end }) => [endBoard(box, p, end)],
  post: (box, p, { end }) => [endBoard(box, p, end)],
  hire: () => ['hire'],
  place: (_, __, on) => [pickOf(on), sendOf(on)],
  use: (_, __, { contract }) => [`contract:${contract}`],
  take: (_, __, { iron, stone, coal }) => [`offer:take:${iron}:${stone}:${coal}`],
  trade: (_, __, { steel, stone }) => [`offer:trade:${steel}:${stone}`],
  build: (_, __, { site, iron = 0, rubble = 0 }) => [`site:${site}`, `offer:build:${site}:${iron}:${rubble}`],
  buy: (_, __, { train, iron = 0 }) => [`train:${train}`, `offer:buy:${train}:${iron}`],
  contract: (_, __, { contract }) => [`contract:${contract}`],
  disc: (_, __, { weather }) => [`offer:disc:${weather}`],
  move: (_, __, { area, space, toArea, toSpace }) => [`man:${area}:${space}`, `space:${toArea}:${toSpace}`],
  keep: (_, __, { contract }) => [`contract:${contract}`],
  pay: () => ['offer:pay'],
  discard: (_, __, { contract }) => [`contract:${contract}`],
  return: () => ['offer:return'],
  score: (_, __, { contracts }) => [`offer:score:${contracts.join('-')}`],
  done: () => ['offer:done'],
}

// Passes the type separately, so that the compiler matches picks to move.
const picksOf = <T extends MoveType>(type: T, box: Box, p: Position, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  picks[type](box, p, move)

/** The pieces to touch for a legal move, in order. */
export const picksFor = (box: Box, p: Position, move: Move): string[] => picksOf(move.type, box, p, move)

/** The meaning of touching these pieces, topmost first; undefined for mere scenery. */
export function meaningOf(box: Box, p: Position, seat: Seat, ids: readonly string[]): Intention | undefined {
  for (const id of ids) {
    const meaning = meaningOfOne(box, p, seat, id)
    if (meaning) return meaning
  }
  return undefined
}

function meaningOfOne(box: Box, p: Position, seat: Seat, id: string): Intention | undefined {
  const [what = '', first = '', second = ''] = id.split(':')
  const number = Number(first)
  switch (what) {
    case 'space':
      return spaceMeaning(p, number, Number(second))
    case 'area':
      return { type: 'place', area: number }
    case 'send':
    case 'man':
      return doing(p) === 'move'
        ? { type: 'move', area: number, space: Number(second) }
        : { type: 'place', area: number, space: Number(second) }
    case 'hire':
      return { type: 'hire' }
    case 'contract':
      return contractMeaning(p, number)
    case 'yard':
      return kinds.some((kind) => kind === first) ? { type: 'take' } : undefined
    case 'site':
      return { type: 'build', site: number }
    case 'train':
      return p.boards[seat]?.train === number ? { type: 'return' } : { type: 'buy', train: number }
    case 'board':
      return boardMeaning(box, p, number)
    default:
      return undefined
  }
}

const doing = (p: Position) => p.todo.at(-1)?.do

const spaceMeaning = (p: Position, area: number, space: number): Intention =>
  doing(p) === 'move' ? { type: 'move', toArea: area, toSpace: space } : { type: 'place', area, space }

function contractMeaning(p: Position, contract: number): Intention {
  if (doing(p) === 'keep') return { type: 'keep', contract }
  if (p.phase === 'upkeep') return { type: 'discard', contract }
  return p.office.includes(contract) ? { type: 'contract', contract } : { type: 'use', contract }
}

/** The boards at the ends are where players choose to begin. */
function boardMeaning(box: Box, p: Position, station: number): Intention | undefined {
  const last = lineIn(box, p).stations.length - 1
  if (p.phase !== 'ends' || (station !== 0 && station !== last)) return undefined
  const end = station === 0 ? 0 : 1
  return p.boards.every((board) => board.end >= 0) ? { type: 'post', end } : { type: 'end', end }
}
