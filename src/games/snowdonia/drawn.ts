import type { Taken } from '../../rules/game.ts'
import type { Effect } from './effects.ts'
import type { Cube, Position } from './position.ts'

/** What a draw took from the bag, and what it took that from. */
export function drawn({ bag, phase }: Position, effect: Effect): Taken | undefined {
  const came = cameBy(effect)
  if (!came) return undefined
  const { iron = 0, stone = 0, coal = 0, event = 0 } = came
  // White cubes drawn into a hand are back in the bag already.
  const white = effect.type === 'drewBag' ? bag.event : bag.event + event
  const from = { iron: bag.iron + iron, stone: bag.stone + stone, coal: bag.coal + coal }
  // At the deal of a match of one they are replaced.
  return { came, from: phase === 'deal' ? from : { ...from, event: white } }
}

function cameBy(effect: Effect): Partial<Record<Cube, number>> | undefined {
  if (effect.type === 'drewBag') {
    const { iron, stone, coal, event } = effect
    return { iron, stone, coal, event }
  }
  if (effect.type !== 'stocked') return undefined
  const count = (kind: Cube) => effect.cubes.filter((cube) => cube === kind).length
  return {
    ...{ iron: count('iron'), stone: count('stone'), coal: count('coal') },
    event: count('event'),
  }
}

/** Whether a draw that told these effects began with these cubes. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const cubes = told.flatMap((effect) => (effect.type === 'stocked' ? effect.cubes : []))
  return wanted.every((cube, at) => cubes[at] === cube)
}
