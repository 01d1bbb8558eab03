import type { Clock } from '../../kit/clock.ts'
import { finalOpenings } from '../../match/dealer.ts'
import type { Dealing } from '../../match/dealing.ts'
import { hereAnswer } from '../../match/duties.ts'
import type { Match } from '../../match/match.ts'
import { type LocalChange, missingFrom } from '../../match/merge.ts'
import type { Signer } from '../../match/signing.ts'
import type { Answer } from '../../match/table.ts'
import type { Body } from '../../rules/body.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { lastOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { takeSeatBack } from '../seats/standIns.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { Contribution } from './contribution.ts'
import type { HostConnection } from './hostConnection.ts'
import type { PendingRequests } from './pendingRequests.ts'

/** Submits a guest's part in draws and deals by itself, without asking anyone. */
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

interface Parts {
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
export function makeAutoSubmit(parts: Parts): AutoSubmit {
  const { game, match, signer, clock, requests, connection, contribution, dealing } = parts
  const { company, ending, submit } = parts
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
