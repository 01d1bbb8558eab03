import { makeEmitter } from '../kit/emitter.ts'
import type { ListeningState } from '../link/link.ts'
import { beginMatch, fillSeats } from '../match/begin.ts'
import type { Lobby, LobbyTitle } from '../match/lobby/lobby.ts'
import { beginningOf, canStart, startsItself } from '../match/lobby/start.ts'
import { makeSigner, peopleOf } from '../match/signing.ts'
import type { Journal } from '../rules/replay.ts'
import type { LivePorts } from './arrival.ts'
import { hostMatch, listenerOf, type Rules, type TableOpened } from './liveTable.ts'
import { makeLobbyHost } from './lobbyHost.ts'
import type { LobbyTable } from './lobbyTable.ts'

/** A table before its match, opened by this browser. */
export interface HostedLobby extends LobbyTable {
  /** Begins the match, if it can start. */
  start(): void
  /** How well others can reach this browser; `undefined` on a table without a room. */
  reach(): ListeningState | undefined
  /** Retries at once to be reached. */
  retry(): void
  /** Leaves the page; the others wait for it to come back. */
  close(): void
}

/** What a lobby is opened with. */
export interface LobbyOpening {
  readonly title: LobbyTitle
  readonly lobby: Lobby
  /** The match to resume, if it isn't a new one. */
  readonly journal?: Journal | undefined
  /** Has been opened before, in this browser. */
  readonly returning: boolean
  /** Stores the lobby, so that a reload finds it. */
  readonly keep: (lobby: Lobby) => void
  /** The match has begun, or can't begin. Comes once, and last. */
  readonly started: (opened: TableOpened) => void
}

/** Opens a table for people to gather at. Nothing is a match before it starts. */
export function openLobby(ports: LivePorts, rules: Rules, opening: LobbyOpening): HostedLobby {
  const { title, lobby, journal, returning, keep, started } = opening
  const { clock, entropy, signatures, secret } = ports
  const people = journal ? peopleOf(journal) : lobby.match
  const signer = makeSigner(signatures, secret, people)
  const host = makeLobbyHost({ clock, entropy, signer, title, people }, lobby)
  const listener = listenerOf(ports)
  const emitter = makeEmitter<void>()
  let isOver = false
  let kept: Lobby | undefined

  const begin = async () => {
    if (isOver) return
    isOver = true
    const { places, options } = beginningOf(host.now().lobby, title)
    const { game } = rules
    const begun = journal
      ? fillSeats({ game, journal, signer }, places)
      : beginMatch({
          ...{ game, signatures, secret, places, options },
          entropy: () => lobby.match,
        })
    listener?.hold(host.release())
    started('problem' in begun ? begun : await hostMatch(ports, rules, begun.journal, listener))
  }
  const look = () => {
    const { lobby: now } = host.now()
    if (now !== kept) keep(now)
    kept = now
    emitter.emit()
    if (startsItself(now, title)) void begin()
  }
  host.on(look)
  listener?.on(emitter.emit)
  listener?.connect(host.accept)
  listener?.open(1, returning)
  look()
  return {
    ...{ me: host.me, now: host.now, on: emitter.on, want: host.want, react: host.react },
    start() {
      if (canStart(host.now().lobby, title)) void begin()
    },
    reach: () => listener?.state(),
    retry: () => listener?.retry(),
    close() {
      if (isOver) return
      isOver = true
      host.close('away')
      listener?.close()
    },
  }
}
