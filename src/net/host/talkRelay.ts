import type { Clock } from '../../kit/clock.ts'
import { type Emitter, makeEmitter } from '../../kit/emitter.ts'
import { limitEach, type MessageRate } from '../../kit/rateLimit.ts'
import type { Reaction, TableTalk } from '../../match/talk.ts'
import type { Seat } from '../../rules/game.ts'

/** Passes on what people say to everyone at the table, unless they say too much. `by`: the speaker's public key. */
export interface Relay extends Pick<Emitter<TableTalk>, 'on'> {
  react(by: string, reaction: Reaction): void
  nudge(by: string, seat: Seat): void
}

const reactionRate: MessageRate = { burst: 4, perSecond: 0.5 }
/** One nudge in 30 s. */
const nudgeRate: MessageRate = { burst: 1, perSecond: 1 / 30 }

/** A relay that emits what is said. */
export function makeRelay(clock: Clock): Relay {
  const { on, emit } = makeEmitter<TableTalk>()
  const mayReact = limitEach(clock, reactionRate)
  const mayNudge = limitEach(clock, nudgeRate)
  let count = 0
  return {
    on,
    react(by, reaction) {
      if (mayReact(by)) emit({ type: 'reacted', id: ++count, by, reaction })
    },
    nudge(by, seat) {
      if (mayNudge(by)) emit({ type: 'nudged', by, seat })
    },
  }
}
