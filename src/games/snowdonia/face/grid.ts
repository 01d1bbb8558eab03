import type { Rect, Size } from '../../../stage/face.ts'
import { barFor, barLeast, type Form, formFor, laidOut, narrow } from '../../../stage/kit/grid.ts'
import { layers, pad, pin } from '../../../table/layout/around.ts'
import { column, row } from '../../../table/layout/flow.ts'
import { slot, span } from '../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type PlacedNode, slotsOf } from '../../../table/layout/node.ts'

/** Where the large things are, in layout pixels. */
export interface Grid {
  readonly form: Form
  readonly size: Size
  /** CSS pixels per layout pixel. */
  readonly seen: number
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

/** The room that the areas of a table share. */
interface Room extends Pick<Grid, 'form' | 'size' | 'seen' | 'share'> {
  readonly seats: number
  /** The size of text. */
  readonly text: number
  /** A length between `a` on a narrow stage and `b` on a wide one. */
  readonly from: (a: number, b: number) => number
}

type Length = number | readonly [least: number, ideal: number]

/** The lengths of an area, in layout pixels, and its share of what is left; by default it takes no more than that. */
interface Lengths {
  readonly w?: Length
  readonly h?: Length
  readonly grow?: number
}

const spanOf = (length: Length = 0) => (typeof length === 'number' ? span(length) : span(...length))

/** An area with a name. */
const area = (name: string, { w, h, grow = 0 }: Lengths = {}): LayoutNode =>
  as({ grow }, slot(name, { w: spanOf(w), h: spanOf(h) }))

/** Areas of a kind by number, side by side by their weights. */
const areas = (kind: string, weights: readonly number[], lengths: Lengths = {}): LayoutNode[] =>
  weights.map((grow, i) => area(`${kind}:${i}`, { ...lengths, grow }))

/** Everything spelt out; the log, the trains and the bag share the height at the right by weight. */
function wide(room: Room): LayoutNode {
  const { seats, from } = room
  // In a match of one no train is for sale: there are those of its series.
  const [shed, log] = seats > 1 ? [from(204, 310), from(214, 267)] : [from(86, 122), from(350, 450)]
  const rail = [area('log', { grow: log }), area('bag', { grow: from(150, 200) }), area('shed', { grow: shed })]
  return spelt(room, column({ gap: from(5, 8) }, rail))
}

/** As the wide table, with a broader log, and the mountain taking what height there is. */
function square(room: Room): LayoutNode {
  const shed = area('shed', room.seats > 1 ? { h: 250 } : { grow: 0.18 })
  return spelt(room, column({ gap: 6 }, [area('log', { grow: 0.82 }), area('bag', { h: 150 }), shed]))
}

/** Opponents on top, the mountain with its workplaces below, my board at the foot, log, bag and trains at the right. */
function spelt({ seats, text, seen, share, from }: Room, rail: LayoutNode): LayoutNode {
  const [edge, gap, margin] = [from(6, 8), from(5, 8), from(8, 12)]
  const bar = Math.max(barFor(from(42, 50), text, share), seen < 1 ? (barLeast + 3) / seen : 0)
  const sky = pin(0, 0, pad({ left: margin, top: margin }, area('sky', { w: from(250, 372), h: from(72, 106) })))
  const middle = column({ gap }, [
    ...(seats > 1 ? [area('others', { h: from(54, 78) })] : []),
    layers([area('land'), sky], { grow: 1 }),
    row({ gap: from(4, 6) }, workplaces(from)),
    area('decision', { h: bar }),
  ])
  const right = layers([area('rail', { w: from(208, 300) }), rail])
  return pad(
    edge,
    column({ gap }, [row({ gap }, [as({ grow: 1 }, middle), right], { grow: 1 }), area('mine', { h: from(124, 178) })]),
  )
}

/** Widths of the workplaces beside each other. */
const widths = [222, 194, 154, 194, 168, 492, 136]

/** Workplaces beside each other; F also holds the three contracts on offer. */
function workplaces(from: Room['from']): LayoutNode[] {
  const gap = from(5, 7)
  const offers = areas('offer', [0, 0, 0], { w: [50, from(68, 102)] })
  const held = pad(gap, row({ gap }, [area('office', { grow: 1 }), ...offers]))
  return widths.map((w, i) => {
    const place = area(`work:${i}`, { w: [w * 0.4, w], h: from(136, 196) })
    return as({ grow: w }, i === 5 ? layers([place, held]) : place)
  })
}

/** Weights of the workplaces in small. */
const smallShares = [1.25, 1, 0.9, 1, 0.9, 0.9, 0.8]

/** Off the left and the right edge of a phone. */
const aside = (node: LayoutNode): LayoutNode => pad({ left: 4, right: 4 }, node)

/** The contracts on offer. */
const market = (h: Length, grow = 0) => row({ gap: 4 }, areas('offer', [1, 1, 1], { h }), { grow })

/** A phone on its side: the mountain in two legs with its workplaces, the seats at the right, the page at the foot. */
function sideways({ seats, text, from }: Room): LayoutNode {
  const bar = barFor(from(48, 52), text)
  const sky = pad({ top: 4, right: 4 }, pin(1, 0, area('sky', { w: from(270, 310), h: 34 })))
  const mountain = [
    layers([area('land'), sky], { grow: 1 }),
    pad({ left: 4 }, row({ gap: 3 }, areas('work', smallShares, { h: from(62, 70) }))),
  ]
  const right = [
    ...(seats > 1 ? [area('others', { h: [31 * seats - 35, 34 * seats - 38] })] : []),
    area('mine', { w: from(216, 268), h: [72, 80] }),
    market([36, 40]),
    area('tabs', { h: [39.6, 44] }),
  ]
  const page = [area('decision', { h: bar, grow: 0.68 }), area('log', { grow: 0.32 })]
  return pad(
    { bottom: 4 },
    column({ gap: 4 }, [
      row(
        { gap: 4 },
        [column({ gap: 4 }, mountain, { grow: 1 }), pad({ top: 4, right: 4 }, column({ gap: 4 }, right))],
        { grow: 1 },
      ),
      aside(row({ gap: 4 }, page)),
    ]),
  )
}

/** A phone upright: log, seats, weather, the mountain in legs, workplaces, contracts and trains, the bar, my goods. */
function upright({ size, text, from }: Room): LayoutNode {
  const more = Math.min(1.25, Math.max(1, size.w / 480))
  return pad(
    { top: 4, bottom: 4 },
    column({ gap: 4 }, [
      aside(area('log', { h: from(28, 40) })),
      aside(area('others', { h: from(42, 56 * more) })),
      aside(area('sky', { h: from(32, 38 * more) })),
      area('land', { grow: 1 }),
      aside(row({ gap: 3 }, areas('work', smallShares, { h: from(84, 106 * more) }))),
      aside(row({ gap: 4 }, [market(44, 51), area('tabs', { grow: 49 })])),
      aside(area('decision', { h: from(84, barFor(100, text)) })),
      aside(area('mine', { h: from(48, 56 * more) })),
    ]),
  )
}

/** The table on stages of one form: the sizes it is laid out for, and in how many legs its line climbs. */
interface Arrangement extends Pick<Grid, 'legs'> {
  readonly least: Size
  readonly most: Size
  /** From 0 on its smallest stage to 1 on its largest, and beyond. */
  readonly shareOf: (size: Size) => number
  readonly tree: (room: Room) => LayoutNode
}

const shareOfWide = ({ w, h }: Size) => Math.min((w - narrow.w) / 640, (h - narrow.h) / 360)
const shareOfLow = ({ w }: Size) => (w - 640) / 260
const shareOfUpright = ({ h }: Size) => (h - 640) / 260

const arrangements: Readonly<Record<Form, Arrangement>> = {
  wide: { least: narrow, most: { w: 1920, h: 1080 }, shareOf: shareOfWide, tree: wide, legs: 1 },
  square: { least: { w: 1240, h: 900 }, most: { w: 1500, h: 1300 }, shareOf: shareOfWide, tree: square, legs: 1 },
  low: { least: { w: 640, h: 360 }, most: { w: 1000, h: 480 }, shareOf: shareOfLow, tree: sideways, legs: 2 },
  upright: { least: { w: 360, h: 640 }, most: { w: 480, h: 1040 }, shareOf: shareOfUpright, tree: upright, legs: 4 },
}

/** The part of the land above the boards of its stations, in layout pixels. */
function footOf({ w, h }: Rect, { form, from }: Room): number {
  if (form === 'low') return h - Math.round(h * 0.17)
  // The names of the lowest stations hang below it.
  return form === 'upright' ? h - Math.round(Math.max(h * 0.1, w * 0.07)) : h - from(82, 112)
}

/** The room on a stage of a size in CSS pixels, for a number of seats and with text `text` times as large. */
function roomOn(asked: Size, seats: number, text: number): Room {
  const form = formFor(asked)
  const { least, most, shareOf } = arrangements[form]
  const size = laidOut(asked, least, most)
  const share = Math.min(1, Math.max(0, shareOf(size)))
  return { form, size, share, seats, text, seen: asked.h / size.h, from: (a, b) => between({ share }, a, b) }
}

const areasIn = (room: Room): PlacedNode => lay(arrangements[room.form].tree(room), { x: 0, y: 0, ...room.size })

/** The areas of a table in their places, by name. */
export const areasFor = (asked: Size, seats: number, text = 1): PlacedNode => areasIn(roomOn(asked, seats, text))

/** The same as a grid. */
export function gridFor(asked: Size, seats: number, text = 1): Grid {
  const room = roomOn(asked, seats, text)
  const { form, size, seen, share } = room
  const { legs } = arrangements[form]
  const slots = slotsOf(areasIn(room))
  const at = (name: string): Rect => slots.get(name) ?? { x: 0, y: 0, ...size }
  const all = (kind: string): Rect[] => [...slots].flatMap(([name, rect]) => (name.startsWith(kind) ? [rect] : []))
  const [land, others, mine, bag, shed] = [at('land'), at('others'), at('mine'), at('bag'), at('shed')]
  const page = { decision: at('decision'), log: at('log') }
  const rects = { land, others, mine, bag, shed, tabs: at('tabs'), sky: at('sky'), ...page }
  const foot = footOf(land, room)
  return { form, size, seen, share, small: legs > 1, legs, foot, ...rects, areas: all('work:'), offer: all('offer:') }
}
