/**
 * The sixty rail tiles, by kind. A letter for each side, from north clockwise, says where a train goes that comes in
 * there: a straight on, b out by the next side clockwise, c by the next one counter-clockwise, d back out by the same
 * side. Every track leads in by one side and out by one.
 */
export const copies = {
  aaaa: 4,
  aacb: 4,
  acba: 4,
  baac: 4,
  cbaa: 4,
  bcbc: 3,
  cbcb: 3,
  accd: 2,
  ccda: 2,
  cdac: 2,
  dacc: 2,
  adad: 2,
  dada: 2,
  adbb: 2,
  badb: 2,
  bbad: 2,
  dbba: 2,
  bbbb: 2,
  bcdd: 2,
  cddb: 2,
  dbcd: 2,
  ddbc: 2,
  cccc: 2,
  dddd: 2,
} as const

/** A kind of tile, as it lies: turned a quarter, a tile is of another kind. */
export type TileKind = keyof typeof copies

export const isKind = (text: string): text is TileKind => Object.hasOwn(copies, text)

/** Every kind, in a fixed order. */
export const kinds: readonly TileKind[] = Object.keys(copies).filter(isKind)

/** Number of tiles of each kind. */
export type Copies = Readonly<Record<TileKind, number>>

/** All tiles of an edition, by kind. */
export const deckOf = (copies: Copies): readonly TileKind[] =>
  kinds.flatMap((kind) => Array.from({ length: copies[kind] }, () => kind))

/** The sixty tiles of the printed game. */
export const deck = deckOf(copies)
/** Number of tiles in any edition: as many as squares. */
export const tileCount = deck.length
