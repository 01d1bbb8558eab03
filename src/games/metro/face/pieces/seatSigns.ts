import { colours, seatInk } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, downwards, stroke, text } from '../../../../stage/art/draw.ts'
import type { Paint, Shape } from '../../../../stage/art/shape.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { companyLooks, companyOf } from '../../colours.ts'
import { type Position, stationsOf } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { paintsOf, type Table } from '../table.ts'

/** Brass over a height. */
export const brassBar = (h: number): Paint =>
  downwards(0, h, [colours.brassHi, colours.brass, colours.brassLo], [0, 0.5, 1])

/** The seat's letter in a disc of its pattern: colour, pattern and letter together; 2 `r` wide. */
export function seatDisc(table: Table, seat: Seat, r: number): Shape[] {
  const { base, pattern, letter } = paintsOf(table.p, seat)
  const colour = colours[seatInk(companyLooks[companyOf(table.p, seat)].colour)]
  const size = Math.max(r * 1.24, leastPrint(table))
  return [
    circle(r, r, r, pattern, { stroke: stroke(colours.paperLight, r * 0.16) }),
    circle(r, r, r * 0.72, base),
    text(r, r + size * 0.36, letter, { font: 'display', size, anchor: 'middle', colour }),
  ]
}

/** Points by which a seat is ahead of the best of the others; negative if behind. */
export function aheadBy(p: Position, seat: Seat): number {
  const others = p.hands.flatMap((_, other) => (other === seat ? [] : scoreOf(p, other)))
  return scoreOf(p, seat) - Math.max(0, ...others)
}

/** Number of a seat's trains that still wait at their stations. */
export const openLines = (p: Position, seat: Seat): number =>
  stationsOf(p, seat).filter((station) => !p.runs[station]).length
