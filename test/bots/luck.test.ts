import { describe, expect, it } from 'vitest'
import { luckIn } from '../../src/bots/luck.ts'
import { foothills as title } from '../../src/games/foothills/title.ts'
import { metro } from '../../src/games/metro/index.ts'
import { mind as metroMind } from '../../src/games/metro/worth.ts'
import { editions, think } from '../../src/games/snowdonia/worth.ts'
import { need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { accountOf } from '../../src/rules/luck.ts'
import type { Mind } from '../../src/rules/mind.ts'
import { randomJournal } from '../journals.ts'
import { type Types, tiny } from '../tiny/tiny.ts'

const drawFor = (seq: number) => fastDraw(seq)

async function inFoothills() {
  const opened = await title.open()
  if ('problem' in opened) throw new Error(opened.problem)
  const { game, words } = opened
  return { game, words, mind: await opened.mind(), journal: randomJournal(game, 2, {}, 5) }
}

describe('luck', () => {
  it('is what draws brought beside what they bring on average, the same each time', async () => {
    const studied = await inFoothills()
    const luck = luckIn(studied, drawFor)
    expect(luckIn(studied, drawFor)).toEqual(luck)
    const [blue, green] = luck
    if (!blue || !green) throw new Error('Nobody drew anything')
    for (const { chance } of luck) expect(chance.spread).toBeGreaterThan(0)
    const things = new Set(luck.flatMap(({ brought }) => Object.keys(brought)))
    expect([...things].sort()).toEqual(['event', 'iron', 'stone'])
    // One's gain is the other's loss.
    expect(blue.chance.more + green.chance.more).toBeCloseTo(0)
  })

  it('in Snowdonia is nobody’s own in what comes to the stockyard', async () => {
    const { game, mind } = think(editions.builtIn)
    const journal = randomJournal(game, 2, {}, 5)
    const luck = luckIn({ game, mind, journal }, drawFor)
    const { seats } = accountOf(game, journal)
    for (const [seat, { brought, chance }] of luck.entries()) {
      expect(Object.keys(brought).sort()).toEqual(Object.keys(need(seats[seat], 'a seat').expected).sort())
      expect(chance.spread).toBeGreaterThan(0)
    }
  })

  it('names what draws bring', async () => {
    const { words } = await inFoothills()
    expect(['iron', 'stone', 'event'].map((thing) => words.drawn?.(thing))).toEqual(['Iron ore', 'Stone', 'Events'])
  })

  it('is left out of matches in which nothing is drawn', () => {
    const journal = randomJournal(metro, 2, {}, 2)
    expect(luckIn({ game: metro, mind: metroMind, journal }, drawFor)).toEqual([])
  })

  it('leaves what draws bring uncounted where the title names nothing', () => {
    const mind: Mind<Types> = { worth: ({ points }) => points }
    const journal = randomJournal(tiny, 2, { wagons: 20 }, 4)
    for (const { brought } of luckIn({ game: tiny, mind, journal }, drawFor)) expect(brought).toEqual({})
  })
})
