import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/match/begin.ts'
import { type Entry, entryHash } from '../../src/rules/journal.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import {
  type House,
  join,
  makeWorld,
  openHouse,
  playAt,
  seatOf,
  type TinyGuest,
  until,
  type World,
} from './world.ts'

const fair = { chance: 'chains' } as const
const places = (guests: number): readonly Place[] => [
  { kind: 'mine' },
  ...Array.from({ length: guests }, (): Place => ({ kind: 'guest' })),
]

/** A table of a host and guests, at which draws are made together. */
async function tableOf(world: World, guests: number) {
  const house = await openHouse(world, places(guests), fair)
  const secrets = Array.from({ length: guests }, () => world.entropy())
  const joined: TinyGuest[] = []
  for (const secret of secrets) joined.push(await join(world, secret))
  return { house, joined, secrets }
}

const everyone = ({ house, joined }: { house: House; joined: readonly TinyGuest[] }) => [
  house.table,
  ...joined,
]

const drawsIn = (entries: readonly Entry<unknown>[]) =>
  entries.flatMap(({ body }) => (body.type === 'chance' ? [body] : []))

const isOver = (table: { now(): { standing: string } }) => table.now().standing === 'over'

describe('a match whose draws are made together', () => {
  it.each([1, 3])('is played to its end among a host and %i guests', async (guests) => {
    const world = makeWorld(guests)
    const table = await tableOf(world, guests)
    for (const one of everyone(table)) playAt(world, one, seatOf(one))
    expect(await until(world, () => everyone(table).every(isOver))).toBe(true)
    const { entries } = table.house.table.whole()
    const draws = drawsIn(entries)
    expect(draws.length).toBeGreaterThan(1)
    for (const { links } of draws) expect(links).toHaveLength(guests + 1)
    const all = draws.flatMap(({ links = [] }) => links)
    expect(new Set(all).size).toBe(all.length)
    for (const one of table.joined)
      expect(one.journal().map(entryHash)).toEqual(entries.map(entryHash))
    sound(openJournal(tiny, JSON.parse(JSON.stringify(entries))))
  })
})
