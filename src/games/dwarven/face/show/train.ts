import type { Seat } from '../../../../rules/game.ts'
import { group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { eased } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { along, lengthOf, pieceOf, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { puff } from '../../../../table/motion/steam.ts'
import type { EffectOf } from '../../effects.ts'
import { boardOf } from '../../position.ts'
import { openRoutes } from '../../tickets.ts'
import { beam, coach, engine, tub } from '../art/trains.ts'
import { sumsOf } from '../load.ts'
import { goodIn, paintsOf } from '../table.ts'
import {
  type Change,
  earnSteps,
  hopSteps,
  mineSpot,
  onLand,
  type Shows,
  scaleOf,
  shakeSteps,
  siteSpot,
  wordSteps,
} from './parts.ts'
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

const runOf = (points: readonly Spot[], tail: number, starts: number, ends: number): Run => {
  return { points, long: Math.max(1, lengthOf(points)), tail, starts, ends }
}

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
    const side = isLeft ? -1 : 1
    const draw = (a: number, b: number) => [group(a / 2 - (side * wide * k) / 2, b / 2 + 4 * k, [side * k, k], shapes)]
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

/** A load on its way. */
type Freight = Pick<EffectOf<'shipped'>, 'seat' | 'mine' | 'goods' | 'transports'>

/** Goods hop into tubs, and the train runs its way with its lantern before it. */
function freightSteps(change: Change, { seat, mine, goods, transports }: Freight, route: Route): Step[] {
  const [paints, k, kind] = [paintsOf(change.table, seat), trainScale(change), goodIn(change.table, mine)]
  const tubs = upTo(Math.min(3, Math.ceil(goods / 5)))
  const run = runOf(route.points, (52 + 38 * tubs.length) * k, train.starts, arrives(route.segments.length))
  const paint = paints?.base ?? '#8c2f25'
  const [site, tile] = [mineSpot(change, mine), `mine:${mine}`]
  const from = pieceOf(change, tile) ? spotOf(change, tile) : { x: site.x, y: site.y - 40 }
  return [
    ...transports.map((one, nth) => hauls(one, nth * 80)),
    ...hopSteps(change, kind, goods, from, site, { each: leap.each, flies: leap.leaps * 0.8 }),
    roll(`stock:${mine}`, 300),
    { piece: tile, at: 300, for: 120, arc: 3 },
    ...ride(run, vehicleOf(`engine:${paint}`, 68, k, [beam(0, 0, 1), engine(0, 0, 1, paint)]), 0),
    ...tubs.flatMap((nth) => {
      const load = Array.from({ length: Math.min(5, goods - nth * 5) }, () => kind)
      const one = vehicleOf(`tub:${kind}:${load.length}:${paints?.letter}`, 34, k, [tub(0, 0, 1, load, paints)])
      return ride(run, () => one(false), (54 + 38 * nth) * k)
    }),
    ...steamSteps(run, k),
  ]
}

/** A train’s way between two sites; without one in sight, straight. */
function routeFor(change: Change, seat: Seat, from: number, to: number): Route {
  const found = trainRoute(change.old, seat, from, [to])
  if (found && found.points.length > 1) return found
  return { segments: [], points: [siteSpot(change, from), siteSpot(change, to)], isRed: false }
}

/** A train comes home over its real way; both sums are written, the goods go to the Exchange, and seats are paid. */
function homeSteps(
  change: Change,
  e: Omit<EffectOf<'shipped'>, 'type' | 'money'>,
  paid: readonly (readonly [Seat, number])[],
) {
  const { seat, mine, base, transports, goods, price } = e
  const { box, layout, p } = change.old
  const home = boardOf(p, seat).bases[base] ?? -1
  const route = routeFor(change, seat, layout.siteOf[mine] ?? -1, home)
  const ends = arrives(route.segments.length)
  const way = route.isRed ? box.is.overRed : box.is.overBlack
  const [carried, sum] = sumsOf(change.old, { haulers: transports, way, goods, price })
  const [from, gate] = [mineSpot(change, mine), siteSpot(change, home)]
  const [kind, k] = [goodIn(change.table, mine), scaleOf(change)]
  return [
    ...freightSteps(change, e, route),
    ...wordSteps(change, carried, { x: from.x, y: from.y - 62 * k }, 60, ends - 100),
    ...glow(gate, 120 * k, ends - 200, 900),
    ...hopSteps(change, kind, goods, gate, spotOf(change, `good:${kind}`), { start: ends, flies: 520 }),
    ...wordSteps(change, sum, { x: gate.x, y: gate.y - 62 * k }, ends - 120, ends + train.reads),
    ...paid.flatMap(([one, money], nth) => earnSteps(change, one, money, gate, ends + train.pays + nth * 160)),
  ]
}

/** A coach comes home from every open city at once; closed ones shake their heads. */
function ticketsSteps(change: Change, { seat, money }: EffectOf<'tickets'>): Step[] {
  const { old } = change
  const { siteOf } = old.layout
  const { bases, tickets, rides } = boardOf(old.p, seat)
  const open = openRoutes(old.box, old.p, seat)
  const little = vehicleOf('coach', 56, trainScale(change), [coach(0, 0, 1)])
  const closed = [...tickets, ...rides].filter((card) => !open.includes(card))
  return [
    ...open.flatMap((card) => {
      const site = siteOf[card] ?? -1
      const others = bases.filter((base) => base !== site)
      const route = trainRoute(old, seat, site, others, [])
      return route ? ride(runOf(route.points, 0, 0, coaches.run), little, 0) : []
    }),
    ...closed.flatMap((card) => shakeSteps(`site:${siteOf[card]}`, 7, coaches.shake)),
    ...earnSteps(change, seat, money, siteSpot(change, bases[0] ?? -1), coaches.run),
  ]
}

/** Trains: goods come home, one’s own or another’s, tubs roll to another mine, coaches bring in money. */
export const trainShows = {
  shipped: (change, e) => homeSteps(change, e, [[e.seat, e.money]]),
  carried: (change, e) => {
    const cut = [e.seat, e.cut + e.fee] as const
    return homeSteps(change, e, [[e.owner, e.money], cut])
  },
  transhipped: (change, e) => {
    const { siteOf } = change.table.layout
    const route = routeFor(change, e.seat, siteOf[e.from] ?? -1, siteOf[e.to] ?? -1)
    return [
      ...freightSteps(change, { ...e, mine: e.from }, route),
      roll(`stock:${e.to}`, arrives(route.segments.length)),
    ]
  },
  tickets: ticketsSteps,
} satisfies Partial<Shows>
