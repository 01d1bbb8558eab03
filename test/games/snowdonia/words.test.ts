import { describe, expect, it } from 'vitest'
import { builtIn, snowdonia } from '../../../src/games/snowdonia/index.ts'
import type { Position } from '../../../src/games/snowdonia/position.ts'
import { captions } from '../../../src/games/snowdonia/text/en/captions.ts'
import { refusals } from '../../../src/games/snowdonia/text/en/refusals.ts'
import { wordsWith } from '../../../src/games/snowdonia/text/en/words.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { choicesOf, none, settle } from '../../../src/rules/play.ts'

const game = snowdonia(builtIn)
const words = wordsWith(game.box)
const broken = /undefined|NaN|\[object|\bnull\b/

/** Plays a match at random and hands every choice and every effect to a listener. */
function through(
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seen: {
    readonly choice?: (p: Position, said: readonly string[], prompt: string) => void
    readonly told?: (line: string | undefined) => void
  },
): Position {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error('the options are not good')
  const p = game.setup(seats, read.options)
  const draw = fastDraw(seats * 7 + 1)
  const tell = (effect: Parameters<typeof words.effect>[1]) => seen.told?.(words.effect(p, effect))
  for (let ask = settle(game, p, none, tell); ask.type !== 'over'; ) {
    for (const choice of choicesOf(ask)) {
      const said = choice.moves.map((move) => words.move(p, move))
      seen.choice?.(p, said, words.prompt(p, choice))
      for (const move of choice.moves) expect(words.short?.(p, move).text).not.toMatch(broken)
    }
    const input =
      ask.type === 'choose'
        ? ({ type: 'move', seat: ask.seat, move: pickOf(ask.moves, draw) } as const)
        : ({ type: 'chance', draw } as const)
    ask = settle(game, p, input, tell)
  }
  return p
}

const pickOf = <M>(moves: readonly M[], draw: (count: number) => number): M => {
  const move = moves[draw(moves.length)]
  if (move === undefined) throw new Error('there is no move')
  return move
}

describe('the words of Snowdonia', () => {
  it.each([
    [1, {}],
    [2, {}],
    [3, { route: 'blaenau', reckoning: 'own' }],
    [5, { reckoning: 'own' }],
  ])('name every move of a match of %s apart from the others', (seats, options) => {
    through(seats, options, {
      choice: (_, said, prompt) => {
        expect(new Set(said).size).toBe(said.length)
        expect(`${said.join('\n')}\n${prompt}`).not.toMatch(broken)
        expect(prompt).not.toBe('')
      },
    })
  })

  it('tell what happened in whole sentences', () => {
    const lines: string[] = []
    through(4, {}, { told: (line) => line !== undefined && lines.push(line) })
    expect(lines.length).toBeGreaterThan(100)
    for (const line of lines) {
      expect(line).not.toMatch(broken)
      expect(line).toMatch(/^\p{Lu}.*[.!]$/u)
    }
  })

  it('describe the table and how far a match is', () => {
    const p = through(3, {}, {})
    const parts = words.table?.(p) ?? []
    const said = parts.flatMap(({ title, lines }) => [title, ...lines])
    for (const line of said) expect(line).not.toMatch(broken)
    expect(parts.filter(({ title }) => title.startsWith('Station'))).toHaveLength(7)
    expect(words.far?.(p)).toMatch(/13 of 13|of 13/)
  })

  it('say who won, and why', () => {
    const p = through(2, {}, {})
    const outcome = game.outcome(p)
    if (!outcome) throw new Error('the match is not over')
    expect(words.outcome(p, outcome)).not.toMatch(broken)
    for (const { lines } of outcome.seats)
      for (const line of lines) {
        expect(words.score(line)).not.toMatch(broken)
        expect(words.counted?.(line) ?? '').not.toMatch(broken)
      }
  })

  it('give every reason to refuse in a sentence, even without amounts', () => {
    for (const say of Object.values(refusals)) {
      expect(say({})).toMatch(/^\p{Lu}.*[.!]$/u)
      expect(say({})).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('describe everything one can ask about', () => {
    const p = through(3, {}, {})
    const subjects = [
      { type: 'station', station: 2 },
      { type: 'track', space: 0 },
      { type: 'contract', contract: 29 },
      { type: 'train', train: 6 },
      { type: 'event', space: 4 },
      { type: 'goods', seat: 0, good: 'steel' },
      { type: 'seat', seat: 1 },
      { type: 'weather' },
      { type: 'bag' },
      ...(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map(
        (area) => ({ type: 'area', area }) as const,
      ),
    ] as const
    for (const subject of subjects) {
      const said = words.about(p, subject)
      expect(said?.title).toBeTruthy()
      expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('name every workplace and every event on the table', () => {
    expect(new Set(Object.values(captions.areas)).size).toBe(7)
    expect(new Set(Object.values(captions.events)).size).toBe(5)
  })
})
