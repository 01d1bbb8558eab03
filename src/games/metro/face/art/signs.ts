import { colours, seatInk } from '../../../../kit/tokens.ts'
import { circle, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Side } from '../../board.ts'
import { type Company, companyLooks } from '../../colours.ts'

/** The smallest letters, in layout pixels. */
const least = 14

/** A company's letter on its colour in a ring of its pattern, at a point; `r` with its paper rim. */
export function letterDisc(x: number, y: number, r: number, company: Company): Shape[] {
  const { colour, letter } = companyLooks[company]
  const { base, pattern } = seatPaints(companyLooks[company])
  const size = Math.max(least, r * 1.24)
  return [
    circle(x, y, r, colours.paperLight, { stroke: stroke(colours.ink, Math.max(0.8, r * 0.08)) }),
    circle(x, y, r * 0.88, pattern),
    circle(x, y, Math.max(r * 0.66, Math.min(r * 0.88, size * 0.46)), base),
    text(x, y + size * 0.36, letter, { font: 'display', size, anchor: 'middle', colour: colours[seatInk(colour)] }),
  ]
}

/** The signal at a line's end: its company's disc with a nose that points into the empty square. */
export function signal(x: number, y: number, r: number, company: Company, from: Side): Shape[] {
  const nose = (tip: number, half: number, look: Parameters<typeof path>[1]) =>
    path(`M${0.4 * r} ${-half}L${tip} 0L${0.4 * r} ${half}Z`, look)
  const { base } = seatPaints(companyLooks[company])
  const noses = [
    nose(r * 1.8, r * 0.95, { fill: colours.paperLight, stroke: stroke(colours.ink, 1.2) }),
    nose(r * 1.48, r * 0.62, { fill: base }),
  ]
  return [group(x, y, 1, noses, { angle: 90 * (from + 1) }), ...letterDisc(x, y, r, company)]
}

/** A dashed brass square: a tile may be laid here. */
export function legalMark(size: number, isSmall: boolean): Shape[] {
  const [inset, width] = isSmall ? [2.5, 1.6] : [size / 24, Math.max(1.4, size / 60)]
  const side = size - 2 * inset
  const dash = [side / 13.5, side / 20]
  return [
    rect(inset, inset, side, side, 'rgba(199, 154, 59, 0.09)', { radius: size / 24 }),
    rect(inset, inset, side, side, 'rgba(0, 0, 0, 0)', {
      radius: size / 24,
      opacity: 0.85,
      stroke: stroke(colours.brassHi, width, { dash }),
    }),
  ]
}

/** Ticks in the corners of the tile laid last, in its company's colour. */
export function lastMark(size: number, company: Company): Shape[] {
  const [long, inset] = [size / 7, 1.5]
  const corner = `M${inset + long} ${inset}H${inset}V${inset + long}`
  const { base } = seatPaints(companyLooks[company])
  const ticks = (colour: string, width: number) =>
    [0, 90, 180, 270].map((angle) =>
      group(
        size / 2,
        size / 2,
        1,
        [group(-size / 2, -size / 2, 1, [path(corner, { stroke: stroke(colour, width) })])],
        { angle },
      ),
    )
  return [...ticks('#fff6e0', size / 22), ...ticks(base, size / 40)]
}

/** The worth of a line that would be finished, in a dashed ring of its company's colour. */
export function worthDisc(x: number, y: number, r: number, company: Company, points: number): Shape[] {
  const size = Math.max(least, r * (points > 9 ? 1.15 : 1.35))
  const { base } = seatPaints(companyLooks[company])
  const dash = [r / 3, r / 5]
  return [
    circle(x, y, r, colours.paperLight, { stroke: stroke(colours.ink, 1.5) }),
    circle(x, y, r * 0.84, 'rgba(0, 0, 0, 0)', { stroke: stroke(base, r / 5, { dash }) }),
    text(x, y + size * 0.36, `${points}`, { font: 'display', size, anchor: 'middle', colour: colours.ink }),
  ]
}
