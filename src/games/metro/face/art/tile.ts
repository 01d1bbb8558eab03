import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Cell } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'
import { cellGround } from './plan.ts'
import { plainLooks, type TrackLooks, trackShapes } from './tracks.ts'

/** The look of a tile besides its kind. */
export interface TileLook {
  /** The cell whose ground it shows; a flat one without. */
  readonly ground?: Cell
  /** The look of each track; nobody's without. */
  readonly looks?: TrackLooks
  /** Drawn with less detail. */
  readonly small?: boolean
  readonly tint?: Tint
}

/** Darkens a ground, so that tracks stand out from it, or lightens it. */
export type Tint = keyof typeof tints

const tints = {
  dusk: { colour: '#2c3f4a', opacity: 0.24 },
  night: { colour: '#2c3f4a', opacity: 0.46 },
  light: { colour: '#f4ead5', opacity: 0.38 },
} as const

/** A whole tile, ground and tracks, in a square of `size`: in a hand, among offers, in lists. */
export const tileShapes = (
  kind: TileKind,
  size: number,
  { ground, looks = plainLooks, small = false, tint }: TileLook = {},
): readonly Shape[] => [...groundShapes(ground, size, tint), ...trackShapes(kind, size, looks, small)]

/** The ground of a cell with the edge of a tile. */
export const groundShapes = (cell: Cell | undefined, size: number, tint?: Tint): readonly Shape[] => [
  rect(0, 0, size, size, '#55695f'),
  ...(cell === undefined ? [] : cellGround(cell, size)),
  rect(0.5, 0.5, size - 1, size - 1, 'rgba(0, 0, 0, 0)', { stroke: stroke('#141b20', 1.2), opacity: 0.7 }),
  ...(tint ? [rect(0, 0, size, size, tints[tint].colour, { opacity: tints[tint].opacity })] : []),
]
