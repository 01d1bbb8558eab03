import type { TakenThings } from '../../rules/game.ts'
import type { Effect } from './effects.ts'
import type { Cubes, Position } from './position.ts'

/** The cubes a draw took from the bag, and those it took them from. Cubes found by looking into it are no luck. */
export function drawn({ bag, phase }: Position, effect: Effect): TakenThings | undefined {
  const came = cameBy(effect)
  if (!came) return undefined
  const { iron = 0, stone = 0, event = 0 } = came
  const resources = { iron: bag.iron + iron, stone: bag.stone + stone }
  // White cubes aren’t in the bag at the deal; those drawn into a hand are replaced.
  const isWithout = phase === 'deal' || effect.type === 'drewHand'
  return { came, from: isWithout ? resources : { ...resources, event: bag.event + event } }
}

/** The cubes that an effect says were drawn at random. */
function cameBy(effect: Effect): Partial<Cubes> | undefined {
  if (effect.type === 'drewHand' && !effect.looked)
    return { iron: effect.iron, stone: effect.stone }
  if (effect.type !== 'drew') return undefined
  const count = (kind: keyof Cubes) => effect.cubes.filter((cube) => cube === kind).length
  return { iron: count('iron'), stone: count('stone'), event: count('event') }
}
