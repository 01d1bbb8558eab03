import { describe, expect, it } from 'vitest'
import { findScene } from '../../../../src/debug/scenario/search.ts'
import { playtest } from '../../../../src/games/snowdonia/playtest/index.ts'
import { beforeLastTrack, withoutRubble } from '../../../../src/games/snowdonia/playtest/scenarios.ts'
import { need } from '../../../../src/kit/assert.ts'
import { setupOf } from '../../../../src/rules/replay.ts'
import { at, box, game } from '../table.ts'

const offered = playtest(box)
describe('the scenarios', () => {
  it('are found with as many players as asked for, also those that nobody reaches alone', async () => {
    const bought = need(
      offered.scenarios.find(({ id }) => id === 'trains'),
      'a scenario',
    )
    const found = need(await findScene(game, bought, 40, undefined, 5), 'a match')
    expect(setupOf(found.journal).seats).toBe(5)
  })

  it('that are made can replace the position they are made from', () => {
    const { p } = at(3)
    for (const make of [withoutRubble, (from: typeof p) => beforeLastTrack(box, from)])
      expect(game.readPosition(JSON.parse(JSON.stringify(make(p))), p)).toEqual({ position: make(p) })
  })
})

describe('the odds', () => {
  it('add up to one for the next cube and for the weather', () => {
    const sum = (all: readonly { share: number }[]) => all.reduce((so, { share }) => so + share, 0)
    const odds = offered.odds(at(3).p)
    expect(sum(odds.filter(({ what }) => what.startsWith('the next cube')))).toBeCloseTo(1)
    expect(sum(odds.filter(({ what }) => what.endsWith('rounds on')))).toBeCloseTo(1)
  })

  it('name what a draw can be made to bring', () => {
    const { p } = at(3)
    const counts = Object.fromEntries(offered.things(p).map(({ id, count }) => [id, count]))
    const { sun, rain, fog, ...bag } = counts
    expect(bag).toEqual(p.bag)
    expect((sun ?? 0) + (rain ?? 0) + (fog ?? 0)).toBe(p.deck.length - 1)
  })
})

describe('what a draw should bring', () => {
  const stocked = { type: 'stocked', cubes: ['event', 'iron', 'stone'] } as const
  const weather = { type: 'weather', sky: 'sun', coming: ['sun', 'fog'], dig: 1, lay: 1 } as const

  it('is compared with the cubes in the order they reach the Stock Yard, and with the weather', () => {
    expect(game.brings([weather, stocked], ['event', 'fog', 'iron'])).toBe(true)
    expect(game.brings([weather, stocked], ['iron'])).toBe(false)
    expect(game.brings([weather, stocked], ['sun'])).toBe(false)
    expect(game.brings([stocked], ['fog'])).toBe(false)
    expect(game.brings([{ type: 'forecast', coming: ['rain', 'fog'] }], ['rain', 'fog'])).toBe(true)
  })

  it('is compared with what comes from the bag to a player in any order', () => {
    const drew = { type: 'drewBag', seat: 0, iron: 1, stone: 2, coal: 0, event: 0 } as const
    expect(game.brings([drew], ['stone', 'iron', 'stone'])).toBe(true)
    expect(game.brings([drew], ['iron', 'iron'])).toBe(false)
    expect(game.brings([drew], ['coal'])).toBe(false)
  })
})

describe('meanings', () => {
  const { p } = at(3)
  const mean = (path: string, value: unknown) => offered.meaning(p, path, value)

  it('name stations, sites, trains, contracts and owners', () => {
    expect(mean('rubble.0', 3)).toBe('track before Two Viaducts')
    expect(mean('owners.2', 2)).toBe('excavation at Two Viaducts: player 2')
    expect(mean('sites.0', -1)).toBe('Two Viaducts, 4 stone for 9: lost')
    expect(mean('boards.0.train', 7)).toBe('Ralph')
    expect(mean('boards.0.hand.0', 26)).toBe('times at B, fog')
    expect(mean('work.3.0', -1)).toBe('D: empty')
  })

  it('leave the rest to speak for itself', () => {
    expect(mean('round', 3)).toBeUndefined()
    expect(mean('boards.0.goods.iron', 3)).toBeUndefined()
  })
})
