import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { randomJournal } from '../../journals.ts'
import { words as english } from './texts.ts'

const game = foothills(builtIn)
const words = english(game.box)

describe('the table in words', () => {
  const { positions } = randomJournal(game, 2, {}, 11)
  const told = (at: number) => {
    const position = positions.at(at)
    return position ? (words.table?.(position) ?? []) : []
  }

  it('tells the players, the stockyard and each line in play', () => {
    const titles = told(-1).map(({ title }) => title)
    expect(titles).toHaveLength(2 + 1 + 6)
    expect(titles[0]).toMatch(/^Blue: \d+ VP so far$/)
  })

  it('tells only the players and the stockyard before the deal', () => {
    expect(told(0)).toHaveLength(3)
  })

  it('tells everything on the table at the end of a match', () => {
    const text = told(-1)
      .flatMap(({ lines }) => lines)
      .join('\n')
    const { boards = [] } = positions.at(-1) ?? {}
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
    const sum = (of: 'tracks' | 'stations') => boards.reduce((all, board) => all + board[of], 0)
    // The cards of two lines are told in both.
    expect(count(/Track: (Blue|Green)/g)).toBeGreaterThanOrEqual(sum('tracks'))
    expect(count(/Station: (Blue|Green)/g)).toBeGreaterThanOrEqual(sum('stations'))
    expect(sum('tracks')).toBeGreaterThan(0)
  })

  it('names each kind of goods that a seat has', () => {
    const { boards = [] } = positions.at(-1) ?? {}
    const last = positions.at(-1)
    const held = boards
      .map((_, seat) => (last && words.holdings?.(last, seat)) ?? [])
      .map((parts) => parts.map(({ amount, say }) => say(amount)))
    const all = held.map((parts) => parts.reduce((sum, part) => sum + Number.parseInt(part, 10), 0))
    const goodsIn = (board: (typeof boards)[number]) =>
      Object.values(board.supply).reduce((sum, count) => sum + count, 0)
    expect(all).toEqual(boards.map(goodsIn))
    expect(Math.max(...all)).toBeGreaterThan(0)
  })
})
