import type { DialProblem } from '../../link/link.ts'
import type { Bye } from '../../net/protocol.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Seat } from '../../rules/game.ts'
import type { Problem } from '../../rules/journal.ts'

/** How becoming a guest went, as far as it matters for what to say about it. */
export type GuestFailure =
  | { readonly type: 'opened' }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye; readonly away: readonly Seat[] }
  | { readonly type: 'unknownGame' }
  | { readonly type: 'unreadable'; readonly problem: Problem }

/** What to say when it did not go well. */
export function guestProblem(how: GuestFailure): PageProblem {
  switch (how.type) {
    case 'unreachable':
      return { type: 'dial', why: how.why === 'lost' ? 'refused' : how.why }
    case 'denied':
      return how.why === 'full' ? { ...denials.full, away: how.away } : denials[how.why]
    case 'unknownGame':
      return { type: 'refused', why: 'edition' }
    case 'unreadable':
      return { type: 'match', problem: how.problem }
    case 'opened':
      return { type: 'load' }
  }
}

const denials = {
  full: { type: 'refused', why: 'full' },
  version: { type: 'refused', why: 'version' },
  replaced: { type: 'elsewhere' },
  ended: { type: 'closed' },
  next: { type: 'dial', why: 'refused' },
} as const satisfies Readonly<Record<Bye, PageProblem>>

/** What is over in a moment for anybody, and for one who knows the host to have been there. */
const passing: ReadonlySet<string> = new Set(['lost'])
const passingForKnown: ReadonlySet<string> = new Set(['lost', 'noSuchRoom', 'timeout', 'refused'])

/**
 * Whether it may be over in a moment: the host begins another match, a link that stood was lost before
 * the match had come over it, or (for one who `knows` it to have been there) the host is in the middle
 * of a reload.
 */
export function isPassing(how: GuestFailure, knows: boolean): boolean {
  if (how.type === 'denied') return how.why === 'next'
  return how.type === 'unreachable' && (knows ? passingForKnown : passing).has(how.why)
}

/** Whether there is no seat for one who tries again either. */
export const isFull = (how: GuestFailure): boolean => how.type === 'denied' && how.why === 'full'
