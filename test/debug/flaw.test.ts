import { describe, expect, it } from 'vitest'
import { flawIn } from '../../src/debug/flaw.ts'
import type { Position } from '../../src/games/foothills/position.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { randomJournal } from '../journals.ts'

const { foothills, builtIn } = await titles.foothills()
const game = foothills(builtIn)

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
  return { journal, flaw: flawIn(other, journal) }
}

describe('a match looked through for what cannot be', () => {
  it('has nothing of it where the rules are kept, whatever was taken back', () => {
    for (const seed of [1, 2, 3]) {
      const odd = { undo: 9, aside: 9, seated: true }
      expect(flawIn(game, randomJournal(game, 2, {}, seed, odd))).toBeUndefined()
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
    expect(flawIn(game, before)).toBeUndefined()
  })

  it('finds a tile that is counted and lies nowhere', () => {
    const { flaw } = playedWith((p) => {
      const [board] = p.boards
      if (board && p.turn === 9) board.tracks = Math.max(board.tracks, 9)
    }, 5)
    expect(flaw?.problem).toMatch(/has laid 9 tracks, and \d lie on the table/)
  })
})
