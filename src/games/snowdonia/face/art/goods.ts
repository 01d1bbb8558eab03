import { path } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { type CubeLook, cube as wooden } from '../../../../stage/kit/things.ts'
import type { Good } from '../../goods.ts'
import { steelBar } from './figures.ts'

const coalLook: CubeLook = {
  colour: '#3a3f45',
  marks: [
    path('M-26 -29L-4 -43L9 -29L-6 -19Z', { fill: '#8f989e' }),
    path('M5 -17L25 -30L31 -22Z', { fill: '#b7c0c5' }),
  ],
}

/** A steel bar all round. */
export const barOutline = 'M-15 5L8 -9L15 -5V0L-8 14L-15 10Z'

/** A good centred at `x`, `y` in a square of `size`. */
export function good(kind: Good | 'event', x: number, y: number, size: number): Group {
  if (kind === 'steel') return steelBar(x, y, size)
  if (kind === 'coal') return wooden(x, y, size * 0.86, coalLook)
  return cube(x, y, size * 0.86, kind)
}
