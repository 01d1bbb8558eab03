import { type Emitter, makeEmitter } from '../../kit/emitter.ts'
import { makeSerial, type Serial } from '../../kit/serial.ts'
import { type Dealing, makeDealing } from '../../match/dealing.ts'
import { type Ack, type Evidence, headOf, makeEvidence } from '../../match/evidence.ts'
import type { Slot } from '../../match/keeper.ts'
import { type Match, makeMatch } from '../../match/match.ts'
import { type LocalChange, missingFrom } from '../../match/merge.ts'
import { type Hearing, hearingOf, type Presence, presenceIn, sitterOf } from '../../match/roster.ts'
import type { Signer } from '../../match/signing.ts'
import type { Counts, News, Sitter, Standing } from '../../match/table.ts'
import type { Said } from '../../match/talk.ts'
import { makeViewStore, standingOf, type ViewStore } from '../../match/viewStore.ts'
import type { Entry } from '../../rules/body.ts'
import type { Game, Seat } from '../../rules/game.ts'
import { type Journal, lastOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Roster } from '../../rules/roster.ts'
import { absentAfter } from '../protocol/liveness.ts'
import type { Bye } from '../protocol/protocol.ts'
import type { Asking } from '../seats/standIns.ts'
import type { Gallery } from '../viewers/gallery.ts'
import { type Contribution, makeContribution } from './contribution.ts'
import type { HostConnection, HostConnectionPorts } from './hostConnection.ts'
import { makePendingRequests, type PendingRequests, submission } from './pendingRequests.ts'

/**
 * Why a guest's table closed: what the host said, that its journals make no sense here, or that it has been
 * caught cheating.
 */
export type Ended = Bye | 'differs' | 'cheated'

/** One page's time at a table, for as long as the page lives. */
export interface Visit {
  /** 32 random hexadecimal digits that tell it from the same person's other pages. */
  readonly page: string
  /** The last entry when it came; `undefined` until the first welcome. */
  since: number | undefined
}

/** What a guest works with, whether or not it has been at the table before. */
export interface GuestTools extends Omit<HostConnectionPorts, 'counts'> {
  /** 32 hexadecimal digits from which the seat's key derives. Store it before dialling. */
  readonly secret: string
  /** The person's name. */
  readonly name?: string | undefined
  /** The host has told the room's key. */
  readonly learn?: (roomKey: string) => void
  /** What the room's players have agreed on about those who watch. */
  readonly gallery?: Gallery | undefined
  /** The host asks this browser to take over. */
  readonly handedOver?: () => void
  /** Stores the match, so that a reload doesn't lose what this guest has answered. */
  readonly keep?: (entries: readonly Entry<unknown>[]) => Promise<void>
  /** Where a pledged move outlives the page. */
  readonly pledge?: Slot | undefined
  readonly visit?: Visit
}

/** What a guest's side is made of, besides its journal. */
type GuestParts = GuestTools & Pick<GuestSide, 'game' | 'signer' | 'connection' | 'counts'>

/** A guest's table from the inside. */
export interface GuestSide extends GuestTools {
  readonly game: Game
  readonly signer: Signer
  readonly connection: HostConnection
  readonly counts: Counts
  readonly match: Match
  readonly requests: PendingRequests
  readonly contribution: Contribution
  readonly dealing: Dealing
  readonly store: ViewStore
  readonly said: Emitter<Said>
  /** Handles the host's messages in order, since some take time to verify. */
  readonly inOrder: Serial
  hearing: Hearing
  /** How well the host was heard at the last check. */
  presence: Presence
  ended: Ended | 'left' | undefined
  evidence: Evidence | undefined
  /** What the others, and this guest, last acknowledged, by key. */
  readonly acks: Map<string, Ack>
  /** The end that this guest acknowledged last. */
  acked: string
  /** The last entry that came with a false signature: it is requested again before anyone is accused. */
  doubted: string
  /** How far the host had gone in an epoch when it was first found to have left that, if it was. */
  strayed: number | undefined
  /** The last entry that others have confirmed beyond this guest's own, and since when, if that is so. */
  ahead: { readonly seq: number; readonly since: number } | undefined
  /** How often in a row the host left out what it had known. */
  rollbacks: number
  /** Since when the host and this guest have heard each other without a gap, ms. */
  steadySince: number
  /** When the host last did what this guest had asked for, ms: it had heard it then, whatever it says. */
  answeredAt: number
  /** When this guest last looked, ms. */
  tickedAt: number
  /** When the journal was last requested, ms, and how many invalid ones came in a row. */
  resyncedAt: number
  misfits: number
  fork: Fork
}

/** What this guest's seats did in a journal that the host's has replaced. */
export interface Fork {
  readonly apart: readonly LocalChange[]
  /** The first entry that differed, and when that was found, ms. */
  readonly from: number
  readonly at: number
}

/** How long the host has to commit what was done apart before it counts as lost, ms. */
const forkPatience = 4000

/** A guest's table that begins with a journal; `hearing` is what the host said of the others. */
export function makeGuestSide(
  parts: GuestParts,
  journal: Journal,
  hearing: Hearing,
  ready: (side: GuestSide) => void,
): GuestSide {
  const { game, inspect, signer, clock, connection } = parts
  const match = makeMatch({ game, journal, inspect, signer, emit: (news) => tell(side, news) })
  const changed = () => tell(side, { type: 'changed' })
  const { keep = async () => {}, pledge: slot } = parts
  const side: GuestSide = {
    ...{ ...parts, match, hearing, inOrder: makeSerial(), said: makeEmitter<Said>() },
    ...{ presence: 'here', ended: undefined, resyncedAt: Number.NEGATIVE_INFINITY, misfits: 0 },
    ...{ evidence: undefined, acks: new Map(), acked: '', doubted: '', rollbacks: 0 },
    ...{ strayed: undefined, ahead: undefined },
    ...{ steadySince: clock.now(), tickedAt: clock.now(), answeredAt: clock.now() },
    fork: { apart: [], from: 0, at: 0 },
    contribution: makeContribution({
      game,
      match,
      signer,
      keep,
      slot,
      suspect: () => freezeTwice(side),
    }),
    dealing: makeDealing({
      ...{ game, signer, clock },
      ready() {
        changed()
        ready(side)
      },
    }),
    requests: makePendingRequests(clock, connection.send, changed),
    store: makeViewStore(match, () => ({
      ...{ standing: standing(side), sitters: sitters(side), pending: side.requests.anyAwaited() },
      ...{ hosting: false, claims: [], unkept: unkept(side), skew: undefined },
      ...{ cheats: side.dealing.cheats(), withheld: isWithheld(side) },
      ...{ watching: side.hearing.watching ?? [], viewers: side.hearing.viewers ?? 0 },
    })),
  }
  side.requests.reached(lastOf(journal).seq)
  changed()
  return side
}

/** Freezes the table: the host asks a second time for a link that it was shown for another position. */
function freezeTwice(side: GuestSide): void {
  const { entries } = side.match.journal()
  const [host, match] = [rosterAt(side).host ?? '', setupOf(side.match.journal()).match]
  const [asking] = entries.slice(-1)
  freeze(side, makeEvidence(match, host, 'twice', [asking && headOf(asking)], entries.slice(-2)))
}

const rosterAt = ({ match }: GuestSide): Roster => match.table().roster

/** Whether a seat is this guest's own. */
export function isMine(side: GuestSide, seat: Seat): boolean {
  const seated = rosterAt(side).seats[seat]
  return seated?.kind === 'person' && seated.key === side.signer.key
}

/** How well everyone is heard: the host by this guest, and the others as the host last said. */
export function sitters(side: GuestSide): readonly Sitter[] {
  const { hearing, signer } = side
  const { host, seats } = rosterAt(side)
  return seats.map((seated, seat) => {
    const isHosts = seated?.key !== undefined && seated.key === host
    return sitterOf(seated, signer.key, isHosts ? hostPresence(side) : presenceIn(hearing, seat))
  })
}

/** A host without a link may be found again at once, and counts as absent only after some silence. */
function hostPresence({ connection }: GuestSide): Presence {
  const presence = connection.presence()
  return presence === 'absent' && connection.silence() < absentAfter ? 'quiet' : presence
}

function standing(side: GuestSide): Standing {
  if (side.ended) return 'closed'
  if (side.connection.presence() === 'absent') return 'lost'
  return standingOf(side.match.journal(), sitters(side))
}

/** Whether the host has kept from this guest for some time what others have confirmed. */
export const isWithheld = ({ ahead, match, clock }: GuestSide): boolean =>
  ahead !== undefined &&
  ahead.seq > lastOf(match.journal()).seq &&
  clock.now() - ahead.since >= absentAfter

/** How many moves made apart were not committed by the host. */
function unkept({ fork, match, clock }: GuestSide): number {
  if (fork.apart.length === 0 || clock.now() - fork.at < forkPatience) return 0
  return missingFrom(fork.apart, match.journal().entries, fork.from).length
}

/** Shows what happened, and tells the turn machine who can be heard. */
export function tell(side: GuestSide, news: News): void {
  if (news.type === 'changed') {
    side.presence = side.connection.presence()
    const { absent } = hearingOf(sitters(side))
    side.match.company({ hosted: side.presence !== 'absent', absent })
  }
  side.store.tell(news)
}

/** Closes the table for good and drops pending requests. */
export function leave(side: GuestSide, why: Ended | 'left'): void {
  if (side.ended) return
  side.ended = why
  side.connection.close()
  side.requests.drop()
  side.match.stop()
  side.store.tell({ type: 'changed' })
}

/** How this guest's people ask for a seat, and take theirs back. */
export const askingOf = (side: GuestSide): Asking => ({
  signer: side.signer,
  journal: side.match.journal,
  act: (seat, body) => side.requests.ask(submission(side, seat, body)),
})

/** Closes the table for good because its host has cheated. */
export function freeze(side: GuestSide, evidence: Evidence): void {
  if (side.ended) return
  side.evidence = evidence
  leave(side, 'cheated')
}
