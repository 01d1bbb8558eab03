import type { DialProblem } from '../../link/link.ts'
import type { Bye } from '../../net/protocol/protocol.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Seat } from '../../rules/game.ts'
import type { Problem } from '../../rules/problem.ts'

/** Outcome of joining, as far as the page has to explain it. */
type GuestFailure =
  | { readonly type: 'opened' }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye; readonly away: readonly Seat[] }
  | { readonly type: 'unknownGame' }
  | { readonly type: 'unreadable'; readonly problem: Problem }

/** The problem to show when joining failed, for someone who came for a free seat or `asked` for another's. */
export function guestProblem(how: GuestFailure, asked = false): PageProblem {
  switch (how.type) {
    case 'unreachable':
      return { type: 'dial', why: how.why === 'lost' ? 'refused' : how.why }
    case 'denied':
      if (how.why !== 'full') return denials[how.why]
      return asked ? { type: 'refused', why: 'seat' } : { ...denials.full, away: how.away }
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
  stale: { type: 'refused', why: 'stale' },
  ended: { type: 'closed' },
  next: { type: 'dial', why: 'refused' },
} as const satisfies Readonly<Record<Bye, PageProblem>>

/** Failures that pass by themselves: for anyone, and for someone who has met this host before. */
const passing: ReadonlySet<string> = new Set(['lost'])
const passingForKnown: ReadonlySet<string> = new Set(['lost', 'noSuchRoom', 'timeout', 'refused'])

/**
 * Whether trying again soon may work: the host is beginning another match, the link dropped before the first sync, or
 * (for someone who `knows` this host) the host is reloading.
 */
export function isPassing(how: GuestFailure, knows: boolean): boolean {
  if (how.type === 'denied') return how.why === 'next'
  return how.type === 'unreachable' && (knows ? passingForKnown : passing).has(how.why)
}

/** Whether trying again won’t help: the table is full, or its match is one that was played before. */
export const isFinal = (how: GuestFailure): boolean =>
  how.type === 'unreadable' ? how.problem.reason === 'playedBefore' : how.type === 'denied' && how.why === 'full'
