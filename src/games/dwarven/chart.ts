import type { Chart } from '../../rules/game.ts'
import type { Phase } from './position.ts'

/** The order of a match (“Sequence of Play”): the phase that follows each phase, by tag. A phase without work passes. */
export const chart = {
  deal: { dealt: 'place' },
  // 1. Survey and Prospect.
  place: { more: 'place', placed: 'race' },
  // 2. Resolve Disputes/Take Ownership.
  race: { more: 'race', called: 'roll' },
  roll: { rolled: 'auction' },
  auction: { more: 'auction', sold: 'chain' },
  // 3a to 3g.
  chain: { chained: 'pay' },
  pay: { more: 'pay', paid: 'settle' },
  settle: { more: 'settle', settled: 'operate' },
  operate: { more: 'operate', paid: 'mine' },
  mine: { mined: 'read' },
  read: { more: 'read', read: 'deals' },
  deals: { more: 'deals', agreed: 'clear' },
  clear: { more: 'clear', sent: 'sweep' },
  sweep: { more: 'sweep', swept: 'ship' },
  // 4. Ship Goods.
  ship: { more: 'ship', shipped: 'market' },
  // 5. Bookkeeping.
  market: { turn: 'place', ended: 'over' },
  over: {},
} as const satisfies Chart & Record<Phase, unknown>

/** The five parts of a turn, as the table counts them. */
export const stages = ['place', 'roll', 'work', 'ship', 'trade'] as const
export type Stage = (typeof stages)[number]

/** The part of a turn that each phase belongs to. */
export const stageOf: Readonly<Record<Phase, Stage>> = {
  deal: 'place',
  place: 'place',
  race: 'roll',
  roll: 'roll',
  auction: 'roll',
  chain: 'work',
  pay: 'work',
  settle: 'work',
  operate: 'work',
  mine: 'work',
  read: 'work',
  deals: 'work',
  clear: 'work',
  sweep: 'work',
  ship: 'ship',
  market: 'trade',
  over: 'trade',
}
