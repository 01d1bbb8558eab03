import { colours } from '../../kit/tokens.ts'
import { group, rect } from '../art/draw.ts'
import type { Group, Shape } from '../art/shape.ts'
import { smallGoods } from './smallGoods.ts'

/**
 * Icons smaller than this tell resources apart by outline: the marks on a cube's top would be too fine.
 */
const smallBelow = 19

const plate = rect(-16, -16, 32, 32, colours.paperLight, { radius: 5, only: 'contrast' })

/**
 * Draws a title's icons, each a picture in a square of 32 around 0, 0. `plated`: those with dark parts that also
 * stand on dark ground, which get a plate in high contrast.
 */
export function iconsOf<Name extends string>(
  pictures: Readonly<Record<Name, readonly Shape[]>>,
  plated: readonly NoInfer<Name>[],
) {
  const isPlated: ReadonlySet<Name> = new Set(plated)
  const isSmall = (name: Name): name is Name & keyof typeof smallGoods =>
    Object.hasOwn(smallGoods, name)
  /** An icon centred at `x`, `y` in a square of `size`. */
  return (name: Name, x: number, y: number, size: number): Group =>
    group(x, y, size / 32, [
      ...(isPlated.has(name) ? [plate] : []),
      ...(size < smallBelow && isSmall(name) ? smallGoods[name] : pictures[name]),
    ])
}
