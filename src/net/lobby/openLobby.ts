import { createActor } from 'xstate'
import { chartClock } from '../../kit/chart.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { same } from '../../kit/json.ts'
import type { ListeningState } from '../../link/link.ts'
import { type Before, beginMatch, fillSeats } from '../../match/begin.ts'
import type { Lobby, LobbyTitle } from '../../match/lobby/lobby.ts'
import { beginningOf, canStart, startsItself } from '../../match/lobby/start.ts'
import { makeSigner, peopleOf, type Signer } from '../../match/signing.ts'
import type { MatchOptions } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { Listener } from '../host/listener.ts'
import type { LivePorts } from '../role/arrival.ts'
import { hostMatch, listenerOf, type Rules, type TableOpened } from '../role/liveTable.ts'
import { makeLobbyHost } from './lobbyHost.ts'
import type { LobbyNow, LobbyTable } from './lobbyTable.ts'
import { startChart } from './startChart.ts'

/** A table before its match, opened by this browser. */
export interface HostedLobby extends LobbyTable {
  /** Begins the match, if it can start. */
  start(): void
  /** Reachability of this browser for others; `undefined` on a table without a room. */
  reach(): ListeningState | undefined
  /** Retries at once to be reached. */
  retry(): void
  /** Leaves the page; the others wait for it to come back. */
  close(): void
}

/** Data a lobby is opened with. */
export interface LobbyOpening {
  readonly title: LobbyTitle
  readonly lobby: Lobby
  /** The match to resume, if it isn't a new one. */
  readonly journal?: Journal | undefined
  /** Leads to the next match of people who have played one. */
  readonly next?: NextLobby | undefined
  /** Time before a table whose last seat was taken begins by itself, ms; at once if missing. */
  readonly pause?: number
  /** Has been opened before, in this browser. */
  readonly returning: boolean
  /** Stores the lobby, so that a reload finds it. */
  readonly keep: (lobby: Lobby) => void
  /** The match has begun, or can't begin. Comes once, and last. */
  readonly started: (opened: TableOpened) => void
}

/** A lobby that follows a match at the same table. */
export interface NextLobby {
  readonly before: Before
  /** Options of the next match, as far as nobody chooses otherwise. */
  readonly options: MatchOptions
  /** The table's listener, if the last match was hosted here just now. */
  readonly listener?: Listener | undefined
  /** Begins by itself as soon as everyone is back, unless something is changed first. */
  readonly itself: boolean
}

/** Opens a table for people to gather at. Nothing is a match before it starts. */
export function openLobby(ports: LivePorts, rules: Rules, opening: LobbyOpening): HostedLobby {
  const { title, lobby, journal, next, returning, keep, started, pause = 0 } = opening
  const { clock, entropy, signatures, secret, room } = ports
  const people = next?.before.people ?? (journal ? peopleOf(journal) : lobby.match)
  const signer = makeSigner(signatures, secret, people)
  const waits = next !== undefined
  const host = makeLobbyHost({ clock, entropy, signer, code: room?.code, title, people, waits }, lobby)
  const listener = next?.listener ?? listenerOf(ports)
  const emitter = makeEmitter<void>()
  const starting = createActor(startChart(pause), { clock: chartClock(clock) })
  let isOver = false
  let kept: Lobby | undefined
  const stopHearing = listener?.on(emitter.emit)
  const end = () => {
    isOver = true
    starting.stop()
    stopHearing?.()
  }
  const begin = async () => {
    if (isOver) return
    end()
    const begun = beginOf(ports, rules, opening, { lobby: host.now().lobby, signer })
    listener?.hold(host.release())
    const opened = 'problem' in begun ? begun : await hostMatch(ports, rules, begun.journal, listener)
    // Nobody is left to answer those who wait at it.
    if ('problem' in opened) listener?.close()
    started(opened)
  }
  const look = () => {
    const now = host.now()
    if (now.lobby !== kept) keep(now.lobby)
    kept = now.lobby
    emitter.emit()
    if (next && beginsNext(now, opening)) void begin()
    else if (!next) starting.send({ type: startsItself(now.lobby, title) ? 'ready' : 'unready' })
  }
  starting.on('begin', () => void begin())
  starting.start()
  host.on(look)
  listener?.connect(host.accept)
  listener?.open(next?.before.epoch ?? 1, returning)
  look()
  return {
    me: host.me,
    now: host.now,
    on: emitter.on,
    want: host.want,
    react: host.react,
    start() {
      if (canStart(host.now().lobby, title)) void begin()
    },
    reach: () => listener?.state(),
    retry: () => listener?.retry(),
    close() {
      if (isOver) return
      end()
      host.close('away')
      listener?.close()
    },
  }
}

/** Whether the next match begins without another word: as it was left, everyone is here. */
function beginsNext({ lobby, hearing }: LobbyNow, { lobby: first, next }: LobbyOpening) {
  const isUnchanged = same(lobby.seats, first.seats) && same(lobby.options, first.options)
  return next?.itself && isUnchanged && hearing.absent.length === 0
}

/** The journal of a lobby's match. */
function beginOf(
  { signatures, secret }: LivePorts,
  { game }: Rules,
  { title, journal, next }: LobbyOpening,
  { lobby, signer }: { readonly lobby: Lobby; readonly signer: Signer },
) {
  const { places, options } = beginningOf(lobby, title, next?.options)
  if (journal) return fillSeats({ game, journal, signer }, places)
  const entropy = () => lobby.match
  const before = next ? { before: next.before } : {}
  const made = { game, entropy, signatures, secret, places, options, ...before }
  return beginMatch({ ...made, chance: 'together' })
}
