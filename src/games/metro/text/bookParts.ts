import { type BookBlock, type BookSection, signs } from '../../../rules/book.ts'
import { stationCount } from '../board.ts'
import { ownStations } from '../content/edition.ts'
import { type Copies, kinds, type TileKind, tileCount } from '../content/tiles.ts'
import type { Sign } from './sign.ts'

/** A section of the rules book. */
export type Section = BookSection<Sign>

/** Number of trains each company has with so many seats, and the stations that have none. */
export interface Fleet {
  readonly seats: number
  readonly trains: number
  readonly idle: readonly number[]
}

/** The trains of every number of seats. */
export const fleets: readonly Fleet[] = Object.entries(ownStations).map(([seats, lists]) => {
  const used = new Set(lists.flat())
  const all = Array.from({ length: stationCount }, (_, station) => station + 1)
  return { seats: Number(seats), trains: lists[0]?.length ?? 0, idle: all.filter((number) => !used.has(number)) }
})

/** Every kind of tile with what it connects and how many there are: “4 of 60”. */
export const kindSigns = (copies: Copies, words: (kind: TileKind) => string, of: string): BookBlock<Sign> =>
  signs(
    kinds
      .filter((kind) => copies[kind] > 0)
      .map((kind) => ({ sign: { kind }, name: `${copies[kind]} ${of} ${tileCount}`, text: words(kind) })),
  )
