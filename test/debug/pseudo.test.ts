import { describe, expect, it } from 'vitest'
import { pseudo } from '../../src/debug/pseudo.ts'
import { bookIn } from '../../src/games/foothills/text/book.ts'
import * as bookWords from '../../src/games/foothills/words/en/book.ts'
import * as overlay from '../../src/overlay/words/en/index.ts'
import { game } from '../games/foothills/table.ts'
import { texts } from '../games/foothills/texts.ts'
import { texts as metro } from '../games/metro/said.ts'

const { optionFields } = metro.en

/** Every string in a value, by its path. */
function stringsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`))
}

describe('the pseudo-language', () => {
  it('brackets, accents and lengthens strings and what functions make of them', () => {
    const text = pseudo({ yes: 'Take a card', of: (n: number) => ({ said: [`Card ${n}`] }) })
    expect(text.yes).toBe('⟦Táké á çárd ···⟧')
    expect(text.of(3).said).toEqual(['⟦Čárd 3 ···⟧'])
  })

  it('waits for what is still on its way', async () => {
    const { later } = pseudo({ later: async () => 'Take a card' })
    expect(await later()).toBe('⟦Táké á çárd ···⟧')
  })

  it('brackets once what holds a text of its own', () => {
    const text = pseudo({ inner: 'a line', outer: (inner: string) => `Lay ${inner}` })
    expect(text.outer(text.inner)).toMatch(/^⟦[^⟦⟧]+⟧$/)
  })

  it('leaves addresses, numbers and signs alone', () => {
    const text = pseudo({ link: 'At https://a.example/b', count: '3 × 2', sign: '→' })
    expect(text.link).toContain('https://a.example/b')
    expect([text.count, text.sign]).toEqual(['3 × 2', '→'])
  })

  it('speaks for everything that the overlay says', () => {
    const said = stringsIn(pseudo({ ...overlay })).filter(([, text]) => /\p{L}/u.test(text))
    expect(said.filter(([, text]) => !/^⟦.*⟧$/s.test(text) && text !== 'en-GB')).toEqual([])
    expect(said.length).toBeGreaterThan(200)
  })

  it('keeps what the page needs to know of options and rules', () => {
    expect(pseudo({ optionFields }).optionFields.map(({ key, kind }) => [key, kind])).toEqual(
      optionFields.map(({ key, kind }) => [key, kind]),
    )
    const rules = bookIn(texts.en.t, bookWords, game.box)
    const dressed = bookIn(pseudo({ ...texts.en }).t, pseudo({ ...bookWords }), game.box)
    expect(dressed.sections.map(({ id }) => id)).toEqual(rules.sections.map(({ id }) => id))
    expect([dressed.rules, dressed.examples]).toEqual([rules.rules, rules.examples])
    expect(dressed.title).not.toBe(rules.title)
  })

  it('tells a title’s table and prompts', () => {
    const words = pseudo({ ...texts.en }).words(game.box)
    const p = game.setup(2, {})
    const parts = words.table?.(p) ?? []
    const lines = parts.flatMap(({ title, lines }) => [title, ...lines])
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => !/^⟦.*⟧$/s.test(line))).toEqual([])
  })
})
