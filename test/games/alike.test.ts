import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { begun } from '../playing.ts'
import { type Opened, openTitles } from './opened.ts'

/** Matches of a title that have just begun, one for each number of seats. */
const matchesOf = ({ game }: Opened['open']) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => begun(game, game.seats.min + at, {}, 1))

describe('every title', () => {
  it.each(openTitles)('describes the seats first, after the round at most: $id', ({ open }) => {
    const { p, known } = need(matchesOf(open)[0], 'a match')
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
