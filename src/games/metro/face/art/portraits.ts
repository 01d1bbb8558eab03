import type { Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import type { Company } from '../../colours.ts'

/** A company's train from the side before its skyline, filling a box. */
export function portrait(_company: Company, _size: Size): readonly Shape[] {
  return []
}
