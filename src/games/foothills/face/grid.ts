import type { Rect, Size } from '../../../stage/face.ts'
import { barFor, barLeast, type Form, formFor, laidOut, wideSize } from '../../../stage/kit/grid.ts'
import { first, pad } from '../../../table/layout/around.ts'
import { column, row } from '../../../table/layout/flow.ts'
import { rest, slot, span } from '../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type Span, slotsOf } from '../../../table/layout/node.ts'

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

/** Layout pixels per CSS pixel on a phone, which shows print of 14 at 11. */
const phone = 14 / 11

/** The room a finger needs, in CSS pixels. */
const finger = 44

const mix = (share: number, a: number, b: number) => a + (b - a) * share

const within = (share: number) => Math.min(1, Math.max(0, share))

/** The size of a table for a stage of a size in CSS pixels: no smaller than it must be, and no larger than is useful. */
const sizes: Readonly<Record<Form, (asked: Size) => Size>> = {
  wide: wideSize,
  square: (asked) => laidOut(asked, { w: 1000, h: 740 }, { w: 1280, h: 1280 }),
  low: ({ w, h }) => laidOut({ w: w * phone, h: h * phone }, { w: 814, h: 458 }, { w: 1100, h: 540 }),
  upright: ({ w, h }) => {
    const tablet = within((w - 500) / 240)
    const dense = mix(tablet, phone, 1)
    const most = { w: mix(tablet, 500, 820), h: mix(tablet, 880, 1100) }
    return laidOut({ w: w * dense, h: h * dense }, { w: 457, h: 812 }, most)
  },
}

/** The table's areas on a stage of a size in CSS pixels, with text `text` times as large. */
export function gridFor(asked: Size, text = 1): Grid {
  const form = formFor(asked)
  const size = sizes[form](asked)
  const slots = slotsOf(lay(trees[form](asked.h / size.h, text), { x: 0, y: 0, ...size }))
  const at = (area: string): Rect => slots.get(area) ?? { x: 0, y: 0, ...size }
  const lines = at('lines')
  const small = form === 'low' || form === 'upright'
  // From 0 where station cards are small to 1 where they are large.
  const share = within(Math.min((lines.h / 6 - 80) / 46, (lines.w / 5 - 127) / 56))
  return {
    form,
    size,
    measures: small ? smallMeasures(lines.h / 6 - 4, lines.w / 5 - 4) : largeMeasures(share),
    theirs: at('theirs'),
    yard: at('yard'),
    bag: at('bag'),
    supply: at('supply'),
    lines,
    pub: at('pub'),
    spare: small ? spareOver(lines) : at('spare'),
    log: at('log'),
    decision: at('decision'),
    mine: at('mine'),
    gap: small ? { w: 4, h: 4 } : { w: Math.round(mix(share, 6, 10)), h: Math.round(mix(share, 5, 7)) },
    small,
  }
}

/** Spare cards are spread over small lines while one is being chosen. */
function spareOver({ x, y, w, h }: Rect): Rect {
  const [wide, high] = [Math.min(w * 0.92, 520), Math.min(h, 330)]
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high }
}

/** The tree of each form, for `seen` CSS pixels per layout pixel and text of a size. */
const trees: Readonly<Record<Form, (seen: number, text: number) => LayoutNode>> = {
  wide: (seen, text) => {
    const bar = Math.max(barFor(42, text), seen < 0.75 ? Math.round(barLeast / seen) : 0)
    return spelt(
      { edge: 7, gap: 8, theirs: [50, 72], mine: [124, 170], left: [150, 220], right: [206, 290] },
      [bar, 50],
      { w: span(890, 1380), h: span(472, 746) },
    )
  },
  square: (_, text) => {
    const bar = barFor(46, text, 1)
    return spelt(
      { edge: 6, gap: 6, theirs: [52, 54], mine: [136, 150], left: [124, 150], right: [184, 206] },
      [bar, bar],
      { w: span(668, 900), h: span(470, 560) },
    )
  },
  low: sideways,
  upright: () => first([{ node: () => upright(true), from: { w: 640 } }, { node: () => upright(false) }]),
}

type Range = readonly [least: number, ideal: number]

/** An area with a name, of a width and a height; by default whatever is left. */
const area = (name: string, { w, h, grow }: { w?: Range; h?: Range; grow?: number } = {}): LayoutNode =>
  as(grow === undefined ? {} : { grow }, slot(name, { w: w ? span(...w) : rest(), h: h ? span(...h) : rest() }))

/** Widths and heights of a table on which everything is spelt out. */
interface Spelt {
  readonly edge: number
  readonly gap: number
  readonly theirs: Range
  readonly mine: Range
  readonly left: Range
  readonly right: Range
}

/** The boards at the top and the bottom, stores at the left, the lines in the middle, log and pub at the right. */
function spelt(
  { edge, gap, theirs, mine, left, right }: Spelt,
  bar: Range,
  lines: { readonly w: Span; readonly h: Span },
): LayoutNode {
  const stores = [area('yard', { w: left, grow: 0.36 }), area('bag', { grow: 0.29 }), area('supply', { grow: 0.35 })]
  const middle = [as({ grow: 1 }, slot('lines', lines)), area('decision', { h: bar })]
  const talk = [area('log', { w: right, grow: 0.43 }), area('pub', { grow: 0.16 }), area('spare', { grow: 0.41 })]
  return pad(
    edge,
    column({ gap }, [
      area('theirs', { h: theirs }),
      row({ gap }, [column({ gap }, stores), column({ gap: 6 }, middle, { grow: 1 }), column({ gap }, talk)], {
        grow: 1,
      }),
      area('mine', { h: mine }),
    ]),
  )
}

/** A phone held sideways: stores at the left, the lines, both boards at the right, the page at the foot. */
function sideways(seen: number): LayoutNode {
  const stores = [
    area('yard', { w: [88, 104], grow: 0.51 }),
    area('bag', { grow: 0.15 }),
    area('pub', { grow: 0.19 }),
    area('supply', { grow: 0.15 }),
  ]
  const boards = [area('theirs', { w: [280, 304], h: [102, 108] }), area('mine', { h: [236, 280], grow: 1 })]
  const lines = area('lines', { w: [430, 658], grow: 1 })
  const table = row({ gap: 4 }, [column({ gap: 4 }, stores), lines, column({ gap: 4 }, boards)], { grow: 1 })
  // In a replay the table is seen so small that its buttons would be lower than a finger.
  const bar = Math.max(60, finger / seen)
  const page = [area('decision', { h: [bar, bar], grow: 0.68 }), area('log', { grow: 0.32 })]
  return pad(4, column({ gap: 4 }, [table, row({ gap: 4 }, page)]))
}

/** The log, the opponent's board, a strip of stores and pub, the lines, the decision bar, my board. */
function upright(isTablet: boolean): LayoutNode {
  const either = (tablet: Range, onPhone: Range) => (isTablet ? tablet : onPhone)
  const strip = [
    area('yard', { w: [230, 410], h: either([64, 96], [56, 64]), grow: 1 }),
    area('bag', { w: either([110, 120], [82, 90]) }),
    area('pub', { w: either([120, 150], [72, 84]) }),
    area('supply', { w: either([56, 60], [50, 52]) }),
  ]
  return pad(
    4,
    column({ gap: 4 }, [
      area('log', { h: either([40, 48], [31, 48]) }),
      area('theirs', { h: either([82, 88], [68, 80]) }),
      row({ gap: 4 }, strip),
      area('lines', { h: either([430, 520], [365, 454]), grow: 1 }),
      area('decision', { h: either([136, 150], [107, 178]) }),
      area('mine', { h: either([198, 222], [157, 190]) }),
    ]),
  )
}

/** Lengths where everything is spelt out, from small cards to large ones. */
function largeMeasures(share: number): Measures {
  const from = (a: number, b: number) => Math.round(mix(share, a, b))
  return {
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
  }
}

/** Lengths for small station cards of a size: the smallest just fit name, sign, track and action. */
function smallMeasures(high: number, wide: number): Measures {
  const room = within(Math.min((high - 60) / 50, (wide - 70) / 70))
  const from = (a: number, b: number) => Math.round(mix(room, a, b))
  return {
    frame: 1,
    footer: from(15, 25),
    bed: from(11, 17),
    least: 14,
    body: 14,
    caption: 14,
    name: from(14, 18),
    count: 26,
    icon: from(13, 18),
    plotIcon: from(13, 18),
    plot: from(17, 27),
    goods: 32,
    pawn: from(28, 40),
    tile: from(19, 34),
  }
}
