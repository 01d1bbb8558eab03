import { describe, expect, it } from 'vitest'
import { entryLines, moveStep, turnStep } from '../../../src/debug/time/entries.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { effectStep, type FilmPoint } from '../../../src/rules/filmStops.ts'
import { words } from '../../games/foothills/texts.ts'
import { randomJournal } from '../../journals.ts'

const game = foothills(builtIn)
const journal = randomJournal(game, 2, {}, 4, { undo: 9, aside: 9, seated: true })
const said = words(game.box)
const lines = entryLines(game, said, journal)

describe('the list of entries', () => {
  it('has every entry, with its author', () => {
    expect(lines.map(({ seq }) => seq)).toEqual(journal.entries.map(({ seq }) => seq))
    for (const { seq, by } of lines) expect(by === 'host').toBe(journal.entries[seq]?.by === 'host')
  })

  it('starts a turn where the choice passes to another seat', () => {
    const asked = journal.positions.map((p) => {
      const ask = game.ask(p)
      return ask?.type === 'choose' ? ask.seat : undefined
    })
    const turns: number[] = []
    let before: number | undefined
    for (const [seq, seat] of asked.entries()) {
      if (seat !== undefined && seat !== before) turns.push(seq)
      before = seat ?? before
    }
    expect(lines.filter((line) => line.turns).map(({ seq }) => seq)).toEqual(turns)
    expect(turns.length).toBeGreaterThan(10)
  })

  it('describes every type of entry', () => {
    for (const { text } of lines) expect(text).not.toBe('')
    expect(lines[0]?.text).toMatch(/sets up foothills/)
  })

  it('calls seats by their names, never by their numbers', () => {
    const seated = randomJournal(game, 2, {}, 5, { seated: true, aside: 6, note: 6 })
    const told = entryLines(game, said, seated).map(({ text }) => text)
    expect(told.filter((text) => /is played by a (person|bot)/.test(text)).length).toBeGreaterThan(2)
    expect(told.filter((text) => /becomes the host/.test(text)).length).toBeGreaterThan(0)
    for (const text of told) expect(text).not.toMatch(/seat \d/i)
  })
})

describe('a step by turn', () => {
  const turns = lines.filter((line) => line.turns).map(({ seq }) => seq)

  it('goes to the next or previous start of a turn', () => {
    const [first = 0, second = 0] = turns
    expect(turnStep(lines, first, 1)).toBe(second)
    expect(turnStep(lines, second, -1)).toBe(first)
  })

  it('goes to the first or last entry if there is none', () => {
    expect(turnStep(lines, lines.length - 1, 1)).toBe(lines.length - 1)
    expect(turnStep(lines, 0, -1)).toBe(0)
  })
})

describe('a step by move', () => {
  it('skips everything but moves', () => {
    const moves = journal.entries.flatMap(({ seq, body }) => (body.type === 'move' ? [seq] : []))
    const [first = 0, second = 0] = moves
    expect(first).toBeGreaterThan(0)
    expect(moveStep(lines, 0, 1)).toBe(first)
    expect(moveStep(lines, first, 1)).toBe(second)
    expect(moveStep(lines, second, -1)).toBe(first)
    expect(moveStep(lines, first, -1)).toBe(0)
  })
})

describe('a step by effect', () => {
  const counts = [0, 2, 0, 3]
  const count = (seq: number) => counts[seq] ?? 0
  const steps = (from: FilmPoint, way: 1 | -1) => {
    const seen = [from]
    for (let at = effectStep(count, 3, from, way); ; at = effectStep(count, 3, at, way)) {
      const last = seen.at(-1)
      if (last?.seq === at.seq && last.effects === at.effects) return seen
      seen.push(at)
    }
  }
  const all = [
    { seq: 0, effects: 0 },
    { seq: 1, effects: 1 },
    { seq: 1, effects: 2 },
    { seq: 2, effects: 0 },
    { seq: 3, effects: 1 },
    { seq: 3, effects: 2 },
    { seq: 3, effects: 3 },
  ]

  it('shows every effect once, and entries without effects', () => {
    expect(steps({ seq: 0, effects: 0 }, 1)).toEqual(all)
  })

  it('goes back through the same moments', () => {
    expect(steps({ seq: 3, effects: 3 }, -1)).toEqual(all.toReversed())
  })
})
