import { describe, expect, it } from 'vitest'
import { greedy } from '../../../src/bots/greedy.ts'
import { futures } from '../../../src/bots/thinker.ts'
import { builtIn } from '../../../src/games/dwarven/index.ts'
import type { Move } from '../../../src/games/dwarven/moves.ts'
import { boardOf, type Position } from '../../../src/games/dwarven/position.ts'
import type { Types } from '../../../src/games/dwarven/types.ts'
import { think } from '../../../src/games/dwarven/worth.ts'
import { need } from '../../../src/kit/assert.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { MatchOptions, PhaseInput, Seat } from '../../../src/rules/game.ts'
import { choicesOf, none, settle } from '../../../src/rules/play.ts'
import { at, cards, game, hold, holdMine, holdTransports, own, row, segment, snow } from './table.ts'

const { mind } = think(builtIn)
const worth = (p: Position, seat: Seat = 0) => need(mind.worth(p)[seat], 'a worth')

/** The Cu that each of some moves promises a seat. */
const gains = (p: Position, moves: readonly Move[], seat: Seat = 0) =>
  need(mind.gains, 'a rule for gains')(p, seat, moves)

/** The move that promises a seat most. */
function best(p: Position, moves: readonly Move[], seat: Seat = 0): Move {
  const all = gains(p, moves, seat)
  return need(moves[all.indexOf(Math.max(...all))], 'a move')
}

describe('what a position looks worth', () => {
  it('is the copper alone at the end', () => {
    const { p } = at(2, (made) => {
      made.phase = 'over'
      for (const [seat, board] of made.boards.entries()) board.money = 500 + seat
      holdMine(made, 0, cards.abyss, 3)
    })
    expect(mind.worth(p)).toEqual([500, 501])
  })

  it('rises with goods at the end of track, with tickets, transports and people', () => {
    const { p } = at(2, (made) => {
      boardOf(made, 0).money = 60
    })
    const before = worth(p)
    const richer = (change: (p: Position) => void) => {
      const changed = game.clone(p)
      change(changed)
      return worth(changed)
    }
    const ticket = (made: Position) => boardOf(made, 0).tickets.push(cards.hammerholt, cards.glimmerdale)
    expect(richer(ticket)).toBeGreaterThan(before)
    expect(richer((made) => hold(made, 0, cards.elf1))).toBeGreaterThan(before)
    expect(richer((made) => holdMine(made, 0, cards.embercairn, 5))).toBeGreaterThan(before)
    const joined = (made: Position) => {
      own(made, 0, 'Bronzehall', 'Embercairn')
      holdMine(made, 0, cards.embercairn, 8)
    }
    const mine = richer(joined)
    const hauled = richer((made) => {
      joined(made)
      holdTransports(made, 0, cards.dragon14)
    })
    expect(hauled).toBeGreaterThan(mine)
  })

  it('needs less of a lead, the less of the match is left', () => {
    const { p } = at(2)
    const { p: late } = at(2, (made) => {
      boardOf(made, 1).money = 690
    })
    expect(mind.swing?.(late)).toBeLessThan(need(mind.swing?.(p), 'a swing'))
  })
})

describe('the quick rule for gains', () => {
  it('tells a number for every move of a match, in every phase that asks', () => {
    const { phases, wrong } = playGreedy(3, {}, 4)
    expect(wrong).toEqual([])
    for (const phase of ['place', 'pay', 'operate', 'read', 'deals', 'ship']) expect(phases).toContain(phase)
  })

  it('sends a surveyor rather than none, and no two to one segment', () => {
    const table = at(2, (p) => hold(p, 0, cards.elf1))
    const first = best(
      table.p,
      table.moves(0).filter(({ type }) => type === 'survey' || type === 'done'),
    )
    expect(first.type).toBe('survey')
    table.play(first, 0)
    const second = best(
      table.p,
      table.moves(0).filter(({ type }) => type === 'survey' || type === 'done'),
    )
    expect('segment' in second ? second.segment : -1).not.toBe('segment' in first ? first.segment : -1)
  })

  it('promises nothing for a card that can’t be paid for', () => {
    const { p } = at(2, (made) => {
      row(made, cards.dragon14)
      boardOf(made, 0).money = 5
    })
    expect(gains(p, [{ type: 'prospect', card: cards.dragon14, rating: 0 }])[0]).toBeLessThan(0)
  })

  it('ships when goods are dear', () => {
    const table = at(2, (p) => {
      holdMine(p, 0, cards.embercairn, 4)
      holdTransports(p, 0, cards.troll6)
      own(p, 0, 'Bronzehall', 'Embercairn')
      p.rungs = [[4, 8, 4, 4, 4]]
    }).until('ship')
    expect(best(table.p, table.moves(0)).type).toBe('ship')
  })

  it.each([
    { ticket: 'beyond a red segment', tickets: [cards.hammerholt], transports: [cards.troll6] },
    { ticket: 'by black track', tickets: [cards.sootmarket], transports: [] },
  ])('clears snow for a ticket $ticket with $transports', ({ tickets, transports }) => {
    const table = at(2, (p) => {
      row(p)
      snow(p)
      own(p, 1, 'Copperkeep', 'Sunless Gallery', 'Greenwick Shaft', 'Longshadow', 'Sootmarket')
      own(p, 1, 'Copperkeep', 'Deepdelve', 'Freetown', 'Icevein', 'Hammerholt')
      holdTransports(p, 1, cards.troll6)
      boardOf(p, 1).tickets = [...tickets]
      p.phase = 'deals'
      p.asked = []
    })
    const clear = best(table.p, table.moves(), 1)
    expect(clear).toEqual({ type: 'clear', transports })
    table.play(clear)
    if (transports.length > 0) expect(best(table.p, table.moves(), 1)).toEqual({ type: 'sweep', segment: 38 })
  })

  it('is ready rather than takes a deal that helps the other alone', () => {
    const table = at(3).until('deals')
    const gift: Move = { type: 'offer', to: 0, gives: {}, wants: { money: 20 } }
    table.play(gift, 1)
    expect(best(table.p, table.moves(0))).not.toMatchObject({ type: 'accept' })
  })

  it.each([
    { money: 60, answer: 'accept' },
    { money: 3, answer: 'refuse' },
  ])('answers an offer of $money Cu for track of great worth to the other alone: $answer', ({ money, answer }) => {
    const change = (p: Position) => {
      row(p)
      own(p, 0, 'Sunless Gallery', 'Embercairn')
      own(p, 1, 'Copperkeep', 'Sunless Gallery')
      holdMine(p, 1, cards.embercairn, 9)
      for (const board of p.boards) board.money = 200
    }
    const table = at(2, change, { deals: true }).until('deals')
    const track = segment(table.p, 'Sunless Gallery', 'Embercairn')
    table.play({ type: 'offer', to: 0, gives: { money }, wants: { segments: [track] } }, 1)
    expect(best(table.p, table.moves(0))).toMatchObject({ type: answer })
  })
})

/** Plays a match of the steady to its end: the phases that asked, and choices without a finite gain for each move. */
function playGreedy(seats: number, options: MatchOptions, seed: number) {
  const draw = fastDraw(seed)
  const p = game.setup(seats, options)
  const phases = new Set<string>()
  const wrong: string[] = []
  let ask = settle<Types>(game, p, none, () => {})
  while (ask.type !== 'over') {
    let input: PhaseInput<Move> = { type: 'chance', draw }
    const [choice] = choicesOf(ask)
    if (choice) {
      const { seat, moves } = choice
      phases.add(p.phase)
      const all = need(mind.gains, 'a rule')(p, seat, moves)
      if (all.length !== moves.length || !all.every(Number.isFinite)) wrong.push(p.phase)
      const { move } = greedy({ game, mind, position: p, seat, choice, known: () => undefined }, futures(1), draw)
      input = { type: 'move', seat, move }
    }
    ask = settle<Types>(game, p, input, () => {})
  }
  return { p, phases: [...phases], wrong }
}

describe('the steady player', () => {
  it('beats the Guild more often than not', () => {
    const won = [1, 2, 3, 4].filter((seed) => {
      const { p } = playGreedy(2, { guild: [1] }, seed)
      return boardOf(p, 0).money > boardOf(p, 1).money
    })
    expect(won.length).toBeGreaterThan(2)
  })
})
