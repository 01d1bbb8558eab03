import type { Tip } from '../../rules/coach.ts'
import type { Types } from './moves.ts'

/** A tip that there is a sentence for. */
type Worded = Tip<Types> & { readonly id: keyof typeof import('./words/en/coach.ts') }

/** Things explained the first time they happen, the most important first. */
export const tips = [
  { id: 'ending', when: { type: 'ending' } },
  { id: 'upkeep', when: { type: 'upkeep' } },
  { id: 'event', when: { type: 'event' } },
  { id: 'fog', when: { type: 'weather', sky: 'fog' } },
  { id: 'allDug', when: { type: 'allDug' } },
  { id: 'bought', when: { type: 'bought' }, mine: true },
  { id: 'built', when: { type: 'built' }, mine: true },
  { id: 'laid', when: { type: 'laid' }, mine: true },
  { id: 'claimed', when: { type: 'claimed' }, mine: true },
  { id: 'contract', when: { type: 'contract' }, mine: true },
  { id: 'surveyed', when: { type: 'surveyed' }, mine: true },
  { id: 'dug', when: { type: 'dug' }, mine: true },
  { id: 'weather', when: { type: 'weather' } },
  { id: 'took', when: { type: 'took' }, mine: true },
] as const satisfies readonly Worded[]
