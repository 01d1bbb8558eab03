import { describe, expect, it } from 'vitest'
import { findScene } from '../../src/debug/scenario/search.ts'
import { canonical } from '../../src/kit/json.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { openRecord, readRecord, writeRecord } from '../../src/rules/record.ts'
import { sound } from '../journals.ts'
import { matchesOf, openTitles } from './opened.ts'

describe.each(openTitles)('what $id offers testers', async (one) => {
  const { game } = one.open
  const tests = await one.open.playtest()
  const matches = matchesOf(one)
  const moments = matches.flat().filter(({ ask }, at) => ask.type === 'choose' && at % 7 === 0)
  const asksFirst = matches.map((match) => match.slice(match.findIndex(({ ask }) => ask.type === 'choose')))
  /** Something is left to chance once the first choice is there. */
  const draws = game.hidden !== undefined || asksFirst.flat().some(({ ask }) => ask.type === 'chance')

  it('lists intentions once each, with every kind of move that is possible', () => {
    expect(moments.length).toBeGreaterThan(0)
    const wrong = moments.flatMap(({ p, ask, known }) => {
      const all = tests.intentions(p)
      const twice = all.length - new Set(all.map(canonical)).size
      return choicesOf(ask).flatMap(({ seat, moves }) => {
        const possible = all.filter((wanted) => game.why(p, seat, wanted, known) === undefined).map(typeOf)
        const missing = moves.filter(({ type }) => !possible.includes(type)).map(({ type }) => type)
        return twice > 0 ? ['twice', ...missing] : missing
      })
    })
    expect(wrong).toEqual([])
  })

  it('gives odds between none and certainty, and names what a draw can be made to bring', () => {
    const odds = moments.flatMap(({ p }) => tests.odds(p))
    expect(odds.length > 0).toBe(draws)
    expect(odds.filter(({ share, what }) => !(share >= 0 && share <= 1.0001) || !/\S/.test(what))).toEqual([])
    const things = moments.flatMap(({ p }) => tests.things(p))
    expect(things.filter(({ count, name }) => count < 0 || !/\S/.test(name))).toEqual([])
  })

  it('has scenarios, each by a name of its own', () => {
    const ids = tests.scenarios.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(tests.scenarios)('finds “$name”, in a match that can be saved', async (scene) => {
    // Some can’t be reached alone, and some hardly by many.
    const few = () => findScene(game, scene, 400)
    const many = () => findScene(game, scene, 400, undefined, game.seats.max)
    const found = (await findScene(game, scene, 8)) ?? (await many()) ?? (await few())
    const { journal } = found ?? expect.fail(`${scene.id} in none of them`)
    const again = sound(openRecord(game, sound(readRecord(writeRecord(journal))).record)).journal
    expect(again.entries).toEqual(journal.entries)
  })
})

const typeOf = (wanted: unknown): unknown =>
  typeof wanted === 'object' && wanted !== null && 'type' in wanted ? wanted.type : undefined
