import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { agreedTo } from '../../match/agreement.ts'
import { makeDealing } from '../../match/dealing.ts'
import type { Ack, Evidence } from '../../match/evidence.ts'
import type { Slot } from '../../match/keeper.ts'
import { freeUndo, type MachineInspector, type Match, makeMatch, makeView, type TableFacts } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import type { Signer } from '../../match/signing.ts'
import { watchStalls } from '../../match/stalls.ts'
import type { Answer, Table, TrafficCounts } from '../../match/table.ts'
import type { TableTalk } from '../../match/talk.ts'
import type { Body, Entry } from '../../rules/body.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { type Journal, lastOf } from '../../rules/journal.ts'
import { isSeated } from '../../rules/tableState.ts'
import type { PresenceReport } from '../protocol/liveness.ts'
import type { GalleryRules } from '../protocol/protocol.ts'
import { type Asking, askForSeat, takeSeatBack } from '../seats/standIns.ts'
import { makeAudit } from './audit.ts'
import { type Ended, type GuestCompany, makeCompany, makeEnding } from './company.ts'
import { makeAutoSubmit, makeContribution } from './contribution.ts'
import { makeGreeting, type Visitor } from './greeting.ts'
import { makeHearing, type SeatedPorts } from './hear.ts'
import type { HostConnection } from './hostConnection.ts'
import { makePendingRequests, type PendingRequests, submission } from './pendingRequests.ts'
import { makeSync } from './sync.ts'

export type { Ended } from './company.ts'
export type { PageVisit } from './hear.ts'

/** A table whose match another browser decides. */
export interface GuestTable extends Table {
  /** The match with all its positions. */
  whole(): Journal
  /** The host's last report on who can be heard. */
  hearing(): PresenceReport
  /** Whether the host can be heard. */
  linked(): boolean
  /** Time the host has been silent, ms. */
  silence(): number
  /** Whether this browser finds nobody, since it can't reach signalling. */
  isCutOff(): boolean
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  /** Why it closed, unless it was closed from here. */
  ended(): Ended | undefined
  /** Proof that the host cheated, if it was caught. */
  evidence(): Evidence | undefined
  /** Asks the host to let this hold for those who watch. */
  setGallery(rules: GalleryRules): void
  readonly signer: Signer
  readonly counts: TrafficCounts
}

/** A table's port to its keeper. Changes once a guest has joined and a role takes over. */
export interface Home {
  /** The host asks this browser to take over. */
  handedOver(): void
  /** The key of a host that has proven to go on with the match, though the journal here names another. */
  believed?: string | undefined
  /** Stores the match, so that this browser can take over; resolves whether it is stored. */
  keep?: (entries: readonly Entry<unknown>[]) => Promise<boolean>
  /** The host has closed the table to this guest for good. */
  closed?: (why: Ended) => void
}

/** A host's word about the others: who can be heard, and what they have acknowledged. */
interface HostReport extends PresenceReport {
  readonly acks?: readonly Ack[] | undefined
}

/** The parts of a guest's table, besides its journal. */
export interface GuestParts extends SeatedPorts, Visitor {
  readonly game: Game
  readonly signer: Signer
  readonly clock: Clock
  readonly connection: HostConnection
  readonly counts: TrafficCounts
  readonly inspect?: MachineInspector | undefined
  /** The keeper of the table; missing until there is one. */
  readonly home?: Home | undefined
  /** Where the last question that was answered outlives the page. */
  readonly answers?: Slot | undefined
}

/**
 * A guest's table that begins with a journal, and follows its host over the connection from now on. `first`: the first
 * word of the host about the others. `isNew`: this page has just come, and takes back what was its own.
 */
export function sitDown(parts: GuestParts, journal: Journal, first: HostReport, isNew = false): GuestTable {
  const { game, signer, connection, counts, home } = parts
  const seated = takePlace(parts, journal, first)
  const { match, requests, ending, company, audit, auto } = seated
  const said = makeEmitter<TableTalk>()
  const now = makeView(match, () => factsOf(seated))
  const ended = () => {
    const why = ending.why()
    return why === 'left' ? undefined : why
  }
  match.on(() => {
    const why = ended()
    if (isSeated(match.table(), signer.key)) void audit.acknowledge()
    if (why) home?.closed?.(why)
  })
  requests.reached(lastOf(journal).seq)
  match.notify()
  connection.serve({
    ...makeGreeting({ ...parts, ...seated, visitor: parts, acks: audit.acks }),
    ...makeHearing({ ...parts, ...seated, told: parts, said, now, handedOver: () => home?.handedOver() }),
  })
  auto.contribute()
  void audit.check(first.acks ?? []).then(auto.contribute)
  if (isNew) auto.returnToSeats(0)
  return {
    ...requestsTo(seated, now),
    game,
    signer,
    counts,
    now,
    on: match.on,
    talk: {
      react: (reaction) => connection.send({ type: 'react', reaction }),
      nudge: (seat) => connection.send({ type: 'nudge', seat }),
      on: said.on,
    },
    journal: () => match.journal().entries,
    whole: match.journal,
    hearing: company.hearing,
    linked: () => connection.presence() !== 'absent',
    silence: connection.silence,
    isCutOff: connection.isCutOff,
    redial: connection.redial,
    ended,
    evidence: ending.evidence,
    agreed: () => agreedTo(match.journal(), audit.acks, signer.key),
    setGallery: (gallery) => connection.send({ type: 'gallery', gallery }),
    close: () => ending.leave('left'),
  }
}

/** The parts of a guest's table that follow its host and play for its own seats. */
function takePlace(parts: GuestParts, journal: Journal, first: PresenceReport) {
  const { game, signer, clock, connection, inspect, answers: slot, home } = parts
  const match = makeMatch({ game, journal, inspect, signer })
  const requests = makePendingRequests(clock, connection.send, match.notify)
  const ending = makeEnding(match, connection, requests)
  const company = makeCompany({ match, connection, ending, clock, own: signer.key }, first)
  // A closed table stores nothing: its entries would replace later ones, which the next host may have stored.
  const keep = async (entries: readonly Entry<unknown>[]) =>
    ending.why() === undefined && ((await home?.keep?.(entries)) ?? true)
  const dealing = game.hidden ? makeDealing({ game, signer, clock }) : undefined
  const audit = makeAudit({ match, signer, connection, company, ending, keep })
  const contribution = makeContribution({ game, match, signer, keep, slot, dealing, ...audit })
  const submit = (seat: Seat, body: Body<Typed>) =>
    requests.ask(submission({ game, match, bind: contribution.bind, keep }, seat, body))
  const made = { match, requests, ending, company, dealing, audit, contribution, submit }
  const auto = makeAutoSubmit({ ...parts, ...made })
  dealing?.on(() => {
    match.notify()
    auto.contribute()
  })
  const stalls = watchStalls({ ...parts, match, own: signer.key, acks: audit.acks })
  return { ...made, signer, auto, stalls, sync: makeSync({ ...parts, ...made, auto }) }
}

type Seated = ReturnType<typeof takePlace>

/** Everything that a guest's table shows besides its match. */
function factsOf({ company, requests, auto, dealing, stalls }: Seated): TableFacts {
  return {
    standing: company.standing(),
    sitters: company.sitters(),
    pending: requests.anyAwaited(),
    hosting: false,
    claims: [],
    unkept: auto.unkept(),
    skew: undefined,
    cheats: dealing?.cheats() ?? [],
    stalls: stalls(),
    withheld: company.isWithheld(),
    watching: company.hearing().watching ?? [],
    viewers: company.hearing().viewers ?? 0,
  }
}

/** Requests of this browser's own people, which its host decides. */
function requestsTo(
  { match, signer, ending, company, auto, requests, submit }: Seated,
  now: Table['now'],
): Pick<Table, 'act' | 'submit' | 'undo' | 'standIn' | 'takeBack' | 'handOver' | 'decideClaim'> {
  const asking: Asking = { signer, journal: match.journal, act: submit }
  const act: Table['act'] = async (seat, body) => {
    if (ending.why()) return refuse('closed')
    if (!company.isMine(seat)) return refuse('wrongSeat')
    if (body.type !== 'mark') auto.playOn()
    const answer = await submit(seat, body)
    if (answer.type === 'refused' && !ending.why()) match.discard()
    return answer
  }
  return {
    act,
    submit: (seat, move) => act(seat, match.moveBody(seat, move)),
    async undo() {
      const free = freeUndo(match.journal(), company.isMine)
      if (!free || ending.why()) return refuse(ending.why() ? 'closed' : 'undoNothing')
      return act(free.seat, { type: 'undo', to: free.to })
    },
    async standIn(seat) {
      if (ending.why()) return refuse('closed')
      // The next host knows whether they are back.
      const found = company.presence() === 'absent' ? await hosted(company, match, requests) : undefined
      if (found?.type === 'refused') return found
      const { kind, present } = now().sitters[seat] ?? {}
      if (kind !== 'person' || present) return refuse('notAway')
      return askForSeat(asking, { type: 'wish', wish: 'standIn', seat })
    },
    takeBack: async (seat) => (ending.why() ? refuse('closed') : takeSeatBack(asking, seat)),
    handOver: async () => refuse('notHosting'),
    decideClaim: async () => refuse('notHosting'),
  }
}

/** Accepted once there is a host, refused if this table closes first. */
function hosted(company: GuestCompany, match: Match, requests: PendingRequests): Promise<Answer> {
  const accepted = () => ({ type: 'accepted', seq: match.journal().entries.length - 1 }) as const
  // Nobody hears the ping; it stands for the request until there is a link.
  return requests.ask({ make: () => (company.presence() === 'absent' ? { type: 'ping' } : accepted()) })
}
