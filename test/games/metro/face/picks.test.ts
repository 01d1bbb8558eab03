import { describe, expect, it } from 'vitest'
import { meaningOf, picksFor } from '../../../../src/games/metro/face/picks.ts'
import { stage } from '../table.ts'

describe('a touch on Metro’s table', () => {
  it('means to draw where one may draw as one likes, and else only looks at the pool', () => {
    const strict = stage({ hand: ['aaaa'] })
    const free = stage({ hand: ['aaaa'], options: { draw: 'free' } })
    expect(meaningOf(strict.p, 0, ['pool'])).toBeUndefined()
    expect(meaningOf(free.p, 0, ['pool'])).toEqual({ type: 'draw' })
  })

  it('means the picked tile, the drawn one, or the first', () => {
    const { p } = stage({ hand: ['aaaa', 'bbbb'] })
    const [first = -1, second = -1] = p.hands[0] ?? []
    expect(meaningOf(p, 0, ['cell:9'])).toEqual({ type: 'lay', token: first, cell: 9 })
    expect(meaningOf(p, 0, ['cell:9'], [`hand:${second}`])).toEqual({ type: 'lay', token: second, cell: 9 })
    expect(meaningOf({ ...p, drawn: second }, 0, ['cell:9'])).toMatchObject({ token: second })
  })

  it('only looks at a station', () => {
    expect(meaningOf(stage({ hand: ['aaaa'] }).p, 0, ['station:3', 'cell:7'])).toBeUndefined()
  })

  it('leads to the tile first, unless it is the only one or the one drawn', () => {
    const { p } = stage({ hand: ['aaaa', 'bbbb'] })
    const [first = -1, second = -1] = p.hands[0] ?? []
    const lay = (token: number) => ({ type: 'lay', token, cell: 9 }) as const
    expect(picksFor(p, lay(first))).toEqual([`hand:${first}`, 'cell:9', 'lay:0'])
    expect(picksFor({ ...p, drawn: second }, lay(second))).toEqual(['cell:9', 'lay:0'])
  })
})
