import { describe, expect, it } from 'vitest'
import { metro } from '../../../src/games/metro/index.ts'
import { positionOf } from '../../../src/rules/journal.ts'
import { journalIn } from '../../matches/recorded.ts'
import { cellAt, stage } from './table.ts'

describe('a position made up', () => {
  const { p } = stage({ hand: ['aaaa'] })
  const flaws = (change: object) => {
    const read = metro.readPosition({ ...p, ...change }, p)
    return 'flaws' in read ? read.flaws.map(({ reason, at }) => `${reason} ${at}`) : []
  }
  const laid = { seat: 0, token: 59, face: 'aaaa', cell: 3, turns: 0 } as const
  const pool = p.pool.filter((token) => token !== 59)

  it('is accepted with tiles moved, and its lines are worked out again', () => {
    const tiles = [57, 58, 59].map((token, row) => ({ ...laid, token, cell: cellAt(row, 3) }))
    const read = metro.readPosition({ ...p, laid: tiles, pool: p.pool.slice(0, -3) }, p)
    const position = 'position' in read ? read.position : undefined
    expect(position?.runs[4]).toEqual({ tiles: 3, city: true })
    expect(position?.open).toContain(cellAt(1, 4))
  })

  it.each([
    ['another number of seats', { hands: [[0], [1], [2]] }, 'seats hands'],
    ['a seat nobody has', { seat: 2 }, 'seats seat'],
    ['a tile laid by a seat nobody has', { laid: [{ ...laid, seat: 2 }], pool }, 'seats laid'],
    ['a tile in two places', { laid: [laid] }, 'tiles pool'],
    ['a tile in no place', { pool }, 'tiles pool'],
    ['a tile in two hands', { hands: [[0], [0]] }, 'tiles pool'],
    ['a tile in the city', { laid: [{ ...laid, cell: 27 }], pool }, 'cell laid'],
    ['two tiles on a cell', { laid: [laid, { ...laid, token: 58 }], pool: pool.slice(0, -1) }, 'cell laid'],
    [
      'more of a kind than there are',
      { laid: [57, 58, 59].map((token) => ({ ...laid, token, face: 'dddd' })), pool: p.pool.slice(0, -3) },
      'copies laid',
    ],
    ['an open tile that nobody holds', { shown: [{ token: 59, face: 'aaaa' }] }, 'shown shown'],
    ['a drawn tile that its seat does not hold', { drawn: 1 }, 'drawn drawn'],
    ['an end with trains left', { phase: 'over' }, 'notOver phase'],
    ['a turn of a seat without tiles', { hands: [[], [1]], pool: [...p.pool, 0] }, 'over phase'],
    ['no kind of tile', { laid: [{ ...laid, face: 'abcd' }], pool }, 'badValue laid.0.face'],
  ])('is refused with %s', (_, change, reason) => {
    expect(flaws(change)).toEqual([reason])
  })

  it('is refused if the match goes on without trains', () => {
    const end = positionOf(journalIn(metro, 'metro-2-seats-tiles-left.json'))
    const seat = end.hands.findIndex((hand) => hand.length > 0)
    expect(metro.readPosition({ ...end, seat, phase: 'turn' }, end)).toMatchObject({
      flaws: [{ reason: 'over', at: 'phase' }],
    })
  })
})
