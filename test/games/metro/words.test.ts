import { describe, expect, it } from 'vitest'
import { kinds } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { Effect, Move } from '../../../src/games/metro/moves.ts'
import { type Position, shownFace } from '../../../src/games/metro/position.ts'
import { preview } from '../../../src/games/metro/preview.ts'
import type { Subject } from '../../../src/games/metro/text/words.ts'
import * as refusals from '../../../src/games/metro/words/en/refusals.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Known } from '../../../src/rules/game.ts'
import { choicesOf } from '../../../src/rules/play.ts'
import { allKnown } from '../../dealing.ts'
import { randomJournal } from '../../journals.ts'
import { words } from './said.ts'
import { cellAt, type Staged, stage } from './table.ts'

/** Some positions of whole random matches, with what a reader who sees all knows. */
const matches = [
  randomJournal(metro, 2, {}, 1),
  randomJournal(metro, 4, { hand: 2, draw: 'free', turning: true }, 2),
  randomJournal(metro, 6, { hand: 3 }, 3),
].map((journal) => ({ journal, known: allKnown(journal) }))
const moments = matches.flatMap(({ journal: { positions }, known }) =>
  positions.filter((_, at) => at % 9 === 5 || at === positions.length - 1).map((p) => ({ p, known })),
)

const movesIn = (p: Position, known: Known): readonly Move[] =>
  choicesOf(metro.ask(p, known)).flatMap(({ moves }) => [...moves])

const subjectsIn = (p: Position): readonly Subject[] => [
  ...Array.from({ length: 32 }, (_, station) => ({ type: 'station', station }) as const),
  ...Array.from({ length: 64 }, (_, cell) => ({ type: 'cell', cell }) as const),
  ...p.hands.flat().map((token) => ({ type: 'hand', token }) as const),
  ...p.hands.map((_, seat) => ({ type: 'seat', seat }) as const),
  ...kinds.map((kind) => ({ type: 'kind', kind }) as const),
  { type: 'city' },
  { type: 'pool' },
]

const textAbout = (p: Position, subject: Subject, known?: Known) => {
  const { title, kind, lines } = words.about(p, subject, known)
  return [title, kind, ...lines.flatMap(({ head, text }) => [...(head ? [head] : []), text])]
}

/** One line with a tile to come: station 6 leads south over column 3. */
const column = (rows: number): NonNullable<Staged['tiles']> =>
  Array.from({ length: rows }, (_, row) => ['aaaa', row, 2] as const)

describe('the words of Metro', () => {
  it('tell every kind of tile differently, by the sides it connects', () => {
    expect(new Set(kinds.map(words.tile)).size).toBe(kinds.length)
    expect(words.tile('aaaa')).toBe('straight across both ways')
    expect(words.tile('bcbc')).toBe('north and east both ways, south and west both ways')
    expect(words.tile('accd')).toBe('north to south, east to north, south to east, half circle on the west')
  })

  it('say of a seat how many of its trains have arrived', () => {
    const { p } = stage({ tiles: column(7), hand: ['aaaa'] })
    expect(words.holdings?.(p, 0).map(({ amount, say }) => say(amount))).toEqual(['none of its 16 trains has arrived'])
  })

  it('say in a move’s sentence and its trial what the tile does to lines', () => {
    const { p, known, lay } = stage({ tiles: column(7), hand: ['aaaa'] })
    const move = lay(7, 2)
    expect(words.move(p, move, known)).toBe(
      'Lay your tile at C8: finishes Yellow’s line 6 (8 points) and Red’s line 19 (8 points)',
    )
    expect(words.trial?.(p, move, known).ask).toBe(
      'Lay your tile at C8? It would finish Yellow’s line 6 (8 points) and Red’s line 19 (8 points).',
    )
  })

  it('name every line that goes on, and how far', () => {
    const { p, known, lay } = stage({ tiles: [...column(1), ['aaaa', 1, 0]], hand: ['bcbc'] })
    const lines = preview(p, cellAt(1, 2), 'aaaa')
    const said = lines.map((line) => words.preview(p, line))
    expect(said).toContain('Yellow’s line 6 goes on: 1 → 2 tiles')
    expect(words.trial?.(p, lay(0, 0), known).ask).toBe(
      'Lay your tile at A1? It would carry on Yellow’s line 8 to 1 tile and Red’s line 9 to 2 tiles.',
    )
  })

  it('say that a line would come into the city, at double its length', () => {
    const { p } = stage({
      tiles: [
        ['aaaa', 0, 3],
        ['aaaa', 1, 3],
      ],
      hand: ['aaaa'],
    })
    const [line] = preview(p, cellAt(2, 3), 'aaaa')
    expect(words.preview(p, need(line, 'a line'))).toBe('would finish Red’s line 5 in the city (6 points)')
  })

  it('mark a short move with the company whose line it finishes', () => {
    const { p, known, lay } = stage({ tiles: column(7), hand: ['aaaa'] })
    expect(words.short?.(p, lay(7, 2), known)).toMatchObject({
      text: 'C8: 16 points',
      mark: { text: expect.stringMatching(/^[RY]$/) },
    })
    expect(words.short?.(p, lay(7, 2))).toEqual({ text: 'C8' })
  })

  it('ask for the right thing in each state of a turn', () => {
    const promptOf = (p: Position, known: Known) => {
      const [choice] = choicesOf(metro.ask(p, known))
      return words.prompt(p, need(choice, 'a choice'), known)
    }
    const one = stage({ hand: ['aaaa'] })
    expect(promptOf(one.p, one.known)).toBe('Lay your tile this way up.')
    const stuck = stage({ hand: ['dddd'] })
    expect(promptOf(stuck.p, stuck.known)).toContain('draw another')
    stuck.play({ type: 'show' })
    expect(promptOf(stuck.p, stuck.known)).toBe('Lay the tile you’ve drawn.')
    const unfit = stage({ hand: ['dddd'], next: 'dddd' })
    unfit.play({ type: 'show' })
    expect(promptOf(unfit.p, unfit.known)).toContain('doesn’t fit, so lay it anywhere')
    const last = stage({ hand: ['dddd'], pool: 0 })
    last.play({ type: 'show' })
    expect(promptOf(last.p, last.known)).toContain('one-tile line')
    const free = stage({ hand: ['aaaa', 'bbbb'], options: { draw: 'free' } })
    expect(promptOf(free.p, free.known)).toBe('Lay one of your tiles, or draw another and lay that.')
    const turning = stage({ hand: ['aaaa'], options: { turning: true } })
    expect(promptOf(turning.p, turning.known)).toBe('Lay your tile, turned if you like.')
  })

  it('log every effect, with the points and who finished whose line', () => {
    const { p, play, lay, told } = stage({ tiles: column(7), hand: ['aaaa'] })
    play(lay(7, 2))
    const log = told.flatMap((effect) => words.effect(p, effect) ?? [])
    expect(log).toContain('Red laid a tile at C8.')
    expect(log).toContain('Red ended Yellow’s line 6 at the edge: Yellow scored 8 points.')
    expect(log).toContain('Red brought line 19 to the edge and scored 8 points.')
  })

  it('log which lines a tile carries on, how far and for whom, or that it reaches none', () => {
    const laid = (row: number, col: number, tiles = column(1)) => {
      const { p, play, lay, told } = stage({ tiles, hand: ['aaaa'] })
      play(lay(row, col))
      return told.flatMap((effect) => words.effect(p, effect) ?? [])
    }
    expect(laid(1, 2)).toEqual(['Red laid a tile at C2. It carried on Yellow’s line 6 to 2 tiles.'])
    expect(laid(0, 0)).toEqual([
      'Red laid a tile at A1. It carried on Yellow’s line 8 to 1 tile and Red’s line 9 to 1 tile.',
    ])
    expect(laid(3, 2, [['dddd', 3, 1]])).toEqual(['Red laid a tile at C4. No line has reached it yet.'])
  })

  it('show the doubling of a line into the city', () => {
    const { p } = stage({ hand: ['aaaa'] })
    const effect: Effect = { type: 'finished', station: 4, seat: 0, tiles: 6, city: true, points: 12 }
    expect(words.effect(p, effect)).toBe('Red brought line 5 into the city and scored 6 × 2 = 12 points.')
  })

  it('have a sentence for every effect that people should read of', () => {
    const [{ p } = need(moments[0], 'a moment')] = moments
    const card = { token: 0, face: 'aaaa' } as const
    const each: readonly Effect[] = [
      { type: 'began', seat: 1 },
      { type: 'shown', seat: 0, cards: [] },
      { type: 'shown', seat: 0, cards: [card] },
      { type: 'shown', seat: 0, cards: [card, card] },
      { type: 'drew', seat: 0, token: 3, extra: true },
      { type: 'lifted', seat: 0 },
      { type: 'finished', station: 15, tiles: 3, city: false, points: 0 },
      { type: 'over' },
    ]
    const texts = each.map((effect) => words.effect(p, effect))
    expect(new Set(texts).size).toBe(each.length)
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(words.effect(p, { type: 'turned', seat: 0 })).toBeUndefined()
    expect(words.effect(p, { type: 'drew', seat: 0, token: 3, extra: false })).toBeUndefined()
  })

  it('describe the whole table, row by row, seat by seat', () => {
    for (const { p, known } of moments) {
      const parts = words.table?.(p, known) ?? []
      expect(parts).toHaveLength(p.hands.length + 2)
      expect(parts.at(-2)?.lines).toHaveLength(8)
      const all = parts.map(({ lines }) => lines.join(' ')).join(' ')
      for (const { cell } of p.laid) expect(all).toContain(`${words.tile(need(p.board[cell] || undefined, 'a tile'))}`)
    }
  })

  // § 6
  it('tell no face of a closed tile to a reader who doesn’t know it', () => {
    for (const { p, known } of moments)
      for (const token of p.hands.flat()) {
        const face = known(token)
        if (!face || shownFace(p, token)) continue
        const about = textAbout(p, { type: 'hand', token }).join(' ')
        for (const kind of kinds) expect(about).not.toContain(words.tile(kind).slice(1))
        expect(textAbout(p, { type: 'hand', token }, known).join(' ')).not.toBe(about)
      }
  })

  it('say the same without knowledge, whatever the closed tiles are', () => {
    const one = stage({ seats: 3, hand: ['aaaa'] })
    const other = stage({ seats: 3, hand: ['dddd'] })
    const told = ({ p }: typeof one) => [
      words.table?.(p),
      subjectsIn(p).map((subject) => words.about(p, subject)),
      movesIn(p, one.known).map((move) => [words.move(p, move), words.short?.(p, move)]),
    ]
    expect(told(other)).toEqual(told(one))
  })

  it('say why a tile may not go on a square, and what it would do on another', () => {
    const { p, known } = stage({ tiles: column(1), hand: ['aaaa'] })
    const about = (row: number, col: number) => textAbout(p, { type: 'cell', cell: cellAt(row, col) }, known).join(' ')
    expect(about(4, 4)).toContain('The city')
    expect(about(5, 5)).toContain(refusals.apart)
    expect(about(1, 2)).toContain('It would carry on Yellow’s line 6 to 2 tiles.')
    expect(about(0, 2)).toContain('Tile laid by Yellow')
  })

  it('say who won, and who shares the win', () => {
    const { p } = stage({ hand: ['aaaa'] })
    const seats = [9, 9].map((total) => ({ total, lines: [] }))
    expect(words.outcome(p, { seats, winners: [1] })).toBe('Yellow won with 9 points.')
    expect(words.outcome(p, { seats, winners: [0, 1] })).toBe('Red and Yellow shared the win with 9 points each.')
  })
})
