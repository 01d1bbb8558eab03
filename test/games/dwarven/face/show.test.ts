import { describe, expect, it } from 'vitest'
import { layoutIn } from '../../../../src/games/dwarven/box.ts'
import type { Effect, EffectOf } from '../../../../src/games/dwarven/effects.ts'
import { gridFor } from '../../../../src/games/dwarven/face/grid.ts'
import { arrives, cage, train } from '../../../../src/games/dwarven/face/show/time.ts'
import { trainRoute } from '../../../../src/games/dwarven/face/show/way.ts'
import { tableOf } from '../../../../src/games/dwarven/face/table.ts'
import { difficulty, openWays } from '../../../../src/games/dwarven/network.ts'
import type { Position } from '../../../../src/games/dwarven/position.ts'
import { outcome } from '../../../../src/games/dwarven/score.ts'
import { need } from '../../../../src/kit/assert.ts'
import { spriteAt, spriteOf } from '../../../../src/stage/timeline.ts'
import { captions, game, layoutOf, looking, type Shown, shownIn, timelineFor, words } from './shown.ts'

const wide = { w: 1280, h: 720 }
const sizes = [wide, { w: 390, h: 844 }]

const matches = [shownIn(2, { paperClip: true }, 5), shownIn(4, {}, 3)]
const lastOf = <T extends Effect['type']>(type: T) =>
  need(
    matches.flat().findLast(({ effect }) => effect.type === type),
    type,
  )

/** Effects that matches at random seldom bring, in a position of one. */
function rare(): Shown[] {
  const { after: before } = lastOf('recovered')
  const [mine = 0] = need(before.boards[0], 'a board').mines
  const throws = [0, 1].map((seat) => ({ seat, dice: [[2, 5] as const], total: 9 }))
  const effects: Effect[] = [
    { type: 'called', seats: [0, 1], segments: [0, 3] },
    { type: 'raced', segments: [0, 3], throws, winner: 1 },
    { type: 'trapped', seat: 0, rating: 0 },
    { type: 'paid', seat: 0, money: 3, card: 68 },
    { type: 'agreed', from: 0, to: 1, gives: { mines: [mine] }, wants: { money: 4 } },
    { type: 'feeBack', owner: 0, carrier: 1, mine, fee: 2 },
    {
      ...{ type: 'carried', seat: 1, owner: 0, mine, base: 0, transports: [], goods: 2, segments: 2, price: 9 },
      ...{ money: 12, cut: 6, fee: 1 },
    },
  ]
  return effects.map((effect) => {
    const after = game.clone(before)
    game.apply(after, effect)
    return { effect, before, after }
  })
}

const all = [...matches.flat(), ...rare()]
const shown = sizes.flatMap((size) => all.map((one) => ({ ...one, size, ...timelineFor(one, size) })))

/** The kinds of effects that move nothing anywhere. */
const still = ['dealt', 'left', 'offered', 'refused', 'returned', 'unsold']

describe('everything that moves', () => {
  it('belongs to one of nearly all kinds of effects', () => {
    const kinds = new Set(shown.map(({ effect }) => effect.type))
    const moving = new Set(shown.flatMap(({ effect, steps }) => (steps.length > 0 ? [effect.type] : [])))
    expect(kinds.size).toBeGreaterThan(48)
    expect([...kinds].filter((kind) => !moving.has(kind) && !still.includes(kind))).toEqual([])
  })

  it('has times and places that are numbers', () => {
    const odd = shown.flatMap(({ effect, timeline }) =>
      timeline.tracks.flatMap(({ legs }) =>
        legs.flatMap(({ step, from, to }) => {
          const numbers = [step.at, step.for, ...Object.values(from), ...Object.values(to)]
          return numbers.every(Number.isFinite) && step.at >= 0 && step.for > 0 ? [] : [effect.type]
        }),
      ),
    )
    expect(odd).toEqual([])
  })

  it('is over soon', () => {
    const slow = shown.filter(({ effect, timeline }) => timeline.ms > (effect.type === 'over' ? 7000 : 4000))
    expect(slow.map(({ effect }) => effect.type)).toEqual([])
  })

  it('ends where it stands then', () => {
    const astray = shown.flatMap(({ effect, timeline }) =>
      timeline.tracks.flatMap((track) => {
        const end = spriteAt(track, timeline.ms)
        const rest = track.last && spriteOf(track.late, track.last)
        return JSON.stringify(end) === JSON.stringify(rest) ? [] : [`${effect.type} ${track.id}`]
      }),
    )
    expect(astray).toEqual([])
  })

  it('begins where it was, unless it is said to come from elsewhere', () => {
    const jumps = shown.flatMap(({ effect, old, timeline }) => {
      const lying = new Map(old.pieces.map((piece) => [piece.id, piece]))
      return timeline.tracks.flatMap((track) => {
        const [was, first, leg] = [lying.get(track.id), spriteAt(track, 0), track.legs[0]]
        if (!was || !first || (leg?.step.from && leg.step.at === 0)) return []
        const far = Math.hypot(first.x - was.x - was.w / 2, first.y - was.y - was.h / 2)
        return far > 0.01 ? [`${effect.type} ${track.id}`] : []
      })
    })
    expect(jumps).toEqual([])
  })

  it('stays on the stage, unless a storm blows it off', () => {
    const far = shown.flatMap(({ effect, size, timeline }) =>
      timeline.tracks.flatMap(({ legs, id }) =>
        legs.flatMap(({ to: { x, y } }) =>
          effect.type !== 'swept' && (x < -90 || x > size.w + 90 || y < -90 || y > size.h + 90)
            ? [`${effect.type} ${id}`]
            : [],
        ),
      ),
    )
    expect(far).toEqual([])
  })
})

/** The engine’s places during a shipment. */
function runOf(before: Position, e: Omit<EffectOf<'shipped'>, 'type'>) {
  const effect: Effect = { ...e, type: 'shipped' }
  const after = game.clone(before)
  game.apply(after, effect)
  const { steps, timeline } = timelineFor({ effect, before, after }, wide)
  const legs = steps.filter(({ piece }) => typeof piece !== 'string' && piece.id.startsWith('engine'))
  return { legs, ms: timeline.ms }
}

describe('a train', () => {
  const shipments = matches.flat().filter(({ effect }) => effect.type === 'shipped')

  it('comes home when it is heard to: after as many segments as the rules count', () => {
    const runs = shipments.flatMap(({ effect, before }) => {
      if (effect.type !== 'shipped') return []
      const ends = runOf(before, effect).legs.map((leg) => Math.round(leg.at + leg.for))
      return [{ shown: Math.max(...ends), told: arrives(effect.segments), segments: effect.segments }]
    })
    expect(runs.every(({ segments }) => segments > 0)).toBe(true)
    expect(runs.map(({ shown }) => shown)).toEqual(runs.map(({ told }) => told))
  })

  it('runs from its mine to its base', () => {
    const runs = shipments.flatMap(({ effect, before, after }) => {
      if (effect.type !== 'shipped') return []
      const { legs } = runOf(before, effect)
      const { siteOf } = layoutIn(game.box, before)
      const pieces = layoutOf(after, wide).pieces
      const placed = (site: number) =>
        need(
          pieces.find(({ id }) => id === `site:${site}`),
          'a site',
        )
      const base = placed(before.boards[effect.seat]?.bases[effect.base] ?? -1)
      const mine = placed(siteOf[effect.mine] ?? -1)
      const near = (at: { x?: number; y?: number } | undefined, { x, y, w, h }: typeof mine) =>
        Math.hypot((at?.x ?? 0) - x - w / 2, (at?.y ?? 0) - y - h / 2) < 40
      return [near(legs[0]?.from, mine) && near(legs.at(-1)?.to, base)]
    })
    expect(runs.length).toBeGreaterThan(2)
    expect(runs).not.toContain(false)
  })

  it('is never on the way for longer than two seconds, and never too short to be seen', () => {
    expect(arrives(1) - train.starts).toBe(900)
    expect(arrives(10) - train.starts).toBe(1200)
    expect(arrives(40) - train.starts).toBe(2000)
  })
})

describe('the way of a train', () => {
  /** By site: the difficulty of its way home as the rules have it, and as the way found would be. */
  function waysIn(p: Position, seat: number) {
    const table = tableOf(game.box, p, gridFor(wide, p.boards.length), looking, captions, words)
    const [base = 0] = p.boards[seat]?.bases ?? []
    const { overRed, overBlack } = game.box.is
    return table.layout.sites.flatMap((_, site) => {
      const route = trainRoute(table, seat, site, [base])
      const found = route ? (route.isRed ? overRed : overBlack) : 0
      return site === base ? [] : [[difficulty(game.box, openWays(game.box, p, seat), site, base), found]]
    })
  }

  it.each([false, true])('is as hard as the rules say, with snow: %s', (snow) => {
    const before = lastOf('turn').after
    const owners = before.owners.map((owner, segment) => (segment % 3 === 0 ? owner : 1))
    const p: Position = { ...game.clone(before), owners, snow: snow ? [81] : [], cleared: [] }
    const ways = [...waysIn(p, 0), ...waysIn(before, 1)]
    expect(new Set(ways.map(([right]) => right)).size).toBeGreaterThan(1)
    expect(ways.filter(([right, found]) => right !== found)).toEqual([])
  })
})

describe('a cage', () => {
  it('takes its time for every rung', () => {
    const before = game.clone(lastOf('turn').after)
    before.rungs = before.rungs.map(() => [2, 7, 4, 4, 4])
    const effect: Effect = { type: 'prices', from: before.rungs, rungs: before.rungs.map(() => [5, 3, 4, 4, 5]) }
    const after = game.clone(before)
    game.apply(after, effect)
    expect(timelineFor({ effect, before, after }, wide).timeline.ms).toBe(4 * cage.rung + 1)
  })
})

describe('the end', () => {
  it('counts every purse and bears the winners’ sums on a poster', () => {
    for (const one of matches.map((match) =>
      need(
        match.find(({ effect }) => effect.type === 'over'),
        'an end',
      ),
    )) {
      const result = need(outcome(game.box, one.after, true), 'an outcome')
      const keys = timelineFor(one, wide).steps.flatMap(({ piece }) =>
        typeof piece === 'string' ? [] : [piece.art.key],
      )
      for (const { total } of result.seats) expect(keys.some((key) => key.startsWith(`copper:${total}@`))).toBe(true)
      const poster = need(
        keys.find((key) => key.startsWith('poster:')),
        'a poster',
      )
      for (const seat of result.winners) expect(poster).toContain(`${result.seats[seat]?.total}`)
    }
  })
})
