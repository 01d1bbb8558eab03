import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Point } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Seen, Step } from '../../../../stage/face.ts'

import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { lift } from '../../../../stage/timeline.ts'
import { find, passing, pieceOf, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import type { Box } from '../../box.ts'
import type { EffectOf, EffectType } from '../../effects.ts'
import { deck, type Position } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { type GoodName, good } from '../art/goods.ts'
import { seatRoundel } from '../art/pawns.ts'
import { gridFor } from '../grid.ts'
import { markAt, placesOf } from '../map/places.ts'
import type { Captions, FaceWords } from '../says.ts'
import { depths, paintsOf, type Table, tableOf } from '../table.ts'
import { pay } from './time.ts'

/** The source of steps: what was and is on the table, and everything that decides it. */
export interface Change {
  readonly before: Seen<Position>
  readonly after: Seen<Position>
  readonly old: Table
  readonly table: Table
}

/** The piece of the deck. */
export const theDeck = `card:${deck}`

/** Above the mountain and below boards, for passing pieces that move. */
export const onLand = depths.touch - lift

/** The steps of an effect of one type. */
type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
export type Shows = { readonly [T in EffectType]: Show<T> }

/** A change of the table; no more is known of its stage than where its mountain lies. */
export function changeOf(
  before: Seen<Position>,
  after: Seen<Position>,
  box: Box,
  say: Captions,
  words: FaceWords,
): Change {
  const tableIn = ({ position: p, layout }: Seen<Position>) => {
    const grid = gridFor(layout.size, p.boards.length)
    const looking = { seat: 0, picked: [], next: [] }
    const { x, y, w, h } = layout.pieces.find(({ id }) => id === 'land') ?? grid.land
    return tableOf(box, p, { ...grid, land: { x, y, w, h } }, looking, say, words)
  }
  return { before, after, old: tableIn(before), table: tableIn(after) }
}

const at = ([x, y]: Point): Spot => ({ x, y })

/** The size of signs on the mountain. */
export const scaleOf = ({ table }: Change): number => placesOf(table).k

const landSpot = ({ table }: Change, place: Point | undefined): Spot => (place ? at(place) : middle(table.grid.land))

/** Where a site is; the middle of the mountain for one that isn’t on it. */
export const siteSpot = (change: Change, site: number): Spot => landSpot(change, placesOf(change.table).sites[site])

/** The middle of a segment, where its owner’s letter stands. */
export const markSpot = (change: Change, segment: number): Spot => landSpot(change, markAt(change.table, segment))

/** Where a mine or a city with a card is. */
export const mineSpot = (change: Change, card: number): Spot => siteSpot(change, change.table.layout.siteOf[card] ?? -1)

/** Whether a card has a place on the mountain. */
export const isOnLand = ({ table }: Change, card: number): boolean => (table.layout.siteOf[card] ?? -1) >= 0

/** Where a card is, in the row or drawn; or its site, or the deck. */
export function cardSpot(change: Change, card: number): Spot {
  const lies = [`card:${card}`, `drawn:${card}`].find((id) => pieceOf(change, id))
  return lies || !isOnLand(change, card) ? spotOf(change, lies ?? theDeck) : mineSpot(change, card)
}

/** Where a seat’s copper is. */
export const purseSpot = (change: Change, seat: Seat): Spot =>
  spotOf(change, pieceOf(change, `purse:${seat}`) ? `purse:${seat}` : `seat:${seat}`)

/** Where a piece comes from that wasn’t on the table: its seat. */
export const fromSeat = (change: Change, id: string, seat: Seat): Pick<Step, 'from'> =>
  find(change.before.layout, id) ? {} : { from: { ...spotOf(change, `seat:${seat}`), scale: 0.6 } }

/** Where a piece goes that leaves the table: to its seat. */
export const toSeat = (change: Change, id: string, seat: Seat): Pick<Step, 'to'> =>
  find(change.after.layout, id) ? {} : { to: { ...spotOf(change, `seat:${seat}`), scale: 0.5, alpha: 0 } }

/** The size of things on their way. */
export const flySize = ({ table }: Change): number => (table.grid.small ? 20 : 30)

/** A place moved so that something of a size around it stays on the mountain. */
export function onTheLand({ table }: Change, { x, y }: Spot, w: number, h: number): Spot {
  const { land } = table.grid
  const within = (value: number, from: number, to: number) => Math.max(from + 3, Math.min(to - 3, value))
  return {
    x: within(x, land.x + w / 2, land.x + land.w - w / 2),
    y: within(y, land.y + h / 2, land.y + land.h - h / 2),
  }
}

/** A purse swells or sags; where it is open, its number turns. */
function purseSteps(change: Change, seat: Seat, ms: number): Step[] {
  const id = `purse:${seat}`
  const [old, now] = [find(change.before.layout, id), find(change.after.layout, id)]
  if (!old || !now) return []
  return old.art.key === now.art.key
    ? [{ piece: id, at: ms, for: 240, from: { scale: 1.18 }, ease: 'back' }]
    : [roll(id, ms + 90)]
}

/** A hexagon with a sum of copper. */
export const copperAt = (sum: string, { x, y }: Spot, size: number): Piece =>
  piece('copper', `copper:${sum}`, around(x, y, Math.round(size)), passing + 40, (w) => [
    copper(w / 2, w / 2, w * 0.46, sum),
  ])

/** Copper slides from one place to another. */
export function coinSteps(change: Change, sum: number, from: Spot, to: Spot, ms = 0): Step[] {
  if (sum <= 0) return []
  const coin = copperAt(`${sum}`, from, flySize(change) * 1.15)
  const end = { ...to, scale: 0.7, alpha: 0.3 }
  return [{ piece: coin, at: ms, for: pay.slides, from: { scale: 0.6 }, to: end, ease: 'inOut', arc: 18 }]
}

/** A seat pays: its copper slides to what it pays for. */
export const paySteps = (change: Change, seat: Seat, sum: number, to: Spot, ms = 0): Step[] =>
  sum > 0 ? [...coinSteps(change, sum, purseSpot(change, seat), to, ms), ...purseSteps(change, seat, ms)] : []

/** A seat earns: copper slides to it from some place. */
export const earnSteps = (change: Change, seat: Seat, sum: number, from: Spot, ms = 0): Step[] =>
  sum > 0
    ? [...coinSteps(change, sum, from, purseSpot(change, seat), ms), ...purseSteps(change, seat, ms + pay.counts)]
    : []

/** Goods hop from one place to another, `each` milliseconds apart. */
export function hopSteps(
  change: Change,
  kind: GoodName,
  count: number,
  from: Spot,
  to: Spot,
  { start = 0, each = 70, flies = 360 } = {},
): Step[] {
  const size = flySize(change) * 0.84
  const draw = (w: number) => [good(kind, w / 2, w / 2, w)]
  const gem = piece('gem', `gem:${kind}`, around(from.x, from.y, Math.round(size)), passing + 30, draw, { margin: 2 })
  return Array.from({ length: Math.min(8, count) }, (_, nth) => {
    return { piece: gem, at: start + nth * each, for: flies, from: { scale: 0.7 }, to, arc: 44, ease: 'inOut' as const }
  })
}

/** Words on paper that come up at a place and go again; a seat’s with its letter. */
export function wordSteps(change: Change, words: string, spot: Spot, ms: number, until: number, seat?: Seat): Step[] {
  const size = change.table.grid.small ? 15 : 20
  const paints = seat === undefined ? undefined : paintsOf(change.table, seat)
  const type = { font: 'text', size, weight: 700, colour: colours.ink } as const
  const [r, h] = [paints ? size * 0.6 : 0, Math.round(size * 1.6)]
  const w = Math.ceil(widthOf(words, type) + 2.4 * r) + 16
  const { x, y } = onTheLand(change, spot, w, h)
  const place: Rect = { x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h }
  const draw = () => [
    rect(0, 0, w, h, colours.paperLight, { radius: 5, stroke: stroke(colours.brass, 1.8), height: 2 }),
    ...(paints ? seatRoundel(r + 6, h / 2, r, paints) : []),
    inscribed(8 + 2.4 * r, h / 2, w, [words], type, 11),
  ]
  const slip = piece('words', `words:${words}:${paints?.letter}`, place, passing + 60, draw, { margin: reach(2) })
  const [up, gone] = [ms + 140, until - 160]
  return [
    { piece: slip, at: ms, for: 140, from: { scale: 0.6, alpha: 0 }, ease: 'back' },
    { piece: slip, at: up, for: gone - up },
    { piece: slip, at: gone, for: 160, to: { alpha: 0 } },
  ]
}

/** A piece shakes its head. */
export const shakeSteps = (id: string, angle: number, ms: number): Step[] =>
  [-angle, angle, 0].map((turn, nth) => {
    return { piece: id, at: (nth * ms) / 3, for: ms / 3, ...(nth < 2 && { to: { angle: turn } }) }
  })
