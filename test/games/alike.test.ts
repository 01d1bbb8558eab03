import { describe, expect, it } from 'vitest'
import { begun } from '../playing.ts'
import { openTitles } from './opened.ts'

describe('every title', () => {
  it.each(openTitles)('describes the seats first, after the round at most: $id', ({ open }) => {
    const { p, known } = begun(open.game, open.game.seats.min, {}, 1)
    const parts = (open.words.table?.(p, known) ?? []).map(({ title }) => title)
    const first = parts.findIndex((title) => title.startsWith(open.words.seat(p, 0)))
    expect(first).toBeLessThan(2)
    expect(first).toBeGreaterThan(-1)
  })
})

/** The texts of the titles’ logs, by the path of their file. */
const logs = import.meta.glob<Record<string, unknown>>('../../src/games/*/words/*/log.ts', { eager: true })

it.each([
  ['en', 'Blue went first.'],
  ['de', 'Blue begann.'],
  ['cy', 'Blue a ddechreuodd.'],
])('all logs say alike who went first: %s', (language, said) => {
  const own = Object.entries(logs).filter(([path]) => path.includes(`/${language}/`))
  const told = own.map(([, log]) => ['dealt', 'began', 'first'].map((key) => log[key]).find((one) => one !== undefined))
  expect(told.length).toBe(openTitles.length)
  for (const one of told)
    expect(typeof one === 'function' ? one({ name: 'Blue', lines: '' }).slice(0, said.length) : one).toBe(said)
})
