import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/games/dwarven/position.ts'
import { at, cards, game, hold, holdMine, row } from './table.ts'

const { p } = at(2, (q) => {
  row(q, cards.freetown, cards.giant9)
  holdMine(q, 0, cards.abyss, 3)
  hold(q, 0, cards.elf1)
})

/** The flaws of the position changed by hand. */
function flaws(change: (q: Position) => void): readonly unknown[] {
  const q: Position = JSON.parse(JSON.stringify(p))
  change(q)
  const read = game.readPosition(q, p)
  return 'flaws' in read ? read.flaws.map(({ reason, at: where }) => [reason, where]) : []
}

const first = ({ boards }: Position) => boards[0] ?? expect.fail('no board')

describe('a position made by hand', () => {
  it('is read as it is', () => {
    expect(flaws(() => {})).toEqual([])
  })

  it.each<readonly [reason: string, at: string, change: (q: Position) => void]>([
    ['seats', 'boards', (q) => q.asked.push(2)],
    ['seats', 'boards', (q) => q.boards.pop()],
    ['size', 'clips', (q) => q.clips.pop()],
    ['cards', 'deck', (q) => q.deck.pop()],
    ['cards', 'deck', (q) => q.under.push(cards.abyss)],
    ['kinds', 'boards', (q) => q.working.push(cards.giant9)],
    ['kinds', 'boards', (q) => q.auctions.push({ card: 500, bid: 0, by: -1, seats: [0, 1], begun: true, limits: [] })],
    ['passengers', 'boards', (q) => first(q).tickets.push(cards.abyss)],
    ['passengers', 'boards', (q) => first(q).tickets.push(cards.wyrmrest, cards.wyrmrest)],
    ['cubes', 'boards.0.cubes', (q) => first(q).cubes--],
    ['pawns', 'boards.0.pawns', (q) => first(q).pawns.pop()],
    ['sites', 'boards.0.bases', (q) => first(q).bases.push(0)],
    ['badValue', 'turn', (q) => (q.turn = -1)],
  ])('is refused for %s at %s', (reason, where, change) => {
    expect(flaws(change)).toContainEqual([reason, where])
  })
})
