import { describe, expect, it } from 'vitest'
import { layoutIn } from '../../../../src/games/dwarven/box.ts'
import { endsOf } from '../../../../src/games/dwarven/network.ts'
import { home } from '../../../../src/games/dwarven/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import { at, box, cards, game } from '../table.ts'

const count = (kind: string) => box.cards.filter((card) => card?.kind === kind).length

describe('the cards', () => {
  // D-T01
  // § 11–15
  it('are 39 mines, 18 events with five storms, 16 transports, 16 passengers and 12 people', () => {
    expect(['mine', 'transport', 'passenger', 'person'].map(count)).toEqual([39, 16, 16, 12])
    expect([count('event'), count('storm')]).toEqual([13, 5])
  })

  // § 27
  it('have for every mine an order of 0 to 4 and X, Abyss and Freetown as printed', () => {
    const outputs = box.cards.flatMap((card) => (card?.kind === 'mine' ? [card.output] : []))
    expect(outputs).toHaveLength(39)
    expect(outputs.map((output) => output.toSorted((a, b) => a - b))).toEqual(outputs.map(() => [-1, 0, 1, 2, 3, 4]))
    const of = (id: number) => box.cards[id]
    expect(of(cards.abyss)).toMatchObject({ card: { site: 'Abyss', good: 'diamond' }, output: [0, 1, 2, 3, 4, -1] })
    expect(of(cards.freetown)).toMatchObject({ card: { good: 'emerald' }, output: [2, 4, 1, 3, -1, 0] })
  })
})

/** Segments on the shortest way from a site to each other one. */
function distances(seats: number, from: number): number[] {
  const layout = need(box.layouts[seats], 'a layout')
  const far: number[] = layout.sites.map((_, at) => (at === from ? 0 : 99))
  for (let step = 0; step < layout.sites.length; step++)
    for (const { a, b } of layout.segments) {
      far[a] = Math.min(far[a] ?? 99, (far[b] ?? 99) + 1)
      far[b] = Math.min(far[b] ?? 99, (far[a] ?? 99) + 1)
    }
  return far
}

describe('the mountain', () => {
  // D-T02
  // § 1–3, 21, 26
  it.each([
    { seats: 2, sites: 30, segments: 45, red: 16, mines: 22 },
    { seats: 3, sites: 39, segments: 60, red: 22, mines: 29 },
    { seats: 4, sites: 52, segments: 80, red: 31, mines: 39 },
  ])(
    'of $seats has $sites sites and $segments segments, $red of them red',
    ({ seats, sites, segments, red, mines }) => {
      const layout = need(box.layouts[seats], 'a layout')
      expect([layout.sites.length, layout.segments.length]).toEqual([sites, segments])
      expect(layout.segments.filter((one) => one.red)).toHaveLength(red)
      expect(distances(seats, 0).every((far) => far < 99)).toBe(true)
      expect(layout.bases).toHaveLength(seats)
      expect(game.setup(seats, {}).deck.filter((card) => card <= 39)).toHaveLength(mines)
      for (const base of layout.bases) {
        const cities = distances(seats, base).filter((_, site) => layout.sites[site]?.kind === 'city')
        expect(Math.min(...cities)).toBeLessThanOrEqual(3)
      }
    },
  )

  // § 61
  it('has parallel pairs, such as Gold Mere and Glimmerdale', () => {
    const layout = layoutIn(box, game.setup(2, {}))
    const pairs = layout.twins.flatMap((twin, one) => (twin > one ? [[one, twin]] : []))
    expect(pairs).toContainEqual([40, 41])
    expect(layout.twins[41]).toBe(40)
    expect(endsOf(layout, game.setup(2, {}), 40)).toEqual(endsOf(layout, game.setup(2, {}), 41))
  })
})

describe('the deal', () => {
  // § 9, 17, 22, 49, 50
  it('gives everyone a base, 50 Cu, a troll of 4, a surveyor and an agent, and turns up six cards', () => {
    for (const seats of [2, 3, 4]) {
      const { p } = at(seats)
      expect(new Set(p.boards.flatMap(({ bases }) => bases)).size).toBe(seats)
      expect(p.boards.map(({ money, cubes }) => [money, cubes])).toEqual(p.boards.map(() => [50, 20]))
      const first = (role: string) => ({ role, rating: 0, at: home })
      expect(p.boards.map(({ pawns }) => pawns)).toEqual(p.boards.map(() => ['surveyor', 'agent'].map(first)))
      const trolls = p.boards.map(({ transports: [card = 0] }) => box.cards[card])
      expect(trolls).toEqual(
        trolls.map(() => expect.objectContaining({ card: expect.objectContaining({ number: 4 }) })),
      )
      expect(p.upcards).toHaveLength(6)
      expect(p.upcards.every((card) => ['mine', 'transport', 'person'].includes(box.cards[card]?.kind ?? ''))).toBe(
        true,
      )
      expect(p.deck).toHaveLength([60, 66, 75][seats - 2] ?? 0)
      expect(p.rungs).toEqual([[4, 4, 4, 4, 4]])
    }
  })
})
