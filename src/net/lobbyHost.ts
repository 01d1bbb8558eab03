import type { Clock } from '../kit/clock.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { same } from '../kit/json.ts'
import type { Link } from '../link/link.ts'
import { arrive, change, leave, watch } from '../match/lobby/change.ts'
import { isAt, type Lobby, type LobbyTitle } from '../match/lobby/lobby.ts'
import type { Want } from '../match/lobby/want.ts'
import type { Reacted } from '../match/reactions.ts'
import { refuse } from '../match/refusals.ts'
import type { Hearing, Presence } from '../match/roster.ts'
import type { Signer } from '../match/signing.ts'
import { type Answer, noCounts, type Skew } from '../match/table.ts'
import { type Door, mostWatchers } from './door.ts'
import { makeSessions } from './guestSessions.ts'
import { pingEvery, takeoverAfter } from './liveness.ts'
import { type LobbyTable, withReaction } from './lobbyTable.ts'
import { endOf, type Hello, type HostMessage, protocol } from './protocol.ts'
import { makeRelay } from './relay.ts'

/** What the host of a lobby works with. */
export interface LobbyPorts {
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly signer: Signer
  readonly title: LobbyTitle
  /** Among whom keys hold: the id of the first match these people play. */
  readonly people: string
}

/** A lobby that this browser hosts. */
export interface LobbyHost extends LobbyTable {
  /** Takes a link that was made to this table. */
  accept(link: Link): void
  /** Ends it; its links, still open, are for the host of the match. */
  release(): readonly Link[]
  /** `away`: the page is being left; `ended`: the table is closed for good. */
  close(why: 'away' | 'ended'): void
}

/** How long someone who is absent keeps their seat, ms: as long as a match would wait for its host. */
const keptFor = takeoverAfter

/** Hosts a lobby from a state on. */
export function makeLobbyHost(ports: LobbyPorts, first: Lobby): LobbyHost {
  const { clock, entropy, signer, title, people } = ports
  const emitter = makeEmitter<void>()
  let lobby = first
  let seq = 0
  let skew: Skew | undefined
  let hearing: Hearing = { quiet: [], absent: [] }
  let reactions: readonly Reacted[] = []
  /** What each person's page was answered, by the number of its request. */
  const answers = new Map<string, Map<number, Answer>>()
  /** How long each person has been absent, ms. */
  const absentFor = new Map<string, number>()

  const message = (): HostMessage => ({ type: 'lobby', seq, lobby, ...hearing })
  const put = (next: Lobby) => {
    if (next === lobby) return
    lobby = next
    seq++
    hearing = heard()
    sessions.send(message())
    emitter.emit()
  }
  const presence = (key: string): Presence => (key === signer.key ? 'here' : sessions.presence(key))
  const heard = (): Hearing => {
    const seatsThatAre = (how: Presence) =>
      lobby.seats.flatMap((seat, at) =>
        seat.kind === 'person' && presence(seat.key) === how ? [at] : [],
      )
    return { quiet: seatsThatAre('quiet'), absent: seatsThatAre('absent') }
  }
  const changed = () => {
    const now = heard()
    if (same(now, hearing)) return
    hearing = now
    emitter.emit()
  }
  const relay = makeRelay(clock, (said) => {
    if (said.type !== 'reacted') return
    sessions.send(said)
    reactions = withReaction(reactions, said)
    emitter.emit()
  })
  const want = (by: string, wanted: Want): Answer => {
    const done = change(lobby, by, wanted, title)
    if ('refusal' in done) return { type: 'refused', ...done }
    put(done.lobby)
    return { type: 'accepted', seq: 0 }
  }
  /** The answer to a request of someone's page, which does nothing if it was answered before. */
  const answerOnce = (key: string, id: number, wanted: Want): Answer => {
    const known = answers.get(key) ?? new Map<number, Answer>()
    const answer = known.get(id) ?? want(key, wanted)
    answers.set(key, known.set(id, answer))
    return answer
  }
  const admit = ({ key, name, since, watch: watches }: Hello) => {
    // A page that was here before says so; a new one starts counting its requests again.
    if (since === undefined) answers.delete(key)
    const next = watches ? watch(lobby, key, name) : arrive(lobby, key, name)
    if (next.watching.length > Math.max(mostWatchers, lobby.watching.length)) return 'full'
    absentFor.delete(key)
    put(next)
    return 'in'
  }
  /** Opens the seats of those who have been absent for too long. */
  const clear = () => {
    const others = [...lobby.seats, ...lobby.watching].flatMap((one) =>
      'key' in one && one.key !== signer.key ? [one.key] : [],
    )
    for (const key of new Set(others)) {
      const absence = presence(key) === 'absent' ? (absentFor.get(key) ?? 0) + pingEvery : 0
      absentFor.set(key, absence)
      if (absence >= keptFor) put(leave(lobby, key))
    }
  }
  const door: Door = {
    ...{ clock, entropy, verify: signer.verify, counts: noCounts(), changed },
    ids: () => ({ match: first.match, people, ...endOf([]), gathering: true }),
    admit: async (hello) => admit(hello),
    welcome: message,
    full: () => ({ type: 'denied', why: 'full' }),
    async answer(request, key) {
      if (request.type === 'resync') return message()
      if (request.type === 'react') relay.react(key, request.reaction)
      if (request.type !== 'want') return undefined
      const { id } = request
      const answer = isAt(lobby, key) ? answerOnce(key, id, request.want) : refuse('closed')
      return { ...answer, id }
    },
    ping() {
      clear()
      return { type: 'ping', seq, ...hearing }
    },
    gone(key, reason) {
      if (reason === 'bye') put(leave(lobby, key))
    },
    foreign(version) {
      skew = version > protocol ? 'newer' : 'older'
      emitter.emit()
    },
  }
  const sessions = makeSessions(door)
  return {
    me: signer.key,
    now: () => ({ lobby, hearing, linked: true, reactions, skew }),
    on: (listener) => emitter.on(listener),
    want: async (wanted) => want(signer.key, wanted),
    react: (reaction) => relay.react(signer.key, reaction),
    accept: sessions.accept,
    release: sessions.release,
    close: sessions.close,
  }
}
