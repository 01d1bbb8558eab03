import { describe, expect, it } from 'vitest'
import { lineIn } from '../../../src/games/snowdonia/box.ts'
import type { Effect } from '../../../src/games/snowdonia/effects.ts'
import {
  contractsIn,
  cubesIn,
  labourersOf,
  markersOf,
  steelIn,
  trainsIn,
  whiteIn,
} from '../../../src/games/snowdonia/flaws.ts'
import type { Move, Types } from '../../../src/games/snowdonia/moves.ts'
import { kinds, type Position } from '../../../src/games/snowdonia/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { onFrom, playing } from '../../playing.ts'
import { openReferee } from './referee.ts'
import { at, box, game, own } from './table.ts'

const tables = [
  ...[1, 2, 3, 4, 5].map((seats) => ({ seats, options: {} })),
  ...[1, 2, 3, 4].map((seats) => ({ seats, options: { route: 'blaenau', reckoning: 'own' } })),
]

type Visit = (p: Position, told: readonly Effect[]) => void

/** Called with a match at its setup, then with each effect. */
type Follow = (p: Position) => (effect: Effect) => void

/** Moves that bring something about, which others would leave out. */
const eager: ReadonlySet<string> = new Set(['use', 'hire', 'trade', 'build', 'buy', 'pay'])

/**
 * A random match to its end, rather eager than not; `visit` sees each position that asks something, `follow` each
 * effect as it is told. It begins with its setup, or with the position given.
 */
function playout(
  seats: number,
  options: object,
  seed: number,
  visit: Visit,
  follow: Follow = () => () => {},
  from: Position = game.setup(seats, { ...options }),
): Position {
  const begin = onFrom<Types>(game, from, seed)
  const { p, draw } = begin
  let told: Effect[] = []
  const followed = follow(p)
  const tell = (effect: Effect) => {
    told.push(effect)
    followed(effect)
  }
  const choose = (moves: readonly Move[]) => {
    const keen = moves.filter(({ type }) => eager.has(type))
    return keen.length > 0 && draw(3) > 0 ? keen[draw(keen.length)] : undefined
  }
  for (const _ of playing<Types>(game, begin, { tell, choose })) {
    if (p.phase !== 'deal') visit(p, told)
    told = []
  }
  return p
}

const seeds = [1, 2, 3]

/** Visits the positions of some random matches of every table. */
function everywhere(visit: Visit): void {
  for (const { seats, options } of tables) for (const seed of seeds) playout(seats, options, seed, visit)
}

/** The things that never change in a match. */
const kept = (p: Position) => ({
  cubes: kinds.map((kind) => cubesIn(p, kind)),
  white: whiteIn(p),
  steel: steelIn(p),
  markers: p.boards.map((_, seat) => markersOf(lineIn(box, p), p, seat)),
  contracts: contractsIn(p),
})

/** Everything the box has of each kind of cube, by the rules of setup; of white ones, those in play. */
function boxed(p: Position) {
  const seats = p.boards.length
  const { counts, yard, solo, box: pieces } = box.values
  const { iron, stone, events } = need(counts[seats - 1], 'values for the players')
  const { event } = lineIn(box, p)
  const open = seats > 1 ? yard : { iron: 0, stone: 0 }
  return {
    iron: iron + open.iron,
    stone: stone + open.stone,
    coal: seats > 1 ? pieces.coal.value : solo.coal,
    event: event > 0 ? Math.min(events, pieces.events.value - 1) + 1 : events,
  }
}

describe('a random match', () => {
  // § 90
  it('has in the bag what the box has, but for what everyone sees on the table', () => {
    for (const { seats, options } of tables)
      playout(seats, options, 1, (p) => {
        const all = boxed(p)
        const seen = (kind: (typeof kinds)[number]) => cubesIn(p, kind) - p.bag[kind]
        const rest = Object.fromEntries(kinds.map((kind) => [kind, all[kind] - seen(kind)]))
        expect(p.bag).toEqual({ ...rest, event: all.event - p.events.length - p.due })
      })
  })

  // § 18, 25, 48, 89
  it('keeps every cube, bar, marker and contract', () => {
    for (const { seats, options } of tables)
      for (const seed of seeds) {
        let first: ReturnType<typeof kept> | undefined
        playout(seats, options, seed, (p) => {
          first ??= kept(p)
          expect(kept(p)).toEqual(first)
        })
        expect(first?.steel).toBe(18)
        expect(new Set(first?.markers)).toEqual(new Set([16]))
      }
  })

  it('keeps all seven trains, or the one of a player alone until it is lost', () => {
    everywhere((p) => {
      const trains = trainsIn(p)
      if (p.boards.length > 1) expect(trains).toEqual([1, 2, 3, 4, 5, 6, 7])
      else expect(trains.length).toBeLessThanOrEqual(1)
    })
  })

  it('has no negative count anywhere', () => {
    everywhere((p) => {
      const counts = [
        p.bag.iron,
        p.bag.stone,
        p.bag.coal,
        p.bag.event,
        p.steel,
        p.due,
        p.yard.iron,
        p.yard.stone,
        p.yard.coal,
        ...p.rubble,
        ...p.shed.map(({ coal }) => coal),
        ...p.boards.flatMap(({ goods, markers, labourers }) => [...Object.values(goods), markers, labourers]),
      ]
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(0)
    })
  })

  // § 19, 58
  it('has all labourers at home when a round begins, and two or three at any time', () => {
    let rounds = 0
    everywhere((p, told) => {
      expect(p.boards.map((_, seat) => labourersOf(p, seat))).toEqual(p.boards.map(({ hired }) => (hired ? 3 : 2)))
      if (!told.some(({ type }) => type === 'round')) return
      rounds += 1
      expect(p.boards.map(({ labourers, hired }) => [labourers, hired])).toEqual(p.boards.map(() => [2, false]))
      expect(p.work.flat().filter((seat) => seat >= 0)).toEqual([])
    })
    expect(rounds).toBeGreaterThan(50)
  })

  // § 56, 77, 99
  it('brings about only what a second reading of the rulebook allows', () => {
    const wrong: Effect[] = []
    const follow: Follow = (p) => {
      const isAllowed = openReferee(p)
      return (effect) => {
        if (!isAllowed(effect)) wrong.push(effect)
      }
    }
    for (const { seats, options } of tables)
      for (let seed = 1; seed <= 12; seed++) playout(seats, options, seed, () => {}, follow)
    expect(wrong).toEqual([])
  })

  it('keeps the markers of the event track in order, the last space never full', () => {
    everywhere(({ events }) => {
      expect(events).toEqual(events.toSorted((a, b) => a - b))
      expect(new Set(events).size).toBe(events.length)
      expect(events.at(-1) ?? 0).toBeLessThan(10)
    })
  })

  it('can be read back nowhere with a cube too many', () => {
    everywhere((p) => {
      if (['over', 'reckon'].includes(p.phase)) return
      const more = { ...p, yard: { ...p.yard, iron: p.yard.iron + 1 } }
      expect(game.readPosition(more, p)).toMatchObject({ flaws: [{ reason: 'cubes' }] })
    })
  })

  // In G, labourers who are left close up.
  // § 60
  it('resolves areas from A to G, and labourers in each from the left', () => {
    let done: readonly [area: number, space: number] = [-1, -1]
    let homes = 0
    const wrong: string[] = []
    const follow: Follow = () => (effect) => {
      if (effect.type === 'round') done = [-1, -1]
      if (effect.type !== 'home') return
      const { area, space } = effect
      if (area < done[0] || (area === done[0] && area !== 6 && space <= done[1])) wrong.push(`${done} ${area}.${space}`)
      done = [area, space]
      homes += 1
    }
    for (const { seats, options } of tables) playout(seats, options, 1, () => {}, follow)
    expect(homes).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  // § 51
  it('ends with the track laid, or with one or two players out of markers', () => {
    for (const { seats, options } of tables)
      for (const seed of seeds) {
        const p = playout(seats, options, seed, () => {})
        const isLaid = lineIn(box, p).tracks.every((space) => p.owners[space] !== 0)
        const isOut = seats <= 2 && p.boards.every(({ markers }) => markers === 0)
        expect(isLaid || isOut).toBe(true)
      }
  })
})

describe('a random match of one or two that is short of markers', () => {
  /** The first tracks and most sites are owned already; each player has two markers, and something to build with. */
  const nearlyOut = (seats: number, options: object, seed: number) =>
    at(
      seats,
      (p, line) => {
        const [tracks, sites] = [line.tracks.slice(0, 4 * seats), 14 - 4]
        for (const [seat, board] of p.boards.entries()) {
          own(p, seat, 'owners', ...tracks.slice(4 * seat, 4 * seat + 4))
          own(p, seat, 'sites', ...Array.from({ length: sites }, (_, at) => seat * sites + at))
          Object.assign(board.goods, { steel: 3, stone: 2 })
          p.steel -= 3
          p.bag.stone -= 2
        }
        for (const track of tracks) p.rubble[track] = 0
      },
      { ...options },
      seed,
    ).p

  it.each([
    { seats: 1, options: {} },
    { seats: 2, options: {} },
    { seats: 1, options: { route: 'blaenau' } },
    { seats: 2, options: { route: 'blaenau' } },
  ])('ends at once with the last one: $seats, $options', ({ seats, options }) => {
    const endings: string[] = []
    for (let seed = 1; seed <= 20; seed++) {
      const begin = nearlyOut(seats, options, seed)
      expect(game.readPosition(JSON.parse(JSON.stringify(begin)), begin)).toEqual({ position: begin })
      const before = kept(begin)
      let isOut = false
      const follow: Follow = (p) => {
        const isAllowed = openReferee(p)
        const now = game.clone(p)
        return (effect) => {
          expect(isAllowed(effect), JSON.stringify(effect)).toBe(true)
          game.apply(now, effect)
          const isLaid = lineIn(box, p).tracks.every((space) => now.owners[space] !== 0)
          // Anything that the labourer at work still brings comes between the last marker and the end.
          if (isOut) expect(['ending', 'dug', 'gift', 'scored', 'over']).toContain(effect.type)
          isOut = !isLaid && now.boards.every(({ markers }) => markers === 0)
          if (effect.type !== 'ending') return
          expect(effect.why).toBe(isLaid ? 'track' : 'markers')
          endings.push(effect.why)
        }
      }
      const p = playout(seats, options, seed, () => {}, follow, begin)
      expect(kept(p)).toEqual(before)
      expect(game.outcome(p)?.seats).toHaveLength(seats)
    }
    expect(endings).toHaveLength(20)
    expect(endings.filter((why) => why === 'markers').length).toBeGreaterThan(4)
  })
})
