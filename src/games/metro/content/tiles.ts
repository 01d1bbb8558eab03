import * as v from 'valibot'
import { sourced, wholeTo } from '../../../rules/edition.ts'
import content from './content.json'

/**
 * A kind of tile, as it lies: turned a quarter, a tile is of another kind. A letter for each side, from north clockwise,
 * says where a train goes that comes in there: a straight on, b out by the next side clockwise, c by the next one
 * counter-clockwise, d back out by the same side. Every track leads in by one side and out by one.
 */
export type TileKind = Exclude<keyof typeof content.tiles, 'note'>

const names: ReadonlySet<string> = new Set(Object.keys(content.tiles).filter((name) => /^[a-d]{4}$/.test(name)))

/** Whether a text names a kind of tile. */
export const isKind = (text: string): text is TileKind => names.has(text)

/** Every kind, in a fixed order. */
export const kinds: readonly TileKind[] = Object.keys(content.tiles).filter(isKind)

/** Number of tiles of each kind. */
export type Copies = Readonly<Record<TileKind, number>>

/** An edition’s number of tiles of each kind; those left out have none. */
export const tilesSchema = sourced(v.entriesFromList(kinds, v.optional(wholeTo(60), 0)))

/** All tiles of an edition, by kind. */
export const deckOf = (copies: Copies): readonly TileKind[] =>
  kinds.flatMap((kind) => Array.from({ length: copies[kind] }, () => kind))

/** Number of tiles of each kind in the printed game. */
export const copies: Copies = v.parse(tilesSchema, content.tiles)
/** The sixty tiles of the printed game. */
export const deck = deckOf(copies)
/** Number of tiles in any edition: as many as squares. */
export const tileCount = deck.length
