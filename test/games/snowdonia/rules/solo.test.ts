import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../../src/games/snowdonia/position.ts'
import { at, E, eventComing, finished, give, resolving } from '../table.ts'

describe('solo setup', () => {
  // § 242
  it('has the bag, the yard, the contracts and the stations of one player', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { p, line } = at(1, undefined, { train: 5 }, seed)
      const all = { ...p.bag }
      for (const kind of ['iron', 'stone', 'coal'] as const) all[kind] += p.yard[kind]
      expect(all).toEqual({ iron: 16, stone: 10, coal: 4, event: 4 })
      expect(sumOf(p.yard)).toBe(6)
      expect(line.stations.map(({ card }) => card.number)).toEqual([1, 3, 4, 5, 6, 7])
      expect(line.tracks).toHaveLength(12)
      expect([...p.deck, ...p.office].sort((a, b) => a - b)).toEqual([
        ...Array.from({ length: 27 }, (_, at) => at + 1),
        30,
      ])
      expect(p.boards[0]).toMatchObject({ train: 5, goods: { coal: 2 } })
    }
  })

  // § 244, 245
  it('has no train to buy, whatever events come', () => {
    const table = at(
      1,
      (p) => {
        p.events = [1]
        eventComing(p)
      },
      { train: 5 },
    )
    expect(table.p.shed).toEqual([])
    resolving(table.p, { [E]: [0] })
    give(table.p, 0, { steel: 9, stone: 9 })
    table.p.rubble = table.p.rubble.map(() => 0)
    table.goOn()
    expect(table.moves().some(({ type }) => type === 'buy')).toBe(false)
    expect(table.why({ type: 'buy', train: 1 })).toBe('onlyTrain')
  })
})

describe('the seven matches of one player', () => {
  // § 238, 240
  it('go on with the next train, and keep the points', () => {
    const table = at(1, (p) => finished(p), { train: 3, series: [50, 60] })
    const { rematch, seats } = table.outcome()
    expect(rematch).toMatchObject({ train: 4, series: [50, 60, seats[0]?.total] })
  })

  // § 241
  it('may begin with any train, and use each once', () => {
    const table = at(1, (p) => finished(p), { train: 7, series: [50] })
    const { rematch, seats } = table.outcome()
    expect(rematch).toMatchObject({ train: 1, series: [50, seats[0]?.total] })
  })

  // § 240
  it('end with the seventh, and another series begins, to beat the best', () => {
    const series = [50, 60, 70, 80, 90, 100]
    const ended = (best?: number) => {
      const settings = { train: 7, series, ...(best === undefined ? {} : { best }) }
      return at(1, (p) => finished(p), settings).outcome()
    }
    const { rematch, seats } = ended()
    const sum = 450 + (seats[0]?.total ?? 0)
    expect(rematch).toMatchObject({ train: 1, series: [], best: sum })
    expect(ended(900).rematch).toMatchObject({ best: 900 })
    expect(ended(40).rematch).toMatchObject({ best: sum })
  })

  it('hand the best series on from match to match', () => {
    const table = at(1, (p) => finished(p), { train: 3, series: [50, 60], best: 500 })
    expect(table.outcome().rematch).toMatchObject({ train: 4, best: 500 })
  })

  it('are neither won nor lost', () => {
    expect(at(1, (p) => finished(p)).outcome().isForPoints).toBe(true)
    expect(at(2, (p) => finished(p)).outcome().isForPoints).toBeUndefined()
  })
})
