import type { Rect, Size } from '../../../stage/face.ts'
import { type Form, formFor, laidOut, narrow, wideSize } from '../../../stage/kit/grid.ts'
import { type LayoutNode, lay, type PlacedNode, slotsOf } from '../../../table/layout/node.ts'
import { type Room, sideways, square, upright, wide } from './areas.ts'

/** Where the large things are, in layout pixels. */
export interface Grid {
  readonly form: Form
  readonly size: Size
  /** From 0 on the smallest stage of a form to 1 on the largest. */
  readonly share: number
  /** True where icons stand for words, for lack of room: on phones. */
  readonly small: boolean
  /** The picture of the mountain; the boards of its stations begin `foot` below its top. */
  readonly land: Rect
  readonly foot: number
  /** In how many legs the line climbs. */
  readonly legs: number
  /** The workplaces from A to G. */
  readonly areas: readonly Rect[]
  /** The boards of the other seats, on an upright stage of every seat; the board of the seat in front. */
  readonly others: Rect
  readonly mine: Rect
  /** Bag and event track, and the Engine Shed. */
  readonly bag: Rect
  readonly shed: Rect
  /** The lids of drawers, where there is too little room for what they hold. */
  readonly tabs: Rect
  /** Round and weather. */
  readonly sky: Rect
  /** Contracts on offer. */
  readonly offer: readonly Rect[]
  /** Rectangles for the page. */
  readonly decision: Rect
  readonly log: Rect
}

/** A length between `a` on a narrow stage and `b` on a wide one, in whole layout pixels. */
export const between = ({ share }: Pick<Grid, 'share'>, a: number, b: number): number => Math.round(a + (b - a) * share)

/** The table on stages of one form. */
interface Arrangement extends Pick<Grid, 'small' | 'legs'> {
  /** The size to lay out for, on a stage of a size in CSS pixels. */
  readonly sizeFor: (asked: Size) => Size
  /** From 0 on its smallest stage to 1 on its largest, and beyond. */
  readonly shareOf: (size: Size) => number
  readonly tree: (room: Room) => LayoutNode
  /** The part of the land above the boards of its stations, in layout pixels. */
  readonly foot: (land: Rect, room: Room) => number
}

const shareOfWide = ({ w, h }: Size) => Math.min((w - narrow.w) / 640, (h - narrow.h) / 360)

const footOfWide = ({ h }: Rect, { from }: Room) => h - from(82, 112)

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { sizeFor: wideSize, shareOf: shareOfWide, tree: wide, small: false, legs: 1, foot: footOfWide },
  square: {
    sizeFor: (asked) => laidOut(asked, { w: 1240, h: 900 }, { w: 1500, h: 1300 }),
    shareOf: shareOfWide,
    tree: square,
    small: false,
    legs: 1,
    foot: footOfWide,
  },
  low: {
    sizeFor: (asked) => laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 }),
    shareOf: ({ w }) => (w - 640) / 260,
    tree: sideways,
    small: true,
    legs: 2,
    foot: ({ h }) => h - Math.round(h * 0.17),
  },
  upright: {
    sizeFor: (asked) => laidOut(asked, { w: 360, h: 640 }, { w: 480, h: 1040 }),
    shareOf: ({ h }) => (h - 640) / 260,
    tree: upright,
    small: true,
    legs: 4,
    // The names of the lowest stations hang below it.
    foot: ({ w, h }) => h - Math.round(Math.max(h * 0.1, w * 0.07)),
  },
}

/** The room on a stage of a size in CSS pixels, for so many seats and with text `text` times as large. */
function roomOn(asked: Size, seats: number, text: number): Room {
  const form = formFor(asked)
  const { sizeFor, shareOf } = arrangements[form]
  const size = sizeFor(asked)
  const share = Math.min(1, Math.max(0, shareOf(size)))
  return { form, size, share, seats, text, seen: asked.h / size.h, from: (a, b) => between({ share }, a, b) }
}

const areasIn = (room: Room): PlacedNode => lay(arrangements[room.form].tree(room), { x: 0, y: 0, ...room.size })

/** The areas of a table in their places, by name. */
export const areasFor = (asked: Size, seats: number, text = 1): PlacedNode => areasIn(roomOn(asked, seats, text))

/** The same as a grid. */
export function gridFor(asked: Size, seats: number, text = 1): Grid {
  const room = roomOn(asked, seats, text)
  const { form, size, share } = room
  const { small, legs, foot } = arrangements[form]
  const slots = slotsOf(areasIn(room))
  const at = (name: string): Rect => slots.get(name) ?? { x: 0, y: 0, ...size }
  const all = (kind: string): Rect[] => [...slots].flatMap(([name, rect]) => (name.startsWith(kind) ? [rect] : []))
  return {
    form,
    size,
    share,
    small,
    legs,
    land: at('land'),
    foot: foot(at('land'), room),
    areas: all('work:'),
    others: at('others'),
    mine: at('mine'),
    bag: at(small ? 'sky' : 'bag'),
    shed: at('shed'),
    tabs: at('tabs'),
    sky: at('sky'),
    offer: all('offer:'),
    decision: at('decision'),
    log: at('log'),
  }
}
