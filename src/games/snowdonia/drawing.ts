import { need } from '../../kit/assert.ts'
import type { Draw } from '../../rules/chance.ts'
import type { Tell } from '../../rules/game.ts'
import { type Box, contractIn } from './box.ts'
import type { Effect } from './effects.ts'
import type { Cube, Cubes, Position } from './position.ts'

/*
 * The order of the deck is nobody’s secret: nobody knows it before a card comes. So each card is drawn when it
 * comes, among those with the back that everyone sees, and then the back of the next one is drawn.
 */

/**
 * Draws the top contract, if there is one; the discards are shuffled first where the deck is empty. `come` tells where
 * it goes, which takes it out of the deck; then the back of the next one can be seen.
 */
export function drawContract(
  box: Box,
  p: Position,
  draw: Draw,
  come: (contract: number) => void,
  tell: Tell<Effect>,
): number | undefined {
  if (p.back === 'none') revealBack(box, p, draw, tell)
  const fitting = p.deck.filter((id) => contractIn(box, id).weather === p.back)
  if (fitting.length === 0) return undefined
  const contract = need(fitting[draw(fitting.length)], 'a contract')
  come(contract)
  if (p.deck.length > 0) revealBack(box, p, draw, tell)
  return contract
}

/** Turns the discards into the deck if it is empty, and shows the back of its top card, if there is one. */
export function revealBack(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  if (p.deck.length === 0 && p.discard.length > 0) tell({ type: 'reshuffled' })
  if (p.deck.length === 0) return
  const { weather } = contractIn(box, need(p.deck[draw(p.deck.length)], 'a contract'))
  tell({ type: 'back', weather })
}

/** Up to `count` cubes drawn from a bag, in order. Telling the draw is what moves them. */
export function drawCubes(
  { iron, stone, coal, event }: Readonly<Cubes & { event: number }>,
  count: number,
  draw: Draw,
): Cube[] {
  const left = { iron, stone, coal, event }
  let all = iron + stone + coal + event
  const cubes: Cube[] = []
  while (cubes.length < count && all > 0) {
    const cube = cubeAt(left, draw(all))
    left[cube] -= 1
    all -= 1
    cubes.push(cube)
  }
  return cubes
}

/** The kind of the cube at a place, were they sorted. */
function cubeAt({ iron, stone, coal }: Cubes, at: number): Cube {
  if (at < iron) return 'iron'
  if (at < iron + stone) return 'stone'
  return at < iron + stone + coal ? 'coal' : 'event'
}
