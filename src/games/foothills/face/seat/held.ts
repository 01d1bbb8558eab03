import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import { circle, group, rect, stroke, line as stroked, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged } from '../../../../stage/kit/fit.ts'
import { brass, pewter, type SeatMark } from '../../../../stage/kit/paints.ts'
import type { PrintSizes } from '../../../../stage/kit/print.ts'
import { hut } from '../../../../stage/kit/tiles.ts'
import { first, layers, pin, sized } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, shape, slot, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { pack } from '../../../../table/layout/pack.ts'
import { counted } from '../../../../table/parts/counted.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { reach } from '../../../../table/parts/print.ts'
import { medal } from '../../../../table/parts/seat.ts'
import { thing } from '../../../../table/parts/thing.ts'
import type { Goods } from '../../box.ts'
import { bits } from '../../layout.ts'
import type { Board } from '../../position.ts'
import { scoringIcon, scoringPill } from '../art/actionCard.ts'
import { type IconName, icon } from '../art/icons.ts'
import { board, depths, finger, lookOf, piece, pointsShown, seatsOf, sizesOf, spot, type Table } from '../table.ts'

/** The kinds a supply holds, in the order they are shown. */
export const goodsKinds = ['iron', 'stone', 'rubble', 'passengers'] as const satisfies readonly (keyof Goods)[]

const goodsIcon = { iron: 'iron', stone: 'stone', rubble: 'rubble', passengers: 'passenger' } as const

/** One seat's board: whose, what is on it, and how print is sized. */
export interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly look: SeatMark
  readonly held: Board
  readonly sizes: PrintSizes
}

/** The board of a seat, as laid out for a viewer. */
export const sideOf = (table: Table, seat: Seat): Side => ({
  table,
  seat,
  look: lookOf(table, seat),
  held: board(table, seat),
  sizes: sizesOf(table),
})

/** A seat's lead over the other in points; negative if behind. */
export function aheadBy({ table, seat }: Side): number {
  const others = seatsOf(table).filter((other) => other !== seat)
  const best = Math.max(0, ...others.map((other) => pointsShown(table, other)))
  return pointsShown(table, seat) - best
}

/** A seat's points, with the summit chit in a corner once it is theirs. */
export function points(side: Side, room: readonly [number, number], chit: Chit, manner: Manner = {}): LayoutNode {
  const { table, seat } = side
  const told = { points: halves(pointsShown(table, seat)), leads: aheadBy(side) > 0 }
  const disc = medal(`points:${seat}`, depths.onCard, told, room)
  return layers([disc, pin(1, chit.down, slot(`summit:${seat}`, shape(1, 14, 80)), chit.share)], manner)
}

/** Where the summit chit lies on a medal: from the top (0) to the bottom (1), and how large. */
interface Chit {
  readonly down: number
  readonly share: number
}

/** A seat's supply: a node for each kind, which can be touched on the viewer's own board. */
export function supply(side: Side, high: readonly [number, number], size: number, isFront: boolean): LayoutNode[] {
  const { table, seat, held } = side
  const board = seat === table.looking.seat ? table.grid.mine : table.grid.theirs
  return goodsKinds.map((kind) => {
    const label = table.say[kind]
    const id = `goods:${seat}:${kind}`
    const area = `hold:${seat}:${kind}`
    // Large boards light the whole touch area; on small ones it reaches beyond its row, and the icon is lit.
    const isPart = isFront && table.grid.small
    const shown = { id, countId: `count:${seat}:${kind}`, ...pictured(goodsIcon[kind]), count: held.supply[kind] }
    const told = { ...((isPart || !isFront) && { label }), ...(isPart && { of: area }) }
    const tally = counted(side.sizes, depths.onCard, { ...shown, ...told, high, size })
    if (!isFront) return tally
    const touched = leaf(anyRoom, (place) => [
      spot(area, reach(place, finger(table), board), depths.panel + 1, label, isPart ? {} : { pick: id }),
    ])
    return layers([touched, tally], { grow: 1 })
  })
}

const anyRoom = { w: rest(), h: rest() }

/** Stations built or track laid, with the word where there is room for it. */
export function built(
  side: Side,
  kind: 'station' | 'track',
  high: readonly [number, number],
  size: number,
): LayoutNode {
  const { table, seat, held } = side
  const count = kind === 'station' ? held.stations : held.tracks
  const label = kind === 'station' ? table.say.stations : table.say.tracks
  const shown = { id: `${kind}s:${seat}`, countId: `${kind}s:count:${seat}`, ...pictured(kind), count, label }
  return counted(side.sizes, depths.onCard, { ...shown, high, size })
}

const pictured = (name: IconName) => ({ key: `icon:${name}`, draw: (w: number) => [icon(name, w / 2, w / 2, w)] })

/** The surveyor's hut, with the surveyor's place beside the door. */
export function hutNode(side: Side, least: number, manner: Manner = {}): LayoutNode {
  const { table, seat, look } = side
  const drawn = leaf({ w: span(least * 1.3, least * 2.2), h: span(least, least * 2) }, (place) => {
    const scale = Math.min((place.w * 0.64) / 82, (place.h * 0.94) / 64)
    const draw = (_: number, h: number) => [hut(8 * scale, h - 5 * scale, scale, look)]
    const own = seat === table.looking.seat
    const area = `home:${seat}`
    const { hut: label } = table.say
    const it = piece(`hut:${seat}`, `hut:${look.letter}`, place, depths.panel + 1, draw, {
      label,
      ...(own && { of: area }),
    })
    // Fingers are broad, and moves end here: on small boards the touch area is larger than the drawing.
    return own ? [spot(area, reach(place, finger(table)), depths.panel + 1, label), it] : [it]
  })
  return layers([drawn, pin(1, 1, slot(`home:${seat}`, shape(30 / 46, 14, 60)), 0.98)], manner)
}

/** The tickets a seat may come to hold, in places of their own. */
export function tickets({ table, seat }: Side, high: readonly [number, number], manner: Manner = {}): LayoutNode {
  const all = bits(table.cards?.tickets ?? 0)
  const places = all.map((ticket) => slot(`ticket:${seat}:${ticket}`, shape(1 / 0.62, high[0], high[1])))
  return pack({ aspect: 1 / 0.62, high: span(...high), gap: 2 }, places, manner)
}

/** The same in small: in one row if there is room for it. */
export function ticketRow(side: Side, manner: Manner = {}): LayoutNode {
  const all = bits(side.table.cards?.tickets ?? 0)
  const places = all.map((ticket) => as({ grow: 1 }, slot(`ticket:${side.seat}:${ticket}`, shape(1 / 0.62, 12, 20))))
  return first([{ node: () => row({ gap: 2 }, places) }, { node: () => tickets(side, [14, 20]) }], manner)
}

/** The last number on the ruler of stations a seat has built, which begins at 0. */
const rulerEnd = (table: Table): number => Math.max(11, ...seatsOf(table).map((seat) => board(table, seat).stations))

/** Stations built, on a ruler in two rows, with the counter on its number. */
export function ruler({ table, seat, look, held, sizes }: Side): LayoutNode {
  const end = rulerEnd(table)
  const columns = Math.ceil((end + 1) / 2)
  const number = (w: number, n: number, colour: string): Shape => {
    const size = enlarged(Math.max(14, w * 0.56), sizes.text, (tried) => tried <= w * 0.75)
    return text(w / 2, w / 2 + size * 0.36, `${n}`, { font: 'display', size, anchor: 'middle', colour })
  }
  const room = shape(1, 20, 44)
  const disc = (n: number) =>
    decoration(room, `${n}:${sizes.text}`, (w) => [
      circle(w / 2, w / 2, w / 2 - 2, colours.slate800, { stroke: stroke('#6d7a82', 1.4) }),
      number(w, n, colours.mute),
    ])
  const key = `stations:${held.stations}:${look.letter}`
  const it = { id: `stations:${seat}`, key, depth: depths.cube, margin: 2, label: table.say.stations }
  const counter = thing(room, it, (w) => [
    circle(w / 2, w / 2, w / 2, look.pattern, { stroke: stroke('#ffffff', 1.6) }),
    circle(w / 2, w / 2, Math.max(w * 0.34, 7), look.dark),
    number(w, held.stations, '#ffffff'),
  ])
  const rule = decoration({ w: rest(), h: rest() }, 'rule', (w, h) => [
    stroked(w / columns / 2, h / 2, w - w / columns / 2, h / 2, colours.pewter, 2),
  ])
  const rows = [0, columns].map((from) => {
    const numbers = Array.from({ length: Math.min(columns, end + 1 - from) }, (_, i) => from + i)
    const cells = numbers.map((n) => layers([disc(n), ...(n === held.stations ? [counter] : [])], { grow: 1 }))
    const spare = numbers.length < columns ? [as({ grow: 1 }, space(0))] : []
    return layers([rule, row({ alike: true }, [...cells, ...spare])], { grow: 1 })
  })
  const ground = { id: `ruler:${seat}`, key: `ruler:${end}`, depth: depths.panel + 1 }
  return thingWith(ground, () => [], sized({ w: span(150, 210), h: span(54, 110) }, column({ alike: true }, rows)))
}

/** The scoring pile, last card on top, spread as far as there is room. */
export const pile = (side: Side, high: readonly [number, number], wide: number, manner: Manner = {}): LayoutNode => ({
  ...leaf({ w: span(high[0] * 0.7 + wide, high[1] * 0.7 + 2 * wide), h: span(...high) }, (place) =>
    pilePieces(side, place),
  ),
  ...manner,
})

function pilePieces({ table, seat, held }: Side, place: Rect): Piece[] {
  const first = { ...place, w: Math.round(place.h * 0.7) }
  const spread = Math.min((place.w - first.w) / Math.max(1, held.pile.length - 1), 16)
  const dashes = stroke(colours.mute, 1.2, { dash: [5, 4] })
  const empty = (w: number, h: number) => [
    rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 4, opacity: 0.6, stroke: dashes }),
    group(0, 0, 1, [icon('card', w / 2, h / 2, w * 0.66)], { opacity: 0.28 }),
  ]
  const cards = held.pile.flatMap((index, order) => {
    const card = table.box.actions[index]
    if (!card) return []
    const at = { ...first, x: Math.round(first.x + order * spread) }
    const draw = (w: number, h: number): Shape[] => [
      scoredCard(w, h),
      ...(w < 38
        ? [icon(scoringIcon(card.scoring), w / 2, h * 0.58, w * 0.66)]
        : scoringPill(card.scoring, w - 2, h * 0.5, Math.min(h * 0.42, (w - 5) / 2.15))),
    ]
    const said = { margin: 4, label: table.words.card(card) }
    return [piece(`action:${index}`, `scored:${card.scoring}`, at, depths.onCard + order, draw, said)]
  })
  const label = table.say.pile
  return [piece(`pile:place:${seat}`, 'pile:place', first, depths.panel + 1, empty, { label }), ...cards]
}

/** A scored card, face down to its foot. */
function scoredCard(w: number, h: number): Shape {
  return group(0, 0, 1, [
    rect(0, 0, w, h, brass(0, h), { radius: 4 }),
    rect(3, 3, w - 6, h - 6, colours.paper, { radius: 2 }),
    rect(3, 3, w - 6, Math.round(h * 0.2), pewter(0, h)),
  ])
}
