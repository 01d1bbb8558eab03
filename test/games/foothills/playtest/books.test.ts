import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/games/foothills/effects.ts'
import { evolved } from '../../../../src/games/foothills/evolve.ts'
import { booksOf } from '../../../../src/games/foothills/playtest/books.ts'
import { boardOf, clonePosition, type Position } from '../../../../src/games/foothills/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import { below, isLeaf, membersOf, patched } from '../../../../src/kit/changes.ts'
import { game, playout, positionAfter } from '../face/playout.ts'

const books = booksOf(game.box)
const entries = Array.from({ length: 12 }, (_, seed) => [...playout(seed)]).flat()

describe('the books', () => {
  it('balance after every entry of whole matches', () => {
    const flaws = entries.map(({ before, effects, after }) => books(before, effects, after))
    expect(flaws.filter((flaw) => flaw !== undefined)).toEqual([])
    expect(entries.length).toBeGreaterThan(1000)
  })

  it('add up what became of a seat’s goods, effect by effect', () => {
    const before = positionAfter(3, 60)
    boardOf(before, 1).supply.rubble = 2
    const told: readonly Effect[] = [
      { type: 'received', seat: 1, what: 'rubble', count: 6 },
      { type: 'gave', seat: 1, to: 0, rubble: 2 },
    ]
    const after = told.reduce((p: Position, effect) => evolved(game.box, p, effect), before)
    expect(books(before, told, after)).toBeUndefined()
    boardOf(after, 1).supply.rubble += 2
    expect(books(before, told, after)).toBe(
      'Green has 8 rubble; by what was told Green has 6 rubble ' +
        '(2, +6 by «Green receives 6 rubble», −2 by «Green gives 2 rubble to Blue»)',
    )
  })

  it('say that nothing was told of what changed by itself', () => {
    const before = positionAfter(3, 60)
    const after = clonePosition(before)
    after.yard.stone += 1
    expect(books(before, [], after)).toMatch(
      /^the stockyard holds \d stone; by what was told the stockyard holds \d stone \(as before\)$/,
    )
  })
})

/** What is not told: pending work, what may still be done in a turn; and what setup chose. */
const untold = /^(phase|todo|flips|fresh|readings|second|boards\.\d\.colour)\b/

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  isLeaf(value)
    ? [[path, value]]
    : membersOf(value).flatMap(([name, member]) => leaves(member, below(path, name)))

const otherThan = (value: unknown) => (typeof value === 'number' ? value + 1 : !value)

describe('a change that was not told', () => {
  it.each([40, 90, 140])('is found wherever it is, after entry %i', (at) => {
    const { before, effects, after } = need(entries[at], 'an entry')
    const missed = leaves(after).flatMap(([path, value]) => {
      if (untold.test(path) || (Array.isArray(value) && value.length === 0)) return []
      const patch = [[path.split('.'), otherThan(value)]] as const
      const changed: Position = JSON.parse(JSON.stringify(patched(after, patch)))
      return books(before, effects, changed) === undefined ? [path] : []
    })
    expect(after.turn).toBeGreaterThan(0)
    expect(missed).toEqual([])
  })

  it.each<[string, (p: Position) => void, RegExp]>([
    [
      'card on its grey side',
      (p) => Object.assign(boardOf(p, 0), { grey: boardOf(p, 0).grey ^ 4 }),
      /slot C .* side up; by/,
    ],
    ['spare card gone', (p) => p.spare.pop(), /the spare cards are/],
    ['second stop', (p) => p.stops.push(7), /buffer stops are .*VIII; by/],
    [
      'surveyor in the pub',
      (p) => Object.assign(boardOf(p, 0), { surveyor: -2 }),
      /Blue’s surveyor is at the pub/,
    ],
  ])('is told with names: %s', (_, mistake, says) => {
    const before = positionAfter(3, 60)
    const after = clonePosition(before)
    mistake(after)
    expect(books(before, [], after)).toMatch(says)
  })
})

/** What leaves the table as it was where it is told alone, or is undone by what is told next. */
const silent: ReadonlySet<string> = new Set(['selected', 'skipped', 'summit', 'completed'])

describe('an effect that was not told', () => {
  it('is found, whatever it was', () => {
    const missed = new Set<string>()
    for (const { before, effects, after } of entries.slice(0, 500))
      for (const effect of effects) {
        const rest = effects.filter((one) => one !== effect)
        if (books(before, rest, after) === undefined) missed.add(effect.type)
      }
    expect([...missed].filter((type) => !silent.has(type))).toEqual([])
  })
})

describe('an effect that tells wrongly of how things lay', () => {
  it.each<[Effect['type'], (effect: Effect) => Effect, RegExp]>([
    [
      'surveyed',
      (e) => (e.type === 'surveyed' ? { ...e, from: -2 } : e),
      /: the way from was .*, by what was told the pub/,
    ],
    [
      'navvy',
      (e) => (e.type === 'navvy' ? { ...e, rubble: 9 } : e),
      /«Navvies build at .*»: the rubble there was \d, by/,
    ],
    [
      'selected',
      (e) => (e.type === 'selected' ? { ...e, grey: !e.grey } : e),
      /: the side that was up was/,
    ],
    ['kept', (e) => (e.type === 'kept' ? { ...e, restIron: 9 } : e), /iron ore/],
  ])('is found: %s', (type, wrongly, says) => {
    const { before, effects, after } = need(
      entries.find(({ effects }) => effects.some((one) => one.type === type)),
      type,
    )
    const told = effects.map((one) => (one.type === type ? wrongly(one) : one))
    expect(books(before, told, after)).toMatch(says)
  })
})
