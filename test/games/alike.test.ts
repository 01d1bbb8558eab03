import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Size } from '../../src/stage/face.ts'
import { begun } from '../playing.ts'
import { type Opened, openTitles } from './opened.ts'

/** Shares of a stage that an area begins and ends at. */
const sharesOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }, size: Size) => ({
  left: x / size.w,
  right: (x + w) / size.w,
  top: y / size.h,
  foot: (y + h) / size.h,
})

/** Matches of a title that have just begun, one for each number of seats. */
const matchesOf = ({ game }: Opened['open']) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => begun(game, game.seats.min + at, {}, 1))

/** The log and the decision bar on stages of a size, in each of them. */
const areasOn = (stage: Size) =>
  openTitles.flatMap(({ id, open }) =>
    matchesOf(open).map(async ({ p }) => {
      const { areas, size } = (await open.face()).layout(p, stage, { seat: 0, picked: [], next: [] })
      return { id, log: sharesOf(areas.log, size), bar: sharesOf(areas.decision, size) }
    }),
  )

describe('every title', () => {
  it.each([
    { w: 390, h: 844 },
    { w: 360, h: 640 },
  ])('has its log right above the decision bar and as wide on a phone of $w × $h', async (stage) => {
    for await (const { id, log, bar } of areasOn(stage)) {
      expect([id, log.left, log.right]).toEqual([id, bar.left, bar.right])
      expect(bar.top - log.foot, id).toBeGreaterThan(0)
      expect(bar.top - log.foot, id).toBeLessThan(0.01)
    }
  })

  it('has its log in the lower right corner of a phone held sideways', async () => {
    for await (const { id, log } of areasOn({ w: 844, h: 390 })) {
      expect(Math.min(log.right, log.foot), id).toBeGreaterThan(0.97)
      expect(log.left, id).toBeGreaterThan(0.6)
    }
  })

  it.each([
    { w: 1024, h: 768 },
    { w: 1280, h: 720 },
    { w: 1366, h: 768 },
    { w: 1920, h: 1080 },
    { w: 2560, h: 1440 },
  ])(
    'has its log at the right, below what the rules show there and no lower than the bar, at $w × $h',
    async (stage) => {
      for await (const { id, log, bar } of areasOn(stage)) {
        expect(log.right, id).toBeGreaterThan(0.98)
        expect(log.top, id).toBeGreaterThan(0.3)
        expect(log.top, id).toBeLessThan(0.65)
        expect(log.foot, id).toBeLessThanOrEqual(bar.foot + 0.02)
      }
    },
  )

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
