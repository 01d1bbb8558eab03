import { describe, expect, it } from 'vitest'
import { layoutIn } from '../../../src/games/dwarven/box.ts'
import type { Effect } from '../../../src/games/dwarven/effects.ts'
import { cardsIn, cubesOf } from '../../../src/games/dwarven/flaws.ts'
import { endsOf, isRed } from '../../../src/games/dwarven/network.ts'
import type { Position } from '../../../src/games/dwarven/position.ts'
import { deckFor } from '../../../src/games/dwarven/setup.ts'
import { lazily } from '../../../src/kit/memoize.ts'
import { playout, type Visit } from './playout.ts'
import { box, game } from './table.ts'

const tables = [
  { seats: 2, options: { deals: true } },
  { seats: 3, options: {} },
  { seats: 4, options: { paperClip: false } },
  { seats: 4, options: { guild: [1] } },
  { seats: 2, options: { advanced: true, deals: true } },
]

const seeds = [1, 2]

/** Every input of some random matches of every table, played once for all that is asked of them. */
const inputs = lazily(() => {
  const all: Parameters<Visit>[] = []
  const note: Visit = (before, told, after, ask) => all.push([before, told, game.clone(after), ask])
  for (const { seats, options } of tables) for (const seed of seeds) playout(seats, options, seed, note)
  return all
})

function everywhere(visit: Visit): void {
  for (const one of inputs()) visit(...one)
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Cu that an effect brings into the match, or takes out of it. */
function moneyBy(effect: Effect): number {
  switch (effect.type) {
    case 'laid':
    case 'took':
    case 'claimed':
    case 'operated':
      return -effect.cost
    case 'paid':
      return -effect.money
    case 'gained':
    case 'tickets':
    case 'shipped':
      return effect.money
    case 'carried':
      return effect.money + effect.cut
    default:
      return 0
  }
}

/** Goods that an effect brings into the match, or takes out of it. */
function goodsBy(effect: Effect): number {
  if (effect.type === 'mined' || effect.type === 'struck') return effect.goods
  return effect.type === 'shipped' || effect.type === 'carried' ? -effect.goods : 0
}

const moneyIn = (p: Position) => sum(p.boards.map(({ money }) => money)) + sum(p.carriages.map(({ fee }) => fee))

/** A position without its bookkeeping. */
function table(p: Position) {
  const { phase, asked, firsts, answers, rounds, races, claims, auctions, todo, sweeps, offers, offered, ...rest } = p
  return rest
}

describe('a random match', () => {
  it('keeps every card, cube and pawn', () => {
    const wrong: string[] = []
    everywhere((_, __, p) => {
      if (p.phase === 'deal') return
      if (cardsIn(p).join() !== deckFor(box, layoutIn(box, p).siteOf).join()) wrong.push(`cards in ${p.phase}`)
      for (const [seat, board] of p.boards.entries()) {
        if (cubesOf(p, seat) !== 20) wrong.push(`cubes of ${seat}`)
        if (board.pawns.length !== 2 + board.people.length || board.pawns.length > 6) wrong.push(`pawns of ${seat}`)
        if (board.transports.length > 4 && p.todo.length === 0 && p.phase === 'operate') wrong.push(`five of ${seat}`)
      }
    })
    expect(wrong).toEqual([])
  })

  it('moves copper and goods only as its effects say, and never below nothing', () => {
    const wrong: string[] = []
    const counted = { money: 0, goods: 0 }
    everywhere((before, told, p) => {
      const [money, goods] = [sum(told.map(moneyBy)), sum(told.map(goodsBy))]
      if (moneyIn(p) - moneyIn(before) !== money) wrong.push(`money in ${before.phase}`)
      if (sum(p.goods) - sum(before.goods) !== goods) wrong.push(`goods in ${before.phase}`)
      const counts = [...p.goods, ...p.boards.flatMap(({ money: have, cubes }) => [have, cubes])]
      if (Math.min(...counts) < 0) wrong.push(`less than nothing in ${before.phase}`)
      counted.money += Math.abs(money)
      counted.goods += Math.abs(goods)
    })
    expect(wrong).toEqual([])
    expect(Math.min(counted.money, counted.goods)).toBeGreaterThan(1000)
  })

  it('changes the table by its effects alone', () => {
    const wrong: string[] = []
    everywhere((before, told, after) => {
      const p = game.clone(before)
      for (const effect of told) game.apply(p, effect)
      if (JSON.stringify(table(p)) !== JSON.stringify(table(after))) wrong.push(before.phase)
    })
    expect(wrong).toEqual([])
  })

  it('can be read back wherever a seat is asked, and nowhere with a cube too many', () => {
    const wrong: string[] = []
    let [met, read] = [0, 0]
    everywhere((_, __, p, ask) => {
      // Each third one.
      if (ask.type !== 'choose' || met++ % 3 > 0) return
      const again = game.readPosition(JSON.parse(JSON.stringify(p)), p)
      if (!('position' in again) || JSON.stringify(again.position) !== JSON.stringify(p)) wrong.push(p.phase)
      const boards = p.boards.map((board) => ({ ...board, cubes: board.cubes + 1 }))
      if ('position' in game.readPosition({ ...p, boards }, p)) wrong.push(`cubes in ${p.phase}`)
      read += 1
    })
    expect(wrong).toEqual([])
    expect(read).toBeGreaterThan(700)
  })

  it('ends within the turns allowed', () => {
    for (const { seats, options } of tables) {
      const p = playout(seats, options, 7, () => {})
      expect(p.turn).toBeLessThanOrEqual('advanced' in options ? 12 : 60)
      expect(game.outcome(p)?.winners.length).toBeGreaterThan(0)
    }
  })

  it('makes deals, races, auctions and every other thing there is', () => {
    const kinds = new Set<string>()
    everywhere((_, told) => {
      for (const { type } of told) kinds.add(type)
    })
    const rare = ['agreed', 'carried', 'feeBack', 'called', 'raced', 'auction', 'chained', 'clipped', 'transhipped']
    expect(rare.filter((type) => !kinds.has(type))).toEqual([])
  })
})

/** Sites that can be reached from one over the segments given, step by step. */
function reached(p: Position, from: readonly number[], segments: readonly number[]): ReadonlySet<number> {
  const layout = layoutIn(box, p)
  const sites = new Set(from)
  for (let size = -1; size !== sites.size; ) {
    size = sites.size
    for (const segment of segments) {
      const [a, b] = endsOf(layout, p, segment)
      if (sites.has(a)) sites.add(b)
      if (sites.has(b)) sites.add(a)
    }
  }
  return sites
}

const usable = (p: Position, seat: number) =>
  [...p.owners.keys()].filter(
    (segment) =>
      p.owners[segment] === seat + 1 || p.leaves.some(({ to, segments }) => to === seat && segments.includes(segment)),
  )

/** A second reading of the rules: whether they allow an effect at this table. */
function isAllowed(p: Position, effect: Effect): boolean {
  const layout = layoutIn(box, p)
  if (effect.type === 'laid') {
    const own = [...p.owners.keys()].filter((segment) => p.owners[segment] === effect.seat + 1)
    const network = reached(p, p.boards[effect.seat]?.bases ?? [], own)
    const isNext = endsOf(layout, p, effect.segment).some((site) => network.has(site))
    return isNext && p.owners[effect.segment] === 0 && effect.cost === (isRed(layout, effect.segment) ? 3 : 2)
  }
  if (effect.type === 'shipped' || effect.type === 'carried') {
    const [from, to] = [layout.siteOf[effect.mine] ?? -1, p.boards[effect.seat]?.bases[effect.base] ?? -2]
    const open = usable(p, effect.seat)
    const black = open.filter((segment) => !isRed(layout, segment))
    const dry = open.filter((segment) => !isRed(layout, segment) || p.snow.length === 0 || p.cleared.includes(segment))
    const way = reached(p, [to], black).has(from) ? 2 : 3
    const strength = sum(
      effect.transports.map((id) => {
        const card = box.cards[id]
        return card?.kind === 'transport' && !p.busy.includes(id) ? card.card.number : 0
      }),
    )
    return reached(p, [to], dry).has(from) && effect.goods <= Math.floor(strength / way)
  }
  if (effect.type === 'mined') {
    const card = box.cards[effect.mine]
    const die = p.dice[effect.seat] ?? 0
    const by = (effect.face - die + 6) % 6
    const isFine = p.fresh.includes(effect.mine) ? [0, 1, 5].includes(by) : by === 0
    return isFine && card?.kind === 'mine' && card.card.output[effect.face - 1] === effect.goods
  }
  if (effect.type === 'tickets') return effect.money === (effect.open === 1 ? 5 : 10 * effect.open)
  return true
}

describe('a second reading of the rules', () => {
  it('allows everything that happens', () => {
    const wrong: Effect[] = []
    let seen = 0
    everywhere((before, told) => {
      const p = game.clone(before)
      for (const effect of told) {
        if (!isAllowed(p, effect)) wrong.push(effect)
        if (['laid', 'shipped', 'mined'].includes(effect.type)) seen += 1
        game.apply(p, effect)
      }
    })
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(500)
  })
})
