import type { Shape } from '../../../../../stage/art/shape.ts'
import { moorShapes, nearShapes, pastureShapes } from './foot.ts'
import type { Mountain } from './frame.ts'
import { type Landmark, landmarkShapes } from './landmarks.ts'
import { bodyShapes, cragShapes, peakShapes } from './massif.ts'
import { farShapes, lakeShapes, skyShapes } from './sky.ts'
import { veilShapes } from './veil.ts'

/**
 * The whole land behind the railway: one climb from the lake to the summit, whose height may be written, and whose top
 * is `top` below the sky’s.
 */
export const panorama = (
  m: Mountain,
  places: ReadonlyMap<number, Landmark>,
  isSummit: boolean,
  height = '',
  top = Math.max(23, m.h * 0.05),
): Shape[] => [
  ...skyShapes(m),
  ...farShapes(m),
  ...lakeShapes(m),
  ...cragShapes(m),
  ...peakShapes(m, top, m.w / 1604, isSummit, height),
  ...bodyShapes(m),
  ...nearShapes(m),
  ...pastureShapes(m),
  ...moorShapes(m),
  ...landmarkShapes(m, places),
  ...veilShapes(m, m.weather, m.palette, 'behind'),
]
