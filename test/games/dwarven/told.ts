import type { EffectOf, EffectType } from '../../../src/games/dwarven/effects.ts'
import type { Part } from '../../../src/games/dwarven/moves.ts'

const throws = [
  { seat: 0, dice: [[1, 2]], total: 3 },
  { seat: 1, dice: [[4, 5]], total: 10 },
] as const

/** Everything that can be given in a deal. */
export const everything: Part = {
  money: 12,
  mines: [2],
  segments: [3],
  goods: [{ from: 20, to: 21, goods: 2 }],
  leave: [1, 2],
  docks: [4],
  carry: [{ mine: 5, goods: 1, fee: 3, cut: 2 }],
}

type Examples = { readonly [T in EffectType]: readonly EffectOf<T>[] }

/** Effects of every type, with those of their details that change what is said. */
export const examples: Examples = {
  dealt: [{ type: 'dealt', start: 1, bases: [[4], [25]], transports: [40, 41] }],
  turn: [{ type: 'turn', turn: 3 }],
  surveyed: [
    { type: 'surveyed', seat: 0, segment: 1, rating: 0 },
    { type: 'surveyed', seat: 0, segment: 1, rating: 2 },
  ],
  clipped: [{ type: 'clipped', seat: 1, a: 2, b: 5 }],
  prospected: [
    { type: 'prospected', seat: 0, card: 0, rating: 0 },
    { type: 'prospected', seat: 0, card: 2, rating: 1 },
    { type: 'prospected', seat: 0, card: 86, rating: 1 },
  ],
  called: [{ type: 'called', seats: [0, 1], segments: [2, 5] }],
  rolled: [
    { type: 'rolled', track: true, on: 2, throws, winner: 1 },
    { type: 'rolled', track: false, on: 2, throws, winner: -1 },
    { type: 'rolled', track: false, on: 86, throws, winner: 1 },
    { type: 'rolled', track: false, on: 86, throws, winner: -1 },
  ],
  raced: [
    { type: 'raced', segments: [2, 5], throws, winner: 1 },
    { type: 'raced', segments: [2, 5], throws, winner: -1 },
  ],
  auction: [{ type: 'auction', card: 53, seats: [0, 1] }],
  limit: [{ type: 'limit', seat: 0, card: 53, dice: [4], money: 20 }],
  bid: [{ type: 'bid', seat: 0, card: 53, money: 20 }],
  dropped: [{ type: 'dropped', seat: 1, card: 53 }],
  unsold: [{ type: 'unsold', card: 53 }],
  chained: [
    { type: 'chained', seat: 0, segment: 3, die: 5, works: true },
    { type: 'chained', seat: 0, segment: 3, die: 2, works: false },
    { type: 'chained', seat: 0, segment: 3, die: 0, works: false },
  ],
  laid: [{ type: 'laid', seat: 0, segment: 3, cost: 2 }],
  took: [
    { type: 'took', seat: 0, card: 2, cost: 2 },
    { type: 'took', seat: 0, card: 2, cost: 0 },
    { type: 'took', seat: 0, card: 60, cost: 15 },
  ],
  claimed: [
    { type: 'claimed', seat: 0, card: 86, cost: 5, cube: true },
    { type: 'claimed', seat: 0, card: 86, cost: 5, cube: false },
  ],
  lifted: [{ type: 'lifted', seat: 0, segment: 3 }],
  recalled: [{ type: 'recalled', seat: 0, card: 86 }],
  left: [
    { type: 'left', seat: 0, track: true, on: 3 },
    { type: 'left', seat: 0, track: false, on: 2 },
  ],
  released: [{ type: 'released', seat: 0, card: 40 }],
  drew: [
    { type: 'drew', seat: 0, card: 68, rating: 0, again: false },
    { type: 'drew', seat: 0, card: 81, rating: 2, again: false },
    { type: 'drew', seat: 0, card: 2, rating: 1, again: true },
  ],
  turnedUp: [{ type: 'turnedUp', card: 2 }],
  event: [{ type: 'event', card: 73 }],
  storm: [{ type: 'storm', card: 81 }],
  prices: [
    { type: 'prices', from: [[1, 1, 3, 5, 8]], rungs: [[1, 2, 3, 4, 8]] },
    {
      type: 'prices',
      from: [
        [1, 2, 3, 4, 7],
        [8, 2, 4, 4, 1],
      ],
      rungs: [
        [1, 2, 3, 4, 8],
        [8, 2, 3, 4, 1],
      ],
    },
  ],
  trapped: [{ type: 'trapped', seat: 0, rating: 1 }],
  paid: [{ type: 'paid', seat: 0, money: 2, card: 76 }],
  gained: [{ type: 'gained', seat: 0, money: 8, card: 79 }],
  struck: [{ type: 'struck', seat: 0, mine: 2, goods: 3 }],
  operated: [{ type: 'operated', seat: 0, mines: [2, 4], cost: 2 }],
  die: [{ type: 'die', seat: 0, die: 5 }],
  mined: [
    { type: 'mined', seat: 0, mine: 2, face: 5, goods: 4 },
    { type: 'mined', seat: 0, mine: 2, face: 1, goods: 0 },
    { type: 'mined', seat: 0, mine: 2, face: 2, goods: 1 },
  ],
  depleted: [
    { type: 'depleted', seat: 0, mine: 2, face: 6 },
    { type: 'depleted', seat: 0, mine: 2, face: 5 },
  ],
  closed: [{ type: 'closed', seat: 0, mine: 2 }],
  offered: [{ type: 'offered', from: 0, to: 1, number: 1 }],
  refused: [{ type: 'refused', from: 0, to: 1, number: 1 }],
  agreed: [
    { type: 'agreed', from: 0, to: 1, gives: everything, wants: {} },
    { type: 'agreed', from: 0, to: 1, gives: { money: 7 }, wants: everything },
  ],
  sent: [{ type: 'sent', seat: 0, transports: [40, 53] }],
  cleared: [{ type: 'cleared', seat: 0, segment: 3 }],
  tickets: [
    { type: 'tickets', seat: 0, open: 1, money: 5 },
    { type: 'tickets', seat: 0, open: 3, money: 30 },
  ],
  shipped: [
    { type: 'shipped', seat: 0, mine: 2, base: 0, transports: [40], goods: 2, segments: 2, price: 9, money: 18 },
    { type: 'shipped', seat: 0, mine: 1, base: 0, transports: [40], goods: 1, segments: 2, price: 9, money: 9 },
  ],
  carried: [
    {
      type: 'carried',
      seat: 0,
      owner: 1,
      mine: 2,
      base: 0,
      transports: [40],
      goods: 2,
      segments: 2,
      price: 9,
      money: 14,
      cut: 4,
      fee: 3,
    },
  ],
  feeBack: [{ type: 'feeBack', owner: 1, carrier: 0, mine: 2, fee: 3 }],
  transhipped: [{ type: 'transhipped', seat: 0, from: 20, to: 21, transports: [40], goods: 2, segments: 1 }],
  declared: [{ type: 'declared', seat: 0 }],
  goal: [{ type: 'goal', seat: 0 }],
  marketDie: [
    { type: 'marketDie', die: 4 },
    { type: 'marketDie', die: 6 },
  ],
  returned: [{ type: 'returned' }],
  swept: [{ type: 'swept', cards: [2, 53, 60] }],
  filled: [
    { type: 'filled', upcards: [2, 53], events: [68], storms: [81] },
    { type: 'filled', upcards: [], events: [68, 69], storms: [] },
  ],
  reshuffled: [{ type: 'reshuffled' }],
  recovered: [{ type: 'recovered' }],
  weather: [
    { type: 'weather', snow: [81] },
    { type: 'weather', snow: [] },
  ],
  token: [{ type: 'token', seat: 1 }],
  over: [{ type: 'over' }],
}
