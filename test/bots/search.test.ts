import { describe, expect, it } from 'vitest'
import { beginSearch, type SearchSettings } from '../../src/bots/search.ts'
import type { Question } from '../../src/bots/thinker.ts'
import { mastersSearch as master } from '../../src/bots/thinkers.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Seat } from '../../src/rules/game.ts'
import { none, settle } from '../../src/rules/play.ts'
import { type Move, type Types, tiny } from '../tiny/tiny.ts'

const silent = () => {}
const nothing = () => undefined
const mind = { worth: ({ points }: { points: number[] }) => points }

/** A match of Sidings, seen by the seat that begins. */
function begun(seats = 2) {
  const position = tiny.setup(seats, { wagons: 20 })
  settle(tiny, position, none, silent)
  settle(tiny, position, { type: 'chance', draw: fastDraw(1) }, silent)
  const watcher = position.seat
  return {
    play(move: Move) {
      const { type } = settle(tiny, position, { type: 'move', seat: position.seat, move }, silent)
      if (type === 'chance') settle(tiny, position, { type: 'chance', draw: fastDraw(2) }, silent)
    },
    question(): Question<Types> {
      const choice = tiny.ask(position)
      if (choice?.type !== 'choose') throw new Error('Nobody is asked')
      const seen = { position: tiny.clone(position), seat: watcher, choice }
      return { game: tiny, mind, ...seen, known: nothing }
    },
  }
}

describe('a search', () => {
  it('can be asked for its thought at any time', () => {
    const question = begun().question()
    const search = beginSearch(master, question, fastDraw(1))
    expect(question.choice.moves).toContain(search.thought().move)
    for (let n = 0; n < 30; n++) search.iterate()
    const { options, iterations } = search.thought()
    expect(iterations).toBe(30)
    expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(30)
  })

  it('goes on with what it knew after moves of its own and of others', () => {
    const match = begun()
    let search = beginSearch(master, match.question(), fastDraw(1))
    const twoTurns: Move[] = [
      { type: 'take', wagons: 1 },
      { type: 'stop' },
      { type: 'take', wagons: 2 },
      { type: 'stop' },
    ]
    for (const move of twoTurns) {
      for (let n = 0; n < 500; n++) search.iterate()
      match.play(move)
      search = search.after(move, nothing, match.question())
    }
    const { options, iterations } = search.thought()
    expect(iterations).toBe(0)
    expect(options.length).toBeGreaterThan(0)
  })

  /** The seats whose moves some futures look ahead for, in order. */
  function looksOf(how: SearchSettings, futures: number, seats = 2, beyond = 0): readonly Seat[] {
    const looks: Seat[] = []
    const ahead = ({ points, seat }: Types['position'], moves: readonly Move[]) => {
      looks.push(seat)
      return moves.map(() => points)
    }
    const question = { ...begun(seats).question(), mind: { ...mind, ahead, beyond } }
    const search = beginSearch(how, question, fastDraw(1))
    for (let n = 0; n < futures; n++) search.iterate()
    return looks
  }

  it('plays on for another round after many futures', () => {
    const { patience: _, ...impatient } = master
    const never = looksOf(impatient, 60).length
    expect(looksOf({ ...master, patience: 30 }, 60).length).toBeGreaterThan(never)
    expect(looksOf({ ...master, patience: 60 }, 60)).toHaveLength(never)
  })

  it.each([2, 3, 4])('plays on for a turn of each of %i seats in a round', (seats) => {
    const { patience: _, ...how } = master
    const looks = looksOf({ ...how, rounds: 1 }, 1, seats)
    const turns = looks.filter((seat, at) => seat !== looks[at - 1])
    expect(turns).toHaveLength(1 + seats)
  })

  it('plays on beyond that where the title says so, unless it has no patience', () => {
    const turnsOf = (how: SearchSettings, beyond: number) => {
      const looks = looksOf(how, 1, 2, beyond)
      return looks.filter((seat, at) => seat !== looks[at - 1]).length
    }
    expect(turnsOf(master, 1)).toBe(turnsOf(master, 0) + 2)
    const { patience: _, ...hasty } = master
    expect(turnsOf(hasty, 1)).toBe(turnsOf(hasty, 0))
  })

  it('looks at each move by playing it where a title can’t look ahead', () => {
    const judged: number[] = []
    const watching = {
      worth({ points }: Types['position']) {
        judged.push(points.length)
        return points
      },
    }
    const question = { ...begun().question(), mind: watching }
    const search = beginSearch(master, question, fastDraw(1))
    const looks = judged.length
    expect(looks).toBeGreaterThan(question.choice.moves.length)
    search.iterate()
    expect(judged.length).toBeLessThan(looks + question.choice.moves.length)
  })

  it('tells by how much the leading move is ahead of the next', () => {
    const search = beginSearch(master, begun().question(), fastDraw(1))
    expect(search.lead()).toBe(0)
    for (let n = 0; n < 60; n++) search.iterate()
    const [first, second] = search.thought().options
    expect(search.lead()).toBe((first?.visits ?? 0) - (second?.visits ?? 0))
  })

  it('counts no lead over moves that are no longer legal', () => {
    const match = begun()
    const search = beginSearch(master, match.question(), fastDraw(1))
    for (let n = 0; n < 500; n++) search.iterate()
    const push: Move = { type: 'push' }
    match.play(push)
    const next = match.question()
    const [best, other] = search.after(push, nothing, next).thought().options
    if (!best || !other) throw new Error('Too little was tried')
    const alone = { ...next, choice: { ...next.choice, moves: [other.move] } }
    expect(search.after(push, nothing, alone).lead()).toBe(other.visits)
  })

  it('thinks of legal moves only when it goes on', () => {
    const match = begun()
    const search = beginSearch(master, match.question(), fastDraw(1))
    for (let n = 0; n < 500; n++) search.iterate()
    const push: Move = { type: 'push' }
    match.play(push)
    const next = match.question()
    const { options } = search.after(push, nothing, next).thought()
    expect(options.length).toBeGreaterThan(0)
    for (const { move } of options) expect(next.choice.moves).toContain(move)
  })
})
