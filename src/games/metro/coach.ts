import type { Tip } from '../../rules/coach.ts'
import type { Types } from './moves.ts'

/** Things explained the first time they happen, the most important first. */
export const tips = [
  { id: 'city', when: { type: 'finished', city: true } },
  { id: 'mine', when: { type: 'finished' }, mine: true },
  { id: 'finished', when: { type: 'finished' } },
  { id: 'shown', when: { type: 'shown' } },
  { id: 'lifted', when: { type: 'lifted' } },
  { id: 'extra', when: { type: 'drew', extra: true } },
  { id: 'laid', when: { type: 'laid' }, mine: true },
] as const satisfies readonly Tip<Types>[]
