import type { TileKind } from '../content/tiles.ts'

/** A picture in the rules book: a tile. */
export interface Sign {
  readonly kind: TileKind
}
