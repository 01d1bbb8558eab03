import { describe, expect, it } from 'vitest'
import { flawsIn } from '../../src/debug/flaw.ts'
import { playtest } from '../../src/games/foothills/playtest/index.ts'
import { boardOf, type Position } from '../../src/games/foothills/position.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { randomJournal } from '../journals.ts'

const { foothills, builtIn } = await titles.foothills()
const game = foothills(builtIn)
const { books } = playtest(game.box)

/** The same game in which every step ends with this mistake. */
const mistaken = (mistake: (p: Position) => void): typeof game => ({
  ...game,
  step(p, input, tell) {
    const tag = game.step(p, input, tell)
    mistake(p)
    return tag
  },
})

/** A match of it, and where it went wrong. */
function playedWith(mistake: (p: Position) => void, seed: number) {
  const other = mistaken(mistake)
  const journal = randomJournal(other, 2, {}, seed, { undo: 9 })
  return { journal, flaw: flawsIn(other, journal)[0], flaws: flawsIn(other, journal, books) }
}

describe('a match looked through for what cannot be', () => {
  it('has nothing of it where the rules are kept, whatever was taken back', () => {
    for (const seed of [1, 2, 3]) {
      const odd = { undo: 9, aside: 9, seated: true }
      expect(flawsIn(game, randomJournal(game, 2, {}, seed, odd), books)).toEqual([])
    }
  })

  it('names the first entry after which cubes are missing, and how many of where', () => {
    const { journal, flaw } = playedWith((p) => {
      if (p.turn > 4 && p.bag.stone === 8) p.bag.stone--
    }, 3)
    const { seq, problem } = need(flaw, 'the flaw')
    expect(problem).toMatch(/stone lie about \(.*the bag 7.*\), the game has \d+/)
    expect(need(journal.positions[seq], 'its position').bag.stone).toBe(7)
    const before = { ...journal, entries: journal.entries.slice(0, seq) }
    expect(flawsIn(game, before)).toEqual([])
  })

  it('finds a tile that is counted and lies nowhere', () => {
    const { flaw } = playedWith((p) => {
      const [board] = p.boards
      if (board && p.turn === 9) board.tracks = Math.max(board.tracks, 9)
    }, 5)
    expect(flaw?.problem).toMatch(/has laid 9 tracks, and \d lie on the table/)
  })

  it('finds what an entry did and did not tell, where the position could well be', () => {
    const { journal, flaws } = playedWith((p) => {
      if (p.turn === 6) boardOf(p, 1).supply.rubble = 77
    }, 4)
    const [flaw, ...more] = flaws
    expect(more).toEqual([])
    expect(flaw?.kind).toBe('books')
    expect(flaw?.problem).toMatch(/^Green has 77 rubble; by what was told Green has \d+ rubble \(/)
    const { boards } = need(journal.positions[(flaw?.seq ?? 0) - 1], 'the position before')
    expect(boards[1]?.supply.rubble).not.toBe(77)
  })

  it('tells the first of both kinds in the order of their entries', () => {
    const { flaws } = playedWith((p) => {
      if (p.turn === 4) boardOf(p, 0).supply.passengers = 50
      if (p.turn > 8) p.bag.event = 9
    }, 7)
    expect(flaws.map(({ kind }) => kind)).toEqual(['books', 'position'])
    expect(need(flaws[0], 'the first').seq).toBeLessThan(need(flaws[1], 'the second').seq)
  })
})
