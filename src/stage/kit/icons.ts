import sheet from '../../../assets/table/icons.svg?drawings'
import { colours } from '../../kit/tokens.ts'
import { group, rect } from '../art/draw.ts'
import type { Group, Shape } from '../art/shape.ts'
import { drawing } from '../art/sheet.ts'
import { type CubeKind, cube } from './cubes.ts'

/** Icons smaller than this tell resources apart by outline: the marks on a cube's top would be too fine. */
const smallBelow = 19

const plate = rect(-16, -16, 32, 32, colours.paperLight, { radius: 5, only: 'contrast' })

const shared = (name: string) => drawing(sheet, name)

/**
 * Resources for rows of small icons: a cube of ore, a broad dressed block, a heap of lumps. Their outlines differ even
 * at ten pixels and without colour.
 */
const smallGoods: Readonly<Record<string, readonly Shape[]>> = {
  iron: shared('small-iron'),
  stone: shared('small-stone'),
  rubble: shared('small-rubble'),
}

const cubeSign = (kind: CubeKind) => [cube(0, 0, 27.5, kind)]

/** Signs that mean the same in several titles, each in a square of 32 around 0, 0. */
export const signs = {
  iron: cubeSign('iron'),
  stone: cubeSign('stone'),
  rubble: cubeSign('rubble'),
  event: cubeSign('event'),
  track: shared('track'),
  station: shared('station'),
  surveyor: shared('surveyor'),
  exchange: shared('exchange'),
  arrow: shared('arrow'),
  pick: shared('pick'),
  bag: shared('bag'),
  yard: [...shared('yard'), cube(-7, -4, 12, 'iron'), cube(7, -4, 12, 'stone')],
  summit: shared('summit'),
}

/**
 * Draws a title's icons, each a picture in a square of 32 around 0, 0. `plated`: those with dark parts that also stand
 * on dark ground, which get a plate in high contrast.
 */
export function iconsOf<Name extends string>(
  pictures: Readonly<Record<Name, readonly Shape[]>>,
  plated: readonly NoInfer<Name>[],
) {
  const isPlated: ReadonlySet<Name> = new Set(plated)
  /** An icon centred at `x`, `y` in a square of `size`. */
  return (name: Name, x: number, y: number, size: number): Group =>
    group(x, y, size / 32, [
      ...(isPlated.has(name) ? [plate] : []),
      ...((size < smallBelow ? smallGoods[name] : undefined) ?? pictures[name]),
    ])
}
