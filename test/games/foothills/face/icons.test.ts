import { describe, expect, it } from 'vitest'
import { rebusBlock, rebusWithin } from '../../../../src/games/foothills/face/art/rebus.ts'
import { goodsIcons, type Token, verbIcons, verbRows } from '../../../../src/games/foothills/face/icons.ts'
import { type Verb, verbTypes } from '../../../../src/games/foothills/verbs/verb.ts'
import { captions as english } from '../texts.ts'
import { game } from './playout.ts'

const setting = { say: english, station: undefined, summit: 2 }
const { actions, stations } = game.box
const names = (lines: readonly number[]) => lines.join()

const told = (tokens: readonly Token[]) =>
  tokens
    .map((token) => {
      if (token.type === 'icon') return `${token.count ?? ''}${token.name}`
      if (token.type === 'points') return `${token.points}vp`
      return token.type === 'ticket' ? `ticket ${token.lines.join()}` : `“${token.words}”`
    })
    .join(' ')

const cards: readonly (readonly Verb[])[] = [
  ...actions.flatMap(({ golden, grey }) => [golden.verbs, grey.verbs]),
  ...stations.flatMap(({ action, effect }) => [action ?? [], effect ?? []]),
]

describe('icons of verbs', () => {
  it('exist for every kind of verb', () => {
    const met = new Set(cards.flat().map(({ type }) => type))
    expect([...met].sort()).toEqual([...verbTypes].sort())
    for (const verb of cards.flat()) expect(verbIcons([verb], setting).length).toBeGreaterThan(0)
  })

  it.each([
    ['A', '“up to” 3resource'],
    ['B', 'pick 4rubble'],
    ['C', '“3×” 2iron arrow track “or” 2rubble arrow 1stone'],
    ['D', 'station'],
    ['E', 'surveyor arrow “any” “or” pub'],
  ])('tell the golden side %s', (letter, icons) => {
    const card = actions.find(({ golden }) => golden.letter === letter)
    expect(told(verbIcons(card?.golden.verbs ?? [], setting))).toBe(icons)
  })

  it('show two exchanges that undo each other as one', () => {
    const station = stations.find(({ id }) => id === 'I-2/3')
    expect(told(verbIcons(station?.action ?? [], setting))).toBe('“2×” 1iron exchange 1stone')
  })

  it('name the ticket of a starting station by its lines', () => {
    const station = stations.find(({ id }) => id === 'III/IV-1')
    expect(told(verbIcons(station?.action ?? [], { ...setting, station }))).toBe('ticket 2,3 “+” 1resource')
  })

  it('differ for cards that do different things', () => {
    const rows = new Map<string, string>()
    for (const { grey } of actions) {
      const icons = told(verbIcons(grey.verbs, setting))
      expect(rows.get(icons) ?? grey.name, icons).toBe(grey.name)
      rows.set(icons, grey.name)
    }
  })

  it('list goods in one order, missing ones left out', () => {
    expect(told(goodsIcons({ vp: 3, stone: 2, passengers: 1, iron: 0 }))).toBe('2stone 1passenger 3vp')
  })

  it('break into rows at verbs and at “or” without losing any', () => {
    for (const verbs of cards) expect(verbRows(verbs, setting).flat()).toEqual(verbIcons(verbs, setting))
    const card = actions.find(({ golden }) => golden.letter === 'C')
    expect(verbRows(card?.golden.verbs ?? [], setting)).toHaveLength(2)
  })
})

describe('a row of icons', () => {
  it('fits the narrowest action card and footer in use', () => {
    for (const { golden, grey } of actions)
      for (const side of [golden, grey])
        expect(rebusBlock(verbRows(side.verbs, setting), 110, 46, 26, names).w).toBeLessThanOrEqual(110)
    for (const station of stations.filter(({ columns }) => columns.length === 1))
      expect(
        rebusWithin(verbIcons(station.action ?? [], { ...setting, station }), 100, 15, names).w,
        station.id,
      ).toBeLessThanOrEqual(100)
  })

  it('is empty for nothing', () => {
    expect(rebusWithin([], 100, 20, names)).toEqual({ shapes: [], w: 0 })
  })
})
