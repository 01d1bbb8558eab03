import { describe, expect, it } from 'vitest'
import type { Sitter } from '../../src/match/table.ts'
import { type ReckonedSeat, type Reckoning, reckoningOf, verdictOf } from '../../src/overlay/table/reckoning.ts'
import type { SeatLine } from '../../src/overlay/table/seats.ts'
import type { ScoreLine } from '../../src/rules/game.ts'
import { halves } from '../../src/rules/words.ts'
import { tiny } from '../tiny/tiny.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const seatAt = (seat: number, total: number): ReckonedSeat => ({
  look: { seat, name: `Seat ${seat}`, letter: 'S', colour: 'blue', pattern: 0 },
  winner: false,
  left: false,
  total,
})

const endOf = (...totals: number[]): Reckoning => ({
  sentence: 'The match is over.',
  seats: totals.map((total, seat) => seatAt(seat, total)),
  rows: [],
  rematch: undefined,
})

const lines = (...sitters: Sitter[]): SeatLine[] =>
  sitters.map((sitter, seat) => ({ look: seatAt(seat, 0).look, sitter, asked: false, deals: false, out: false }))

const me: Sitter = { kind: 'person', present: true, mine: true }
const other: Sitter = { kind: 'person', present: true, mine: false }
const bot: Sitter = { kind: 'bot', present: true, mine: true }

/** The rows of a reckoning whose seats have points from these sources, each with the detail that follows it. */
function rowsFor(columns: readonly (readonly string[])[]): readonly string[] | undefined {
  const lineFor = (text: string) => {
    const [source = '', detail = ''] = text.split(' ')
    return { source, detail, points: 1 }
  }
  const seats = columns.map((texts) => ({ total: texts.length, lines: texts.map(lineFor) }))
  const game = { ...tiny, outcome: () => ({ seats, winners: [1] }) }
  const words = { ...tinyWords, score: ({ source, detail = '' }: ScoreLine) => `${source} ${detail}`.trim() }
  const reckoned = reckoningOf(game, words, tinyStyle, tiny.setup(4, { wagons: 20 }))
  return reckoned?.rows.map(({ text }) => text)
}

describe('the sources of points', () => {
  it('keep the order that they have for each of several players', () => {
    const columns = [
      ['sites', 'surveyor'],
      ['sites', 'track', 'contract', 'surveyor'],
      ['digs', 'contract'],
      ['sites', 'digs', 'surveyor'],
    ]
    expect(rowsFor(columns)).toEqual(['sites', 'track', 'digs', 'contract', 'surveyor'])
  })

  it('stay together for several things of one kind, no matter who has which', () => {
    const columns = [
      ['sites', 'contract 3'],
      ['sites', 'digs', 'contract 26'],
      ['digs', 'train'],
      ['sites', 'contract 2'],
    ]
    const order = ['sites', 'digs', 'contract 3', 'contract 26', 'contract 2', 'train']
    expect(rowsFor(columns)).toEqual(order)
  })
})

describe('the verdict', () => {
  it('says by how much the one player here won or lost', () => {
    expect(verdictOf(endOf(27, 20.5), lines(me, other))).toBe('You won by 6½')
    expect(verdictOf(endOf(18, 42), lines(me, bot))).toBe('You lost by 24')
    expect(verdictOf(endOf(20, 20), lines(other, me))).toBe('It’s a tie')
  })

  it('names the points of a match that nobody can win or lose', () => {
    expect(verdictOf({ ...endOf(87), isForPoints: true }, lines(me))).toBe('You scored 87')
  })

  it('is missing for spectators, for two side by side, and after a resignation', () => {
    expect(verdictOf(endOf(27, 20), lines(other, other))).toBeUndefined()
    expect(verdictOf(endOf(27, 20), lines(me, me))).toBeUndefined()
    expect(verdictOf(endOf(), lines(me, other))).toBeUndefined()
  })
})

it('writes half points with a ½', () => {
  expect([0, 0.5, 3, 18.5].map(halves)).toEqual(['0', '½', '3', '18½'])
})
