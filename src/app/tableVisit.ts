import type { Keeper } from '../match/keeper.ts'
import type { Place } from '../net/open.ts'
import type { Seat } from '../rules/game.ts'
import type { VisitNews } from './app.ts'
import type { Stay } from './scope.ts'
import type { World } from './world.ts'

/** A room or a table of this device, as this browser comes to it. */
export interface TableVisit {
  readonly world: World
  readonly code: string
  /** What gives this browser its seat. */
  readonly secret: string
  /** Where its match is kept. */
  readonly keeper: Keeper
  /** Who sits where in the match that this browser begins when none is kept; else it looks for one. */
  readonly opens: readonly Place[] | undefined
  /** Others can come in. */
  readonly open: boolean
  /** This browser has sat there before, so whoever hosts may be about to come back. */
  readonly known: boolean
  /** The room is new to this browser, but the people there may be known from another one. */
  readonly isNew: boolean
  /** The seat it had before it lost what proves so. */
  readonly ask: Seat | undefined
  readonly stay: Stay
  readonly tell: (news: VisitNews) => void
}
