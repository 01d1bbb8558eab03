import { describe, expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/dwarven/face/grid.ts'
import { bestLoad, loadOf, sumsOf } from '../../../../src/games/dwarven/face/load.ts'
import { reachOf } from '../../../../src/games/dwarven/face/map/segments.ts'
import { type Table, tableOf } from '../../../../src/games/dwarven/face/table.ts'
import { boardOf, clonePosition, type Position } from '../../../../src/games/dwarven/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import { game, middle, words } from '../said.ts'
import { captions } from './captions.ts'

const { box } = game
const grid = gridFor({ w: 1280, h: 720 }, 2)
const tableAt = (p: Position): Table => tableOf(box, p, grid, { seat: 0, picked: [], next: [] }, captions, words)

const [first, second, third] = box.values.transports.filter(({ kind }) => kind === 'troll')
const trolls = [first, second, third].map((one) => need(one, 'a troll').id)
const numberOf = (card: number) =>
  need(
    box.values.transports.find(({ id }) => id === card),
    'a troll',
  ).number

/** A mine whose site one black segment joins to the first base, with goods on it, and three trolls for it. */
function loaded(goods: number) {
  const p = clonePosition({ ...middle, snow: [], busy: [], carriages: [], leaves: [] })
  const { layout } = tableAt(p)
  const [base = 0] = boardOf(p, 0).bases
  const segment = need(
    layout.near[base]?.find((one) => !layout.segments[one]?.red),
    'a black segment',
  )
  const { a, b } = need(layout.segments[segment], 'a segment')
  const site = a === base ? b : a
  const mine = layout.siteOf.indexOf(site)
  const board = boardOf(p, 0)
  p.owners = p.owners.map((owner, at) => (at === segment ? 1 : owner === 1 ? 0 : owner))
  Object.assign(board, { mines: [mine], transports: [...trolls] })
  p.goods[mine] = goods
  return { p, mine, site, segment }
}

describe('a load', () => {
  it('is what haulers carry over the way, no more than there is', () => {
    const { p, mine } = loaded(3)
    const load = loadOf(tableAt(p), 0, mine, 0, trolls)
    expect(load).toMatchObject({ way: box.is.overBlack, goods: 3 })
  })

  it('is proposed with the weakest haulers that bring most', () => {
    const { p, mine } = loaded(1)
    const best = need(bestLoad(tableAt(p), 0, mine), 'a load')
    expect(best.goods).toBe(1)
    expect(best.haulers).toEqual([trolls.toSorted((a, b) => numberOf(a) - numberOf(b))[0]])
  })

  it('is none where nothing lies', () => {
    const { p, mine } = loaded(0)
    expect(bestLoad(tableAt(p), 0, mine)).toBeUndefined()
  })

  it('is written out as a sum', () => {
    const [one = 0, two = 0] = trolls
    const load = { haulers: [one, two], way: 3, goods: 2, price: 15 }
    const sums = sumsOf(tableAt(middle), load)
    expect(sums).toEqual([`(${numberOf(one)} + ${numberOf(two)}) ÷ 3 = 2`, '2 × 15 = 30'])
  })
})

describe('the cheapest way to a site', () => {
  it('is nothing where the network reaches', () => {
    const { p, site } = loaded(1)
    expect(reachOf(tableAt(p), 0, site)).toEqual({ segments: [], cost: 0 })
  })

  it('goes over segments that are nobody’s', () => {
    const { p, site, segment } = loaded(1)
    p.owners = p.owners.map((owner, at) => (at === segment ? 0 : owner === 2 ? 0 : owner))
    expect(reachOf(tableAt(p), 0, site)).toEqual({ segments: [segment], cost: box.is.black })
  })

  it('is none through track of others', () => {
    const { p, site } = loaded(1)
    p.owners = p.owners.map(() => 2)
    expect(reachOf(tableAt(p), 0, site)).toBeUndefined()
  })
})
