import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { same } from '../../kit/json.ts'
import type { Link } from '../../link/link.ts'
import { arrive, change, leave } from '../../match/lobby/change.ts'
import { isAt, type Lobby, type LobbyTitle, type Want } from '../../match/lobby/lobby.ts'
import { refuse } from '../../match/refusals.ts'
import type { Signer } from '../../match/signing.ts'
import { type Answer, noCounts, type Skew } from '../../match/table.ts'
import type { Reacted, TableTalk } from '../../match/talk.ts'
import { makeSessions } from '../host/guestSessions.ts'
import { type Admission, type GuestRequest, mostWatchers, type SessionHost } from '../host/sessionHost.ts'
import { makeRelay, type Relay } from '../host/talkRelay.ts'
import { type Presence, type PresenceReport, pingEvery, takeoverAfter } from '../protocol/liveness.ts'
import { endOf, type Hello, type HostMessage, protocol } from '../protocol/protocol.ts'
import { type LobbyTable, withReaction } from './lobbyTable.ts'

interface LobbyPorts {
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly signer: Signer
  /** The room's code, if there is a room. */
  readonly code?: string | undefined
  readonly title: LobbyTitle
  /** Among whom keys hold: the id of the first match these people play. */
  readonly people: string
  /** Those who are absent keep their seats until the host removes them. */
  readonly waits: boolean
}

/** A lobby that this browser hosts. */
interface LobbyHost extends LobbyTable {
  /** Takes a link that was made to this table. */
  accept(link: Link): void
  /** Ends it; its links, still open, are for the host of the match. */
  release(): readonly Link[]
  /** `away`: the page is being left; `ended`: the table is closed for good. */
  close(why: 'away' | 'ended'): void
}

/** Time that someone who is absent keeps their seat, ms: as long as a match would wait for its host. */
const keptFor = takeoverAfter

/** Number of answers to one page that are kept, in case it asks again: more than it ever waits for. */
const mostAnswers = 64

/** A lobby's host from the inside. */
interface Side extends LobbyPorts {
  lobby: Lobby
  /** Counts the states of the lobby. */
  seq: number
  hearing: PresenceReport
  reactions: readonly Reacted[]
  skew: Skew | undefined
  /** Answers to each person's page, by the number of its request. */
  readonly answers: Map<string, Map<number, Answer>>
  /** Time each person has been absent, ms. */
  readonly absentFor: Map<string, number>
  readonly relay: Relay
  readonly presence: (key: string) => Presence
  readonly send: (message: HostMessage) => void
  /** Tells this browser that something has changed. */
  readonly tell: () => void
}

/** Hosts a lobby from a state on. */
export function makeLobbyHost(ports: LobbyPorts, first: Lobby): LobbyHost {
  const { clock, signer } = ports
  const emitter = makeEmitter<void>()
  const sessions = makeSessions(clock)
  const relay = makeRelay(clock)
  const side: Side = {
    ...ports,
    lobby: first,
    seq: 0,
    hearing: { quiet: [], absent: [] },
    reactions: [],
    skew: undefined,
    answers: new Map(),
    absentFor: new Map(),
    tell: () => emitter.emit(),
    presence: (key) => (key === signer.key ? 'here' : sessions.presence(key)),
    send: sessions.send,
    relay,
  }
  relay.on((said) => reacted(side, said))
  const accept = sessions.serve(lobbyDoor(side))
  side.hearing = hearingIn(side)
  return {
    me: signer.key,
    now() {
      const { lobby, hearing, reactions, skew } = side
      return { lobby, hearing, linked: true, reactions, skew }
    },
    on: (listener) => emitter.on(listener),
    want: async (wanted) => want(side, signer.key, wanted),
    react: (reaction) => side.relay.react(signer.key, reaction),
    accept,
    release: sessions.release,
    close: sessions.close,
  }
}

/** The door to a lobby. */
function lobbyDoor(side: Side): SessionHost {
  const { clock, entropy, signer, people, lobby } = side
  const { match } = lobby
  return {
    clock,
    entropy,
    signer,
    counts: noCounts(),
    code: side.code ?? '',
    ids: () => ({ match, people, ...endOf([]), gathering: true }),
    admit: async (hello) => admit(side, hello),
    welcome: () => stateOf(side),
    branch: () => stateOf(side),
    judge: async () => undefined,
    away: () => [],
    answer: async (request, key) => answer(side, request, key),
    ping() {
      clear(side)
      return { type: 'ping', seq: side.seq, ...side.hearing }
    },
    changed() {
      const now = hearingIn(side)
      if (same(now, side.hearing)) return
      side.hearing = now
      side.tell()
    },
    gone(key, reason) {
      if (reason === 'bye') remove(side, key)
    },
    foreign(version) {
      side.skew = version > protocol ? 'newer' : 'older'
      side.tell()
    },
  }
}

const stateOf = ({ seq, lobby, hearing }: Side): HostMessage => ({ type: 'lobby', seq, lobby, ...hearing })

/** Puts the lobby into another state, and sends it to everyone. */
function put(side: Side, next: Lobby): void {
  if (next === side.lobby) return
  side.lobby = next
  side.seq++
  side.hearing = hearingIn(side)
  side.send(stateOf(side))
  side.tell()
}

/** Opens the seats of someone who has left, and forgets them. */
function remove(side: Side, key: string): void {
  side.answers.delete(key)
  side.absentFor.delete(key)
  put(side, leave(side.lobby, key))
}

/** Seats whose people have gone quiet or absent. */
function hearingIn({ lobby, presence }: Side): PresenceReport {
  const seatsThatAre = (how: Presence) =>
    lobby.seats.flatMap((seat, at) => (seat.kind === 'person' && presence(seat.key) === how ? [at] : []))
  return { quiet: seatsThatAre('quiet'), absent: seatsThatAre('absent') }
}

function reacted(side: Side, said: TableTalk): void {
  if (said.type !== 'reacted') return
  side.send(said)
  side.reactions = withReaction(side.reactions, said)
  side.tell()
}

function want(side: Side, by: string, wanted: Want): Answer {
  const done = change(side.lobby, by, wanted, side.title)
  if ('refusal' in done) return { type: 'refused', ...done }
  put(side, done.lobby)
  return { type: 'accepted', seq: 0 }
}

function answer(side: Side, request: GuestRequest, key: string): HostMessage | undefined {
  if (request.type === 'resync') return stateOf(side)
  if (request.type === 'react') side.relay.react(key, request.reaction)
  if (request.type !== 'want') return undefined
  const { id } = request
  const given = isAt(side.lobby, key) ? answerOnce(side, key, id, request.want) : refuse('closed')
  return { ...given, id }
}

/** The answer to a request of someone's page, which does nothing if it was answered before. */
function answerOnce(side: Side, key: string, id: number, wanted: Want): Answer {
  const known = side.answers.get(key) ?? new Map<number, Answer>()
  const given = known.get(id) ?? want(side, key, wanted)
  side.answers.set(key, known.set(id, given))
  const [first] = known.keys()
  if (known.size > mostAnswers && first !== undefined) known.delete(first)
  return given
}

function admit(side: Side, { key, since, ...said }: Hello): Admission {
  const { lobby } = side
  // A page that was here before says so; a new one starts counting its requests again.
  if (since === undefined) side.answers.delete(key)
  const next = arrive(lobby, key, side.title, said)
  if (next.watching.length > Math.max(mostWatchers, lobby.watching.length)) return 'full'
  side.absentFor.delete(key)
  put(side, next)
  return 'in'
}

/** Opens the seats of those who have been absent for too long, and forgets such watchers. */
function clear(side: Side): void {
  const { lobby, signer, presence, absentFor, waits } = side
  const others = [...(waits ? [] : lobby.seats), ...lobby.watching].flatMap((one) =>
    'key' in one && one.key !== signer.key ? [one.key] : [],
  )
  for (const key of new Set(others)) {
    const absence = presence(key) === 'absent' ? (absentFor.get(key) ?? 0) + pingEvery : 0
    absentFor.set(key, absence)
    if (absence >= keptFor) remove(side, key)
  }
}
