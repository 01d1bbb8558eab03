import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { same } from '../../src/kit/json.ts'
import { barMoves, barOf, meanwhileText } from '../../src/overlay/table/bar.ts'
import { seatLines } from '../../src/overlay/table/seats.ts'
import * as connection from '../../src/overlay/words/en/connection.ts'
import { bar as text } from '../../src/overlay/words/en/index.ts'
import { asked } from '../../src/rules/play.ts'
import { words as english } from '../games/foothills/texts.ts'
import { randomJournal } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

describe('a button of the decision bar', () => {
  it('offers every legal move once, with a unique label, through whole matches of Foothills', () => {
    const game = foothills(builtIn)
    const words = english(game.box)
    for (const seed of [1, 2, 3, 4]) {
      for (const position of randomJournal(game, 2, {}, seed).positions) {
        const ask = asked(game, position)
        if (ask.type !== 'choose') continue
        const choices = barMoves(words, position, ask.moves)
        expect(choices).toHaveLength(ask.moves.length)
        for (const move of ask.moves) expect(choices.filter((choice) => same(choice.move, move))).toHaveLength(1)
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
        expect(choices.every(({ label }) => label.length > 1)).toBe(true)
      }
    }
  })

  it('has a unique short label, with the numeral of its line', () => {
    const game = foothills(builtIn)
    const words = english(game.box)
    const marks = new Map<string, Set<string>>()
    for (const seed of [1, 2, 3]) {
      for (const position of randomJournal(game, 2, {}, seed).positions) {
        const ask = asked(game, position)
        if (ask.type !== 'choose') continue
        const choices = barMoves(words, position, ask.moves)
        const told = choices.map(({ short }) => `${short.mark?.text ?? ''} ${short.text}`)
        expect(new Set(told).size, told.join()).toBe(told.length)
        for (const { move, short } of choices)
          if (short.mark) marks.set(move.type, (marks.get(move.type) ?? new Set()).add(short.mark.text))
      }
    }
    expect([...(marks.get('select') ?? [])].sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(marks.get('dig')?.size).toBeGreaterThan(5)
  })

  it('falls back to its long label if the short one isn’t unique', () => {
    const words = { ...tinyWords, short: () => ({ text: 'Go' }) }
    const moves = [{ type: 'take', wagons: 1 }, { type: 'push' }] as const
    const position = stubTable(tiny, { wagons: 9 }).now().position
    const choices = barMoves(words, position, moves)
    expect(choices.map(({ short }) => short.text)).toEqual(choices.map(({ label }) => label))
    expect(barMoves(words, position, moves.slice(0, 1))[0]?.short).toEqual({ text: 'Go' })
  })

  it('is numbered if another has the same label', () => {
    const words = { ...tinyWords, move: () => 'Go' }
    const moves = [{ type: 'take', wagons: 1 }, { type: 'push' }, { type: 'stop' }] as const
    const position = stubTable(tiny, { wagons: 9 }).now().position
    const labels = barMoves(words, position, moves).map(({ label }) => label)
    expect(labels).toEqual(['Go', 'Go (2)', 'Go (3)'])
  })

  it('has a digit as its hotkey if it is among the first nine, and 0 if it stops, which comes last', () => {
    const moves = [{ type: 'done' }, ...Array.from({ length: 11 }, (_, n) => ({ type: `go ${n}` }))]
    const words = { ...tinyWords, move: (_: unknown, move: { type: string }) => move.type }
    const table = stubTable(tiny, { wagons: 9 })
    const choices = barMoves({ ...words, effect: () => undefined, prompt: () => '' }, table.now().position, moves)
    expect(choices.at(-1)).toMatchObject({ label: 'done', done: true, hotkey: '0' })
    expect(choices.slice(0, 11).map(({ hotkey }) => hotkey)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      undefined,
      undefined,
    ])
  })
})

describe('the decision bar', () => {
  const opened = () => {
    const table = stubTable(tiny, { wagons: 9 })
    table.draw()
    return table
  }

  it('prompts in the title’s words when a seat of mine is asked', () => {
    const now = opened().now()
    const bar = barOf(tinyWords, now)
    expect(bar).toMatchObject({ mine: true, asked: now.turn, undo: false, pending: false })
    expect(bar.prompt).toMatch(/in the yard/)
    expect(bar.moves.length).toBeGreaterThan(2)
  })

  it('asks whether to make the one move that is being tried', () => {
    const now = opened().now()
    const trial = { ask: 'Take it?', yes: 'Take', no: 'Leave' }
    const words = { ...tinyWords, trial: () => trial }
    const move = { type: 'take' as const, wagons: 1 }
    const bar = barOf(words, now, [move])
    expect(bar).toMatchObject({ prompt: trial.ask, unpick: trial.no })
    expect(bar.moves).toMatchObject([{ move, label: trial.yes }])
    expect(barOf(words, now).prompt).not.toBe(trial.ask)
    expect(barOf(words, now, [move, { type: 'push' }]).prompt).not.toBe(trial.ask)
  })

  it('says what is asked meanwhile, with the buttons that lead out of it', () => {
    const bar = barOf(tinyWords, opened().now())
    const stop = { move: { type: 'done' }, label: 'Build nothing', done: true } as const
    const moves = [...bar.moves, { ...stop, short: { text: '' }, hotkey: '0' }]
    expect(meanwhileText(bar)).toBe(bar.prompt)
    expect(meanwhileText({ ...bar, moves, undo: true })).toBe(
      `${bar.prompt} To get out of it, choose “Build nothing” or “Undo”.`,
    )
    expect(meanwhileText({ ...bar, mine: false })).toBe('')
  })

  it('offers nothing and names who chooses on another’s turn', () => {
    const now = { ...opened().now(), turn: undefined }
    const bar = barOf(tinyWords, now)
    expect(bar).toMatchObject({ mine: false, moves: [] })
    expect(['Red', 'Brass'].map((one) => text.waits({ names: [one] }))).toContain(bar.prompt)
  })

  it('marks the seat that its prompt names: whose device holds the cards up, not whose turn it is', () => {
    const now = { ...opened().now(), turn: undefined }
    const other = now.ask.type === 'choose' && now.ask.seat === 0 ? 1 : 0
    const stalled = barOf(tinyWords, { ...now, stalls: [other] })
    expect(stalled).toMatchObject({
      about: other,
      prompt: text.stalls({ owners: [['Red’s', 'Brass’s'][other] ?? ''] }),
    })
    expect(stalled.asked).not.toBe(other)
    expect(barOf(tinyWords, { ...now, dealing: { seat: other, shuffle: { done: 1, all: 3 } } }).about).toBe(other)
    expect(barOf(tinyWords, { ...now, stalls: [0, 1] }).about).toBe(undefined)
    expect(barOf(tinyWords, now).about).toBe(barOf(tinyWords, now).asked)
  })

  it('waits for those who have yet to answer in secret, and marks who has', () => {
    const now = opened().now()
    const moves = now.ask.type === 'choose' ? now.ask.moves : []
    const pledge = { pledge: '0'.repeat(64), key: undefined, asked: 1 }
    const pledged = (...seats: number[]) => ({
      ...{ ...now, turn: undefined, ask: { type: 'choose', sealed: true, seat: 1, moves } as const },
      table: { ...now.table, pledges: { of: new Map(seats.map((seat) => [seat, pledge])), isShown: false } },
    })
    const one = pledged(0)
    expect(barOf(tinyWords, one).prompt).toBe(text.waits({ names: ['Brass'] }))
    expect(seatLines(tinyWords, tinyStyle, one)).toMatchObject([
      { asked: false, answered: true },
      { asked: true, answered: false },
    ])
    const all = pledged(0, 1)
    const covered = { ...all, ask: { ...all.ask, seat: 0, moves: [], also: [{ seat: 1, moves: [] }] } }
    expect(barOf(tinyWords, covered).prompt).toBe(text.answered)
    expect(seatLines(tinyWords, tinyStyle, covered)).toMatchObject([{ answered: true }, { answered: true }])
  })

  it('asks no one during a draw', () => {
    const bar = barOf(tinyWords, stubTable(tiny, { wagons: 9 }).now())
    expect(bar).toMatchObject({ asked: undefined, mine: false, prompt: text.chance, moves: [] })
  })

  it('says that a letter is due for a draw, where there was nothing to choose', () => {
    const letters = { next: 1, isReady: true, live: [] }
    const shuffled = stubTable(tiny, { wagons: 9 }).now()
    expect(barOf(tinyWords, { ...shuffled, letters }).prompt).toBe(text.drawLetter)
    const chosen = { ...opened().now(), turn: undefined, letters }
    expect(barOf(tinyWords, chosen).prompt).toBe(text.sendLetter)
  })

  it('offers no undo once the match is over', async () => {
    const table = opened()
    await table.submit(table.now().turn ?? 0, { type: 'take', wagons: 1 })
    const over = { ...table.now(), ask: { type: 'over' as const } }
    expect(over.undoTo).toBeDefined()
    expect(barOf(tinyWords, over).undo).toBe(false)
  })

  it('offers an undo after a move of mine', async () => {
    const table = opened()
    await table.submit(table.now().turn ?? 0, { type: 'take', wagons: 1 })
    expect(barOf(tinyWords, table.now()).undo).toBe(true)
  })
})

describe('the decision bar of a table that is closed', () => {
  it('waits for nobody and offers no undo', () => {
    const table = stubTable(tiny, { wagons: 9 })
    table.draw()
    table.change({ standing: 'closed', sitters: [sitting(true), sitting(false)], undoTo: 1 })
    expect(barOf(tinyWords, { ...table.now(), turn: undefined })).toMatchObject({
      prompt: connection.closed,
      moves: [],
      undo: false,
    })
  })
})
