import type { Keeper } from '../../match/keeper.ts'
import type { Lobby } from '../../match/lobby/lobby.ts'
import type { LivePorts, SeatPlan } from '../../net/role/liveTable.ts'
import type { Broadcaster } from '../../net/viewers/broadcaster.ts'
import type { Gallery } from '../../net/viewers/gallery.ts'
import type { Invite } from '../../overlay/screens/inviting.ts'
import type { Seat } from '../../rules/game.ts'
import type { VisitListener } from '../app.ts'
import type { Scope } from '../scope.ts'
import type { RoomSetup } from '../storage/rooms.ts'
import type { World } from '../world.ts'

/** This browser's stake in a table. */
export interface Stake {
  /** The secret of its seat. */
  readonly secret: string
  /** The secret is about to be replaced by another one. */
  readonly isRenewing?: boolean
  /** Where its match is kept. */
  readonly keeper: Keeper
  /** The match it begins if none is kept; a guest joins one instead. */
  readonly opens: Opens | undefined
  /** It has been there before, so a missing host may be about to come back. */
  readonly known: boolean
  /** The room is new to this browser, but its people may be known from another one. */
  readonly isNew: boolean
}

/** A room or a table of this device, as this browser comes to it. */
export interface TableVisit extends Stake {
  readonly world: World
  readonly code: string
  /** Others can join. */
  readonly open: boolean
  /** The seat it asks for, having lost its secret. */
  readonly ask: Seat | undefined
  /** Whether another window has the table, if that is still being asked. */
  readonly held?: Promise<boolean>
  readonly scope: Scope
  readonly tell: VisitListener
}

/** A visit with everything it has loaded so far. */
export interface LoadedVisit {
  readonly visit: TableVisit
  readonly ports: LivePorts & { readonly gallery: Gallery }
  readonly invite: Invite | undefined
  /** Shows those who watch what this browser hosts. */
  readonly broadcaster: Broadcaster
}

/** A match on this device alone, or a table for people to gather at, for this browser to open. */
export type Opens = OpensMatch | OpensLobby

/** A match to begin on this device, and who sits where. */
interface OpensMatch extends RoomSetup {
  readonly type: 'match'
  readonly places: readonly SeatPlan[]
}

/** A table to open for others. */
export interface OpensLobby {
  readonly type: 'lobby'
  /** The title's id. */
  readonly game: string
  /** The lobby as it was when this browser left it, and the match it came after, if it wasn't the first. */
  readonly kept: Lobby | undefined
  readonly after: string | undefined
  keep(lobby: Lobby, after: string | undefined): Promise<void>
}
