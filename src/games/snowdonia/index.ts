import * as v from 'valibot'
import type { Game, TakenThings } from '../../rules/game.ts'
import type { Counts } from '../../rules/odds.ts'
import { refusalOf } from '../../rules/refusal.ts'
import { apply } from './apply.ts'
import { type Box, openBox } from './box.ts'
import { ask, hinderMove } from './choices.ts'
import { type Edition, editions, type Weather, weathers } from './content/edition.ts'
import type { Effect } from './effects.ts'
import { moveSchema, type Types } from './moves.ts'
import { readOptions } from './options.ts'
import { type Cube, clonePosition, type Position } from './position.ts'
import { readPosition } from './read.ts'
import { reasons } from './reasons.ts'
import { earnedSoFar, outcome } from './score.ts'
import { setup } from './setup.ts'
import { chart, step } from './turn.ts'

export { editions }

/** The built-in edition. */
export const { builtIn } = editions

/** Snowdonia, bound to one edition. */
export interface Snowdonia extends Game<Types> {
  readonly box: Box
}

/** The rules of Snowdonia with the values of an edition that the schema has read. */
export function snowdonia(edition: Edition): Snowdonia {
  const box = openBox(edition)
  return {
    id: 'snowdonia',
    ruleset: 1,
    edition: box.edition,
    seats: { min: 1, max: 5 },
    chart,
    box,
    readOptions,
    setup: (seats, options) => setup(box, seats, options),
    clone: clonePosition,
    step: (p, input, tell) => step(box, p, input, tell),
    apply: (p, effect) => apply(box, p, effect),
    ask: (p) => ask(box, p),
    why: (p, seat, intention) => {
      const against = hinderMove(box, p, seat, intention)
      return against && refusalOf(against, reasons)
    },
    outcome: (p, stopped) => outcome(box, p, stopped),
    earned: (p, seat) => earnedSoFar(box, p, seat),
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(box, data, p),
    drawn,
    brings,
  }
}

/** The cubes a draw took from the bag, and the bag it took them from. */
function drawn({ bag, phase }: Position, effect: Effect): TakenThings | undefined {
  const came = cameBy(effect)
  if (!came) return undefined
  const { iron = 0, stone = 0, coal = 0, event = 0 } = came
  // White cubes drawn into a hand are back in the bag already.
  const white = effect.type === 'drewBag' ? bag.event : bag.event + event
  const from = { iron: bag.iron + iron, stone: bag.stone + stone, coal: bag.coal + coal }
  // At the deal of a match of one they are replaced.
  if (phase === 'deal') return { came, from }
  const taken = { came, from: { ...from, event: white } }
  return effect.type === 'stocked' ? { ...taken, isCommon: true } : taken
}

function cameBy(effect: Effect): Partial<Record<Cube, number>> | undefined {
  if (effect.type === 'drewBag') {
    const { iron, stone, coal, event } = effect
    return { iron, stone, coal, event }
  }
  if (effect.type !== 'stocked') return undefined
  const count = (kind: Cube) => effect.cubes.filter((cube) => cube === kind).length
  return { iron: count('iron'), stone: count('stone'), coal: count('coal'), event: count('event') }
}

/**
 * Whether a draw that told these effects began with these cubes, in order where they came to the Stock Yard, and
 * brought these weathers.
 */
function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const came = told.flatMap(weathersBy)
  const isSky = (name: string) => weathers.some((weather) => weather === name)
  return (
    bringsCubes(
      told,
      wanted.filter((name) => !isSky(name)),
    ) && wanted.filter(isSky).every((weather, at) => came[at] === weather)
  )
}

/** The discs that came to the weather track. */
const weathersBy = (effect: Effect): readonly Weather[] =>
  effect.type === 'forecast' ? effect.coming : effect.type === 'weather' ? effect.coming.slice(-1) : []

function bringsCubes(told: readonly Effect[], wanted: readonly string[]): boolean {
  const cubes = told.flatMap((effect) => (effect.type === 'stocked' ? effect.cubes : []))
  if (cubes.length > 0) return wanted.every((cube, at) => cubes[at] === cube)
  const came: Counts = told.map(cameBy).find((one) => one !== undefined) ?? {}
  return wanted.every((cube) => wanted.filter((one) => one === cube).length <= (came[cube] ?? 0))
}
