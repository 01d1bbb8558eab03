import * as v from 'valibot'
import type { Game, TakenThings } from '../../rules/game.ts'
import { type Box, openBox } from './box.ts'
import { ask, why } from './choices.ts'
import type { Edition } from './content/edition.ts'
import { editions } from './content/editions.ts'
import { brings, readPosition } from './edit/index.ts'
import { apply, type Effect } from './effects.ts'
import { moveSchema } from './moves.ts'
import { boardOf, type Cubes, clonePosition, type Position } from './position.ts'
import { earnedSoFar, outcome } from './score.ts'
import { readOptions, setup } from './setup.ts'
import { chart, step } from './turn.ts'
import type { Types } from './types.ts'

export { editions }

/** The built-in edition. */
export const { builtIn } = editions

/** Foothills, bound to one edition. */
export interface Foothills extends Game<Types> {
  readonly box: Box
}

/** The rules of Foothills with the values of an edition that the schema has read. */
export function foothills(edition: Edition): Foothills {
  const box = openBox(edition)
  return {
    id: 'foothills',
    ruleset: 1,
    edition: box.edition,
    seats: { min: 2, max: 2 },
    chart,
    box,
    readOptions,
    setup: (_, options) => setup(box, options),
    clone: clonePosition,
    step: (p, input, tell) => step(box, p, input, tell),
    apply: (p, effect) => apply(box, p, effect),
    ask: (p) => ask(box, p),
    why: (p, seat, intention) => why(box, p, seat, intention),
    outcome: (p, stopped) => outcome(box, p, stopped),
    earned: (p, seat) => earnedSoFar(boardOf(p, seat)),
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(box, data, p),
    drawn,
    brings,
  }
}

/** The cubes a draw took from the bag, and those it took them from. Cubes found by looking into it are no luck. */
function drawn({ bag, phase }: Position, effect: Effect): TakenThings | undefined {
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
  if (effect.type === 'drewHand' && !effect.looked) return { iron: effect.iron, stone: effect.stone }
  if (effect.type !== 'drew') return undefined
  const count = (kind: keyof Cubes) => effect.cubes.filter((cube) => cube === kind).length
  return { iron: count('iron'), stone: count('stone'), event: count('event') }
}
