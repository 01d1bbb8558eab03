import type { Seat } from '../../../../rules/game.ts'
import { group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { eased } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { along, pieceOf, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { puff } from '../../../../table/motion/steam.ts'
import type { EffectOf } from '../../effects.ts'
import { boardOf } from '../../position.ts'
import { openRoutes } from '../../tickets.ts'
import { beam, coach, engine, tub } from '../art/trains.ts'
import { sumsOf } from '../load.ts'
import { goodIn, paintsOf } from '../table.ts'
import { type Change, earnSteps, hopSteps, mineSpot, onLand, scaleOf, siteSpot, wordSteps } from './parts.ts'
import { arrives, coaches, mine as leap, train } from './time.ts'
import { hauls } from './track.ts'
import { type Route, trainRoute } from './way.ts'

/** A run of something along a route. */
interface Run {
  readonly points: readonly Spot[]
  /** Length of the route, and what of the train is behind its engine, in layout pixels. */
  readonly long: number
  readonly tail: number
  readonly starts: number
  readonly ends: number
}

const lengthOf = (points: readonly Spot[]) =>
  points
    .slice(1)
    .reduce((sum, b, nth) => sum + Math.hypot(b.x - (points[nth]?.x ?? b.x), b.y - (points[nth]?.y ?? b.y)), 0)

const runOf = ({ points }: Pick<Route, 'points'>, tail: number, starts: number, ends: number): Run => ({
  points,
  long: Math.max(1, lengthOf(points)),
  tail,
  starts,
  ends,
})

/** Sets off slowly, and brakes. */
const gone = (share: number) => (eased('inOut', share) + share) / 2

/** Where something `behind` the engine is at a share of a run, which way it looks and whether it is seen. */
function poseAt({ points, long, tail }: Run, share: number, behind: number) {
  const far = gone(share) * (long + tail) - behind
  const { x, y, angle } = along(points, far / long)
  const isLeft = Math.abs(angle) > 90
  const tilt = isLeft ? angle - Math.sign(angle) * 180 : angle
  const alpha = far < -1 || far > long + 1 ? 0 : 1
  return { isLeft, pose: { x, y, angle: Math.max(-48, Math.min(48, tilt)), alpha } }
}

/** A vehicle’s run in straight pieces; it never stands on its head. */
function ride(run: Run, vehicle: (isLeft: boolean) => Piece, behind: number): Step[] {
  const count = Math.min(48, Math.max(14, run.points.length))
  const each = (run.ends - run.starts) / count
  return upTo(count).map((nth): Step => {
    const [a, b] = [poseAt(run, nth / count, behind), poseAt(run, (nth + 1) / count, behind)]
    const from = a.isLeft === b.isLeft ? a.pose : { ...a.pose, angle: b.pose.angle }
    const at = run.starts + nth * each
    return { piece: vehicle(b.isLeft), at, for: each, from, to: b.pose, ease: 'linear', arc: 0 }
  })
}

/** A vehicle with its wheels on the middle of its piece. */
function vehicleOf(key: string, wide: number, k: number, shapes: readonly Shape[]) {
  const [w, h] = [Math.round(wide * k), Math.round(96 * k)]
  return (isLeft: boolean): Piece => {
    const draw = (a: number, b: number) => [
      group(isLeft ? a / 2 + (wide * k) / 2 : a / 2 - (wide * k) / 2, b / 2 + 4 * k, isLeft ? [-k, k] : k, shapes),
    ]
    const name = `${key}:${isLeft}`
    return piece(key, `${name}:${k}`, around(0, 0, w, h), onLand + 2, draw, { margin: Math.round(60 * k) })
  }
}

/** The scale of running trains: easy to see on a small mountain too. */
const trainScale = (change: Change) => Math.max(0.44, 0.64 * scaleOf(change))

/** Steam along the way of an engine. */
const steamSteps = (run: Run, k: number): Step[] =>
  upTo(Math.min(18, Math.ceil((run.ends - run.starts) / 90))).map((nth) => {
    const at = run.starts + nth * 90
    const { pose } = poseAt(run, (at - run.starts) / (run.ends - run.starts), 0)
    const spot = { x: pose.x, y: pose.y - 42 * k }
    const size = (1.3 + (nth % 3) * 0.3) * k
    return puff(spot, at, { drift: -12 - (nth % 3) * 5, rise: 22, grows: size * 1.6, lasts: 620, from: 0.4 * size })
  })

/** A load on its way: whose train it is, and from where to where. */
interface Freight {
  readonly seat: Seat
  readonly mine: number
  readonly goods: number
  readonly transports: readonly number[]
  readonly route: Route
}

/** Goods hop into tubs, and the train runs its way with its lantern before it. */
function freightSteps(change: Change, { seat, mine, goods, transports, route }: Freight): Step[] {
  const paints = paintsOf(change.table, seat)
  const k = trainScale(change)
  const kind = goodIn(change.table, mine)
  const tubs = upTo(Math.min(3, Math.ceil(goods / 5)))
  const ends = arrives(route.segments.length)
  const run = runOf(route, (52 + 38 * tubs.length) * k, train.starts, ends)
  const paint = paints?.base ?? '#8c2f25'
  const loaded = (nth: number) => Array.from({ length: Math.min(5, goods - nth * 5) }, () => kind)
  const head = vehicleOf(`engine:${paint}`, 68, k, [beam(0, 0, 1), engine(0, 0, 1, paint)])
  const from = mineSpot(change, mine)
  const card = pieceOf(change, `mine:${mine}`)
  const tile = card ? spotOf(change, card.id) : { x: from.x, y: from.y - 40 }
  return [
    ...transports.map((one, nth) => hauls(one, nth * 80)),
    ...hopSteps(change, kind, goods, tile, from, { each: leap.each, flies: leap.leaps * 0.8 }),
    roll(`stock:${mine}`, 300),
    ...(card ? [{ piece: card.id, at: 300, for: 120, arc: 3 }] : []),
    ...ride(run, head, 0),
    ...tubs.flatMap((nth) => {
      const shapes = [tub(0, 0, 1, loaded(nth), paints)]
      const one = vehicleOf(`tub:${kind}:${loaded(nth).length}:${paints?.letter}`, 34, k, shapes)
      return ride(run, () => one(false), (54 + 38 * nth) * k)
    }),
    ...steamSteps(run, k),
  ]
}

/** Without a way in sight, straight. */
const straight = (from: Spot, to: Spot): Route => ({ segments: [], points: [from, to], isRed: false })

/** A train’s way between two sites. */
function routeFor(change: Change, seat: Seat, from: number, to: number): Route {
  const found = trainRoute(change.old, seat, from, [to])
  if (found && found.points.length > 1) return found
  const [a, b] = [siteSpot(change, from), siteSpot(change, to)]
  return straight(a, { x: b.x, y: a.x === b.x && a.y === b.y ? b.y - 1 : b.y })
}

/** A train comes home over its real way; both sums are written, and the goods go to the Exchange. */
function homeSteps(change: Change, e: Omit<EffectOf<'shipped'>, 'type'>): Step[] {
  const { seat, mine, base, transports, goods, price } = e
  const { box, layout, p } = change.old
  const route = routeFor(change, seat, layout.siteOf[mine] ?? -1, boardOf(p, seat).bases[base] ?? -1)
  const ends = arrives(route.segments.length)
  const way = route.isRed ? box.is.overRed : box.is.overBlack
  const [carried, sum] = sumsOf(change.old, { haulers: transports, way, goods, price })
  const [from, gate] = [route.points[0] ?? { x: 0, y: 0 }, route.points.at(-1) ?? { x: 0, y: 0 }]
  const kind = goodIn(change.table, mine)
  const up = 62 * scaleOf(change)
  return [
    ...freightSteps(change, { seat, mine, goods, transports, route }),
    ...wordSteps(change, carried, { x: from.x, y: from.y - up }, 60, ends - 100),
    ...glow(gate, 120 * scaleOf(change), ends - 200, 900),
    ...hopSteps(change, kind, goods, gate, spotOf(change, `good:${kind}`), { start: ends, flies: 520 }),
    ...wordSteps(change, sum, { x: gate.x, y: gate.y - up }, ends - 120, ends + train.reads),
  ]
}

/** Where the goods of a shipment arrive, and when. */
function arrivalOf(change: Change, { seat, mine, base }: Pick<EffectOf<'shipped'>, 'seat' | 'mine' | 'base'>) {
  const { layout, p } = change.old
  const home = boardOf(p, seat).bases[base] ?? -1
  const route = routeFor(change, seat, layout.siteOf[mine] ?? -1, home)
  return { gate: siteSpot(change, home), ends: arrives(route.segments.length) }
}

/** Goods come home and are paid for. */
export function shippedSteps(change: Change, e: EffectOf<'shipped'>): Step[] {
  const { gate, ends } = arrivalOf(change, e)
  return [...homeSteps(change, e), ...earnSteps(change, e.seat, e.money, gate, ends + 240)]
}

/** Goods come home for another: both are paid. */
export function carriedSteps(change: Change, e: EffectOf<'carried'>): Step[] {
  const { gate, ends } = arrivalOf(change, e)
  return [
    ...homeSteps(change, e),
    ...earnSteps(change, e.owner, e.money, gate, ends + 240),
    ...earnSteps(change, e.seat, e.cut + e.fee, gate, ends + 400),
  ]
}

/** Tubs roll to another mine. */
export function transhippedSteps(
  change: Change,
  { seat, from, to, transports, goods }: EffectOf<'transhipped'>,
): Step[] {
  const { siteOf } = change.table.layout
  const route = routeFor(change, seat, siteOf[from] ?? -1, siteOf[to] ?? -1)
  const ends = arrives(route.segments.length)
  return [...freightSteps(change, { seat, mine: from, goods, transports, route }), roll(`stock:${to}`, ends)]
}

/** A coach comes home from every open city at once; closed ones shake their heads. */
export function ticketsSteps(change: Change, { seat, money }: EffectOf<'tickets'>): Step[] {
  const { table, old } = change
  const { bases, tickets, rides } = boardOf(old.p, seat)
  const open = openRoutes(old.box, old.p, seat)
  const k = trainScale(change)
  const little = vehicleOf('coach', 56, k, [coach(0, 0, 1)])
  const runs = open.flatMap((card) => {
    const site = table.layout.siteOf[card] ?? -1
    const route = trainRoute(
      old,
      seat,
      site,
      bases.filter((base) => base !== site),
      false,
    )
    return route ? ride(runOf(route, 0, 0, coaches.run), little, 0) : []
  })
  const closed = [...tickets, ...rides].filter((card) => !open.includes(card))
  const shaken = closed.flatMap((card) => shakeSteps(`site:${table.layout.siteOf[card]}`))
  const gate = siteSpot(change, bases[0] ?? -1)
  return [...runs, ...shaken, ...earnSteps(change, seat, money, gate, coaches.run)]
}

const shakeSteps = (id: string): Step[] =>
  [-7, 7, 0].map((angle, nth) => {
    const each = coaches.shake / 3
    return { piece: id, at: nth * each, for: each, ...(angle !== 0 && { to: { angle } }) }
  })
