import { type Reading, readAtOnce } from '../../kit/slices.ts'
import type { DialProblem } from '../../link/link.ts'
import { makeSigner, type Signer, signaturesProblem, signerIn } from '../../match/signing.ts'
import { noCounts, type TrafficCounts } from '../../match/table.ts'
import type { Setup } from '../../rules/body.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game, Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { Problem } from '../../rules/problem.ts'
import { openingJournal } from '../../rules/replay.ts'
import { type GuestLobby, makeGuestLobby } from '../lobby/guestLobby.ts'
import { type Meeting, signHello } from '../protocol/handshake.ts'
import type { Bye, Challenge, Welcome } from '../protocol/protocol.ts'
import type { ConnectionNews } from './connectionChart.ts'
import { visitIn } from './greeting.ts'
import { type GuestParts, type GuestTable, sitDown } from './guestTable.ts'
import { noteVisit } from './hear.ts'
import { type ConnectionUser, connectToHost, type HostConnection, type HostConnectionPorts } from './hostConnection.ts'
import { makeVetting, type Vetting } from './vetting.ts'

/** Dependencies of a guest, whether or not it has been at the table before. */
export interface GuestTools
  extends Omit<HostConnectionPorts, 'counts'>,
    Omit<GuestParts, 'game' | 'signer' | 'connection' | 'counts' | 'clock' | 'inspect'> {
  /** 32 hexadecimal digits from which the seat's key derives. Store it before dialling. */
  readonly secret: string
}

/** Settings for joining a table for the first time. */
export interface Joining extends Vetting {
  /** The seat it had before it lost its secret; the host is asked to give it back. */
  readonly claim?: Seat | undefined
  /**
   * Loads the rules a match is played by, with the component values the host sent, if any; `undefined` if this page
   * does not have the game.
   */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game | undefined>
  /** The secret with which this device has played among these people before, this host being one of them. */
  readonly secretAmong?: ((people: string, host: string) => string | undefined) | undefined
  /** Reads a match that may be longer than any that was played. */
  readonly reading?: Reading | undefined
  /** Called when there is a link and the match is being fetched. */
  readonly linked?: () => void
  /** Called when the host is being asked to give the seat back. */
  readonly undecided?: () => void
  /** Called if the match has not begun: until it does, the guest is in its lobby. */
  readonly gathered?: (lobby: GuestLobby) => void
}

/**
 * The result of trying to become a guest.
 * - `unreachable`: nobody answered; trying again may help
 * - `denied`: the host refused; `away`: seats whose people are absent
 * - `unknownGame`: this page does not have the game
 * - `unreadable`: the match is invalid here
 */
export type GuestOpened =
  | { readonly type: 'opened'; readonly table: GuestTable; readonly edition: unknown }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye; readonly away: readonly Seat[] }
  | { readonly type: 'unknownGame'; readonly game: string }
  | { readonly type: 'unreadable'; readonly problem: Problem }

type Failed = Exclude<GuestOpened, { type: 'opened' }>

/** A guest on its way to a table. */
interface Arriving {
  readonly ports: GuestTools & Joining
  readonly counts: TrafficCounts
  readonly connection: HostConnection
  readonly vetting: ReturnType<typeof makeVetting>
  readonly resolve: (opened: GuestOpened) => void
  stage: 'dialling' | 'gathering' | 'loading' | 'done'
  lobby: GuestLobby | undefined
  signer: Signer | undefined
  challenger: string | undefined
  /** The host whose lobby this guest is in. */
  host: string | undefined
}

/** Dials a host and joins its table. One attempt; once in its lobby or at the table, it redials by itself. */
export function openGuest(ports: GuestTools & Joining): { readonly result: Promise<GuestOpened>; cancel(): void } {
  const counts = noCounts()
  const connection = connectToHost({ ...ports, counts })
  let resolve = (_: GuestOpened) => {}
  const result = new Promise<GuestOpened>((resolver) => {
    resolve = resolver
  })
  const at: Arriving = {
    ports,
    counts,
    connection,
    vetting: makeVetting(ports),
    resolve,
    stage: 'dialling',
    lobby: undefined,
    signer: undefined,
    challenger: undefined,
    host: undefined,
  }
  connection.serve({
    greet: (challenge, meeting) => greet(at, challenge, meeting),
    trusts: (key) => at.host === undefined || at.host === key,
    prove: () => undefined,
    on: (news) => hear(at, news),
    tick: () => at.lobby?.tick(),
  })
  return { result, cancel: () => fail(at, { type: 'unreachable', why: 'cancelled' }) }
}

function greet(at: Arriving, challenge: Challenge, meeting: Meeting) {
  const { signatures, secret, claim, secretAmong } = at.ports
  const { people, key } = challenge
  at.challenger = key
  at.signer = makeSigner(signatures, secretAmong?.(people, key) ?? secret, people)
  const wants = claim === undefined ? {} : { claim }
  return signHello(at.signer, { ...visitIn(at.ports), ...wants }, challenge, meeting)
}

function hear(at: Arriving, news: Parameters<ConnectionUser['on']>[0]): void {
  const { ports, stage, lobby } = at
  if (stage === 'gathering') lobby?.hear(news)
  if (news.type === 'linked') ports.linked?.()
  else if (news.type === 'lobby') gather(at, news)
  else if (news.type === 'undecided') ports.undecided?.()
  else if (news.type === 'welcome') void open(at, news)
  else if (news.type === 'lost' && stage !== 'gathering') fail(at, { type: 'unreachable', why: news.problem })
  else if (news.type === 'ended') fail(at, { ...news, type: 'denied' })
}

function fail(at: Arriving, problem: Failed): void {
  if (at.stage === 'done') return
  at.stage = 'done'
  at.vetting.cancel()
  at.lobby?.end()
  at.connection.close()
  at.resolve(problem)
}

function gather(at: Arriving, news: Extract<ConnectionNews, { type: 'lobby' }>): void {
  const { ports, signer, connection } = at
  if (at.stage !== 'dialling' || !signer) return
  at.stage = 'gathering'
  at.host = at.challenger
  if (ports.visit) ports.visit.since ??= 0
  at.lobby = makeGuestLobby({ clock: ports.clock, connection, me: signer.key }, news)
  ports.gathered?.(at.lobby)
}

async function open(at: Arriving, welcome: Welcome): Promise<void> {
  const { ports, counts, connection, lobby, signer } = at
  const isOver = () => at.stage !== 'loading'
  if (at.stage === 'loading' || at.stage === 'done' || !signer) return
  at.stage = 'loading'
  lobby?.end()
  noteVisit(ports, welcome)
  const loaded = await load(ports, signer, welcome)
  if (isOver()) return
  if ('type' in loaded) return fail(at, loaded)
  const { game, journal } = loaded
  const problem = await at.vetting.problem({ game, journal, key: signer.key, host: at.challenger, lobby })
  if (isOver()) return
  if (problem) return fail(at, { type: 'unreadable', problem })
  at.stage = 'done'
  const table = sitDown({ ...ports, connection, counts, signer, game }, journal, welcome, true)
  at.resolve({ type: 'opened', table, edition: welcome.edition })
}

/** Returns to a table with a journal kept here, and dials the match's current host. */
export function resumeGuest(tools: GuestTools, game: Game, journal: Journal): GuestTable {
  const counts = noCounts()
  const signer = signerIn(tools.signatures, tools.secret, journal)
  const connection = connectToHost({ ...tools, counts })
  const parts = { ...tools, connection, counts, signer, game }
  return sitDown(parts, journal, { quiet: [], absent: [] })
}

/** Loads the rules for a welcome's match and replays it. */
async function load(
  ports: Joining,
  signer: Signer,
  { entries, edition }: Welcome,
): Promise<{ readonly game: Game; readonly journal: Journal } | Failed> {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first) return { type: 'unreadable', problem: first.problem }
  const setup = first.entry.body
  if (setup.type !== 'setup') return { type: 'unreadable', problem: { reason: 'noSetup', entry: 0 } }
  const game = await ports.load(setup, edition)
  if (!game) return { type: 'unknownGame', game: setup.game }
  const opened = await (ports.reading ?? readAtOnce)(openingJournal(game, entries), entries.length)
  if (!opened) return { type: 'unreadable', problem: { reason: 'leftUnread' } }
  if ('problem' in opened) return { type: 'unreadable', problem: opened.problem }
  const problem = await signaturesProblem(opened.journal.entries, signer.verify)
  return problem ? { type: 'unreadable', problem } : { game, journal: opened.journal }
}
