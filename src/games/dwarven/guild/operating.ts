import { type Draw, shuffled } from '../../../rules/chance.ts'
import type { Seat } from '../../../rules/game.ts'
import { type Box, mineIn } from '../box.ts'
import type { Move } from '../moves.ts'
import { isReached, waysOf } from '../network.ts'
import { boardOf, type Position } from '../position.ts'
import { workingMines } from '../verbs/drawing.ts'
import { isNear, siteOf } from './mines.ts'
import { savingsFor } from './paying.ts'

/** Whether chance has to choose between mines that are equally worth operating. */
export function isTossUp(box: Box, p: Position, seat: Seat): boolean {
  const mines = ranked(box, p, seat)
  const most = mostMines(box, p, seat)
  const [last, next] = [mines[most - 1], mines[most]]
  return last !== undefined && next !== undefined && inOrder(box, p, seat)(last, next) === 0
}

/** The mines that a seat operates, of those asked about: as many as it can pay for, the best first. */
export function operateFor(box: Box, p: Position, seat: Seat, moves: readonly Move[], draw?: Draw): Move | undefined {
  const best = ranked(box, p, seat, draw).slice(0, mostMines(box, p, seat))
  const fits = moves.filter((move) => move.type === 'operate' && move.mines.every((mine) => best.includes(mine)))
  return fits.sort((a, b) => sizeOf(b) - sizeOf(a))[0]
}

const sizeOf = (move: Move): number => (move.type === 'operate' ? move.mines.length : 0)

const mostMines = (box: Box, p: Position, seat: Seat): number =>
  Math.max(0, Math.floor((boardOf(p, seat).money - savingsFor(box, p, seat)) / box.is.operate))

/** Mines that can be operated and are not paid for yet, the best first; equal ones in random order. */
function ranked(box: Box, p: Position, seat: Seat, draw?: Draw): number[] {
  const mines = workingMines(p, seat).filter((mine) => !p.working.includes(mine))
  const order = draw ? shuffled(mines.length, draw) : mines.keys()
  return [...order].flatMap((at) => mines[at] ?? []).sort(inOrder(box, p, seat))
}

/** Mines with track before others, then dearer goods, then black ways. */
function inOrder(box: Box, p: Position, seat: Seat): (a: number, b: number) => number {
  const { black } = waysOf(box, p, seat)
  const far = (mine: number) => (isNear(box, p, seat, mine) ? 0 : 1)
  const red = (mine: number) => (isReached(boardOf(p, seat), { any: black, black }, siteOf(box, p, mine)) ? 0 : 1)
  return (a, b) => far(a) - far(b) || mineIn(box, a).good - mineIn(box, b).good || red(a) - red(b)
}

/** The reading of the die that brings most; the die as it is where two bring the same. */
export function readFor(box: Box, moves: readonly Move[]): Move | undefined {
  const brought = (move: Move) => (move.type === 'read' ? (mineIn(box, move.mine).output[move.face - 1] ?? 0) : 0)
  return moves.toSorted((a, b) => brought(b) - brought(a))[0]
}
