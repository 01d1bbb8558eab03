import { type Reading, readAtOnce } from '../../kit/slices.ts'
import type { DialProblem } from '../../link/link.ts'
import { makeSigner, type Signer, signaturesProblem, signerIn } from '../../match/signing.ts'
import { noCounts } from '../../match/table.ts'
import type { Setup } from '../../rules/body.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game, Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { Problem } from '../../rules/problem.ts'
import { openingJournal } from '../../rules/replay.ts'
import { type GuestLobby, makeGuestLobby } from '../lobby/guestLobby.ts'
import { signHello } from '../protocol/handshake.ts'
import type { Bye, Welcome } from '../protocol/protocol.ts'
import type { ConnectionNews } from './connectionChart.ts'
import { visitIn } from './greeting.ts'
import { type GuestParts, type GuestTable, sitDown } from './guestTable.ts'
import { noteVisit } from './hear.ts'
import { connectToHost, type HostConnectionPorts } from './hostConnection.ts'
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
 * The result of trying to become a guest. - `unreachable`: nobody answered; trying again may help - `denied`: the host
 * refused; `away`: seats whose people are absent - `unknownGame`: this page does not have the game - `unreadable`: the
 * match is invalid here
 */
export type GuestOpened =
  | { readonly type: 'opened'; readonly table: GuestTable; readonly edition: unknown }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye; readonly away: readonly Seat[] }
  | { readonly type: 'unknownGame'; readonly game: string }
  | { readonly type: 'unreadable'; readonly problem: Problem }

type Failed = Exclude<GuestOpened, { type: 'opened' }>

/** Dials a host and joins its table. One attempt; once in its lobby or at the table, it redials by itself. */
export function openGuest(ports: GuestTools & Joining): { readonly result: Promise<GuestOpened>; cancel(): void } {
  const { signatures, secret, claim, secretAmong } = ports
  const counts = noCounts()
  const connection = connectToHost({ ...ports, counts })
  const vetting = makeVetting(ports)
  let resolve = (_: GuestOpened) => {}
  const result = new Promise<GuestOpened>((resolver) => {
    resolve = resolver
  })
  let stage: 'dialling' | 'gathering' | 'loading' | 'done' = 'dialling'
  let lobby: GuestLobby | undefined
  let signer: Signer | undefined
  let challenger: string | undefined
  /** The host whose lobby this guest is in. */
  let host: string | undefined
  const fail = (problem: Failed) => {
    if (stage === 'done') return
    stage = 'done'
    vetting.cancel()
    lobby?.end()
    connection.close()
    resolve(problem)
  }
  const gather = (news: Extract<ConnectionNews, { type: 'lobby' }>) => {
    if (stage !== 'dialling' || !signer) return
    stage = 'gathering'
    host = challenger
    if (ports.visit) ports.visit.since ??= 0
    lobby = makeGuestLobby({ clock: ports.clock, connection, me: signer.key }, news)
    ports.gathered?.(lobby)
  }
  const open = async (welcome: Welcome) => {
    if (stage === 'loading' || stage === 'done' || !signer) return
    stage = 'loading'
    lobby?.end()
    noteVisit(ports, welcome)
    const loaded = await load(ports, signer, welcome)
    if (stage !== 'loading') return
    if ('type' in loaded) return fail(loaded)
    const { game, journal } = loaded
    const problem = await vetting.problem({ game, journal, key: signer.key, host: challenger, lobby })
    if (stage !== 'loading') return
    if (problem) return fail({ type: 'unreadable', problem })
    stage = 'done'
    const parts = { ...ports, connection, counts, signer, game }
    const table = sitDown(parts, journal, welcome, true)
    resolve({ type: 'opened', table, edition: welcome.edition })
  }
  connection.serve({
    greet(challenge, meeting) {
      const { people, key } = challenge
      challenger = key
      signer = makeSigner(signatures, secretAmong?.(people, key) ?? secret, people)
      const wants = claim === undefined ? {} : { claim }
      return signHello(signer, { ...visitIn(ports), ...wants }, challenge, meeting)
    },
    trusts: (key) => host === undefined || host === key,
    prove: () => undefined,
    on(news) {
      if (stage === 'gathering') lobby?.hear(news)
      if (news.type === 'linked') ports.linked?.()
      else if (news.type === 'lobby') gather(news)
      else if (news.type === 'undecided') ports.undecided?.()
      else if (news.type === 'welcome') void open(news)
      else if (news.type === 'lost' && stage !== 'gathering') fail({ type: 'unreachable', why: news.problem })
      else if (news.type === 'ended') fail({ ...news, type: 'denied' })
    },
    tick: () => lobby?.tick(),
  })
  return { result, cancel: () => fail({ type: 'unreachable', why: 'cancelled' }) }
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
