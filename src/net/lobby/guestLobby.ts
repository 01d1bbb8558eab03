import type { Clock } from '../../kit/clock.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import { same } from '../../kit/json.ts'
import { normalName } from '../../kit/names.ts'
import type { Lobby } from '../../match/lobby/lobby.ts'
import type { ConnectionNews, HostConnection } from '../guest/hostConnection.ts'
import { makePendingRequests } from '../guest/pendingRequests.ts'
import type { HostMessage } from '../protocol/protocol.ts'
import { type LobbyNow, type LobbyTable, withReaction } from './lobbyTable.ts'

type LobbyMessage = Extract<HostMessage, { type: 'lobby' }>

/** A lobby that another browser hosts. */
export interface GuestLobby extends LobbyTable {
  hear(news: ConnectionNews): void
  /** Whether the person at this browser goes by a name: one that they have asked for, or been shown here. */
  goesBy(name: string | undefined): boolean
  /** Called every ping. */
  tick(): void
  /** Dials now instead of waiting for the next retry. */
  redial(): void
  /** The match begins, or this browser has left: whatever is still asked for is refused. */
  end(): void
}

/** A guest's lobby, from the host's first message about it on. */
export function makeGuestLobby(
  { clock, connection, me }: { clock: Clock; connection: HostConnection; me: string },
  first: LobbyMessage,
): GuestLobby {
  const emitter = makeEmitter<void>()
  const requests = makePendingRequests(clock, connection.send, () => {})
  requests.reached(0)
  let now: LobbyNow = { ...nowOf(first), reactions: [] }
  let { seq } = first
  const names = new Set<string | undefined>()
  const learnNames = ({ seats, watching }: Lobby) => {
    const people = seats.filter((seat) => seat.kind === 'person')
    for (const { key, name } of [...people, ...watching]) if (key === me) names.add(name)
  }
  learnNames(now.lobby)
  const show = (next: LobbyNow) => {
    if (same(next, now)) return
    now = next
    emitter.emit()
  }
  return {
    me,
    now: () => now,
    on: (listener) => emitter.on(listener),
    want(want) {
      if ('name' in want) names.add(normalName(want.name))
      return requests.ask({ make: (id) => ({ type: 'want', id, want }) })
    },
    // The seats of a resumed match keep the names that they had.
    goesBy: (name) => now.lobby.resumes !== undefined || names.has(name && normalName(name)),
    hear(news) {
      if (news.type === 'lobby') {
        if (!now.linked) requests.resend(true)
        seq = news.seq
        learnNames(news.lobby)
        show({ ...now, ...nowOf(news) })
      }
      if (news.type === 'lost') show({ ...now, linked: false })
      if (news.type !== 'message') return
      const { message } = news
      if (message.type === 'accepted' || message.type === 'refused') requests.answered(message.id, message)
      if (message.type === 'reacted') show({ ...now, reactions: withReaction(now.reactions, message) })
      if (message.type !== 'ping') return
      show({ ...now, hearing: { quiet: message.quiet, absent: message.absent } })
      if (message.seq !== seq) connection.send({ type: 'resync', from: 0 })
    },
    tick() {
      requests.resend(false)
    },
    react: (reaction) => connection.send({ type: 'react', reaction }),
    redial: connection.redial,
    end: requests.drop,
  }
}

const nowOf = ({ lobby, quiet, absent }: LobbyMessage) => ({ lobby, hearing: { quiet, absent }, linked: true })
