import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { sizeWithin, widthOf } from '../../../../stage/art/textWidth.ts'
import type { Rect } from '../../../../stage/face.ts'
import { enlargedIn } from '../../../../stage/kit/fit.ts'
import { ticketColours, ticketGrey } from '../../lineColours.ts'

/** Everything the signs on a station card depend on. */
interface Signed {
  readonly label: string
  readonly lines: readonly number[]
  readonly scene: Rect
  readonly bed: Rect
  readonly nameSize: number
  readonly least: number
}

/** The left edge of a starting card in the colours of its lines, with a part for each row it spans. */
export interface Spine extends Rect {
  readonly parts: readonly { readonly numeral: string; readonly line: number }[]
  /** Text size: 1 as drawn, up to 2. */
  readonly text: number
}

/** A spine with its numerals, part below part. */
export function spineShapes({ x, y, w, h, parts, text: wanted }: Spine): Shape[] {
  const high = h / parts.length
  return parts.flatMap(({ numeral, line }, i) => {
    const { fill, ink } = lineColours([line])
    const type = { font: 'display', size: Math.max(14, w * 0.84), spacing: 0.6 } as const
    const top = y + i * high
    const grey = line === 2 || line === 3
    const size = enlargedIn(numeral, { ...type, size: sizeWithin(numeral, w - 3, type, 14) }, wanted, {
      w: w - 3,
      h: high * (grey ? 0.6 : 0.8),
    })
    return [
      rect(x, top, w, high, fill),
      ...(grey ? [rect(x, top + high * 0.72, w, high * 0.28, ticketGrey)] : []),
      rect(x + w - 1.2, top, 1.2, high, colours.ink, { opacity: 0.7 }),
      text(x + w / 2, top + high * (grey ? 0.38 : 0.5) + size * 0.36, numeral, {
        ...type,
        size,
        anchor: 'middle',
        colour: ink,
      }),
    ]
  })
}

const labelType = (size: number) => ({ font: 'text', size, weight: 800 }) as const
/** The size of a luggage label. */
export const labelWidth = (label: string, size: number) => Math.ceil(widthOf(label, labelType(size)) + 8)

/** The luggage label with line and number, in the ticket's colours. */
export function labelShapes({ lines, label, scene, least }: Signed, cardWide: number): Shape[] {
  if (label === '') return []
  const { fill, ink } = ticketColours[lines[0] ?? 7] ?? { fill: '#ffffff', ink: colours.ink }
  const w = labelWidth(label, least)
  const h = least + 2
  const right = cardWide - scene.x - 3
  const top = scene.y + 2
  const left = right - w
  const other = lines[1] === undefined ? undefined : ticketColours[lines[1]]?.fill
  const grey = lines.length === 1 && (lines[0] === 2 || lines[0] === 3)
  return [
    path(`M${left} ${top}H${right}V${top + h}H${left}L${left - 5} ${top + h / 2}Z`, {
      fill,
      stroke: stroke(colours.ink, 0.8),
    }),
    ...(other ? [rect(left + w / 2, top + 0.4, w / 2 - 0.4, h - 0.8, other)] : []),
    ...(grey ? [rect(right - 4, top + 0.4, 3.6, h - 0.8, ticketGrey)] : []),
    text(left + w / 2 - (grey ? 2 : 0), top + h - 3.6, label, { ...labelType(least), anchor: 'middle', colour: ink }),
  ]
}

/** The running-in board of a starting station, with its railway's name. */
export function boardShapes(card: Signed, names: readonly string[], cardWide: number): Shape[] {
  const { bed, lines, label, scene, least } = card
  // Between the name above and the rails below, with some sky around it.
  const free = bed.y - scene.y - card.nameSize
  const h = Math.round(Math.max(least + 1, Math.min(card.nameSize * 1.06, free - 5)))
  const numeral = { font: 'display', size: Math.max(least, h * 0.6) } as const
  const size = Math.max(least, Math.min(card.nameSize * 0.74, h * 0.95))
  const type = { font: 'display', size, spacing: 0.5 } as const
  const pillWide = label === '' ? 0 : Math.max(h - 3, widthOf(label, numeral) + 8)
  // Leaves the same margin at the right as the landscape does at the left.
  const room = Math.min(scene.w - 22, cardWide - 2 * scene.x - 21)
  const wide = (name: string) => widthOf(name.toUpperCase(), { ...type, size: least })
  const name = names.find((one) => wide(one) + pillWide <= room) ?? names.at(-1) ?? ''
  const words = name.toUpperCase()
  const pill = wide(name) + pillWide <= room ? pillWide : 0
  const printed = sizeWithin(words, room - pill, type, least)
  const w = widthOf(words, { ...type, size: printed }) + pill + 14
  const x = cardWide - scene.x - 5 - w
  const y = bed.y - h - Math.min(card.nameSize * 0.2, Math.max(2, (free - h) / 2))
  return [
    rect(x + 10, y + h, 3, bed.y - y - h, '#3a2c20'),
    rect(x + w - 13, y + h, 3, bed.y - y - h, '#3a2c20'),
    ...plateShapes(x, y, w, h, lines),
    ...(pill > 0 ? pillShapes(x + 3, y + 2, pill, h - 4, label, lines, numeral.size) : []),
    text(x + pill + 7, y + h / 2 + printed * 0.36, words, { ...type, size: printed, colour: colours.ink }),
  ]
}

const lineColours = (lines: readonly number[]) => ticketColours[lines[0] ?? 7] ?? { fill: '#ffffff', ink: colours.ink }

function plateShapes(x: number, y: number, w: number, h: number, lines: readonly number[]): Shape[] {
  const edge = lines[0] === 7 ? colours.inkSoft : lineColours(lines).fill
  return [
    rect(x, y, w, h, colours.paperLight, { radius: 3, stroke: stroke(edge, 2.4) }),
    rect(x - 1, y - 1, w + 2, h + 2, 'rgba(0, 0, 0, 0)', { radius: 4, stroke: stroke(colours.ink, 1) }),
  ]
}

/** A starting station's line numerals in its ticket's colours. */
function pillShapes(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  lines: readonly number[],
  size: number,
): Shape[] {
  const { fill, ink } = lineColours(lines)
  const isTwo = lines.length > 1
  return [
    rect(x, y, w, h, isTwo ? ticketGrey : fill, { radius: h / 2, stroke: stroke(colours.ink, 1) }),
    text(x + w / 2, y + h / 2 + size * 0.36, label, {
      font: 'display',
      size,
      anchor: 'middle',
      colour: isTwo ? colours.ink : ink,
    }),
  ]
}
