import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Move } from '../moves.ts'
import { placeNavvy } from '../navvy.ts'
import { pop, push } from '../pending.ts'
import { type Cube, type FrameOf, inBag, inYard, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** Salvage, Harbour Market: blind draws whose white cubes are replaced and go back to the bag. */
export const draw: VerbRules<VerbOf<'draw'>> = {
  hinder: (_, p) => (inBag(p) === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb) => {
    push(p, { do: 'draw', cubes: verb.cubes, keep: verb.keep })
  },
}

export const drawing: FrameRules<FrameOf<'draw'>> = {
  ask: (_, p) => (inBag(p) > 0 ? 'chance' : undefined),
  perform: (_, p, frame, __, chance, tell) => {
    if (!chance) return
    const cubes = Math.min(frame.cubes, inBag(p))
    let iron = 0
    // Replacing white cubes until resources come is the same as drawing from the resources alone.
    for (let drawn = 0; drawn < cubes; drawn++) if (chance(inBag(p) - drawn) < p.bag.iron - iron) iron += 1
    takeInHand(p, iron, cubes - iron, frame.keep, false, tell)
  },
}

/** “Take 2 iron ore and 2 stone from the bag, keep any 2”: what the bag has of each. */
export const sort: VerbRules<VerbOf<'sort'>> = {
  hinder: (_, p) => (inBag(p) === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb, __, tell) => {
    const iron = Math.min(verb.iron, p.bag.iron)
    const stone = Math.min(verb.stone, p.bag.stone)
    if (iron + stone > 0) takeInHand(p, iron, stone, verb.keep, true, tell)
  },
}

/** Draws cubes into the hand, and keeps some if there is only one way to keep `most` of them. */
function takeInHand(p: Position, iron: number, stone: number, most: number, looked: boolean, tell: Tell<Effect>): void {
  tell({ type: 'drewHand', seat: p.seat, iron, stone, looked })
  const hand: FrameOf<'keep'> = { do: 'keep', iron, stone, keep: most }
  const ways = keepMoves(hand)
  if (ways.length > 1) {
    pop(p)
    push(p, hand)
  } else keep(p, hand, ways[0]?.iron ?? 0, tell)
}

export const keeping: FrameRules<FrameOf<'keep'>> = {
  ask: (_, __, frame) => keepMoves(frame),
  perform: (_, p, frame, move, __, tell) => {
    keep(p, frame, move?.type === 'keep' ? move.iron : 0, tell)
  },
  against: { keep: (_, __, frame, { iron }) => (iron === undefined ? undefined : hinderKeep(frame, iron)) },
}

const keptOf = (frame: FrameOf<'keep'>): number => Math.min(frame.keep, frame.iron + frame.stone)

/** Why this many iron ore can't be kept, with stone up to the number that may be. */
function hinderKeep(frame: FrameOf<'keep'>, iron: number): Reason | undefined {
  const stone = keptOf(frame) - iron
  return iron <= frame.iron && stone >= 0 && stone <= frame.stone ? undefined : 'notInHand'
}

/** A move for each number of iron ore that may be kept. */
function keepMoves(frame: FrameOf<'keep'>): Extract<Move, { type: 'keep' }>[] {
  const moves: Extract<Move, { type: 'keep' }>[] = []
  for (let iron = 0; iron <= frame.iron; iron++) if (!hinderKeep(frame, iron)) moves.push({ type: 'keep', iron })
  return moves
}

function keep(p: Position, frame: FrameOf<'keep'>, iron: number, tell: Tell<Effect>): void {
  const stone = keptOf(frame) - iron
  const restIron = frame.iron - iron
  const restStone = frame.stone - stone
  tell({ type: 'kept', seat: p.seat, iron, stone, restIron, restStone })
}

/** Large Boat: fills the stockyard up to n cubes, white ones included. */
export const refill: VerbRules<VerbOf<'refill'>> = {
  hinder: (_, p, verb) => {
    if (inYard(p) + p.yard.event >= verb.to) return 'yardFull'
    return inBag(p) + p.bag.event === 0 ? 'bagEmpty' : undefined
  },
  begin: (_, p, verb) => {
    const lying = inYard(p) + p.yard.event
    if (lying >= verb.to) return
    push(p, { do: 'refill', cubes: p.readings.refillSix ? verb.to : verb.to - lying })
  },
}

/** Small Boat: adds cubes to the stockyard, however many it has. */
export const stock: VerbRules<VerbOf<'stock'>> = {
  hinder: (_, p) => (inBag(p) + p.bag.event === 0 ? 'bagEmpty' : undefined),
  begin: (_, p, verb) => {
    push(p, { do: 'refill', cubes: verb.cubes })
  },
}

/** “Refilling the Stockyard”, “Resolving an Event”: all cubes are drawn first, then each white one is an event. */
export const refilling: FrameRules<FrameOf<'refill'>> = {
  ask: (_, p) => (inBag(p) + p.bag.event > 0 ? 'chance' : undefined),
  perform: (box, p, frame, _, chance, tell) => {
    if (!chance) return
    const cubes = drawCubes(p, frame.cubes, chance)
    if (cubes.length > 0) tell({ type: 'drew', cubes })
    for (const cube of cubes) if (cube === 'event') resolve(box, p, tell)
  },
}

/** Up to `count` cubes drawn from the bag, in order. Telling the draw is what moves them. */
export function drawCubes({ bag }: Position, count: number, chance: Draw): Cube[] {
  let { iron, stone, event } = bag
  const cubes: Cube[] = []
  while (cubes.length < count && iron + stone + event > 0) {
    const at = chance(iron + stone + event)
    const cube = at < iron ? 'iron' : at < iron + stone ? 'stone' : 'event'
    if (cube === 'iron') iron -= 1
    else if (cube === 'stone') stone -= 1
    else event -= 1
    cubes.push(cube)
  }
  return cubes
}

function resolve(box: Box, p: Position, tell: Tell<Effect>): void {
  tell({ type: 'event' })
  placeNavvy(box, p, tell)
}

/** “Yr Wyddfa”: the summit chit belongs to the last player to take it. */
export const summit: VerbRules<VerbOf<'summit'>> = {
  begin: (_, p, __, ___, tell) => {
    tell({ type: 'summit', seat: p.seat })
  },
}
