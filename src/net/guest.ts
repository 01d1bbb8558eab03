import type { Clock } from '../kit/clock.ts'
import type { Dialling, DialProblem } from '../link/link.ts'
import type { Inspect } from '../match/match.ts'
import {
  helloText,
  makeSigner,
  type Signatures,
  type Signer,
  signaturesProblem,
} from '../match/signing.ts'
import { type Counts, noCounts } from '../match/table.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Seat } from '../rules/game.ts'
import type { Problem, Setup } from '../rules/journal.ts'
import { type Journal, openJournal, setupOf } from '../rules/replay.ts'
import { type GuestSide, type GuestTable, guestTable, makeGuestSide } from './guestTable.ts'
import { connectToHost, type HostConnection, type HostConnectionPorts } from './hostConnection.ts'
import { type Bye, type Challenge, endOf, type Hello, protocol, type Welcome } from './protocol.ts'
import { onNews, onTick } from './sync.ts'

/** When this page came to the table, for as long as the page lives. */
export interface Visit {
  /** The last entry then; `undefined` until the first welcome. */
  since: number | undefined
}

/** What a guest works with, whether or not it has been at the table before. */
export interface GuestTools {
  /** Called again whenever the link is lost. */
  readonly dial: () => Dialling
  readonly clock: Clock
  readonly signatures: Signatures
  /** 32 hexadecimal digits from which the seat's key derives. Store it before dialling. */
  readonly secret: string
  /** The person's name. */
  readonly name?: string | undefined
  readonly inspect?: Inspect | undefined
  /** The host asks this browser to take over. */
  readonly handedOver?: () => void
  readonly visit?: Visit
}

/** What a guest works with that comes for the first time. */
export interface GuestPorts extends GuestTools {
  /** The seat it had before it lost its secret; the host is asked to give it back. */
  readonly claim?: Seat | undefined
  /**
   * Loads the rules a match is played by, with the component values the host sent, if any;
   * `undefined` if this page does not have the game.
   */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game | undefined>
  /** The secret with which this device has played among these people before, if any. */
  readonly secretAmong?: ((people: string) => string | undefined) | undefined
  /** Called when there is a link and the match is being fetched. */
  readonly linked?: () => void
  /** Called when the host is being asked to give the seat back. */
  readonly undecided?: () => void
}

/**
 * What came of becoming a guest.
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

/** Dials a host and joins its table. One attempt; once joined, the table redials by itself. */
export function openGuest(ports: GuestPorts): {
  readonly result: Promise<GuestOpened>
  cancel(): void
} {
  const counts = noCounts()
  let side: GuestSide | undefined
  let stage: 'dialling' | 'loading' | 'done' = 'dialling'
  let signer: Signer | undefined
  let resolve = (_: GuestOpened) => {}
  const result = new Promise<GuestOpened>((resolver) => {
    resolve = resolver
  })
  const fail = (problem: Failed) => {
    stage = 'done'
    connection.close()
    resolve(problem)
  }
  const open = async (welcome: Welcome) => {
    if (stage !== 'dialling' || !signer) return
    stage = 'loading'
    const loaded = await load(ports, signer, welcome)
    if (stage !== 'loading') return
    if ('type' in loaded) return fail(loaded)
    stage = 'done'
    const { game, journal } = loaded
    side = makeGuestSide(sideTools(ports, { connection, counts, signer, game }), journal, welcome)
    resolve({ type: 'opened', table: guestTable(side), edition: welcome.edition })
  }
  const greet = (challenge: Challenge) => {
    if (side) return greetAgain(ports, side, challenge)
    signer = makeSigner(
      ports.signatures,
      ports.secretAmong?.(challenge.people) ?? ports.secret,
      challenge.people,
    )
    const { claim } = ports
    return { ...hello(ports, signer, challenge), ...(claim === undefined ? {} : { claim }) }
  }
  const onJoining: HostConnectionPorts['on'] = (news) => {
    if (news.type === 'linked') ports.linked?.()
    else if (news.type === 'undecided') ports.undecided?.()
    else if (news.type === 'welcomed') void open(news.welcome)
    else if (news.type === 'lost') fail({ type: 'unreachable', why: news.problem })
    else if (news.type === 'ended') fail({ ...news, type: 'denied' })
  }
  const connection = connect(ports, counts, () => side, greet, onJoining)
  return { result, cancel: () => side ?? fail({ type: 'unreachable', why: 'cancelled' }) }
}

/** Returns to a table with a journal kept here, and dials the match's current host. */
export function resumeGuest(tools: GuestTools, game: Game, journal: Journal): GuestTable {
  const counts = noCounts()
  const { people, match } = setupOf(journal)
  const signer = makeSigner(tools.signatures, tools.secret, people ?? match)
  const greet = (challenge: Challenge) => greetAgain(tools, side, challenge)
  const connection = connect(tools, counts, () => side, greet)
  const nobody = { quiet: [], absent: [] }
  const side: GuestSide = makeGuestSide(
    sideTools(tools, { connection, counts, signer, game }),
    journal,
    nobody,
  )
  return guestTable(side)
}

/** A connection that reports to the guest's side once there is one, and to `otherwise` before. */
function connect(
  { dial, clock, inspect, visit }: GuestTools,
  counts: Counts,
  side: () => GuestSide | undefined,
  greet: HostConnectionPorts['greet'],
  otherwise: HostConnectionPorts['on'] = () => {},
): HostConnection {
  const withSide = (then: (one: GuestSide) => void, or = () => {}) => {
    const one = side()
    if (one) then(one)
    else or()
  }
  return connectToHost({
    ...{ dial, clock, counts, inspect, greet },
    on(news) {
      // The first welcome marks when this page came, even if the host changes later.
      if (news.type === 'welcomed' && visit)
        visit.since ??= news.welcome.from + news.welcome.entries.length - 1
      withSide(
        (one) => onNews(one, news),
        () => otherwise(news),
      )
    },
    tick: () => withSide(onTick),
  })
}

const sideTools = (
  { clock, inspect, handedOver = () => {} }: GuestTools,
  rest: {
    readonly connection: HostConnection
    readonly counts: Counts
    readonly signer: Signer
    readonly game: Game
  },
) => ({ clock, inspect, handedOver, ...rest })

function hello({ name, visit }: GuestTools, signer: Signer, { nonce }: Challenge): Hello {
  const { key } = signer
  const proof = signer.sign(helloText(nonce, key))
  const since = visit?.since === undefined ? {} : { since: visit.since }
  return { type: 'hello', protocol, key, proof, ...(name ? { name } : {}), ...since }
}

/** The hello of a guest that holds a journal; `next` if another match is hosted here by now. */
function greetAgain(
  tools: GuestTools,
  { match, signer }: GuestSide,
  challenge: Challenge,
): Hello | 'next' {
  const journal = match.journal()
  if (challenge.match !== setupOf(journal).match) return 'next'
  return { ...hello(tools, signer, challenge), have: endOf(journal.entries) }
}

/** Loads the rules for a welcome's match and replays it. */
async function load(
  ports: GuestPorts,
  signer: Signer,
  { entries, edition }: Welcome,
): Promise<{ readonly game: Game; readonly journal: Journal } | Failed> {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first) return { type: 'unreadable', problem: first.problem }
  const setup = first.entry.body
  if (setup.type !== 'setup')
    return { type: 'unreadable', problem: { reason: 'noSetup', entry: 0 } }
  const game = await ports.load(setup, edition)
  if (!game) return { type: 'unknownGame', game: setup.game }
  const opened = openJournal(game, entries)
  if ('problem' in opened) return { type: 'unreadable', problem: opened.problem }
  const problem = await signaturesProblem(opened.journal.entries, signer.verify)
  return problem ? { type: 'unreadable', problem } : { game, journal: opened.journal }
}
