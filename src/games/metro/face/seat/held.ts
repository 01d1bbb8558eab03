import { colours, seatInk } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { pin } from '../../../../table/layout/around.ts'
import { row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, type Room, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { pack } from '../../../../table/layout/pack.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { locketOr } from '../../../../table/parts/locket.ts'
import type { Line } from '../../../../table/parts/print.ts'
import { type ThingPiece, thing } from '../../../../table/parts/thing.ts'
import { type Company, companyLooks, companyOf } from '../../colours.ts'
import { type Position, pointsOf, stationsOf } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { portrait } from '../art/portraits.ts'
import { token, tokenSize } from '../art/token.ts'
import { heldTile } from '../pieces/heldTile.ts'
import { printed } from '../pieces/print.ts'
import { depths, paintsOf, type Table } from '../table.ts'

/** One seat's panel or chip: whose. */
export interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly company: Company
  /** It is the seat in front. */
  readonly isMine: boolean
}

export const sideOf = (table: Table, seat: Seat): Side => ({
  table,
  seat,
  company: companyOf(table.p, seat),
  isMine: seat === table.looking.seat,
})

type Range = readonly [least: number, ideal: number]

/** The seat's pattern down the left edge of its ground, `wide` and this far from the ground's edges, in pixels. */
interface Stripe {
  readonly wide: number
  readonly inset: number
}

/** A panel with a seat's pattern down its side, and whatever lies on it. */
export function striped(
  { table, seat, company }: Side,
  { key, ...it }: Pick<ThingPiece, 'id' | 'key' | 'label'>,
  { wide, inset }: Stripe,
  node: LayoutNode,
): LayoutNode {
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(inset, inset, wide, h - 2 * inset, paintsOf(table.p, seat).pattern)], {
      clip: roundLeft(inset, h - inset),
    }),
  ]
  return thingWith({ ...it, key: `${key}:${company}`, depth: depths.panel, margin: 2 }, draw, node)
}

/** A seat's panel or chip. */
export function sidePanel(side: Side, key: 'panel' | 'chip', stripe: Stripe, node: LayoutNode): LayoutNode {
  const { p, say, words } = side.table
  const label = say.seat({ name: words.seat(p, side.seat), points: scoreOf(p, side.seat) })
  return striped(side, { id: `seat:${side.seat}`, key, label }, stripe, node)
}

/** From `near` to `far` along both axes, with two round corners at the left. */
const roundLeft = (near: number, far: number) =>
  `M${near + 6} ${near}H40V${far}H${near + 6}A6 6 0 0 1 ${near} ${far - 6}V${near + 6}A6 6 0 0 1 ${near + 6} ${near}Z`

/** The seat's locket, or its letter in a disc of its pattern: colour, pattern and letter together. */
export function disc({ table, seat, company }: Side, [least, ideal]: Range, manner: Manner = {}): LayoutNode {
  const paints = paintsOf(table.p, seat)
  const { base, pattern, letter } = paints
  const colour = colours[seatInk(companyLooks[company].colour)]
  const own = (w: number): Shape[] => {
    const r = w / 2
    const size = Math.max(r * 1.24, table.sizes.least)
    return [
      circle(r, r, r, pattern, { stroke: stroke(colours.paperLight, r * 0.16) }),
      circle(r, r, r * 0.72, base),
      text(r, r + size * 0.36, letter, { font: 'display', size, anchor: 'middle', colour }),
    ]
  }
  const { key, draw } = locketOr(table.looking, seat, paints, { key: `disc:${company}:${table.grid.small}`, draw: own })
  return as(manner, decoration(shape(1, least, ideal), key, draw))
}

/** The seat's train before the city; `over` is drawn on it. */
export const picture = (
  { company }: Side,
  room: Room,
  manner: Manner = {},
  over: (w: number, h: number) => readonly Shape[] = () => [],
): LayoutNode => ({
  ...decoration(room, 'picture', (w, h) => [
    group(0, 0, 1, [...portrait(company, { w, h }), ...over(w, h)], { clip: `M0 0H${w}V${h}H0Z`, own: true }),
  ]),
  ...manner,
})

/** A line of a seat's print. */
export const worded = ({ table, seat }: Side, id: string, it: Line, high = 0, manner: Manner = {}): LayoutNode =>
  printed(table, `${id}:${seat}`, it, high, manner)

/** Number of a seat's trains that still wait at their stations. */
export const openLines = (p: Position, seat: Seat): number =>
  stationsOf(p, seat).filter((station) => !p.runs[station]).length

/** The tiles of a hand in a row, with room for `count` even while some are missing. */
export function tiles(
  { table }: Side,
  tokens: readonly number[],
  count: number,
  [least, ideal]: Range,
  manner: Manner = {},
): LayoutNode {
  const held = tokens.map((one) => leaf(shape(1, least, ideal), (place) => [heldTile(table, one, place)]))
  const missing = Array.from({ length: Math.max(0, count - held.length) }, () => space(ideal))
  return row({ gap: least < 20 ? 8 : 3 }, [...held, ...missing], manner)
}

/** A train's size where a cell is as wide as the units it is drawn in. */
const cellUnits = 120
const train = tokenSize({ side: 0, small: false }, cellUnits)

/** The place of a train, with the space around it: its width to its height, and how much higher it is than the train. */
const berth = { aspect: 27 / 44, share: 46 / 50 }

/** The seat's trains: those that wait with its letter, the others turned over with their points. */
export function trains({ table, seat, company }: Side, [least, ideal]: Range, manner: Manner = {}): LayoutNode {
  const all = stationsOf(table.p, seat).map((station) => {
    const run = table.p.runs[station]
    const points = run ? { points: pointsOf(run) } : {}
    const look = { company, side: 0, small: false, ...points } as const
    const key = `train:${company}:0:${run ? pointsOf(run) : ''}:false`
    const id = `tally:${station}`
    const draw = (w: number, h: number) => token(look, { w, h }, (h / train.h) * cellUnits)
    return pin(
      0.5,
      0.5,
      thing(shape(train.w / train.h, least, ideal), { id, key, depth: depths.onPanel, margin: 4 }, draw),
      berth.share,
    )
  })
  // They are arranged as if they could grow, so that large ones lie in as few rows as small ones.
  const high = span(least / berth.share, (1.5 * ideal) / berth.share)
  return pack({ aspect: berth.aspect, high, gap: 0 }, all, manner)
}
