import type { Clock } from '../../kit/clock.ts'
import { isHeldBy, isPartAwaited } from '../../match/agreement.ts'
import { answerDuty } from '../../match/answers.ts'
import { type BoundTo, boundIn, keepBound, loadBound } from '../../match/bound.ts'
import type { Acks } from '../../match/caught.ts'
import { finalOpenings } from '../../match/dealer.ts'
import type { Dealing } from '../../match/dealing.ts'
import { type DrawAnswer, ownAnswer } from '../../match/drawGathering.ts'
import { type DealingPorts, dealingDuty, drawKeyDue, hereAnswer } from '../../match/duties.ts'
import type { Ack } from '../../match/evidence.ts'
import type { Slot } from '../../match/keeper.ts'
import type { Match } from '../../match/match.ts'
import { type LocalChange, missingFrom } from '../../match/merge.ts'
import type { Signer } from '../../match/signing.ts'
import type { Answer } from '../../match/table.ts'
import type { Body, Entry } from '../../rules/body.ts'
import { drawDue } from '../../rules/check.ts'
import { drawAsked } from '../../rules/draws.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { entryHash, lastOf, tableOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { setupOf } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { takeSeatBack } from '../seats/standIns.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { HostConnection } from './hostConnection.ts'
import type { PendingRequests } from './pendingRequests.ts'

interface Parts extends Omit<DealingPorts, 'isHeld'> {
  readonly game: Game
  readonly match: Pick<Match, 'journal'>
  readonly signer: Signer
  /** Stores a journal; resolves whether it is stored. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<boolean>
  /** Where the last question that was answered outlives the page. */
  readonly slot: Slot | undefined
  /** The others' acknowledgements, and a way to learn those kept. */
  readonly acks: Acks
  readonly check: (acks: readonly Ack[]) => Promise<void>
}

/**
 * A guest's part in draws and deals. It shows nothing secret before everyone else has acknowledged the entry that asks
 * for it, and has stored before that it did: so no question is asked twice.
 */
export interface Contribution {
  /** This guest's part in the draw that is due; undefined while it mustn't be shown. */
  answer(): Promise<DrawAnswer | undefined>
  /** Whether a draw, a deal or a sealed question waits for anyone's part. */
  isAwaited(): boolean
  /** The entry that this guest has to write for draws, deals and sealed questions, if any. */
  due(): ReturnType<typeof drawKeyDue> | ReturnType<typeof answerDuty> | ReturnType<typeof dealingDuty>
  /** Stores that this guest answers question `seq` of its journal; resolves whether it is stored. */
  bind(seq: number): Promise<boolean>
  /** The number of the last question that it has answered in this journal; -1 without one. */
  answered(): Promise<number>
}

/** Nothing shown yet, unless a page before this one had answered. */
export function makeContribution(parts: Parts): Contribution {
  const { game, match, signer, keep, slot, acks, dealing } = parts
  const id = setupOf(match.journal()).match
  let bound: BoundTo | undefined
  const restored = (async () => {
    const kept = await loadBound(slot, id)
    bound ??= kept
    if (kept) await parts.check(kept.acks)
  })()
  const isHeld: DealingPorts['isHeld'] = (seq, keys) => isHeldBy(keys, match.journal(), { acks, own: signer.key, seq })
  const bind = async (seq: number) => {
    await restored
    const { entries } = match.journal()
    const asking = entries[seq]
    if (!asking) return false
    const next = { seq, hash: entryHash(asking), acks: [...acks.values()] }
    if (bound?.hash === next.hash) return true
    if (!(await keep(entries)) || !(await keepBound(slot, id, next))) return false
    // Another host may have brought another journal meanwhile: it hears nothing about this one.
    if (boundIn(match.journal().entries, next) < 0) return false
    bound = next
    return true
  }
  return {
    bind,
    async answer() {
      const journal = match.journal()
      const type = drawDue(game, journal)
      const asked = type && drawAsked(journal.entries, tableOf(journal), type)
      if (!asked || !isHeld(asked.seq, asked.holders)) return undefined
      const answer = ownAnswer(journal, signer, type)
      return answer && (await bind(answer.seq)) ? answer : undefined
    },
    isAwaited: () => isPartAwaited(game, match.journal()),
    due() {
      const journal = match.journal()
      return (
        drawKeyDue(journal, signer) ??
        answerDuty({ game, signer, isHeld }, journal) ??
        dealingDuty({ dealing, isHeld }, journal)
      )
    },
    async answered() {
      await restored
      return boundIn(match.journal().entries, bound)
    },
  }
}

/** Submits by itself, without asking anyone: a guest's part in draws and deals, and what it did apart from its host. */
export interface AutoSubmit {
  /**
   * Does this guest's part in draws and deals: says its key, shuffles and shares cards, answers the draw that is due. Says
   * that it is here when someone would give its seat away alone.
   */
  contribute(): void
  /** Opens the cards that this guest's seats still hide when the match is over, for the record. */
  openHands(): void
  /** Takes back the seats that a bot was given from entry `from` on, while their person was away. */
  returnToSeats(from: number): void
  /** The host's journal has replaced what this guest's seats did from entry `from` on. */
  fork(apart: readonly LocalChange[], from: number): void
  /** Someone plays on, and so accepts the host's journal. */
  playOn(): void
  /**
   * Submits again what was done apart, as long as the match stands exactly where it was done: the same move is still
   * legal, and surprises nobody. A note is valid at any time.
   */
  resubmit(): void
  /** Whether anything done apart may still be submitted, and how many moves the host hasn't committed in time. */
  isApart(): boolean
  unkept(): number
}

interface AutoParts {
  readonly game: Game
  readonly match: Match
  readonly signer: Signer
  readonly clock: Clock
  readonly requests: Pick<PendingRequests, 'any'>
  readonly connection: Pick<HostConnection, 'send'>
  readonly contribution: Pick<Contribution, 'due' | 'answer'>
  /** This device's part in deals, where cards are hidden. */
  readonly dealing: Dealing | undefined
  readonly company: Pick<GuestCompany, 'isMine'>
  readonly ending: Pick<Ending, 'why'>
  /** Submits an entry for a seat of this guest. */
  readonly submit: (seat: Seat, body: Body<Typed>) => Promise<Answer>
}

/** Time the host has to commit changes made apart before they count as lost, ms. */
const forkPatience = 4000

/** Nothing done apart. */
export function makeAutoSubmit(parts: AutoParts): AutoSubmit {
  const { game, match, signer, clock, requests, connection, contribution, dealing, company, ending, submit } = parts
  let apart: readonly LocalChange[] = []
  let [forkedFrom, forkedAt] = [0, 0]
  const own = () => seatsOf(match.table().roster, signer.key)
  const missing = () => missingFrom(apart, match.journal().entries, forkedFrom)
  return {
    contribute() {
      if (ending.why()) return
      const journal = match.journal()
      dealing?.check(journal)
      const due = () => hereAnswer(match.table(), signer.key) ?? contribution.due()
      const part = requests.any() ? undefined : due()
      if (part && part.by !== 'host') void submit(part.by, part.body)
      void contribution.answer().then((answer) => {
        if (answer && !ending.why()) connection.send({ type: 'draw', ...answer })
      })
    },
    openHands() {
      const journal = match.journal()
      if (!game.hidden || journal.ask.type !== 'over' || requests.any()) return
      for (const seat of own()) {
        const opens = company.isMine(seat) ? finalOpenings(game, journal, signer, seat) : []
        if (opens.length > 0) return void submit(seat, { type: 'open', opens })
      }
    },
    returnToSeats(from) {
      const { entries } = match.journal()
      const asking = { signer, journal: match.journal, act: submit }
      for (const seat of own()) {
        const last = entries.findLast(({ body }) => body.type === 'seat' && body.seat === seat)
        const isPlayed = last?.body.type === 'seat' && last.body.kind === 'bot'
        if (isPlayed && last.seq >= from) void takeSeatBack(asking, seat)
      }
    },
    fork(changes, from) {
      if (changes.length === 0) return
      apart = changes
      forkedFrom = from
      forkedAt = clock.now()
    },
    playOn() {
      apart = []
    },
    resubmit() {
      if (apart.length === 0 || requests.any()) return
      const left = missing()
      const note = left.find(({ body }) => body.type === 'mark')
      const next = note ?? left[0]
      if (!next) apart = []
      if (!next) return
      const { position } = lastOf(match.journal())
      const isAsked = choiceOf(match.journal().ask, next.seat) && next.before === position
      if (note || isAsked) void submit(next.seat, next.body)
    },
    isApart: () => apart.length > 0,
    unkept: () => (apart.length === 0 || clock.now() - forkedAt < forkPatience ? 0 : missing().length),
  }
}
