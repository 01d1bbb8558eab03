import { dot, type Outline } from './inks.ts'

/** A tree from above. */
export const tree = (x: number, y: number, r: number, ink: 'tree' | 'bush' = 'tree'): Outline[] => [
  dot('treeShade', x + r * 0.45, y + r * 0.55, r),
  dot(ink, x, y, r),
  dot('treeLit', x - r * 0.25, y - r * 0.25, r * 0.62),
]
