import type { Clock } from '../link/clock.ts'
import type { GuestMessage } from './protocol.ts'
import { refuse } from './refusals.ts'
import type { Answer } from './table.ts'

/** What a guest has asked of its host and not yet heard of. */
export interface Errands {
  /** Sends a message until it is answered. */
  offer(make: (id: number) => GuestMessage): Promise<Answer>
  answered(id: number, answer: Answer): void
  /** Entries up to `seq` are applied: what was accepted up to there is done. */
  reached(seq: number): void
  /** Sends again what has gone unanswered for long, or everything over a new link. */
  repeat(all: boolean): void
  waiting(): boolean
  /** Refuses all that is left. */
  drop(): void
}

interface Errand {
  readonly message: GuestMessage
  readonly resolve: (answer: Answer) => void
  sentAt: number
  accepted: Answer | undefined
}

/** How long an errand goes unanswered before it is sent again, ms. */
const patience = 2000

/** Nothing asked yet. `changed`: an errand came or was done. */
export function makeErrands(
  clock: Clock,
  say: (message: GuestMessage) => void,
  changed: () => void,
): Errands {
  const errands = new Map<number, Errand>()
  let count = 0
  let seqReached = -1
  const finish = (id: number, answer: Answer) => {
    errands.get(id)?.resolve(answer)
    if (errands.delete(id)) changed()
  }
  const offer = (make: (id: number) => GuestMessage) =>
    new Promise<Answer>((resolve) => {
      const message = make(++count)
      errands.set(count, { message, resolve, sentAt: clock.now(), accepted: undefined })
      say(message)
      changed()
    })
  const isDone = (answer: Answer) => answer.type === 'refused' || answer.seq <= seqReached
  return {
    offer,
    answered(id, answer) {
      const errand = errands.get(id)
      if (errand) errand.accepted = answer
      if (errand && isDone(answer)) finish(id, answer)
    },
    reached(seq) {
      seqReached = seq
      for (const [id, { accepted }] of errands)
        if (accepted && isDone(accepted)) finish(id, accepted)
    },
    repeat(all) {
      for (const errand of errands.values()) {
        if (errand.accepted || (!all && clock.now() - errand.sentAt < patience)) continue
        errand.sentAt = clock.now()
        say(errand.message)
      }
    },
    waiting: () => errands.size > 0,
    drop() {
      for (const id of [...errands.keys()]) finish(id, refuse('closed'))
    },
  }
}
