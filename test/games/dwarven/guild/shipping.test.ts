import { describe, expect, it } from 'vitest'
import { boardOf, type Position } from '../../../../src/games/dwarven/position.ts'
import { holdMine, holdTransports, snow } from '../table.ts'
import { against, answersOf, byFirstList, guild, lay } from './against.ts'

const [ruby, emerald, gold, silver] = [1, 2, 3, 4]

/** Sets the rungs of some goods; others are at 1. */
function rungs(p: Position, high: Readonly<Record<number, number>>): void {
  p.rungs = p.rungs.map((one) => one.map((_, good) => high[good] ?? 1))
}

/**
 * Black track to the Sunless Gallery, its gold, and the Greenwick Shaft’s emeralds; red track on to Embercairn’s rubies;
 * red track to Deepdelve’s gold.
 */
function mines(p: Position): void {
  p.phase = 'ship'
  lay(p, guild, 26, 25, 24, 38)
  holdMine(p, guild, 20, 3)
  holdMine(p, guild, 13, 2)
  holdMine(p, guild, 22, 2)
  holdMine(p, guild, 6, 4)
}

const shipped = (change: (p: Position) => void, options = {}) => {
  const { p } = against(() => {}, options)
  mines(p)
  change(p)
  return answersOf(p, 'ship').map(({ mine, transports, goods }) => [mine, transports, goods])
}

describe('a shipment of the Guild', () => {
  // D-A72, D-A73
  // § 234, 235
  it('brings home goods on the top rung, dearer ones first, then those of which there are more', () => {
    const change = (p: Position) => {
      holdTransports(p, guild, 55, 54, 53, 52)
      rungs(p, { [gold]: 8, [ruby]: 8, [emerald]: 7 })
    }
    expect(shipped(change)).toEqual([
      [22, [52], 2],
      [6, [53], 4],
      [20, [54], 3],
    ])
  })

  it('takes the smallest transport that carries all, else the largest and so on', () => {
    const change = (p: Position) => {
      holdTransports(p, guild, 40, 44, 45, 46)
      rungs(p, { [gold]: 8 })
      p.goods[6] = 0
      p.goods[20] = 9
    }
    expect(shipped(change)).toEqual([
      [20, [46], 3],
      [20, [45], 3],
      [20, [44], 2],
      [20, [40], 1],
    ])
    const three = (p: Position) => {
      change(p)
      p.goods[20] = 3
    }
    expect(shipped(three)).toEqual([[20, [45], 3]])
  })

  // § 234
  it('brings home everything with 10 Cu or less by the first list', () => {
    const broke = (money: number, change: (p: Position) => void) => (p: Position) => {
      holdTransports(p, guild, 55, 54)
      rungs(p, { [gold]: 2 })
      change(p)
      boardOf(p, guild).money = money
    }
    expect(shipped(broke(10, byFirstList))).toEqual([
      [22, [54], 2],
      [6, [55], 4],
    ])
    expect(shipped(broke(11, byFirstList))).toEqual([])
    expect(shipped(broke(10, () => {}))).toEqual([])
  })

  it('is decided before the first of them is paid for', () => {
    const table = against((p) => {
      mines(p)
      holdTransports(p, guild, 55, 54)
      byFirstList(p)
      boardOf(p, guild).money = 0
      p.asked = [guild, 0]
    })
    expect(table.told('shipped').map(({ mine }) => mine)).toHaveLength(2)
  })

  it.each([
    [6, 1, true],
    [7, 1, true],
    [5, 1, false],
    [6, 0, false],
  ])('follows where others shipped: on rung %i with %i goods it is %s', (rung, goods, isShipped) => {
    const change = (p: Position) => {
      holdTransports(p, guild, 55)
      rungs(p, { [emerald]: rung })
      p.shipped = p.shipped.map((one) => one.map((_, good) => (good === emerald ? goods : 0)))
    }
    expect(shipped(change)).toEqual(isShipped ? [[13, [55], 2]] : [])
  })

  // D-A74
  // § 256
  it('brings home everything in the last three turns of the Advanced Scenario', () => {
    const turn = (n: number, advanced = true) => {
      const { p } = against(() => {}, { advanced })
      p.phase = 'ship'
      p.turn = n
      p.owners = p.owners.map((_, segment) => (segment < p.owners.length - 2 ? guild + 1 : 0))
      holdMine(p, guild, 20, 3)
      holdTransports(p, guild, 55)
      rungs(p, {})
      return answersOf(p, 'ship').map(({ mine, goods }) => [mine, goods])
    }
    expect([turn(9), turn(10), turn(12)]).toEqual([[], [[20, 3]], [[20, 3]]])
    expect(turn(12, false)).toEqual([])
  })

  // § 143
  it('waits in snow for goods beyond red track', () => {
    const change = (p: Position) => {
      snow(p)
      holdTransports(p, guild, 55, 54)
      rungs(p, { [gold]: 8, [ruby]: 8 })
    }
    expect(shipped(change)).toEqual([[20, [54], 3]])
  })
})

describe('a shipment from mine to mine', () => {
  const moved = (change: (p: Position) => void) => {
    const { p } = against()
    mines(p)
    holdTransports(p, guild, 55, 40)
    rungs(p, {})
    change(p)
    return answersOf(p, 'tranship').map(({ from, to, transports, goods }) => [from, to, transports, goods])
  }
  // D-A75
  // § 237
  it('goes from where only red track leads to a mine of the same good with a black way', () => {
    expect(moved(() => {})).toEqual([[6, 20, [55], 4]])
    expect(moved((p) => lay(p, guild, 36))).toEqual([[6, 20, [55], 4]])
  })

  // § 258
  it('goes dearer goods first, with the transports that are left', () => {
    const two = (p: Position) => {
      lay(p, guild, 35)
      holdMine(p, guild, 5, 1)
      lay(p, guild, 22)
      holdMine(p, guild, 19, 0)
    }
    expect(moved(two)).toEqual([
      [6, 20, [55], 4],
      [5, 19, [40], 1],
    ])
    const sold = (p: Position) => {
      two(p)
      rungs(p, { [silver]: 8 })
    }
    expect(moved(sold)).toEqual([[6, 20, [55], 4]])
  })

  it('goes to no mine that has just been closed', () => {
    const change = (p: Position) => {
      p.depleted = [20]
      p.goods[20] = 0
    }
    expect(moved(change)).toEqual([])
  })
})

describe('snow that the Guild clears', () => {
  const cleared = (change: (p: Position) => void) => {
    const { p } = against()
    mines(p)
    snow(p)
    p.phase = 'clear'
    rungs(p, { [gold]: 8, [ruby]: 8 })
    change(p)
    return answersOf(p, 'clear').map(({ transports }) => transports)
  }
  // D-A72
  // § 236, 257
  it('lies on the whole way of the best load that could not go: the weakest transport that can does it', () => {
    expect(cleared((p) => holdTransports(p, guild, 55, 48, 41))).toEqual([[41]])
    const longer = (p: Position) => {
      // The rubies have no way but over Deepdelve and Icevein.
      lay(p, guild, 35)
      rungs(p, { [silver]: 8 })
      holdMine(p, guild, 5, 1)
      holdTransports(p, guild, 55, 48, 41)
    }
    expect(cleared(longer)).toEqual([[48]])
  })

  it('stays if no other transport would be left, or nothing is to go', () => {
    expect(cleared((p) => holdTransports(p, guild, 55))).toEqual([[]])
    const cheap = (p: Position) => {
      holdTransports(p, guild, 55, 41)
      rungs(p, {})
    }
    expect(cleared(cheap)).toEqual([[]])
  })

  // § 236
  it('is cleared segment by segment, then the goods go', () => {
    const table = against((p) => {
      mines(p)
      snow(p)
      rungs(p, { [ruby]: 8 })
      holdTransports(p, guild, 55, 41)
      p.phase = 'clear'
      p.asked = [guild]
    })
    expect(table.told('sent')).toEqual([{ type: 'sent', seat: guild, transports: [41] }])
    expect(table.told('cleared')).toEqual([{ type: 'cleared', seat: guild, segment: 24 }])
    expect(table.told('shipped')).toMatchObject([{ seat: guild, mine: 22, transports: [55], goods: 2 }])
  })
})
