import type { Keeper } from '../../match/keeper.ts'
import type { Place } from '../../net/liveTable.ts'
import type { Seat } from '../../rules/game.ts'
import type { Tell } from '../app.ts'
import type { Scope } from '../scope.ts'
import type { RoomSetup } from '../storage/rooms.ts'
import type { World } from '../world.ts'

/** What this browser has of a table. */
export interface Stake {
  /** The secret of its seat. */
  readonly secret: string
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
  readonly scope: Scope
  readonly tell: Tell
}

/** A match to begin: the title, its options, and who sits where given how many seats it needs. */
export interface Opens extends RoomSetup {
  places(fewest: number): readonly Place[]
}
