import type { Rect, Size } from '../../../stage/face.ts'
import { barFor, barLeast, type Form, formFor, laidOut, narrow } from '../../../stage/kit/grid.ts'
import { pad } from '../../../table/layout/around.ts'
import { column, row } from '../../../table/layout/flow.ts'
import { slot, span } from '../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type PlacedNode, slotsOf } from '../../../table/layout/node.ts'

/**
 * The parts of a table: the seats; the mountain; the row of cards or what else a step is about; the board of the seat in
 * front; turn and prices, in small on one strip; the lids of drawers; what is left to the page.
 */
export type AreaName = 'others' | 'land' | 'shelf' | 'mine' | 'turn' | 'exchange' | 'tabs' | 'decision' | 'log'

/** Where the large things are, in layout pixels. */
export interface Grid extends Readonly<Record<AreaName, Rect>> {
  readonly form: Form
  readonly size: Size
  /** From 0 on the smallest stage of a form to 1 on the largest. */
  readonly share: number
  /** True where icons stand for words, for lack of room: on phones. */
  readonly small: boolean
}

/** A length between `a` on a narrow stage and `b` on a wide one, in whole layout pixels. */
export const between = ({ share }: Pick<Grid, 'share'>, a: number, b: number): number => Math.round(a + (b - a) * share)

/** The room that the areas of a table share. */
interface Room extends Pick<Grid, 'form' | 'size' | 'share'> {
  readonly seats: number
  /** The size of text. */
  readonly text: number
  /** CSS pixels per layout pixel. */
  readonly seen: number
  readonly from: (a: number, b: number) => number
}

type Length = number | readonly [least: number, ideal: number]
const spanOf = (length: Length = 0) => (typeof length === 'number' ? span(length) : span(...length))

const area = (name: AreaName, { w, h, grow = 0 }: { w?: Length; h?: Length; grow?: number } = {}): LayoutNode =>
  as({ grow }, slot(name, { w: spanOf(w), h: spanOf(h) }))

/** Seats on top, the mountain over the row, my board at the foot; log, turn and Exchange at the right. */
function wide({ text, seen, share, from }: Room): LayoutNode {
  const [edge, gap] = [from(6, 8), from(5, 8)]
  const bar = Math.max(barFor(from(42, 54), text, share), seen < 1 ? (barLeast + 3) / seen : 0)
  const middle = [
    area('others', { h: from(60, 84) }),
    area('land', { grow: 1 }),
    area('shelf', { h: from(102, 142) }),
    area('decision', { h: bar }),
  ]
  const rail = [
    area('log', { w: from(208, 300), grow: from(196, 322) }),
    area('turn', { h: from(92, 142) }),
    area('exchange', { grow: from(300, 452) }),
  ]
  return pad(
    edge,
    column({ gap }, [
      row({ gap }, [as({ grow: 1 }, column({ gap }, middle)), column({ gap }, rail)], { grow: 1 }),
      area('mine', { h: from(92, 124) }),
    ]),
  )
}

const aside = (node: LayoutNode): LayoutNode => pad({ left: 4, right: 4 }, node)

/** A phone upright: log, seats, turn and prices, the mountain, what the step is about, the bar, lids of drawers. */
function upright({ size, text, from }: Room): LayoutNode {
  const more = Math.min(1.3, Math.max(1, size.w / 480))
  return pad(
    { top: 4, bottom: 4 },
    column({ gap: 4 }, [
      aside(area('log', { h: from(28, 40) })),
      aside(area('others', { h: from(50, 58 * more) })),
      aside(area('turn', { h: from(34, 40 * more) })),
      aside(area('land', { grow: 1 })),
      aside(area('shelf', { h: from(99, 104 * more * more) })),
      aside(area('decision', { h: from(84, barFor(106, text)) })),
      aside(area('tabs', { h: from(44, 50) })),
    ]),
  )
}

/** A phone on its side: the mountain at the left over the page, everything else in a column at the right. */
function sideways({ seats, text, from }: Room): LayoutNode {
  const bar = barFor(from(50, 52), text)
  const right = [
    area('others', { h: from(32, 34) * Math.ceil(seats / 2) + 4 * (Math.ceil(seats / 2) - 1) }),
    area('turn', { h: from(32, 36) }),
    area('shelf', { grow: 1, w: from(254, 300), h: 100 }),
    area('tabs', { h: 44 }),
  ]
  const page = [area('decision', { h: bar, grow: 0.68 }), area('log', { grow: 0.32 })]
  return pad(
    4,
    column({ gap: 4 }, [
      row({ gap: 4 }, [area('land', { grow: 1 }), column({ gap: 4 }, right)], { grow: 1 }),
      row({ gap: 4 }, page),
    ]),
  )
}

/** The table on stages of one form: the sizes it is laid out for. */
interface Arrangement {
  readonly least: Size
  readonly most: Size
  /** From 0 on its smallest stage to 1 on its largest, and beyond. */
  readonly shareOf: (size: Size) => number
  readonly tree: (room: Room) => LayoutNode
}

const shareOfWide = ({ w, h }: Size) => Math.min((w - narrow.w) / 640, (h - narrow.h) / 360)

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { least: narrow, most: { w: 1920, h: 1080 }, shareOf: shareOfWide, tree: wide },
  square: { least: { w: 1240, h: 900 }, most: { w: 1500, h: 1300 }, shareOf: shareOfWide, tree: wide },
  low: { least: { w: 640, h: 360 }, most: { w: 1000, h: 480 }, shareOf: ({ w }) => (w - 640) / 260, tree: sideways },
  upright: { least: { w: 360, h: 640 }, most: { w: 480, h: 1040 }, shareOf: ({ h }) => (h - 640) / 260, tree: upright },
}

/** The room on a stage of a size in CSS pixels, for a number of seats and with text `text` times as large. */
function roomOn(asked: Size, seats: number, text: number): Room {
  const form = formFor(asked)
  const { least, most, shareOf } = arrangements[form]
  const size = laidOut(asked, least, most)
  const share = Math.min(1, Math.max(0, shareOf(size)))
  const from = (a: number, b: number) => between({ share }, a, b)
  return { form, size, share, seats, text, seen: asked.h / size.h, from }
}

const areasIn = (room: Room): PlacedNode => lay(arrangements[room.form].tree(room), { x: 0, y: 0, ...room.size })

/** The areas of a table in their places, by name. */
export const areasFor = (asked: Size, seats: number, text = 1): PlacedNode => areasIn(roomOn(asked, seats, text))

/** The same as a grid. */
export function gridFor(asked: Size, seats: number, text = 1): Grid {
  const room = roomOn(asked, seats, text)
  const { form, size, share } = room
  const slots = slotsOf(areasIn(room))
  const at = (name: AreaName): Rect => slots.get(name) ?? { x: 0, y: 0, w: 0, h: 0 }
  const rects = {
    others: at('others'),
    land: at('land'),
    shelf: at('shelf'),
    mine: at('mine'),
    turn: at('turn'),
    exchange: at('exchange'),
    tabs: at('tabs'),
    decision: at('decision'),
    log: at('log'),
  }
  return { form, size, share, small: form === 'low' || form === 'upright', ...rects }
}
