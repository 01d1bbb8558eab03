import { describe, expect, it } from 'vitest'
import content from '../../../src/games/dwarven/content/content.json'
import { builtIn, dwarven, editions } from '../../../src/games/dwarven/index.ts'

const opened = async (data: object) => editions.open(JSON.parse(JSON.stringify(data)))

describe('an edition', () => {
  it('is read from data as the built-in one is, whatever its sources say', async () => {
    const read = await opened({ ...content, source: 'derived' })
    expect(read).toEqual({ edition: builtIn })
    expect(dwarven(builtIn).edition.name).toBe('Five treasures')
  })

  it('may hold no card twice', async () => {
    const [first] = content.mines
    expect(await opened({ ...content, mines: [...content.mines, first] })).toEqual({
      flaw: { reason: 'cardTwice', at: 'mines', amounts: { card: 1 } },
    })
  })

  it('may join no sites that it lacks', async () => {
    const layouts = content.layouts.map((layout) => ({ ...layout, bases: ['Nowhere'] }))
    expect(await opened({ ...content, layouts })).toMatchObject({
      flaw: { reason: 'noSuchSite', at: 'layouts', amounts: { site: 'Nowhere' } },
    })
  })

  it('needs a mountain for every number of players, and for the Advanced Scenario with its bases', async () => {
    const [first, ...others] = content.layouts
    for (const seats of [0, 3])
      expect(await opened({ ...content, layouts: [{ ...first, seats }, ...others] })).toMatchObject({
        flaw: { at: 'layouts.seats', amounts: { expected: 2, received: `${seats}, 3, 4` } },
      })
    expect(await opened({ ...content, advanced: { ...content.advanced, layout: 5 } })).toMatchObject({
      flaw: { at: 'layouts.seats', amounts: { expected: 5 } },
    })
    const bases = [['Nowhere', 'Ironmoot'], ['Copperkeep']]
    expect(await opened({ ...content, advanced: { ...content.advanced, bases } })).toMatchObject({
      flaw: { reason: 'noSuchSite', at: 'layouts', amounts: { site: 'Nowhere', seats: 4 } },
    })
  })

  it('says where every value comes from', () => {
    const cards = [
      content.mines,
      content.transports,
      content.people,
      content.events,
      content.storms,
      content.passengers,
    ]
    expect(cards.flat().every((card) => 'source' in card)).toBe(true)
    expect(Object.values(content.values).every((value) => 'source' in value)).toBe(true)
  })
})
