import type { Seat } from '../../../rules/game.ts'
import type { Rect, Size } from '../../../stage/face.ts'
import { type Form, formFor, laidOut, narrow, wideSize } from '../../../stage/kit/grid.ts'
import { first, pad, pin } from '../../../table/layout/around.ts'
import { column, grid, row } from '../../../table/layout/flow.ts'
import { rest, shape, slot, space, span } from '../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type PlacedNode, slotsOf } from '../../../table/layout/node.ts'
import { type Ring, ringIn } from './ring.ts'

/** Where the large things are, in layout pixels. */
export interface Grid extends Ring {
  readonly form: Form
  readonly size: Size
  /** True where panels and tracks say less, for lack of room: on phones. */
  readonly small: boolean
  /** Depth of the strips for the marks of columns, above the board, and of rows, at its left. */
  readonly edge: number
  /** The title and how far the match is; only on wide tables. */
  readonly title: Rect | undefined
  /** A panel or chip for each seat, by seat. */
  readonly seats: readonly Rect[]
  /** True where seats have chips instead of panels. */
  readonly chips: boolean
  /** The tiles to draw. */
  readonly pool: Rect
  /** The tiles still unseen, by kind; folded away if missing. */
  readonly unseen: Rect | undefined
  /** The hand of the seat in front. */
  readonly hand: Rect
  /** A square for an enlarged view of the touched cell; only on small tables. */
  readonly glass: Rect | undefined
  /** Rectangles for the page. */
  readonly decision: Rect
  readonly log: Rect
}

/** Conditions a table is laid out for besides its size. */
export interface Asked {
  /** Number of seats, and the seat whose things are in front. */
  readonly count: number
  readonly front: Seat
}

/** Stages narrower than this are phones, in CSS pixels; wider ones are tablets. */
const tabletFrom = 600
/** Upright tables narrower than this are laid out for phones. */
const leastTablet: Size = { w: 700, h: 900 }

/** The size of a table for a stage of a size in CSS pixels. */
const sizes: Readonly<Record<Form, (asked: Size) => Size>> = {
  wide: wideSize,
  square: (asked) => laidOut(asked, { w: 1000, h: 720 }, { w: 1280, h: 1280 }),
  low: (asked) => laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 }),
  upright: (asked) =>
    asked.w < tabletFrom
      ? laidOut(asked, { w: 360, h: 640 }, { w: 480, h: 1040 })
      : laidOut(asked, leastTablet, { w: 820, h: 1100 }),
}

const isPhone = (form: Form, { w }: Size) => form === 'low' || (form === 'upright' && w < leastTablet.w)

/** The areas of a table for a stage of a size in CSS pixels, laid out. */
export function laidAreas(stage: Size, asked: Asked): PlacedNode {
  const form = formFor(stage)
  const size = sizes[form](stage)
  return lay(trees[form](size, asked), { x: 0, y: 0, ...size })
}

/** The table's areas on a stage of a size in CSS pixels. */
export function gridFor(stage: Size, asked: Asked): Grid {
  const form = formFor(stage)
  const placed = laidAreas(stage, asked)
  const { w, h } = placed.rect
  const slots = slotsOf(placed)
  const at = (area: string): Rect => slots.get(area) ?? placed.rect
  const small = isPhone(form, placed.rect)
  const glass = slots.get('glass')
  const edge = small ? 11 : 16
  return {
    form,
    size: { w, h },
    small,
    edge,
    ...ringIn(at('board'), edge),
    title: slots.get('title'),
    seats: Array.from({ length: asked.count }, (_, seat) => at(seatArea(seat))),
    chips: form !== 'wide',
    pool: at('pool'),
    unseen: slots.get('unseen'),
    hand: at('hand'),
    glass: glass && squareIn(glass),
    decision: at('decision'),
    log: at('log'),
  }
}

/** A square as large as can be in the middle of a rectangle. */
function squareIn({ x, y, w, h }: Rect): Rect {
  const side = Math.min(w, h)
  return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side }
}

/** The board with its marks. */
export const markedBoard = ({ board, edge }: Pick<Grid, 'board' | 'edge'>): Rect => ({
  x: board.x - edge,
  y: board.y - edge,
  w: board.w + edge,
  h: board.h + edge,
})

/** The tree of each form, for a size within those of the form. */
const trees: Readonly<Record<Form, (size: Size, asked: Asked) => LayoutNode>> = {
  wide,
  square,
  low,
  upright: (size, asked) => (isPhone('upright', size) ? phone(size, asked) : tablet(asked)),
}

/** From the length on the smallest table of a form to that on the largest. */
type Range = readonly [least: number, ideal: number]

/** An area with a name, of a width and a height; by default whatever is left. */
const area = (name: string, { w, h, grow }: { w?: Range; h?: Range; grow?: number } = {}): LayoutNode =>
  as(grow === undefined ? {} : { grow }, slot(name, { w: w ? span(...w) : rest(), h: h ? span(...h) : rest() }))

/** The board: a square, as large as the least of everything else lets it be. */
const board = (least = 240): LayoutNode => as({ weight: 1 }, slot('board', shape(1, least, 1280)))

const seatArea = (seat: Seat) => `seat:${seat}`

/** The seats in turn order, the one in front last. */
const inTurn = ({ count, front }: Asked): Seat[] => Array.from({ length: count }, (_, i) => (front + 1 + i) % count)

/** Everything spelt out: seats at the left, a board as high as the window, the rest at the right. */
function wide({ w, h }: Size, asked: Asked): LayoutNode {
  const gap = Math.round(Math.min(8, 5 + (h - narrow.h) / 120))
  const side = { w: [235, 480] } as const
  /** Heights of all panels together; the panel in front is higher. */
  const larger = 1.25
  const [least, ideal] = [670 - 5 * asked.count, 1004 - 8 * asked.count]
  const panels = inTurn(asked).map((seat) => {
    const share = (seat === asked.front ? larger : 1) / (asked.count - 1 + larger)
    return area(seatArea(seat), { h: [least * share, ideal * share], grow: share })
  })
  const left = column({ gap }, [area('title', { ...side, h: [40, 60] }), ...panels])
  const unfolded = () =>
    column({ gap }, [
      area('log', { ...side, h: [217, 250] }),
      column({}, [area('pool', { h: [98, 112] }), area('unseen', { h: [130, Math.min(212, (w - h) / 4)] })]),
      area('hand', { h: [251, 302], grow: 1 }),
      area('decision', { h: [149, 164] }),
    ])
  const folded = () =>
    column({ gap }, [
      area('log', { ...side, h: [190, 217] }),
      area('pool', { h: [86, 86] }),
      area('hand', { h: [283, 400], grow: 1 }),
      area('decision', { h: [136, 149] }),
    ])
  const right = first([{ node: unfolded, from: { w: 285, h: 869 } }, { node: folded }])
  return pad(gap, pin(0.5, 0, row({ gap }, [left, board(), right])))
}

/** As the wide table, with chips for the seats and nothing unseen. */
function square(_: Size, asked: Asked): LayoutNode {
  const gap = 6
  const right = [
    area('log', { w: [204, 234], h: [191, 342] }),
    area('pool', { h: [86, 86] }),
    area('hand', { h: [273, 682], grow: 1 }),
    area('decision', { h: [140, 140] }),
  ]
  return pad(gap, row({ gap }, [chipColumn(asked, gap, [84, 114], 185), board(), column({ gap }, right, { grow: 1 })]))
}

/** A phone held sideways: seats at the left, a board at full height, my tile, the glass and the page's parts. */
function low(_: Size, asked: Asked): LayoutNode {
  const gap = 4
  const held = column(
    { gap },
    [area('hand', { w: [94, 140], h: [140, 147], grow: 1 }), area('pool', { h: [56, 59], grow: 0.4 })],
    { grow: 0.48 },
  )
  const right = [
    row({ gap }, [held, area('glass', { w: [106, 156], grow: 0.52 })], { grow: 1 }),
    area('decision', { w: [204, 300], h: [108, 122] }),
    area('log', { h: [36, 42] }),
  ]
  const inset = { top: gap, bottom: gap }
  return pad(
    { left: gap, right: gap },
    row({ gap }, [
      pad(inset, chipColumn(asked, gap, [64, 130], 88)),
      board(),
      pad(inset, column({ gap }, right), { grow: 1 }),
    ]),
  )
}

/** Chips of a width one below another, no higher than `high`. */
const chipColumn = (asked: Asked, gap: number, w: Range, high: number): LayoutNode =>
  column(
    { gap },
    inTurn(asked).map((seat) => area(seatArea(seat), { w, h: [0, high] })),
  )

/** A phone held upright: the log, seats in rows, the board as wide as the stage, my tile, the glass and the pool. */
function phone({ w }: Size, asked: Asked): LayoutNode {
  const gap = 4
  const pile = 52
  const inset = { left: gap, right: gap }
  const below = (square: LayoutNode, decision: Range, dock: Range) => [
    square,
    pad(inset, area('decision', { h: decision })),
    pad(
      inset,
      row({ gap }, [
        area('hand', { h: dock, grow: 1 }),
        // No wider than half, since my tile needs as much.
        slot('glass', shape(1, 90, Math.round((w - 2 * gap - pile) / 2))),
        area('pool', { w: [pile, pile] }),
      ]),
      { grow: 1 },
    ),
  ]
  const table = (log: Range, perRow: number, chips: Range, others: readonly LayoutNode[]) => {
    const top = [area('log', { h: log }), chipRows(asked, gap, perRow, chips)].map((node) => pad(inset, node))
    return pad({ top: gap, bottom: gap }, column({ gap }, [...top, ...others]))
  }
  const oneRow = { node: () => table([28, 38], 6, [40, 56], below(board(), [92, 112], [96, 200])) }
  const twoRows = { node: () => table([36, 38], 3, [84, 84], below(board(w), [108, 112], [148, 172])) }
  return asked.count > 4 ? first([twoRows, oneRow]) : oneRow.node()
}

/** A tablet held upright: the log, seats in rows, the board as wide as the stage, and everything else below it. */
function tablet(asked: Asked): LayoutNode {
  const gap = 6
  const many = asked.count > 4
  const below = [
    area('hand', { w: [179, 179], h: [106, 150], grow: 0.4 }),
    area('pool', { w: [76, 76] }),
    area('decision', { w: [229, 229], grow: 0.6 }),
  ]
  return pad(
    gap,
    column({ gap }, [
      area('log', { h: [40, 48] }),
      chipRows(asked, gap, many ? 3 : 4, many ? [92, 92] : [74, 74]),
      board(),
      row({ gap }, below, { grow: 1 }),
    ]),
  )
}

/** Chips in rows of equal places that are `h` high together, the last of which is full. */
function chipRows(asked: Asked, gap: number, perRow: number, h: Range): LayoutNode {
  const columns = Math.ceil(asked.count / Math.ceil(asked.count / perRow))
  const empty = (columns - (asked.count % columns)) % columns
  const rows = (asked.count + empty) / columns
  const [least, ideal] = h.map((high) => (high - gap * (rows - 1)) / rows)
  const chips = inTurn(asked).map((seat) => area(seatArea(seat), { h: [least ?? 0, ideal ?? 0] }))
  return grid(columns, gap, [...Array.from({ length: empty }, () => space(0)), ...chips])
}
