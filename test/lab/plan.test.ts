import { describe, expect, it } from 'vitest'
import content from '../../src/games/foothills/content/content.json' with { type: 'json' }
import { foothills } from '../../src/games/foothills/title.ts'
import { drawsId, matchId, optionsIn, type Plan, seatedIn } from '../../src/lab/plan.ts'
import { playMatch } from '../../src/lab/playMatch.ts'
import { swapsOf } from '../../src/lab/swaps.ts'
import { openTitle } from '../../src/lab/title.ts'
import { tiny } from '../tiny/tiny.ts'

const players = [{ bot: 'random' }, { bot: 'beginner' }]
const plan: Plan = { title: 'foothills', options: {}, players, seed: '1' }

/** The same edition with one more point for the first line. */
const [line, ...lines] = content.lines
const dearer = { ...content, lines: [{ ...line, bonus: 4 }, ...lines] }

const played = async (edition?: unknown) => {
  const { game, mind } = await openTitle([foothills], 'foothills', edition)
  const usual = await mind()
  const { entries } = playMatch({ game, mindOf: () => usual }, plan, 5)
  const draws = entries.flatMap(({ body }) => (body.type === 'chance' ? [body.seed] : []))
  return { hash: game.edition.hash, setup: entries[0]?.body, draws }
}

describe('draws in runs of two editions', () => {
  it('are equal where the editions differ in one value', async () => {
    const [one, other] = [await played(), await played(dearer)]
    expect(one.hash).not.toBe(other.hash)
    const shared = Math.min(one.draws.length, other.draws.length)
    expect(shared).toBeGreaterThan(5)
    expect(one.draws.slice(0, shared)).toEqual(other.draws.slice(0, shared))
  })

  it('belong to matches with ids of their own', () => {
    expect(matchId(plan, 'one', 3)).not.toBe(matchId(plan, 'other', 3))
    const stronger = { ...plan, players: [{ bot: 'master' }, { bot: 'master' }], options: { start: 0 } }
    expect(drawsId(stronger, 3)).toBe(drawsId(plan, 3))
    expect(drawsId(plan, 4)).not.toBe(drawsId(plan, 3))
    expect(drawsId({ ...plan, seed: '2' }, 3)).not.toBe(drawsId(plan, 3))
  })
})

describe('swaps', () => {
  it('bring every player to every seat, colour and start equally often', async () => {
    const { game } = await openTitle([foothills], 'foothills')
    const swapped: Plan = { ...plan, swaps: swapsOf(game, {}, 2) }
    const facts = Array.from({ length: 8 }, (_, n) => {
      const seat = seatedIn(swapped, n).findIndex(({ bot }) => bot === 'random')
      const { swapped: isSwapped, start } = optionsIn(swapped, n)
      return `${seat} ${isSwapped} ${start}`
    })
    expect(new Set(facts).size).toBe(8)
  })

  it('leave alone what the options say or the title can’t be told', async () => {
    const { game } = await openTitle([foothills], 'foothills')
    expect(swapsOf(game, { swapped: true, start: 1 }, 2)).toEqual([])
    expect(swapsOf(game, { start: 1 }, 2)).toEqual([{ swapped: false }, { swapped: true }])
    expect(swapsOf(tiny, {}, 3)).toEqual([{ colours: [0, 1, 2] }, { colours: [1, 2, 0] }, { colours: [2, 0, 1] }])
    expect(optionsIn(plan, 7)).toEqual({})
  })
})
