import { describe, expect, it } from 'vitest'
import { copies } from '../../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import { playtest } from '../../../../src/games/metro/playtest/index.ts'
import { membersOf } from '../../../../src/kit/changes.ts'
import { canonical } from '../../../../src/kit/json.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import { allKnown } from '../../../dealing.ts'
import { randomJournal } from '../../../journals.ts'
import { cellAt, stage } from '../table.ts'

const tests = playtest(copies)
const journal = randomJournal(metro, 3, { hand: 2, turning: true }, 4)
const known = allKnown(journal)
const positions = journal.positions.filter((_, at) => at % 10 === 5)

describe('what Metro offers testers', () => {
  it('lists every legal move among the intentions, each once', () => {
    for (const p of positions) {
      const wanted = tests.intentions(p).map(canonical)
      expect(new Set(wanted).size).toBe(wanted.length)
      for (const { moves } of choicesOf(metro.ask(p, known)))
        expect(wanted).toEqual(expect.arrayContaining(moves.map(canonical)))
    }
  })

  it('gives the odds of the next tile by kind, which add up to one', () => {
    for (const p of positions) {
      const odds = tests.odds(p)
      const total = odds.reduce((sum, { share }) => sum + share, 0)
      expect(total).toBeCloseTo(p.pool.length > 0 ? 1 : 0)
      expect(odds.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(
        p.pool.length > 0 ? metro.hidden?.closed(p).tokens.length : 0,
      )
    }
    const { p } = stage({ hand: ['aaaa'] })
    const straight = tests.odds(p).find(({ what }) => what.includes('straight across'))
    expect(straight).toMatchObject({ count: 4, share: 4 / 60 })
  })

  it('says what the values of a position mean', () => {
    const { p } = stage({ tiles: [['aaaa', 0, 2]], hand: ['aaaa'] })
    const tell = (path: string, value: unknown) => tests.meaning(p, path, value)
    expect(tell('seat', 1)).toBe('Yellow')
    expect(tell('hands.1', p.hands[1])).toBe('Yellow')
    expect(tell('runs.5', null)).toBe('Yellow’s line 6')
    expect(tell(`open.0`, cellAt(1, 2))).toBe('C2')
    expect(tell(`board.${cellAt(0, 2)}`, 'aaaa')).toBe('C1: straight across both ways')
    expect(tell('laid.0', p.laid[0])).toBe('Yellow at C1: straight across both ways')
    expect(tell('far.261', 4 * cellAt(0, 2) + 2)).toBe('line 6 sets out: out of C1 to the south')
    expect(tell('drawn', -1)).toBe('none')
    expect(tell('stuck', false)).toBeUndefined()
  })

  it('has a meaning for everything in its lists, all through a match', () => {
    const lists = ['board', 'laid', 'open', 'far', 'length', 'runs', 'hands', 'shown']
    for (const p of positions)
      for (const [list, members] of membersOf(p).filter(([name]) => lists.includes(name)))
        for (const [at, value] of membersOf(members))
          expect(tests.meaning(p, `${list}.${at}`, value), `${list}.${at}`).toBeTruthy()
  })
})
