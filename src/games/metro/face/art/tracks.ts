import type { Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Side } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'

/**
 * How one track of a tile is drawn: nobody's; `running` for the line of a train that is still at its
 * station; `finished` as a ribbon; `tried` in dashes that lead to the line's end.
 */
export type TrackLook =
  | { readonly state: 'plain' }
  | { readonly state: 'running' | 'finished' | 'tried'; readonly paints: SeatPaints }

/** How each track is drawn, by the side a train comes in by. */
export type TrackLooks = readonly [TrackLook, TrackLook, TrackLook, TrackLook]

/** The tracks of a kind of tile with its bridges, in a square of `size`; `small` has less detail. */
export function trackShapes(
  _kind: TileKind,
  _size: number,
  _looks: TrackLooks,
  _small: boolean,
): readonly Shape[] {
  return []
}

/** The track that comes in by a side, as points in a unit square. */
export function trackPoints(_kind: TileKind, _from: Side): readonly (readonly [number, number])[] {
  return []
}
