import { describe, expect, it } from 'vitest'
import { beginSearch } from '../../src/bots/search.ts'
import type { Question } from '../../src/bots/thinker.ts'
import { searches } from '../../src/bots/thinkers.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { none, settle } from '../../src/rules/play.ts'
import { type Move, type Types, tiny } from '../tiny/tiny.ts'

const silent = () => {}
const nothing = () => undefined
const mind = { worth: ({ points }: { points: number[] }) => points }

/** A match of Sidings between two, seen by the seat that begins. */
function begun() {
  const position = tiny.setup(2, { wagons: 20 })
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
    const search = beginSearch(searches.master, question, fastDraw(1))
    expect(question.choice.moves).toContain(search.thought().move)
    for (let n = 0; n < 30; n++) search.iterate()
    const { options, iterations } = search.thought()
    expect(iterations).toBe(30)
    expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(30)
  })

  it('goes on with what it knew after moves of its own and of others', () => {
    const match = begun()
    let search = beginSearch(searches.master, match.question(), fastDraw(1))
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

  it('plays on for more turns after many futures', () => {
    const looksWith = (patience?: number) => {
      let looks = 0
      const ahead = ({ points }: { points: number[] }, moves: readonly Move[]) => {
        looks++
        return moves.map(() => points)
      }
      const question = { ...begun().question(), mind: { ...mind, ahead } }
      const how = { ...searches.master, ...(patience === undefined ? {} : { patience }) }
      const search = beginSearch(how, question, fastDraw(1))
      for (let n = 0; n < 60; n++) search.iterate()
      return looks
    }
    expect(looksWith(30)).toBeGreaterThan(looksWith())
    expect(looksWith(60)).toBe(looksWith())
  })

  it('thinks of legal moves only when it goes on', () => {
    const match = begun()
    const search = beginSearch(searches.master, match.question(), fastDraw(1))
    for (let n = 0; n < 500; n++) search.iterate()
    const push: Move = { type: 'push' }
    match.play(push)
    const next = match.question()
    const { options } = search.after(push, nothing, next).thought()
    expect(options.length).toBeGreaterThan(0)
    for (const { move } of options) expect(next.choice.moves).toContain(move)
  })
})
