import { colours } from '../../../../../kit/tokens.ts'
import { at, grain, path, stroke, text } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { paper } from '../../../../../stage/kit/paints.ts'
import { upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { medal } from '../../../../../stage/kit/things.ts'
import type { Contract } from '../../../content/edition.ts'
import { penny } from '../coins.ts'
import { areaLetter, icon } from '../icons.ts'
import { placedRow, rebusWithin } from '../rebus.ts'
import { bonusOf, verbRows } from '../signs.ts'

/** The order part of a contract. */
export const orderBlue = '#c3d3dc'
const edge = stroke('#b29a66', 1.4)

/** The look of a contract. */
export interface TicketLook {
  /** Its order has been used and torn off. */
  readonly used?: boolean
  /** The share of its height that scores. */
  readonly split?: number
}

/** The outline of the upper part, with round corners and notches at the perforation. */
const upper = (w: number, cut: number, n: number): string =>
  `M${n} 0H${w - n}Q${w} 0 ${w} ${n}V${cut - n}A${n} ${n} 0 0 0 ${w} ${cut}H0A${n} ${n} 0 0 0 0 ${cut - n}V${n}Q0 0 ${n} 0Z`

const lower = (w: number, h: number, cut: number, n: number): string =>
  `M0 ${cut}H${w}A${n} ${n} 0 0 0 ${w} ${cut + n}V${h - n}Q${w} ${h} ${w - n} ${h}H${n}Q0 ${h} 0 ${h - n}V${cut + n}A${n} ${n} 0 0 0 0 ${cut}Z`

/** The upper part with a torn edge. */
function torn(w: number, cut: number, n: number, seed: number): string {
  const next = grain(seed)
  const teeth = Math.max(8, Math.round(w / 7))
  const jags = upTo(teeth + 1).map((i) => `L${at(w - (w * i) / teeth, cut + (i % 2 ? 3.4 : -1) + next() * 2)}`)
  return `M${n} 0H${w - n}Q${w} 0 ${w} ${n}V${cut - n}${jags.join('')}L0 ${cut - n}V${n}Q0 0 ${n} 0Z`
}

/**
 * A contract: one ticket of two parts. The upper, cream, stays and scores at the end; the lower, blue, is the order
 * that is used once and then torn off.
 */
export function ticketShapes(
  w: number,
  h: number,
  contract: Contract,
  { used = false, split = 0.46 }: TicketLook = {},
): Shape[] {
  const cut = Math.round(h * split)
  const n = Math.max(4, w * 0.045)
  const top = path(used ? torn(w, cut, n, contract.id) : upper(w, cut, n), {
    fill: paper(0, cut),
    stroke: edge,
    height: 1,
  })
  const line = path(`M${n} 3.4H${w - n}`, { stroke: stroke(colours.brass, Math.max(2.4, w * 0.02)) })
  if (used) return [top, line, ...bonusShapes(w, cut, contract)]
  return [
    path(lower(w, h, cut, n), { fill: orderBlue, stroke: stroke('#7c8f9b', 1.4), height: 1 }),
    top,
    line,
    path(`M${n + 3} ${cut}H${w - n - 3}`, { stroke: stroke('#5d5345', 1.6, { dash: [3.4, 3.2] }) }),
    ...bonusShapes(w, cut, contract),
    ...orderShapes(w, h, cut + n, contract),
  ]
}

function bonusShapes(w: number, cut: number, contract: Contract): Shape[] {
  const { rows, points, ladder } = bonusOf(contract)
  const pad = Math.max(6, w * 0.07)
  if (ladder) return ladderShapes(w, cut, pad, ladder)
  if (points === undefined) {
    const row = rebusWithin(rows[0] ?? [], w - pad * 2, Math.min(cut * 0.5, w * 0.28))
    return [placedRow(row, w / 2, cut * 0.54, 'middle')]
  }
  const r = Math.min(cut * 0.32, w * 0.19)
  const size = Math.min((cut - 14) / rows.length - 1, w * 0.27, cut * 0.5)
  const gap = size * 1.08
  const first = cut / 2 + 3 - ((rows.length - 1) * gap) / 2
  return [
    ...rows.map((row, i) => placedRow(rebusWithin(row, w - pad * 2 - r * 2.1, size), pad, first + i * gap)),
    medal(w - pad - r * 1.02, cut / 2 + 3, r, `${points}`),
  ]
}

function ladderShapes(w: number, cut: number, pad: number, steps: readonly (readonly [number, number])[]): Shape[] {
  const each = (w - pad * 2) / steps.length
  const r = Math.min(cut * 0.2, each * 0.34)
  return steps.flatMap(([station, points], i) => {
    const x = pad + each * (i + 0.5)
    return [
      icon('surveyor', x - r * 0.55, cut * 0.28, r * 1.4),
      text(x + r * 0.3, cut * 0.28 + r * 0.5, `${station}`, { font: 'display', size: r * 1.4, colour: colours.ink }),
      medal(x, cut * 0.69, r, `${points}`),
    ]
  })
}

/** The area whose window it is used in, over what it does. */
function orderShapes(w: number, h: number, top: number, { area, verb }: Contract): Shape[] {
  const room = h - top
  const r = Math.min(room * 0.2, w * 0.13, 26)
  const rows = area ? verbRows(verb) : verbRows(verb).map((row) => row.slice(1))
  const mark = area ? areaLetter(w / 2, top + r + 1, r, area, 'ink') : [icon('spanner', w / 2, top + r + 1, r * 2)]
  const below = top + r * 2 + 4
  const step = (h - below - 4) / rows.length
  const size = Math.min(w * 0.3, step * 0.92, 34)
  return [
    ...mark,
    ...rows.map((row, i) => placedRow(rebusWithin(row, w - 10, size), w / 2, below + step * (i + 0.5), 'middle')),
  ]
}

/** A contract as small as a stamp: on one line where it is broad, else the bonus over the order. */
export const stubShapes = (w: number, h: number, contract: Contract, used: boolean): Shape[] =>
  w / h < 2.3 ? stampShapes(w, h, contract, used) : lineShapes(w, h, contract, used)

function stampShapes(w: number, h: number, contract: Contract, used: boolean): Shape[] {
  const { rows, points } = bonusOf(contract)
  const cut = Math.round(h * 0.54)
  const r = cut * 0.38
  const foot = h - cut
  const row = rebusWithin(rows.flat(), w - (points === undefined ? 6 : r * 2 + 9), cut * 0.74)
  const mark = foot * 0.38
  const order = orderRow(contract, foot * 0.78, w - mark * 2 - 12)
  return [
    ...(used
      ? []
      : [
          path(`M0 ${cut}H${w}V${h - 4}Q${w} ${h} ${w - 4} ${h}H4Q0 ${h} 0 ${h - 4}Z`, {
            fill: orderBlue,
            stroke: stroke('#7c8f9b', 1.2),
          }),
          ...stubMark(mark + 4, cut + foot / 2, mark, contract),
          ...(order.w <= w - mark * 2 - 10 ? [placedRow(order, mark * 2 + 8, cut + foot / 2)] : []),
        ]),
    path(`M4 0H${w - 4}Q${w} 0 ${w} 4V${cut}H0V4Q0 0 4 0Z`, { fill: paper(0, cut), stroke: stroke('#b29a66', 1.2) }),
    points === undefined ? placedRow(row, w / 2, cut / 2, 'middle') : placedRow(row, 4, cut / 2),
    ...(points === undefined ? [] : penny(w - r - 3, cut / 2, r, points)),
  ]
}

/** A contract on one line, for boards with little room: the bonus, and the order’s area while it is unused. */
function lineShapes(w: number, h: number, contract: Contract, used: boolean): Shape[] {
  const { rows, points } = bonusOf(contract)
  const end = used ? 0 : h * 0.78
  const r = h * 0.36
  const plain = { stroke: stroke('#b29a66', 1.2) }
  const width = w - end - (points === undefined ? 6 : r * 2 + 9)
  const row = rebusWithin(rows.flat(), width, h * 0.72)
  return [
    ...(used
      ? []
      : [
          path(`M${w - end} 0H${w - 4}Q${w} 0 ${w} 4V${h - 4}Q${w} ${h} ${w - 4} ${h}H${w - end}Z`, {
            fill: orderBlue,
            stroke: stroke('#7c8f9b', 1.2),
          }),
        ]),
    path(`M4 0H${w - end}V${h}H4Q0 ${h} 0 ${h - 4}V4Q0 0 4 0Z`, { fill: paper(0, h), ...plain }),
    points === undefined ? placedRow(row, (w - end) / 2, h / 2, 'middle') : placedRow(row, 4, h / 2),
    ...(points === undefined ? [] : penny(w - end - r - 3, h / 2, r, points)),
    ...(used ? [] : stubMark(w - end / 2, h / 2, h * 0.31, contract)),
  ]
}

const stubMark = (x: number, y: number, r: number, { area }: Contract): Shape[] =>
  area ? areaLetter(x, y, r, area, 'ink') : [icon('spanner', x, y, r * 2.2)]

/** A small order still open, for the rows of signs on a stamp. */
const orderRow = ({ verb }: Contract, size: number, width: number) => rebusWithin(verbRows(verb)[0] ?? [], width, size)
