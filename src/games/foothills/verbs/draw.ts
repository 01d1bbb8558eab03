import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Move } from '../moves.ts'
import { placeNavvy } from '../navvy.ts'
import { boardOf, type Cube, type FrameOf, inBag, inYard, type Position } from '../position.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** Salvage, Harbour Market: blind draws whose white cubes are replaced and go back to the bag. */
export const draw: VerbRules<VerbOf<'draw'>> = {
  hinder: (_, p) => (inBag(p) === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb) => {
    p.todo.push({ do: 'draw', cubes: verb.cubes, keep: verb.keep })
  },
}

export const drawing: FrameRules<FrameOf<'draw'>> = {
  ask: (_, p) => (inBag(p) > 0 ? 'chance' : undefined),
  perform: (_, p, frame, __, chance, tell) => {
    if (!chance) return
    let iron = 0
    const cubes = Math.min(frame.cubes, inBag(p))
    // Replacing white cubes until resources come is the same as drawing among the resources.
    for (let i = 0; i < cubes; i++) if (drawResource(p, chance) === 'iron') iron += 1
    const stone = cubes - iron
    tell({ type: 'drewHand', seat: p.seat, iron, stone, looked: false })
    keepOrAsk(p, { do: 'keep', iron, stone, keep: frame.keep }, tell)
  },
}

function drawResource(p: Position, chance: Draw): Cube {
  const kind = chance(inBag(p)) < p.bag.iron ? 'iron' : 'stone'
  p.bag[kind] -= 1
  return kind
}

/** «Take 2 iron ore and 2 stone from the bag, keep any 2»: what the bag has of each. */
export const sort: VerbRules<VerbOf<'sort'>> = {
  hinder: (_, p) => (inBag(p) === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb, __, tell) => {
    const iron = Math.min(verb.iron, p.bag.iron)
    const stone = Math.min(verb.stone, p.bag.stone)
    p.bag.iron -= iron
    p.bag.stone -= stone
    if (iron + stone === 0) return
    tell({ type: 'drewHand', seat: p.seat, iron, stone, looked: true })
    keepOrAsk(p, { do: 'keep', iron, stone, keep: verb.keep }, tell)
  },
}

function keepOrAsk(p: Position, frame: FrameOf<'keep'>, tell: Tell<Effect>): void {
  const ways = keepMoves(frame)
  if (ways.length > 1) p.todo.push(frame)
  else keep(p, frame, ways[0]?.iron ?? 0, tell)
}

export const keeping: FrameRules<FrameOf<'keep'>> = {
  ask: (_, __, frame) => keepMoves(frame),
  perform: (_, p, frame, move, __, tell) => {
    keep(p, frame, move?.type === 'keep' ? move.iron : 0, tell)
  },
}

/** Every number of iron ore that may be among the cubes kept. */
function keepMoves(frame: FrameOf<'keep'>): Extract<Move, { type: 'keep' }>[] {
  const kept = Math.min(frame.keep, frame.iron + frame.stone)
  const moves: Extract<Move, { type: 'keep' }>[] = []
  for (let iron = 0; iron <= Math.min(kept, frame.iron); iron++)
    if (kept - iron <= frame.stone) moves.push({ type: 'keep', iron })
  return moves
}

function keep(p: Position, frame: FrameOf<'keep'>, iron: number, tell: Tell<Effect>): void {
  const stone = Math.min(frame.keep, frame.iron + frame.stone) - iron
  const { supply } = boardOf(p, p.seat)
  supply.iron += iron
  supply.stone += stone
  const restIron = frame.iron - iron
  const restStone = frame.stone - stone
  p.yard.iron += restIron
  p.yard.stone += restStone
  tell({ type: 'kept', seat: p.seat, iron, stone, restIron, restStone })
}

/** Large Boat: fills the stockyard unless it holds as many cubes already, white ones counted. */
export const refill: VerbRules<VerbOf<'refill'>> = {
  hinder: (_, p, verb) => {
    if (inYard(p) + p.yard.event >= verb.to) return 'yardFull'
    return inBag(p) + p.bag.event === 0 ? 'bagEmpty' : undefined
  },
  begin: (_, p, verb) => {
    const lying = inYard(p) + p.yard.event
    if (lying >= verb.to) return
    p.todo.push({ do: 'refill', cubes: p.readings.refillSix ? verb.to : verb.to - lying })
  },
}

/** Small Boat: adds cubes to the stockyard however many lie there. */
export const stock: VerbRules<VerbOf<'stock'>> = {
  hinder: (_, p) => (inBag(p) + p.bag.event === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb) => {
    p.todo.push({ do: 'refill', cubes: verb.cubes })
  },
}

/** «Refilling the Stockyard», «Resolving an Event»: all cubes are drawn first, then each white one is an event. */
export const refilling: FrameRules<FrameOf<'refill'>> = {
  ask: (_, p) => (inBag(p) + p.bag.event > 0 ? 'chance' : undefined),
  perform: (box, p, frame, _, chance, tell) => {
    if (!chance) return
    const cubes = drawCubes(p, frame.cubes, chance)
    if (cubes.length > 0) tell({ type: 'drew', cubes })
    for (const cube of cubes) if (cube === 'event') resolve(box, p, tell)
  },
}

/** Moves up to `count` cubes from the bag to the stockyard, in the order they are drawn. */
export function drawCubes(p: Position, count: number, chance: Draw): Cube[] {
  const cubes: Cube[] = []
  for (let total = inBag(p) + p.bag.event; total > 0 && cubes.length < count; total--)
    cubes.push(drawCube(p, chance(total)))
  return cubes
}

function drawCube(p: Position, at: number): Cube {
  const cube = at < p.bag.iron ? 'iron' : at < inBag(p) ? 'stone' : 'event'
  p.bag[cube] -= 1
  p.yard[cube] += 1
  return cube
}

function resolve(box: Box, p: Position, tell: Tell<Effect>): void {
  tell({ type: 'event' })
  placeNavvy(box, p, tell)
}

/** «Yr Wyddfa»: the summit chit belongs to whoever took it last. */
export const summit: VerbRules<VerbOf<'summit'>> = {
  hinder: () => undefined,
  begin: (_, p, __, ___, tell) => {
    p.summit = p.seat
    tell({ type: 'summit', seat: p.seat })
  },
}
