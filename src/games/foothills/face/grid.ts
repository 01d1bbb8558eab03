import type { Rect, Size } from '../../../stage/face.ts'
import { barFor, barLeast, column, type Form, narrow } from '../../../stage/kit/grid.ts'

/** Lengths that depend on the room available, in layout pixels. */
export interface Measures {
  /** Frame of a station card, its footer, the track bed. */
  readonly frame: number
  readonly footer: number
  readonly bed: number
  /** Type: smallest, running text, captions, names of stations, counts. */
  readonly least: number
  readonly body: number
  readonly caption: number
  readonly name: number
  readonly count: number
  /** Icons in a footer, on a plot, beside a count. */
  readonly icon: number
  readonly plotIcon: number
  readonly plot: number
  readonly goods: number
  /** Heights of a surveyor and of a station's tile. */
  readonly pawn: number
  readonly tile: number
}

/** Where the large things are. */
export interface Grid {
  readonly form: Form
  readonly size: Size
  /** From 0 on a narrow stage to 1 on a wide one. */
  readonly share: number
  readonly measures: Measures
  readonly theirs: Rect
  readonly yard: Rect
  readonly bag: Rect
  readonly supply: Rect
  readonly lines: Rect
  readonly pub: Rect
  readonly spare: Rect
  readonly log: Rect
  readonly decision: Rect
  readonly mine: Rect
  /** Room between cards of a row, and between rows. */
  readonly gap: Size
  /** True when boards and panels use icons and cards say less, for lack of room. */
  readonly small: boolean
}

/** The table's main areas on a stage of `asked` CSS pixels, narrow to wide, with text `text` times as large. */
export function wideGrid(size: Size, asked: Size = size, text = 1): Grid {
  const room = Math.min((size.w - narrow.w) / 640, (size.h - narrow.h) / 360)
  const share = Math.min(1, Math.max(0, room))
  const from = (a: number, b: number) => Math.round(a + (b - a) * share)
  const edge = from(6, 8)
  const theirs = { x: edge, y: edge, w: size.w - 2 * edge, h: from(50, 72) }
  const top = theirs.y + theirs.h + from(6, 9)
  const mineHigh = from(124, 170)
  const mine = { x: edge, y: size.h - edge - mineHigh, w: size.w - 2 * edge, h: mineHigh }
  const bottom = mine.y - from(6, 8)
  const left = { x: edge, y: top, w: from(150, 220), h: bottom - top }
  const rightWide = from(206, 290)
  const right = { x: size.w - edge - rightWide, y: top, w: rightWide, h: bottom - top }
  const seen = asked.h / size.h
  const decisionHigh = Math.max(barFor(from(42, 50), text, share), seen < 0.75 ? Math.round(barLeast / seen) : 0)
  const x = left.x + left.w + from(8, 12)
  const between = right.x - from(8, 20) - x
  const decision = { x, y: bottom + from(0, 1) - decisionHigh, w: between, h: decisionHigh }
  const lines = { x, y: top, w: between, h: decision.y - from(6, 6) - top }
  return {
    form: 'wide',
    size,
    share,
    measures: measuresOf(from),
    theirs,
    ...column(left, [0.36, 0.3, 0.34], ['yard', 'bag', 'supply'], from(6, 8)),
    ...column(right, [from(16, 17) / 100, 0.41, 0.43], ['pub', 'spare', 'log'], from(6, 8)),
    lines,
    decision,
    mine,
    gap: { w: from(7, 10), h: from(5, 7) },
    small: false,
  }
}

const measuresOf = (from: (a: number, b: number) => number): Measures => ({
  frame: from(2, 3),
  footer: from(21, 31),
  bed: from(14, 20),
  least: 14,
  body: from(14, 16),
  caption: from(15, 19),
  name: from(15, 23),
  count: from(21, 31),
  icon: from(15, 21),
  plotIcon: from(14, 20),
  plot: from(19, 32),
  goods: from(24, 36),
  pawn: (46 * from(21, 31)) / 33,
  tile: from(23, 41),
})

/** A length between `a` on a narrow stage and `b` on a wide one, in whole layout pixels. */
export const between = ({ share }: Grid, a: number, b: number): number => Math.round(a + (b - a) * share)
