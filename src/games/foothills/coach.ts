import type { Tip } from '../../rules/coach.ts'
import { home, pub } from './position.ts'
import type { Types } from './types.ts'

/** Places where a surveyor is in nobody’s way. */
const roomy = [home, pub].map((to) => ({ type: 'surveyed', to }) as const)

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
  { id: 'surveyed', when: { type: 'surveyed' }, unless: roomy, mine: true },
  { id: 'flipped', when: { type: 'flipped' }, mine: true },
] as const satisfies readonly Tip<Types>[]
