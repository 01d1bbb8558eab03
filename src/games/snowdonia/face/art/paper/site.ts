import { colours } from '../../../../../kit/tokens.ts'
import { box, path, rect, stroke, text } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { paper } from '../../../../../stage/kit/paints.ts'
import type { SeatPaints } from '../../../../../stage/kit/seats/paints.ts'
import type { Cost } from '../../../content/edition.ts'
import { penny } from '../coins.ts'
import { icon } from '../icons.ts'
import { seatRoundel } from '../marks.ts'
import { placedRow, rebusWithin } from '../rebus.ts'
import { costSigns } from '../signs.ts'

/** The look of a site on its station’s board. */
export interface SiteLook {
  readonly points: number
  /** Rubble left on an excavation site, or the price of a building site. */
  readonly left?: number
  readonly cost?: Cost
  /** Its owner: a seat’s paints, or nobody’s for good. */
  readonly owner?: SeatPaints | 'lost'
  /** Whether one could build here now. */
  readonly isOpen: boolean
  /** A legal move of the viewer leads here. */
  readonly isLegal: boolean
}

/** One site as a chip: what it costs and gives, or whose it is. */
export function siteShapes(w: number, h: number, look: SiteLook): Shape[] {
  return look.owner ? ownedShapes(w, h, look, look.owner) : openShapes(w, h, look)
}

function ownedShapes(w: number, h: number, look: SiteLook, owner: SeatPaints | 'lost'): Shape[] {
  const r = Math.min(h * 0.405, w * 0.19)
  const isDig = look.cost === undefined
  const [fill, edge] = owner === 'lost' ? [colours.pewter, colours.slate700] : [owner.pattern, owner.light]
  const mark =
    owner === 'lost' ? [icon(isDig ? 'pick' : 'lock', r + 3.4, h / 2, h * 0.7)] : seatRoundel(r + 3.4, h / 2, r, owner)
  return [
    rect(0, 0, w, h, fill, { radius: 4, stroke: stroke(edge, 1.2) }),
    ...(isDig ? [rect(0.6, 0.6, r * 2 + 5, h - 1.2, '#5d4a37', { radius: 4 })] : []),
    ...mark,
    ...penny(w - r - 3.4, h / 2, r, look.points, owner === 'lost' ? 'nobody' : 'plain'),
  ]
}

function openShapes(w: number, h: number, look: SiteLook): Shape[] {
  const { left, cost, points, isOpen, isLegal } = look
  const r = Math.min(h * 0.405, w * 0.19)
  const scale = Math.min(1, w / (h * 2.16))
  const isDig = cost === undefined
  const isShut = !isDig && !isOpen
  const edge = isLegal ? colours.brassHi : isDig ? '#3b3226' : '#b29a66'
  const width = w - r * 2 - 11
  return [
    rect(0, 0, w, h, isDig ? '#7d6a52' : isShut ? colours.paperDim : paper(0, h), {
      radius: 4,
      stroke: stroke(edge, isLegal ? 2.6 : 1.2),
    }),
    ...(isDig ? rubbleShapes(w, h, left ?? 0, scale) : []),
    ...(isDig
      ? []
      : [
          path(box(2.4, 2.4, w - 4.8, h - 4.8, 2.6), {
            stroke: stroke('#8a7a5e', 1, { dash: [4, 3] }),
            opacity: isShut ? 0.5 : 0.8,
          }),
          placedRow(rebusWithin(costSigns(cost), width, h * 0.72 * scale), 5, h / 2),
        ]),
    ...penny(w - r - 3.4, h / 2, r, points, isShut ? 'pale' : 'plain'),
  ]
}

const rubbleShapes = (_w: number, h: number, left: number, scale: number): Shape[] => [
  text(5, h * 0.5 + h * 0.27 * scale, `${left}`, {
    font: 'display',
    size: h * 0.76 * scale,
    colour: colours.paperLight,
  }),
  icon('rubble', 5 + h * 0.7 * scale, h / 2, h * 0.74 * scale),
]
