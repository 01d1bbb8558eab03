import { describe, expect, it } from 'vitest'
import { strengths } from '../../src/bots/strength.ts'
import { futures } from '../../src/bots/thinker.ts'
import { random, thinkers } from '../../src/bots/thinkers.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { mindOf } from '../../src/games/foothills/worth.ts'
import { metro } from '../../src/games/metro/index.ts'
import { mind } from '../../src/games/metro/worth.ts'
import { editions, think } from '../../src/games/snowdonia/worth.ts'
import { type Player, playMatch } from './match.ts'

const inFoothills = (() => {
  const game = foothills(builtIn)
  return { game, mind: mindOf(game.box) }
})()

const inSnowdonia = think(editions.builtIn)

const players = { random, ...thinkers }
const names = ['random', ...strengths] as const
/** Each with its like and with the next stronger: equals are those who could wait for each other for ever. */
const pairs = names.flatMap((one, at) => names.slice(at, at + 2).map((other) => [one, other] as const))
const player = (name: (typeof names)[number]): Player => ({ think: players[name], more: futures(4) })

describe('a match comes to its end', () => {
  it.each(pairs)('in Foothills between %s and %s', (one, other) => {
    const { moves } = playMatch(inFoothills, [player(one), player(other)], { seed: 7 })
    expect(moves).toBeLessThan(1500)
  })

  it.each(pairs)('in Snowdonia between %s and %s, and with two of each', (one, other) => {
    const two = [player(one), player(other)]
    for (const seats of [two, [...two, ...two]])
      expect(playMatch(inSnowdonia, seats, { seed: 7 }).moves).toBeLessThan(1500)
  })

  it.each(names)('in Snowdonia with %s alone', (name) => {
    const { moves } = playMatch(inSnowdonia, [player(name)], { seed: 7 })
    expect(moves).toBeLessThan(300)
  })

  it.each(pairs)('in Metro between %s and %s, with two and with four', (one, other) => {
    const two = [player(one), player(other)]
    for (const seats of [two, [...two, ...two]]) {
      const { moves } = playMatch({ game: metro, mind }, seats, { seed: 7 })
      // Every tile laid, each shown first.
      expect(moves).toBeLessThanOrEqual(120)
    }
  })
})
