import type { ReadonlySignal } from '@preact/signals'
import type { Seat } from '../../rules/game.ts'
import type { Counts } from '../../rules/odds.ts'
import type { TableScreen } from '../screen.ts'
import type { TableStore } from '../table/tableStore.ts'
import type { StreamPart } from './look.ts'

/** A seat’s points; undefined while only their owner may know them. */
export type KnownPoints = number | undefined

/** A match on a stream. */
export interface Streamed {
  readonly table: TableScreen
  /** The same in another language, for captions in two. */
  readonly also: Pick<TableStore, 'view'> | undefined
  /** Something that was played is being shown; never where there is no picture. */
  readonly moves: ReadonlySignal<boolean>
  /** Every seat's points as they stand; nothing before there are any. */
  readonly points: () => readonly KnownPoints[]
  /** Holdings of a seat that everyone sees, each thing in words. */
  readonly holdings: (seat: Seat) => readonly string[]
  /** The points of every seat after each entry. */
  readonly scores: () => readonly (readonly KnownPoints[])[]
  /** Possible results of the next draw; undefined where nothing is drawn. */
  readonly stock: () => Counts | undefined
}

/** A part of a stream gets the match, and what of it is switched off. */
export interface PartProps {
  readonly streamed: Streamed
  readonly isOn: (part: StreamPart) => boolean
}
