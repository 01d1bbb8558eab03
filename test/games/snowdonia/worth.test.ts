import { describe, expect, it } from 'vitest'
import { mindOf, remainingOf } from '../../../src/games/snowdonia/worth.ts'
import { need } from '../../../src/kit/assert.ts'
import { at, box, C, D, F, finished, give, rubble } from './table.ts'

const mind = mindOf(box)
const worth = (p: Parameters<typeof mind.worth>[0], seat = 0) => mind.worth(p)[seat] ?? 0

describe('what a position looks worth', () => {
  it('is the points at the end, labourers and goods aside', () => {
    const table = at(3, (p) => {
      for (const [seat, board] of p.boards.entries()) board.surveyor = seat
      give(p, 0, { stone: 4 })
      finished(p)
    })
    expect(remainingOf(box, table.p)).toBe(0)
    expect(mind.worth(table.p)).toEqual(table.outcome().seats.map(({ total }) => total))
  })

  it('rises with goods, contracts in reach and labourers at useful work', () => {
    const { p } = at(3)
    const before = worth(p)
    give(p, 0, { iron: 6 })
    const rich = worth(p)
    expect(rich).toBeGreaterThan(before)
    p.work[C] = [0]
    expect(worth(p)).toBeGreaterThan(rich)
    p.boards[0]?.hand.push(23)
    expect(worth(p)).toBeGreaterThan(rich)
    expect(worth(p, 1)).toBe(worth(at(3).p, 1))
  })

  it('sees track that a labourer will lay', () => {
    const { p } = at(3, (made) => {
      rubble(made)
      give(made, 0, { steel: 2 })
    })
    const before = worth(p)
    p.work[D] = [0, -1]
    const laying = worth(p)
    p.work[D] = [-1, -1]
    p.work[F] = [0, -1]
    expect(laying).toBeGreaterThan(before)
    expect(worth(p)).toBeGreaterThan(before)
  })

  it('needs less of a lead, the less of the match is left', () => {
    const { p } = at(3)
    const early = mind.swing?.(p) ?? 0
    const { p: late } = at(3, finished)
    expect(mind.swing?.(late)).toBeLessThan(early)
  })

  it('is more for everyone alike, the more cubes still keep white ones away', () => {
    for (const seats of [1, 3]) {
      const { p } = at(seats)
      const before = mind.worth(p)
      p.bag.iron += 1
      const gains = mind.worth(p).map((points, seat) => points - (before[seat] ?? 0))
      expect(gains[0]).toBeGreaterThan(0.5)
      for (const gain of gains) expect(gain).toBeCloseTo(gains[0] ?? 0)
    }
  })

  it('counts the turns of a round by labourers placed and areas resolved', () => {
    const table = at(1)
    const seen: number[] = []
    while (table.p.round < 3) {
      if (table.ask().type === 'chance') table.draw()
      else {
        seen.push(mind.turn?.(table.p) ?? 0)
        table.play(need(table.moves()[0], 'a move'))
      }
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    const first = seen.filter((turn) => turn < 200)
    expect(new Set(first).size).toBeGreaterThan(2)
  })
})
