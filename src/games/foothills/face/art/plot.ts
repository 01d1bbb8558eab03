import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Space } from '../../box.ts'
import { goodsIcons } from '../icons.ts'
import { icon } from './icons.ts'
import { type Numerals, type Rebus, rebus } from './rebus.ts'

/** The cost and the gains of a station space, as a row of icons. */
function prices(space: Space, size: number, names: Numerals): Rebus {
  const cost = rebus(goodsIcons(space.cost), size, names)
  const bonus = rebus(goodsIcons(space.bonus), size * 1.06, names)
  if (bonus.w === 0) return cost
  const arrow = size * 0.74
  const x = cost.w + arrow * 0.62
  return {
    shapes: [...cost.shapes, icon('arrow', x, 0, arrow), group(x + arrow * 0.6, 0, 1, bonus.shapes)],
    w: x + arrow * 0.6 + bonus.w,
  }
}

/** Width of the sign of a station space, in layout pixels. */
export const plotWidth = (space: Space, size: number, names: Numerals): number =>
  Math.ceil(prices(space, size, names).w + size * 0.62)

/** The sign at a station space not yet built: what it costs, and what its builder receives. */
export function plotSign(space: Space, w: number, h: number, size: number, names: Numerals): Shape[] {
  const row = prices(space, size, names)
  const post = h * 0.12
  const scale = Math.min(1, (w - 6) / row.w)
  return [
    rect(4, h - post, 3, post, colours.ballastLo),
    rect(w - 7, h - post, 3, post, colours.ballastLo),
    rect(0, 0, w, h - post, colours.paperLight, { radius: 3, stroke: stroke(colours.ballastLo, 1.2) }),
    rect(0, 0, w, h - post, colours.paperLight, { radius: 3, only: 'contrast', stroke: stroke(colours.ink, 2.4) }),
    rect(2.5, 2.5, w - 5, h - post - 5, 'rgba(0, 0, 0, 0)', {
      radius: 2,
      stroke: stroke('#b99b62', 0.8, { dash: [3, 2] }),
      only: 'usual',
    }),
    group((w - row.w * scale) / 2, (h - post) / 2, scale, row.shapes),
  ]
}
