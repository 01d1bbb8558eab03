import type { Tip } from '../../rules/coach.ts'
import type { Types } from './types.ts'

/** Things explained the first time they happen, the most important first. */
export const tips = [
  { id: 'ending', when: { type: 'ending' } },
  { id: 'completed', when: { type: 'completed' } },
  { id: 'navvy', when: { type: 'navvy' } },
  { id: 'scored', when: { type: 'scored' }, mine: true },
  { id: 'built', when: { type: 'built' }, mine: true },
  { id: 'ticket', when: { type: 'ticket' }, mine: true },
  { id: 'laid', when: { type: 'laid' }, mine: true },
  { id: 'cleared', when: { type: 'cleared' }, mine: true },
  { id: 'summit', when: { type: 'summit' } },
  { id: 'returned', when: { type: 'returned' } },
  { id: 'surveyed', when: { type: 'surveyed' }, mine: true },
  { id: 'flipped', when: { type: 'flipped' }, mine: true },
] as const satisfies readonly Tip<Types>[]
