import { describe, expect, it } from 'vitest'
import { eventAhead, forecast, weatherOdds, whiteOdds } from '../../../src/games/snowdonia/outlook.ts'
import { clonePosition } from '../../../src/games/snowdonia/position.ts'
import { planOf, prospect } from '../../../src/games/snowdonia/prospects.ts'
import { need } from '../../../src/kit/assert.ts'
import { A, at, B, box, C, D, E, ending, F, G, give, hold, rubble, tableOf } from './table.ts'

describe('the forecast', () => {
  it('says what the next two rounds bring, and comes true', () => {
    const table = at(3, (p) => {
      p.coming = ['sun', 'rain']
      p.bag.event = 0
    })
    const ahead = forecast(box, table.p)
    expect(ahead.map(({ round, sky, dig, lay }) => [round, sky, dig, lay])).toEqual([
      [1, 'none', 3, 1],
      [2, 'sun', 5, 2],
      [3, 'rain', 4, 1],
    ])
    ending(table.p)
    table.goOn().draw()
    expect(forecast(box, table.p)[0]).toEqual(ahead[1])
    expect(forecast(box, table.p)[1]).toEqual(ahead[2])
  })

  it('gives odds for the third round, as often as they come', () => {
    const { p } = at(3, (made) => ending(made))
    const odds = weatherOdds(box, p)
    expect(odds.sun + odds.rain + odds.fog).toBeCloseTo(1)
    const tries = 4000
    let rains = 0
    for (let seed = 0; seed < tries; seed++) {
      const table = tableOf(clonePosition(p), seed).goOn().draw()
      if (table.p.coming[1] === 'rain') rains += 1
    }
    expect(Math.abs(rains / tries - odds.rain)).toBeLessThan(0.04)
  })
})

describe('the next event', () => {
  it('names what it would do', () => {
    const { p } = at(3, (made) => {
      rubble(made, 3, 0, 2, 1)
      made.coming = ['fog', 'fog']
    })
    expect(eventAhead(box, p)).toEqual({ space: 1, kind: 'dig', spaces: [0, 2, 3], station: -1, back: 0 })
    p.events = [1, 2, 3]
    expect(eventAhead(box, p)).toMatchObject({ kind: 'station', station: 0, back: 3 })
  })

  it('goes by the rates of the next round, as the weather is checked before cubes are drawn', () => {
    const table = at(3, (p) => {
      p.coming = ['sun', 'rain']
      p.bag = { iron: 0, stone: 0, coal: 0, event: 1 }
      ending(p)
    })
    const { spaces } = eventAhead(box, table.p)
    expect(spaces).toHaveLength(5)
    table.goOn().draw()
    expect(table.told('cleared').map(({ space }) => space)).toEqual(spaces)
  })

  it('lays track by the rate of the next round', () => {
    const { p } = at(3, (made) => {
      made.events = [1, 2]
      made.coming = ['sun', 'rain']
    })
    const { kind, spaces } = eventAhead(box, p)
    expect([kind, spaces.length]).toEqual(['lay', 2])
  })

  it('goes by the rates of now while other white cubes wait', () => {
    const { p } = at(3, (made) => {
      made.coming = ['sun', 'rain']
      made.due = 1
    })
    expect(eventAhead(box, p).spaces).toHaveLength(3)
  })

  it('is as likely as white cubes in the bag make it', () => {
    const { p } = at(2, (made) => {
      made.bag = { iron: 4, stone: 3, coal: 2, event: 1 }
    })
    // Six of ten cubes are drawn, one of them white.
    const [none = 0, one = 0, ...more] = whiteOdds(box, p)
    expect(none).toBeCloseTo(0.4)
    expect(one).toBeCloseTo(0.6)
    expect(more).toEqual([])
  })

  it('is certain where the whole bag is drawn', () => {
    const { p } = at(2, (made) => {
      made.bag = { iron: 1, stone: 0, coal: 0, event: 2 }
    })
    expect(whiteOdds(box, p)).toEqual([0, 0, 1])
  })
})

describe('a prospect', () => {
  const here = (area: number, change: Parameters<typeof at>[1] = () => {}) => {
    const { p } = at(3, change)
    const before = JSON.stringify(p)
    const found = prospect(box, p, { seat: 0, area, space: p.work[area]?.indexOf(-1) ?? 0 })
    expect(JSON.stringify(p)).toBe(before)
    return found
  }

  it('counts the rubble after that of the labourers to the left', () => {
    const found = here(B, (p) => {
      rubble(p, 2, 1, 2)
      const spaces = p.work[B]
      if (spaces) spaces[0] = 1
    })
    // Three are gone; two of the three that could be taken are left, and the site with them.
    expect(found).toMatchObject({ rate: 3, rubble: 2, spaces: [2], points: 4 })
  })

  it('counts trains and used contracts', () => {
    expect(here(A, (p) => Object.assign(p.boards[0] ?? {}, { train: 3 })).rate).toBe(4)
    expect(here(B, (p) => Object.assign(p.boards[0] ?? {}, { train: 1 })).rate).toBe(5)
  })

  it('counts tracks that can be laid', () => {
    const found = here(D, (p) => {
      rubble(p)
      give(p, 0, { steel: 5 })
      p.lay = 4
    })
    expect(found).toMatchObject({ rate: 3, spaces: [0, 1, 4] })
  })

  it('counts trades, sites, points of the surveyor', () => {
    expect(here(C, (p) => give(p, 0, { iron: 7, rubble: 2 }))).toMatchObject({ steel: 2, stone: 1 })
    const site = here(E, (p) => {
      rubble(p)
      give(p, 0, { stone: 1 })
    })
    expect(site).toMatchObject({ points: 1, builds: [{ type: 'build' }] })
    expect(here(G, (p) => Object.assign(p.boards[0] ?? {}, { surveyor: 5 })).points).toBe(4)
  })

  it('names the contracts in hand for the area', () => {
    expect(here(F, (p) => hold(p, 0, 5, 9)).contracts).toEqual([5])
  })
})

describe('a plan', () => {
  it('is what the labourers then do', () => {
    for (let seed = 0; seed < 10; seed++) {
      const table = at(4, undefined, {}, seed)
      const { p } = table
      for (let space = 0; space < 3; space++) table.play({ type: 'place', area: B, space })
      const planned = planOf(box, p, B).flatMap(({ effects }) => effects)
      while (p.area <= B && table.ask().type === 'choose') {
        const moves = table.moves()
        const plain = moves.find(({ type }) => type === 'done' || type === 'place')
        table.play(need(plain ?? moves[0], 'a move'))
      }
      const done = table.effects.filter(({ type }) => type === 'dug' || type === 'claimed')
      expect(done).toEqual(planned)
      expect(done.length).toBeGreaterThan(2)
    }
  })
})
