import type { Shape } from '../../../../stage/art/shape.ts'

/** The back of a tile, in a square of `size`. */
export function tileBack(_size: number): readonly Shape[] {
  return []
}
