import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText } from '../../src/app/files/readMatch.ts'
import { builtIn, dwarven } from '../../src/games/dwarven/index.ts'
import { titles } from '../../src/games/index.ts'
import { metro } from '../../src/games/metro/index.ts'
import type { Move } from '../../src/games/metro/moves.ts'
import * as snowdonias from '../../src/games/snowdonia/index.ts'
import { need } from '../../src/kit/assert.ts'
import { remembered } from '../../src/kit/memoize.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { positionOf } from '../../src/rules/journal.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { sound } from '../journals.ts'
import { sidings } from '../tiny/title.ts'
import { effectsOf } from './goals/goals.ts'
import { fileText, journalIn } from './recorded.ts'

/**
 * Every match file in this folder is a test: it must replay, entry by entry, to the hashes written in it, whether it
 * was played to its end or not. Copy a match from the table, drop it here.
 */
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'))

const snowdonia = snowdonias.snowdonia(snowdonias.builtIn)

/** A match replayed by the title that it was played with. */
const replayed = remembered(async (name) => {
  const { saved } = sound(await readText([...titles, sidings], fileText(name)))
  expect(saved.wrong).toBeUndefined()
  return saved
})

describe('the recorded match', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s replays to its hashes', async (name) => {
    const { title, journal } = await replayed(name)
    expect(writeRecord(journal, title.edition)).toBe(fileText(name))
  })

  it.each(files)('%s comes back from a link', async (name) => {
    const { title, journal } = await replayed(name)
    const read = sound(readBrief(title.game, writeBrief(title.game, journal))).journal
    expect(read.positions).toEqual(journal.positions)
    expect(writeRecord(read, title.edition)).toBe(fileText(name))
  })
})

describe('the recorded match of Metro', () => {
  const journalOf = (name: string) => journalIn(metro, `metro-${name}.json`)
  const movesOf = (name: string, type: Move['type']) =>
    journalOf(name).entries.filter(({ body }) => body.type === 'move' && body.move.type === type)

  it.each([
    ['2-seats-tie', 60, 0],
    ['2-seats-tiles-left', 58, 1],
    ['3-seats-two-tiles', 60, 0],
    ['4-seats', 60, 0],
    ['4-seats-free-draw', 60, 0],
    ['5-seats-turning', 60, 0],
    ['6-seats-full-board', 60, 0],
  ])('of %s ends with %i tiles laid and %i to draw', (name, laid, pool) => {
    const p = positionOf(journalOf(name))
    expect([p.phase, p.laid.length, p.pool.length]).toEqual(['over', laid, pool])
  })

  it('of a tie has two winners, any other one', () => {
    const winners = (name: string) => need(metro.outcome(positionOf(journalOf(name))), 'an outcome').winners
    expect(winners('2-seats-tie')).toEqual([0, 1])
    expect(winners('4-seats')).toHaveLength(1)
  })

  it('has each kind of move', () => {
    expect(movesOf('4-seats', 'show').length).toBeGreaterThan(0)
    expect(movesOf('4-seats-free-draw', 'draw').length).toBeGreaterThan(0)
    const { laid } = positionOf(journalOf('5-seats-turning'))
    expect(laid.some(({ turns }) => turns > 0)).toBe(true)
  })
})

describe('the recorded match of Snowdonia', () => {
  const endOf = (name: string) => {
    const p = positionOf(journalIn(snowdonia, `snowdonia-${name}.json`))
    const line = need(snowdonia.box.lines[p.settings.route][p.boards.length], 'a line')
    const last = p.owners[need(line.tracks.at(-1), 'a track')] ?? 0
    const winners = need(snowdonia.outcome(p), 'an outcome').winners
    return { p, last, winners }
  }

  it.each([
    ['1-seat', 1, 'an event'],
    ['2-seats', 2, 'a player'],
    ['3-seats', 3, 'a player'],
    ['4-seats', 4, 'an event'],
    ['5-seats', 5, 'an event'],
    ['3-seats-own-choice', 3, 'an event'],
    ['blaenau-1-seat', 1, 'an event'],
    ['blaenau-2-seats', 2, 'an event'],
    ['blaenau-3-seats', 3, 'an event'],
    ['blaenau-4-seats', 4, 'an event'],
    ['1-seat-markers', 1, 'the last marker'],
    ['2-seats-markers', 2, 'the last marker'],
  ])('of %s ends among %i by %s', (name, seats, by) => {
    const { p, last, winners } = endOf(name)
    expect([p.phase, p.boards.length]).toEqual(['over', seats])
    const ended = last === 0 ? 'the last marker' : last < 0 ? 'an event' : 'a player'
    expect(ended).toBe(by)
    expect(winners.length).toBeGreaterThan(0)
    if (last === 0) expect(p.boards.map(({ markers }) => markers)).toEqual(p.boards.map(() => 0))
  })
})

describe('the recorded match of Dwarven Rails', () => {
  const mountain = dwarven(builtIn)
  const journalOf = (name: string) => journalIn(mountain, `dwarven-${name}.json`)

  it.each([
    ['1-person-and-the-guild', 4, 'over'],
    ['2-seats-advanced', 2, 'over'],
    ['2-seats-both-past-700', 2, 'over'],
    ['2-seats-turn-limit', 2, 'over'],
    ['3-seats-deals', 3, 'in the middle'],
  ])('of %s is of %i seats and %s', (name, seats, stands) => {
    const p = positionOf(journalOf(name))
    expect([p.boards.length, p.phase === 'over' ? 'over' : 'in the middle']).toEqual([seats, stands])
  })

  it('ends after twelve turns in the Advanced Scenario, whoever has how much', () => {
    const p = positionOf(journalOf('2-seats-advanced'))
    expect([p.turn, p.ending, p.boards.some(({ declared }) => declared)]).toEqual([12, false, false])
  })

  it('is won by the richer of two who come past 700 in one turn', () => {
    const p = positionOf(journalOf('2-seats-both-past-700'))
    expect(p.boards.map(({ money }) => money)).toEqual([866, 762])
    expect(mountain.outcome(p)?.winners).toEqual([0])
  })

  it('is shared at the turn limit by two who have as much in their purses and on their mines', () => {
    const p = positionOf(journalOf('2-seats-turn-limit'))
    expect([p.turn, mountain.outcome(p)?.winners]).toEqual([60, [0, 1]])
  })

  it('has every kind of deal', () => {
    const told = new Set(effectsOf(mountain, journalOf('3-seats-deals')).map(({ type }) => type))
    expect([...told]).toEqual(expect.arrayContaining(['offered', 'refused', 'agreed', 'carried', 'feeBack']))
  })

  it('asks one person alone against the Guild', () => {
    const { entries } = journalOf('1-person-and-the-guild')
    const movers = entries.flatMap(({ by, body }) => (body.type === 'move' ? [by] : []))
    expect([...new Set(movers)]).toEqual([0])
  })
})
