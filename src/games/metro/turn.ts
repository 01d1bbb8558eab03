import { need } from '../../kit/assert.ts'
import type { Known, PhaseInput, Tell } from '../../rules/game.ts'
import { faceOf, heldBy, opens } from './choices.ts'
import { areAllDone, finishedBy, runFrom } from './lines.ts'
import type { Effect, Move } from './moves.ts'
import { ownerOf, type Phase, type Position, pointsOf } from './position.ts'

/** The order of a turn. */
export const chart = {
  first: { began: 'turn' },
  turn: { laid: 'score', shown: 'shown', drew: 'turn' },
  shown: { drew: 'turn', lifted: 'turn' },
  score: { scored: 'refill', over: 'over' },
  refill: { next: 'turn' },
  over: {},
} as const satisfies Record<Phase, Partial<Record<string, Phase>>>

type Told = Tell<Effect>

/** Runs the phase the position is in, and returns how it ended. */
export function step(p: Position, input: PhaseInput<Move>, tell: Told): string {
  switch (p.phase) {
    case 'first':
      if (input.type === 'chance') tell({ type: 'began', seat: input.draw(p.hands.length) })
      return 'began'
    case 'turn':
      if (input.type !== 'move') throw new Error('a turn without a move')
      return turn(p, input.move, input.known, tell)
    case 'shown':
      return shown(p, tell)
    case 'score':
      return score(p, tell)
    case 'refill':
      return refill(p, tell)
    case 'over':
      return 'none'
  }
}

function turn(p: Position, move: Move, known: Known | undefined, tell: Told): string {
  const { seat } = p
  if (move.type === 'draw') return drawExtra(p, tell)
  if (move.type === 'show') {
    const cards = opens(p, move).map((token) => ({ token, face: opened(p, known, token) }))
    tell({ type: 'shown', seat, cards })
    return 'shown'
  }
  const { token, cell, turns = 0 } = move
  tell({ type: 'laid', seat, token, face: opened(p, known, token), cell, turns })
  return 'laid'
}

const opened = (p: Position, known: Known | undefined, token: number) => need(faceOf(p, known, token), 'an open tile')

function drawExtra(p: Position, tell: Told): string {
  tell({ type: 'drew', seat: p.seat, token: need(p.pool[0], 'a tile to draw'), extra: true })
  return 'drew'
}

/** “If the tile in their hand cannot be placed … they may draw a new tile.” */
function shown(p: Position, tell: Told): string {
  if (p.pool.length > 0) return drawExtra(p, tell)
  tell({ type: 'lifted', seat: p.seat })
  return 'lifted'
}

/** “Points for completed routes are scored as soon as an unbroken line is formed.” */
function score(p: Position, tell: Told): string {
  const { cell } = need(p.laid[p.laid.length - 1], 'a laid tile')
  const runs = finishedBy(p, cell).map((station) => ({ station, run: need(runFrom(p, station), 'a finished line') }))
  // The order makes no difference to the score: the longest comes last because it is the best to watch.
  for (const { station, run } of runs.sort((a, b) => a.run.tiles - b.run.tiles)) {
    const seat = ownerOf(p, station)
    const owned = seat === undefined ? { points: 0 } : { seat, points: pointsOf(run) }
    tell({ type: 'finished', station, ...run, ...owned })
  }
  if (!areAllDone(p)) return 'scored'
  tell({ type: 'over' })
  return 'over'
}

/** “A player may place the tile in their hand then draw a replacement tile, if there are any remaining.” */
function refill(p: Position, tell: Told): string {
  const { seat, pool } = p
  const token = pool[0]
  if (p.drawn < 0 && token !== undefined) tell({ type: 'drew', seat, token, extra: false })
  tell({ type: 'turned', seat: nextSeat(p) })
  return 'next'
}

/** The next seat that holds a tile. There is one while trains are left: the last tile ends every line. */
function nextSeat(p: Position): number {
  let seat = (p.seat + 1) % p.hands.length
  while (heldBy(p, seat).length === 0 && seat !== p.seat) seat = (seat + 1) % p.hands.length
  return seat
}
