import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { type Card, cardIn } from '../../box.ts'
import { costOf } from '../../money.ts'
import { eventScene } from '../art/cards/events.ts'
import { cityScene, haulerScene, mineScene, personScene, stormScene } from '../art/cards/scenes.ts'
import { copper, die } from '../art/exchange.ts'
import { icon } from '../art/icons.ts'
import { ratingBadge } from '../art/pawns.ts'
import { reachOf } from '../map/segments.ts'
import { cardName, nthOf, outputOf, type Table } from '../table.ts'
import { fitting } from './print.ts'

/** The picture of a card, in a box. */
export function scene({ box }: Table, card: number, size: Size): Shape {
  const [one, nth] = [cardIn(box, card), nthOf(box, card)]
  if (one.kind === 'mine') return mineScene(size, one.card.good, nth)
  if (one.kind === 'transport') return haulerScene(size, one.card.kind, nth)
  if (one.kind === 'person') return personScene(size, one.card.role, nth)
  if (one.kind === 'passenger') return cityScene(size, nth)
  return one.kind === 'storm' ? stormScene(size) : eventScene(size, one.card, nth)
}

/** A name in capitals, and the part of it that must do where there is little room. */
export const namesFor = (name: string): readonly string[] => {
  const words = name
    .toUpperCase()
    .split(' ')
    .filter((word) => word.length > 3)
  return [name.toUpperCase(), ...words.slice(0, 1)]
}

/** The goods of a mine by face: a die each over what it brings, from `x` on over a width, the top of the dice at `y`. */
export function outputShapes(table: Table, mine: number, x: number, y: number, w: number, high: number): Shape[] {
  const output = outputOf(table, mine)
  const step = w / 6
  const size = Math.min(step * 0.88, high * 0.48)
  const top = y + (high - size * 2.06) / 2
  return output.flatMap((goods, at) => {
    const middle = x + (at + 0.5) * step
    const foot = top + size * 1.56
    const isOut = goods < 0
    const number = { font: 'display', size: Math.max(12, size * 1.02), anchor: 'middle' } as const
    return [
      die(middle, top + size / 2, size, at + 1, isOut ? 'dark' : 'light'),
      isOut
        ? cross(middle, foot, size * 0.34)
        : inscribed(middle, foot, step, [`${goods}`], { ...number, colour: goods === 0 ? '#8a7a66' : colours.ink }, 12),
    ]
  })
}

const cross = (x: number, y: number, r: number): Shape =>
  path(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, {
    stroke: stroke(colours.red, r * 0.6, { round: true }),
  })

/** Track still to be laid to a mine or a city, in a word or two. */
function reachWords(table: Table, card: number): string {
  const { say, looking, layout } = table
  const reach = reachOf(table, looking.seat, layout.siteOf[card] ?? -1)
  if (!reach) return say.cutOff
  return reach.segments.length === 0 ? say.joined : say.toLay(reach.segments.length)
}

/** The same in a sign: a tick, a cross, or how many segments. */
function reachShapes(table: Table, card: number, x: number, y: number, size: number, room: number): Shape[] {
  const reach = reachOf(table, table.looking.seat, table.layout.siteOf[card] ?? -1)
  const r = size * 0.36
  if (!reach) return [cross(x + r, y, r)]
  const { length } = reach.segments
  const print = { font: 'display', size: Math.max(12, size), colour: colours.ink } as const
  if (length > 0) return [...fitting(x, y, room, [`+${length}`], print, 11)]
  const tick = `M${x} ${y}L${x + r * 0.8} ${y + r * 0.8}L${x + r * 2.1} ${y - r * 0.9}`
  return [path(tick, { stroke: stroke(colours.green, r * 0.6, { round: true }) })]
}

const priceFor = ({ box, p }: Table, card: number): number => {
  const { kind } = cardIn(box, card)
  return kind === 'event' || kind === 'storm' ? 0 : costOf(box, p, { track: false, on: card })
}

/** The last line of a card: what kind of thing it is or, of a mine, what leads there. */
const kindWords = (table: Table, one: Card, card: number): string => {
  const { kinds } = table.say
  if (one.kind === 'transport') return kinds[one.card.kind]
  if (one.kind === 'person') return kinds[one.card.role]
  return one.kind === 'mine' || one.kind === 'passenger' ? reachWords(table, card) : ''
}

/** Everything that decides a card’s face, as text. */
export const cardKey = (table: Table, card: number): string =>
  `${card}:${kindWords(table, cardIn(table.box, card), card)}`

/** Whether a card’s picture is at its left; else it is on top. */
export const isBroad = ({ w, h }: Size): boolean => w >= 104 && w > h * 1.1

/** The face of a card on paper. */
export function faceShapes(table: Table, card: number, { w, h }: Size): Shape[] {
  return isBroad({ w, h }) ? broad(table, card, w, h) : tall(table, card, w, h)
}

const nameLook = (size: number) => ({ font: 'display', size, spacing: 0.4, colour: colours.ink }) as const

function broad(table: Table, card: number, w: number, h: number): Shape[] {
  const { grid } = table
  const [edge, least] = [h * 0.045 + 1, grid.small ? 11 : 14]
  const wide = Math.min(w * 0.3, h * 0.62)
  const [x, room] = [wide + edge * 2 + 3, w - wide - edge * 3 - 5]
  const one = cardIn(table.box, card)
  const [name, price] = [Math.max(least, h * 0.165), priceFor(table, card)]
  const foot = h * 0.86
  const r = Math.min(h * 0.125, 15)
  const kind = { font: 'text', size: Math.max(least, h * 0.138), weight: 700, colour: colours.inkSoft } as const
  return [
    group(edge, edge, 1, [scene(table, card, { w: wide, h: h - 2 * edge })]),
    ...fitting(x, h * 0.15, room, namesFor(cardName(table, card)), nameLook(name), least),
    ...bodyShapes(table, one, card, { x, y: h * 0.28, w: room, h: h * 0.43 }),
    line(x, h * 0.735, x + room, h * 0.735, '#d9c9a6', 1),
    ...(price > 0 ? [copper(x + r, foot, r, `${price}`, 'price')] : []),
    ...fitting(
      x + (price > 0 ? r * 2 + 6 : 0),
      foot,
      room - (price > 0 ? r * 2 + 6 : 0),
      [kindWords(table, one, card)],
      kind,
      least,
    ),
  ]
}

function tall(table: Table, card: number, w: number, h: number): Shape[] {
  const one = cardIn(table.box, card)
  const [edge, price] = [3, priceFor(table, card)]
  const high = h * 0.5
  const r = Math.min(w * 0.2, h * 0.13, 14)
  const least = leastPrint(table)
  const name = Math.max(least, Math.min(h * 0.14, w * 0.26, 18))
  return [
    group(edge, edge, 1, [scene(table, card, { w: w - 2 * edge, h: high - edge })]),
    ...fitting(
      w / 2,
      high + h * 0.11,
      // Where the card can be taken, its edge is lit, and covers a little of it.
      w - 8,
      namesFor(cardName(table, card)),
      { ...nameLook(name), ...(table.grid.small && { spacing: 0 }), anchor: 'middle' },
      least,
    ),
    ...shortShapes(table, one, card, {
      x: edge,
      y: high + h * 0.2,
      w: w - 2 * edge - (price > 0 ? 2 * r + 1 : 0),
      h: h * 0.28,
    }),
    ...(price > 0 ? [copper(w - r - 2, h * 0.85, r, `${price}`, 'price')] : []),
  ]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The use of a card, with room for words. */
function bodyShapes(table: Table, one: Card, card: number, { x, y, w, h }: Box): Shape[] {
  const { say, grid } = table
  const number = Math.max(18, h * 0.72)
  const small = { font: 'text', size: Math.max(grid.small ? 11 : 14, h * 0.3), colour: colours.inkSoft } as const
  if (one.kind === 'mine') return outputShapes(table, card, x - 1, y + h * 0.04, w, h * 0.9)
  if (one.kind === 'transport') {
    const { number: hauls, clears } = one.card
    const flake = Math.min(h * 0.36, (w - number * 1.02) / clears)
    const flakes = Array.from({ length: clears }, (_, i) =>
      icon('snowOnPaper', x + number * 1.02 + (i + 0.5) * flake, y + h * 0.76, flake),
    )
    return [
      inscribed(x, y + h * 0.48, number, [`${hauls}`], { font: 'display', size: number, colour: colours.ink }),
      inscribed(x + number * 0.98, y + h * 0.26, w - number, [say.hauls], small),
      ...flakes,
    ]
  }
  if (one.kind === 'person') {
    const r = h * 0.34
    return [
      ...ratingBadge(x + r + 1, y + h * 0.48, r, one.card.rating),
      icon(one.card.role, x + r * 3.4, y + h * 0.48, h * 0.8),
    ]
  }
  return []
}

/** The same in a few signs. */
function shortShapes(table: Table, one: Card, card: number, { x, y, w, h }: Box): Shape[] {
  const middle = y + h / 2
  const number = { font: 'display', size: Math.max(13, h * 0.8), colour: colours.ink } as const
  if (one.kind === 'mine') {
    // Its good is in the picture: the way there is what counts.
    return reachShapes(table, card, x + 2, middle, Math.min(h * 0.8, 16), w - 3)
  }
  if (one.kind === 'transport') return [...fitting(x + 3, middle, w, [`${one.card.number}`], number, 12)]
  if (one.kind === 'person')
    return ratingBadge(x + Math.min(h * 0.4, 8.5), middle, Math.min(h * 0.4, 8.5), one.card.rating)
  return []
}

/** The number of a card in the row, on brass in its corner. */
export const ordinal = (n: number, r: number): Shape[] => [
  circle(r * 0.9, r * 0.9, r, brass(0, 2 * r), { stroke: stroke('#5d4315', 1.2) }),
  inscribed(
    r * 0.9,
    r * 0.9,
    2 * r,
    [`${n}`],
    { font: 'display', size: r * 1.4, anchor: 'middle', colour: '#2a1d08' },
    10,
  ),
]
