import type { Clock } from '../kit/clock.ts'
import { refuse } from '../match/refusals.ts'
import type { Answer } from '../match/table.ts'
import type { GuestMessage } from './protocol.ts'

/** What is to be said for an errand as things stand now, or how it ends without saying anything. */
export type Make = (id: number) => GuestMessage | Answer

/** Something to be asked of the host. */
export interface Wish {
  readonly make: Make
  /** How it ended, if the journal shows that already, whatever the host has answered. */
  readonly done?: () => Answer | undefined
}

/** What a guest has asked of its host and not yet heard of. */
export interface Errands {
  /** Says what is to be said until it is answered; made anew each time, since things go on meanwhile. */
  offer(wish: Wish): Promise<Answer>
  answered(id: number, answer: Answer): void
  /** The host wants it made anew behind entry `seq`. */
  again(id: number, seq: number): void
  /** Entries up to `seq` are applied: what was accepted up to there is done. */
  reached(seq: number): void
  /** Says again what has gone unanswered for long, or everything over a new link. */
  repeat(all: boolean): void
  waiting(): boolean
  /** Nothing was heard of one of them for long; asked again, false until that has passed once more. */
  overdue(): boolean
  /** Refuses all that is left. */
  drop(): void
}

interface Errand extends Wish {
  readonly id: number
  readonly resolve: (answer: Answer) => void
  sentAt: number
  /** When it was last heard of, or offered, or found overdue. */
  heardAt: number
  accepted: Answer | undefined
  /** The entry that must have come before it is said again. */
  behind: number | undefined
}

/** How long an errand goes unanswered before it is said again, ms. */
const patience = 2000
/** How long nothing may be heard of an errand, ms. */
const silence = 5000

/** Nothing asked yet. `changed`: an errand came or was done. */
export function makeErrands(
  clock: Clock,
  say: (message: GuestMessage) => void,
  changed: () => void,
): Errands {
  const errands = new Map<number, Errand>()
  let count = 0
  let seqReached = -1
  const finish = ({ id, resolve }: Errand, answer: Answer) => {
    resolve(answer)
    if (errands.delete(id)) changed()
  }
  const send = (errand: Errand) => {
    const made = errand.make(errand.id)
    errand.sentAt = clock.now()
    errand.behind = undefined
    if (made.type === 'accepted' || made.type === 'refused') finish(errand, made)
    else say(made)
  }
  const isDone = (answer: Answer) => answer.type === 'refused' || answer.seq <= seqReached
  return {
    offer: (wish) =>
      new Promise<Answer>((resolve) => {
        const id = ++count
        const times = { sentAt: 0, heardAt: clock.now() }
        const errand = { ...wish, id, resolve, ...times, accepted: undefined, behind: undefined }
        errands.set(id, errand)
        send(errand)
        changed()
      }),
    answered(id, answer) {
      const errand = errands.get(id)
      if (!errand) return
      errand.accepted = answer
      errand.heardAt = clock.now()
      if (isDone(answer)) finish(errand, answer)
    },
    again(id, seq) {
      const errand = errands.get(id)
      if (errand) errand.behind = seq
      if (errand && seq <= seqReached) send(errand)
    },
    reached(seq) {
      seqReached = seq
      for (const errand of [...errands.values()]) {
        const { accepted, behind } = errand
        const done = errand.done?.()
        if (done) finish(errand, done)
        else if (accepted && isDone(accepted)) finish(errand, accepted)
        else if (behind !== undefined && behind <= seq) send(errand)
      }
    },
    repeat(all) {
      for (const errand of [...errands.values()]) {
        if (!all && (errand.accepted || clock.now() - errand.sentAt < patience)) continue
        errand.accepted = undefined
        send(errand)
      }
    },
    waiting: () => errands.size > 0,
    overdue() {
      const late = [...errands.values()].filter(({ heardAt }) => clock.now() - heardAt >= silence)
      for (const errand of late) errand.heardAt = clock.now()
      return late.length > 0
    },
    drop() {
      for (const errand of [...errands.values()]) finish(errand, refuse('closed'))
    },
  }
}
