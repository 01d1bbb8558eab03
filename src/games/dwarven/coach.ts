import type { Tip } from '../../rules/coach.ts'
import type { Types } from './types.ts'

/** Things explained the first time they happen, the most important first. */
export const tips = [
  { id: 'goal', when: { type: 'goal' } },
  { id: 'declared', when: { type: 'declared' } },
  { id: 'storm', when: { type: 'storm' } },
  // The first change of weather brings snow.
  { id: 'snow', when: { type: 'weather' } },
  { id: 'tie', when: { type: 'rolled', winner: -1 } },
  { id: 'auction', when: { type: 'auction' } },
  { id: 'depleted', when: { type: 'depleted' }, mine: true },
  { id: 'shipped', when: { type: 'shipped' }, mine: true },
  { id: 'tickets', when: { type: 'tickets' }, mine: true },
  { id: 'chained', when: { type: 'chained' }, mine: true },
  { id: 'mined', when: { type: 'mined' }, mine: true },
  { id: 'took', when: { type: 'took' }, mine: true },
  { id: 'laid', when: { type: 'laid' }, mine: true },
] as const satisfies readonly Tip<Types>[]
