import type { Clock } from '../../kit/clock.ts'
import { same } from '../../kit/json.ts'
import type { Match } from '../../match/match.ts'
import { refuse, refuseFor } from '../../match/refusals.ts'
import type { Answer } from '../../match/table.ts'
import type { Body, Entry } from '../../rules/body.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { entryHash, isShownAnswer, type Journal, questionOf, secretQuestion, tableOf } from '../../rules/journal.ts'
import type { GuestMessage } from '../protocol/protocol.ts'

/** Something a guest asks of its host. */
interface Request {
  /** The message to send as things stand now, or the answer if none is needed any more. */
  readonly make: (id: number) => GuestMessage | Answer
  /** Preparations each time before it is sent. Never rejects. */
  readonly ready?: () => Promise<void>
  /** The answer, if the journal already shows it, whatever the host has replied. */
  readonly settled?: () => Answer | undefined
  /** Done by the page itself: nobody waits for its answer. */
  readonly isSilent?: boolean
}

/** Requests that have not been answered yet. Each is resent until it is. */
export interface PendingRequests {
  ask(request: Request): Promise<Answer>
  answered(id: number, answer: Answer): void
  /** The host wants a request made again once entry `seq` has arrived. */
  again(id: number, seq: number): void
  /** Entries up to `seq` have been applied: what was accepted up to there is complete. */
  reached(seq: number): void
  /** Resends what has timed out, or everything over a new link. */
  resend(all: boolean): void
  any(): boolean
  /** Whether someone waits for an answer. */
  anyAwaited(): boolean
  /** Whether a request has had no reply for long; the wait for it then starts over. */
  overdue(): boolean
  /** Refuses whatever is left. */
  drop(): void
}

interface Pending extends Request {
  readonly id: number
  readonly resolve: (answer: Answer) => void
  sentAt: number
  /** When the host last replied, ms; or when it was asked or last found overdue. */
  heardAt: number
  accepted: Answer | undefined
  /** The entry to wait for before resending. */
  behind: number | undefined
}

/** Time a request goes unanswered before it is resent, ms. */
const resendAfter = 2000
/** Time a request may go without any reply before the journal is requested, ms. */
const overdueAfter = 5000

/** No requests yet. `changed`: one was added or completed. */
export function makePendingRequests(
  clock: Clock,
  say: (message: GuestMessage) => void,
  changed: () => void,
): PendingRequests {
  const pending = new Map<number, Pending>()
  let count = 0
  let seqReached = -1
  const all = () => [...pending.values()]
  const finish = ({ id, resolve }: Pending, answer: Answer) => {
    resolve(answer)
    if (pending.delete(id)) changed()
  }
  const send = (request: Pending) => {
    const made = request.make(request.id)
    request.sentAt = clock.now()
    if (made.type === 'accepted' || made.type === 'refused') finish(request, made)
    else say(made)
  }
  const prepare = (request: Pending) => {
    request.behind = undefined
    if (request.ready) void request.ready().then(() => pending.has(request.id) && send(request))
    else send(request)
  }
  const isComplete = (answer: Answer) => answer.type === 'refused' || answer.seq <= seqReached
  return {
    ask: (request) =>
      new Promise<Answer>((resolve) => {
        const id = ++count
        const times = { sentAt: clock.now(), heardAt: clock.now() }
        const added = { ...request, id, resolve, ...times, accepted: undefined, behind: undefined }
        pending.set(id, added)
        prepare(added)
        changed()
      }),
    answered(id, answer) {
      const request = pending.get(id)
      if (!request) return
      request.accepted = answer
      request.heardAt = clock.now()
      if (isComplete(answer)) finish(request, answer)
    },
    again(id, seq) {
      const request = pending.get(id)
      if (request) request.behind = seq
      if (request && seq <= seqReached) prepare(request)
    },
    reached(seq) {
      seqReached = seq
      for (const request of all()) {
        const { accepted, behind } = request
        const settled = request.settled?.()
        if (settled) finish(request, settled)
        else if (accepted && isComplete(accepted)) finish(request, accepted)
        else if (behind !== undefined && behind <= seq) prepare(request)
      }
    },
    resend(everything) {
      const isWaiting = ({ accepted, sentAt }: Pending) => accepted || clock.now() - sentAt < resendAfter
      for (const request of all()) {
        if (!everything && isWaiting(request)) continue
        request.accepted = undefined
        prepare(request)
      }
    },
    any: () => pending.size > 0,
    anyAwaited: () => all().some(({ isSilent }) => !isSilent),
    overdue() {
      const late = all().filter(({ heardAt }) => clock.now() - heardAt >= overdueAfter)
      for (const request of late) request.heardAt = clock.now()
      return late.length > 0
    },
    drop() {
      for (const request of all()) finish(request, refuse('closed'))
    },
  }
}

interface Submitter {
  readonly game: Game
  readonly match: Match
  /** Stores that this guest answers question `seq` of its journal; resolves whether it is stored. */
  readonly bind: (seq: number) => Promise<boolean>
  /** Stores a journal; resolves whether it is stored. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<boolean>
}

/**
 * The request to commit what a seat does: an entry on top of the journal's last one, signed. It is made again whenever
 * another entry comes first, as long as the seat is still asked the same thing.
 */
export function submission({ game, match, bind, keep }: Submitter, seat: Seat, body: Body<Typed>): Request {
  const committed = () => match.journal().entries.filter((entry) => isThis(entry, seat, body))
  const before = committed().length
  const question = asking(match.journal(), seat, body)
  let isKept = true
  const settled = (): Answer | undefined => {
    const now = committed()
    const last = now.at(-1)
    return last && now.length > before ? { type: 'accepted', seq: last.seq } : undefined
  }
  const make: Request['make'] = (id) => {
    const journal = match.journal()
    const answer = settled()
    if (answer) return answer
    if (!isIndependent(body) && asking(journal, seat, body) !== question) return refuse('staleNumber')
    if (!isKept) return refuse('notKept')
    const made = match.attempt(seat, body)
    if ('problem' in made) return refuseFor(game, journal, seat, body, made.problem)
    return { type: 'submit', id, entry: made.entry }
  }
  /** A signed entry says that this device knows all before it: so that is stored first, and what a secret answers. */
  const ready = async () => {
    const { entries } = match.journal()
    const asked = secretQuestion(body, entries)
    isKept = asked === undefined ? await keep(entries) : await bind(asked)
  }
  return { make, settled, ready, isSilent: isSilent(body) }
}

/** Entries that a page writes for a seat without being told to. */
const silent: ReadonlySet<Body<unknown>['type']> = new Set([
  ...(['drawKey', 'commit', 'mix', 'lock', 'share', 'audit'] as const),
])

const isSilent = (body: Body<unknown>) => silent.has(body.type) || isShownAnswer(body)

/** Whether something holds whatever is being asked. */
const isIndependent = ({ type }: Body<unknown>) => silent.has(type) || ['resign', 'mark', 'seat'].includes(type)

/** The question that something answers; a pledge is only worth anything behind the very entry that asked. */
const asking = (journal: Journal, seat: Seat, { type }: Body<unknown>) => {
  const entry = type === 'pledge' ? journal.entries[tableOf(journal).draws.asked] : undefined
  return `${questionOf(journal, seat)} ${entry && entryHash(entry)}`
}

const isThis = (entry: Entry<unknown>, seat: Seat, body: Body<unknown>) =>
  entry.by === seat && entry.body.type === body.type && same(entry.body, body)
