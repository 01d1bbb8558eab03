import { describe, expect, it } from 'vitest'
import { futuresOf } from '../../src/bots/future.ts'
import { judicious } from '../../src/bots/greedy.ts'
import { strengths } from '../../src/bots/strength.ts'
import { futures, type Question, type Thought } from '../../src/bots/thinker.ts'
import { isSlip, random, thinkers } from '../../src/bots/thinkers.ts'
import { facesKnown } from '../../src/bots/thinkRequest.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { mindOf } from '../../src/games/foothills/worth.ts'
import { metro } from '../../src/games/metro/index.ts'
import type { Types as MetroTypes } from '../../src/games/metro/moves.ts'
import { mind } from '../../src/games/metro/worth.ts'
import { imagine } from '../../src/rules/cards.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Token } from '../../src/rules/game.ts'
import { choiceOf, none, settle } from '../../src/rules/play.ts'
import { tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'
import { type Player, playMatch, shareOf } from './match.ts'

const inFoothills = (() => {
  const game = foothills(builtIn)
  return { game, mind: mindOf(game.box) }
})()
const inMetro = { game: metro, mind }
const inSidings = { game: tiny, mind: { worth: ({ points }: { points: number[] }) => points } }
const inWaybills = { game: waybills, mind: { worth: ({ points }: { points: number[] }) => points } }

const player = (strength: (typeof strengths)[number], budget: number): Player => ({
  think: thinkers[strength],
  more: futures(budget),
})
const anyone: Player = { think: random, more: () => false }
/** A player without search, whose attention never slips. */
const judge: Player = { think: judicious, more: futures(999) }

describe('a bot of any strength', () => {
  it.each(strengths)('called %s makes legal moves only, to the end of a match', (strength) => {
    const legal: boolean[] = []
    const look = {
      look: (thought: { move: unknown }, { choice }: Question) =>
        legal.push(choice.moves.some((move) => move === thought.move)),
    }
    const two = [player(strength, 6), player(strength, 6)]
    const { moves } = playMatch(inFoothills, two, { seed: 1, ...look })
    expect(moves).toBeLessThan(2000)
    playMatch(inMetro, two, { seed: 1, ...look })
    playMatch(inMetro, [...two, ...two], { seed: 2, options: { hand: 2, draw: 'free' }, ...look })
    playMatch(inSidings, [player(strength, 6)], { seed: 1, ...look })
    playMatch(inWaybills, [...two, ...two], { seed: 1, ...look })
    expect(legal.length).toBeGreaterThan(200)
    expect(legal).not.toContain(false)
  })

  it.each(strengths)('called %s decides alike with equal seeds and budgets', (strength) => {
    const thoughts = () => {
      const told: unknown[] = []
      playMatch(inMetro, [player(strength, 30), anyone], { seed: 5, look: (one) => told.push(one) })
      return told
    }
    expect(thoughts()).toEqual(thoughts())
  })

  it.each(strengths)('called %s leaves the position as it is', (strength) => {
    const question = opening()
    const before = structuredClone(question.position)
    thinkers[strength](question, futures(50), fastDraw(1))
    expect(question.position).toEqual(before)
  })

  it.each(strengths)('called %s stops when there is no budget left', (strength) => {
    let asked = 0
    const thought = thinkers[strength](opening(), () => ++asked < 10, fastDraw(1))
    expect(asked).toBeLessThanOrEqual(10 + opening().choice.moves.length * 8)
    expect(opening().choice.moves).toContainEqual(thought.move)
  })
})

/** The first question of a match of Metro. */
function opening(): Question<MetroTypes> {
  const position = metro.setup(2, {})
  const held = metro.hidden?.hands(position)[1] ?? []
  const faces = imagine(metro, position, () => undefined, fastDraw(1))
  const known = (token: Token) => (held.includes(token) ? faces(token) : undefined)
  const choice = choiceOf(
    settle(metro, position, none, () => {}, known),
    1,
  )
  if (!choice) throw new Error('Seat 1 is not asked')
  return { game: metro, mind, position, seat: 1, choice, known }
}

describe('a ganger', () => {
  it('looks once at a move that leaves nothing to choose or to draw', () => {
    const position = tiny.setup(2, { wagons: 20 })
    settle(tiny, position, none, () => {})
    settle(tiny, position, { type: 'chance', draw: fastDraw(1) }, () => {})
    const take = { type: 'take', wagons: 1 } as const
    const ask = settle(tiny, position, { type: 'move', seat: position.seat, move: take }, () => {})
    const choice = choiceOf(ask, position.seat)
    if (!choice) throw new Error('Nobody is asked')
    const { options, iterations } = thinkers.ganger(
      { ...inSidings, position, seat: position.seat, choice, known: () => undefined },
      () => true,
      fastDraw(1),
    )
    const ends = choice.moves.filter(({ type }) => type === 'stop').length
    expect(ends).toBe(1)
    expect(options).toHaveLength(choice.moves.length)
    expect(iterations).toBe(8 * (options.length - ends) + ends)
  })
})

describe('a future', () => {
  it('has the cards that the seat sees, and deals the others afresh each time', () => {
    const question = opening()
    const { tokens, faces } = metro.hidden?.closed(question.position) ?? { tokens: [], faces: [] }
    const dealt = [1, 2].map((seed) => {
      const { known } = futuresOf(question)(fastDraw(seed))
      return tokens.map((token) => known(token) ?? '')
    })
    for (const one of dealt) expect([...one].sort()).toEqual([...faces].sort())
    expect(dealt[0]).not.toEqual(dealt[1])
    const seen = tokens.filter((token) => question.known(token) !== undefined)
    expect(seen).toHaveLength(1)
    for (const token of seen) for (const one of dealt) expect(one[tokens.indexOf(token)]).toBe(question.known(token))
  })

  it('goes to a worker with no face but those', () => {
    const { position, known } = opening()
    const faces = facesKnown(metro, position, known)
    expect(faces).toEqual([[1, known(1)]])
  })
})

describe('attention', () => {
  it('slips as often as the title says, and never where it says nothing of a strength', () => {
    const draw = fastDraw(1)
    const share = (strength: (typeof strengths)[number], slips: Readonly<Record<string, number>>) =>
      Array.from({ length: 2000 }, () => isSlip(strength, { slips }, draw)).filter(Boolean).length / 2000
    expect(share('shrewd', { shrewd: 0.25 })).toBeCloseTo(0.25, 1)
    expect(share('master', { shrewd: 0.25 })).toBe(0)
  })
})

describe('a stronger bot', () => {
  it.each([
    ['Foothills', () => shareOf(inFoothills, player('ganger', 999), player('beginner', 999), 10)],
    ['Metro', () => shareOf(inMetro, player('ganger', 999), player('beginner', 999), 10)],
  ])('in %s: ganger beats beginner', (_, share) => expect(share()).toBeGreaterThan(0.6))

  it.each(['shrewd', 'expert'] as const)(
    'called %s slips into judging each move without a search, no worse',
    (strength) => {
      const question = { ...opening(), mind: { ...mind, slips: { [strength]: 1 } } }
      const { options, move } = thinkers[strength](question, futures(50), fastDraw(1))
      expect({ options, move }).toEqual(pickOf(judicious(question, futures(50), fastDraw(1))))
    },
  )

  it('slips into any of the better half of the moves where the title says that slips are careless', () => {
    const careless = { ...mind, slips: { expert: 1 }, slipsAreCareless: true }
    const question = { ...opening(), mind: careless }
    const { options } = thinkers.expert(question, futures(50), fastDraw(1))
    const half = options.slice(0, Math.ceil(options.length / 2)).map(({ move }) => move)
    const draw = fastDraw(1)
    const taken = Array.from({ length: 20 }, () => thinkers.expert(question, futures(50), draw).move)
    for (const move of taken) expect(half).toContainEqual(move)
    expect(new Set(taken.map((move) => JSON.stringify(move))).size).toBeGreaterThan(1)
  })

  it.each([
    ['Metro', () => shareOf(inMetro, player('master', 30), judge, 10)],
    ['Waybills', () => shareOf(inWaybills, player('master', 100), judge, 10)],
  ])('in %s: master, who plans, beats a player who judges each move without a search', (_, share) =>
    expect(share()).toBeGreaterThan(0.6),
  )
})

const pickOf = ({ options, move }: Thought) => ({ options, move })
