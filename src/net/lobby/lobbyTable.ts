import type { Lobby, Want } from '../../match/lobby/lobby.ts'
import type { Answer, Skew } from '../../match/table.ts'
import type { Reacted, Reaction } from '../../match/talk.ts'
import type { PresenceReport } from '../protocol/liveness.ts'

/** A table before its match, as a browser at it uses it. */
export interface LobbyTable {
  /** This browser's public key. */
  readonly me: string
  now(): LobbyNow
  /** Calls at every change; the function returned stops that. */
  on(listener: () => void): () => void
  /** Asks for a change; the host decides. */
  want(want: Want): Promise<Answer>
  react(reaction: Reaction): void
}

/** The state of a lobby for one browser. Replaced as a whole at every change. */
export interface LobbyNow {
  readonly lobby: Lobby
  /** Seats that have gone quiet or absent. */
  readonly hearing: PresenceReport
  /** Whether the host can be heard. */
  readonly linked: boolean
  /** The version of a visitor's page that differs from this host's. */
  readonly skew?: Skew | undefined
  /** The latest reactions, the newest last. */
  readonly reactions: readonly Reacted[]
}

/** Number of reactions a lobby still shows. */
const shown = 6

/** The reactions with one more. */
export const withReaction = (reactions: readonly Reacted[], { id, by, reaction }: Reacted): readonly Reacted[] =>
  [...reactions, { id, by, reaction }].slice(-shown)
