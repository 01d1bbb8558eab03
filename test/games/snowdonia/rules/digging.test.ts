import { describe, expect, it } from 'vitest'
import { at, B, give, hold, resolving, rubble, station } from '../table.ts'

/** Labourers in area B, with rubble in the first spaces of the line and a rate of three. */
const digging = (work: readonly number[], counts: readonly number[], ...contracts: number[]) =>
  at(3, (p) => {
    rubble(p, ...counts)
    hold(p, 0, ...contracts)
    resolving(p, { [B]: work })
  })

describe('forced excavation', () => {
  // § 76–78, 92
  it('takes the full rate, from one card on to the next', () => {
    const table = digging([0], [2, 4])
    expect(table.board(0).goods.rubble).toBe(3)
    expect(table.p.rubble.slice(0, 2)).toEqual([0, 3])
    expect(table.seats()).toEqual([])
  })

  // § 77, 81
  it('takes what there is where less is left', () => {
    expect(digging([0], [0, 2]).board(0).goods.rubble).toBe(2)
  })

  // § 79
  it('goes on behind a station once its sites are empty', () => {
    const table = at(3, (p, line) => {
      rubble(p)
      p.rubble[station(line, 1).digs[1] ?? 0] = 1
      p.rubble[line.tracks[2] ?? 0] = 3
      resolving(p, { [B]: [0] })
    })
    expect(table.told('dug').map(({ count }) => count)).toEqual([1, 2])
    expect(table.p.rubble[table.line.tracks[2] ?? 0]).toBe(1)
  })

  it('finds nothing once the last rubble is gone, and nothing is built there in that round', () => {
    const table = at(3, (p) => {
      rubble(p, 2)
      give(p, 1, { stone: 9 })
      resolving(p, { [B]: [0, 1] })
    })
    expect(table.told('dug')).toHaveLength(1)
    expect([table.p.phase, table.told('built')]).toEqual(['restock', []])
  })

  // § 138
  it('is resolved from left to right, not from the start player on', () => {
    const table = digging([2, 0], [2, 4])
    expect(table.told('dug').map(({ seat, space, count }) => [seat, space, count])).toEqual([
      [2, 0, 2],
      [2, 1, 1],
      [0, 1, 3],
    ])
  })
})

describe('excavation site ownership', () => {
  // § 80
  it('goes to the player who takes the last cube', () => {
    // Spaces of three players: two tracks, then the sites of Two Viaducts.
    const table = digging([1], [0, 0, 1])
    expect(table.p.owners[2]).toBe(2)
    expect(table.board(1).markers).toBe(15)
    expect(table.told('claimed')).toEqual([{ type: 'claimed', seat: 1, space: 2 }])
  })

  // § 80
  it('goes to nobody while rubble is left, nor for a track card', () => {
    const table = digging([1], [3, 0, 4])
    expect(table.p.owners.slice(0, 3)).toEqual([0, 0, 0])
  })

  // § 26
  it('stays open without a marker, though the rubble is taken', () => {
    const table = at(3, (p) => {
      rubble(p, 0, 0, 2)
      if (p.boards[1]) p.boards[1].markers = 0
      resolving(p, { [B]: [1] })
    })
    expect(table.board(1).goods.rubble).toBe(2)
    expect(table.p.owners[2]).toBe(0)
  })
})

describe('station rubble order', () => {
  // § 79
  it('is from the left site to the right one', () => {
    const table = at(3, (p, line) => {
      const [left = 0, right = 0] = station(line, 1).digs
      rubble(p)
      p.rubble[left] = 4
      p.rubble[right] = 2
      p.dig = 4
      resolving(p, { [B]: [0] })
    })
    const [left = 0, right = 0] = station(table.line, 1).digs
    expect([table.p.rubble[left], table.p.rubble[right]]).toEqual([0, 1])
    expect([table.p.owners[left], table.p.owners[right]]).toEqual([1, 0])
    expect(table.board(0).goods.rubble).toBe(5)
  })
})

describe('train 1 with a doubling contract', () => {
  const doubled = (...counts: number[]) =>
    at(3, (p) => {
      rubble(p, ...counts)
      if (p.boards[0]) p.boards[0].train = 1
      hold(p, 0, 26)
      resolving(p, { [B]: [0] })
    }).play({ type: 'use', contract: 26 })

  // § 76, 190, 191
  it('excavates twice the rate and two more', () => {
    expect(doubled(5, 5, 4).board(0).goods.rubble).toBe(10)
  })

  it('is limited by what is left', () => {
    expect(doubled(5, 2).board(0).goods.rubble).toBe(7)
  })
})

describe('contracts 26 and 30', () => {
  it('double each action of their owner, and both of them make it four times', () => {
    const table = digging([0, 0], [5, 5, 4, 2, 5, 3], 26, 30).play({ type: 'use', contract: 26 })
    expect(digging([0, 0], [5, 5, 4], 26).play({ type: 'use', contract: 26 }).board(0).goods.rubble).toBe(12)
    table.play({ type: 'use', contract: 30 })
    expect(
      table
        .told('dug')
        .slice(0, 3)
        .map(({ count }) => count),
    ).toEqual([5, 5, 2])
  })
})

describe('contract 3', () => {
  it('empties the next space after all other Excavate actions', () => {
    const table = digging([1], [2, 1, 4, 2], 3).play({ type: 'use', contract: 3 })
    expect(table.p.rubble.slice(0, 4)).toEqual([0, 0, 0, 2])
    expect(table.board(0).goods.rubble).toBe(4)
    expect(table.p.owners[2]).toBe(1)
  })

  it('cannot be used in fog, when nothing is excavated', () => {
    const table = at(3, (p) => {
      p.sky = 'fog'
      hold(p, 0, 3)
      give(p, 0, { rubble: 0 })
      resolving(p, { [B]: [] })
    })
    expect(table.seats()).toEqual([])
    expect(table.board(0).hand).toEqual([3])
  })
})
