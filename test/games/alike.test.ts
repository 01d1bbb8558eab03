import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Rect, Size } from '../../src/stage/face.ts'
import { begun } from '../playing.ts'
import { type Opened, openTitles } from './opened.ts'

/** Matches of a title that have just begun, one for each number of seats. */
const matchesOf = ({ game }: Opened['open']) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => begun(game, game.seats.min + at, {}, 1))

/** Where an area begins and ends, in shares of its stage. */
const sharesOf = ({ x, y, w, h }: Rect, size: Size) => ({
  left: x / size.w,
  right: (x + w) / size.w,
  top: y / size.h,
  foot: (y + h) / size.h,
})

/** The log and the decision bar of every title for every number of seats, on a stage of a size. */
const areasOn = (stage: Size) =>
  Promise.all(
    openTitles.flatMap(({ id, open }) =>
      matchesOf(open).map(async ({ p }, at) => {
        const { areas, size } = (await open.face()).layout(p, stage, { seat: 0, picked: [], next: [] })
        const name = `${id} ${at + open.game.seats.min}`
        return { name, log: sharesOf(areas.log, size), bar: sharesOf(areas.decision, size) }
      }),
    ),
  )

describe('every title', () => {
  it.each([
    { w: 360, h: 640 },
    { w: 390, h: 844 },
    { w: 768, h: 1024 },
  ])('has its log across the top of an upright stage of $w × $h, as high as in the others', async (stage) => {
    const areas = await areasOn(stage)
    for (const { name, log } of areas) expect(Math.max(log.top, log.left, 1 - log.right), name).toBeLessThan(0.012)
    const feet = areas.map(({ log }) => log.foot * stage.h)
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(9)
  })

  it.each([
    { w: 640, h: 360 },
    { w: 844, h: 390 },
  ])('has its log in the lower right corner of a phone held sideways, of $w × $h', async (stage) => {
    for (const { name, log, bar } of await areasOn(stage)) {
      expect(Math.min(log.right, log.foot), name).toBeGreaterThan(0.98)
      expect(log.left, name).toBeGreaterThan(0.6)
      // An open bar grows upwards.
      expect(log.foot, name).toBeGreaterThanOrEqual(bar.foot)
    }
  })

  it.each([
    { w: 800, h: 600 },
    { w: 1024, h: 768 },
    { w: 1280, h: 720 },
    { w: 1440, h: 900 },
    { w: 1920, h: 1080 },
  ])('has its log in the upper right corner, below an opponent at most, at $w × $h', async (stage) => {
    for (const { name, log, bar } of await areasOn(stage)) {
      expect(log.right, name).toBeGreaterThan(0.98)
      expect(log.left, name).toBeGreaterThan(0.75)
      expect(log.top, name).toBeLessThan(0.1)
      expect(log.foot, name).toBeLessThan(bar.top)
    }
  })

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
