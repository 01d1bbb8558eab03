import { describe, expect, it } from 'vitest'
import { entryLines, turnStep } from '../../src/debug/times.ts'
import { words } from '../../src/games/foothills/text/en/index.ts'
import { titles } from '../../src/games/index.ts'
import { randomJournal } from '../journals.ts'

const { foothills, builtIn } = await titles.foothills()
const game = foothills(builtIn)
const journal = randomJournal(game, 2, {}, 4, { undo: 9, aside: 9, seated: true })
const lines = entryLines(game, words(game.box), journal)

describe('the journal as lines', () => {
  it('has one for every entry, with who wrote it', () => {
    expect(lines.map(({ seq }) => seq)).toEqual(journal.entries.map(({ seq }) => seq))
    for (const { seq, by } of lines) expect(by === 'host').toBe(journal.entries[seq]?.by === 'host')
  })

  it('begins a turn wherever another seat is asked than before', () => {
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

  it('says what every kind of entry is about', () => {
    for (const { text } of lines) expect(text).not.toBe('')
    expect(lines[0]?.text).toMatch(/setup: foothills/)
  })
})

describe('a step by turn', () => {
  const turns = lines.filter((line) => line.turns).map(({ seq }) => seq)

  it('leads to the next beginning of a turn, and back to the one before', () => {
    const [first = 0, second = 0] = turns
    expect(turnStep(lines, first, 1)).toBe(second)
    expect(turnStep(lines, second, -1)).toBe(first)
  })

  it('leads to the end or the beginning where no turn is left', () => {
    expect(turnStep(lines, lines.length - 1, 1)).toBe(lines.length - 1)
    expect(turnStep(lines, 0, -1)).toBe(0)
  })
})
