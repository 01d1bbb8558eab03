import type { Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import { seatArt } from '../../../../stage/kit/seats/scene.ts'
import { type Company, companyLooks } from '../../colours.ts'

/** A company's train from the side before its skyline, filling a box: the same as in the waiting room. */
export const portrait = (company: Company, size: Size): readonly Shape[] => [seatArt(companyLooks[company], size)]
