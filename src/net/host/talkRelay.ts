import type { Clock } from '../../kit/clock.ts'
import type { Reaction } from '../../match/reactions.ts'
import type { Said } from '../../match/talk.ts'
import type { Seat } from '../../rules/game.ts'
import { limitEach, type Rate } from '../protocol/rateLimit.ts'

/** Passes on what people say to everyone at the table, unless they say too much. */
export interface Relay {
  react(by: string, reaction: Reaction): void
  nudge(by: string, seat: Seat): void
}

const reactionRate: Rate = { burst: 4, perSecond: 0.5 }
/** One nudge in 30 s. */
const nudgeRate: Rate = { burst: 1, perSecond: 1 / 30 }

/** A relay that hands what is said to `tell`. `by` is the speaker's public key. */
export function makeRelay(clock: Clock, tell: (said: Said) => void): Relay {
  const mayReact = limitEach(clock, reactionRate)
  const mayNudge = limitEach(clock, nudgeRate)
  let count = 0
  return {
    react(by, reaction) {
      if (mayReact(by)) tell({ type: 'reacted', id: ++count, by, reaction })
    },
    nudge(by, seat) {
      if (mayNudge(by)) tell({ type: 'nudged', by, seat })
    },
  }
}
