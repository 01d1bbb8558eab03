import { colours } from '../../../../kit/tokens.ts'
import { group, path, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { sizeWithin, widthOf } from '../../../../stage/art/textWidth.ts'
import { ticketColours, ticketGrey } from '../../lineColours.ts'

const { ink } = colours
/** No number is smaller, in layout pixels. */
const least = 14

const ticketOutline = 'M-15 -8.4H15V-2.6A2.6 2.6 0 0 0 15 2.6V8.4H-15V2.6A2.6 2.6 0 0 0 -15 -2.6Z'
const ticketRight = 'M0 -8.4H15V-2.6A2.6 2.6 0 0 0 15 2.6V8.4H0Z'

/** A ticket in its lines' colours, centred at `x`, `y`, `size` wide. */
export function ticketIcon(x: number, y: number, size: number, lines: readonly number[], label: string): Group {
  const { fill, ink: on } = ticketColours[lines[0] ?? 7] ?? { fill: '#ffffff', ink }
  const two = lines.length > 1
  const type = { font: 'display', size: 17 } as const
  const print = Math.max(sizeWithin(label, 20, type, 10), (least * 32) / size)
  // A ticket too small for its numeral shows colours only; a larger one is never far.
  const isLegible = widthOf(label, { ...type, size: print }) <= 29
  return group(
    x,
    y,
    size / 32,
    [
      path(ticketOutline, { fill, stroke: stroke(ink, 1.1) }),
      ...(two ? [path(ticketRight, { fill: ticketGrey })] : []),
      path('M-10.6 -6V6M10.6 -6V6', { stroke: stroke(on, 0.9, { dash: [1.6, 1.6] }), opacity: 0.7 }),
      ...(isLegible ? [text(0, 6, label, { ...type, size: print, anchor: 'middle', colour: two ? ink : on })] : []),
    ],
    { angle: -7 },
  )
}
