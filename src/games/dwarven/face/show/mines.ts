import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { between, find, passing, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { boards } from '../art/halls.ts'
import { icon } from '../art/icons.ts'
import { seatRoundel } from '../art/pawns.ts'
import { goodIn, paintsOf } from '../table.ts'
import {
  type Change,
  cardSpot,
  coinSteps,
  earnSteps,
  flySize,
  hopSteps,
  mineSpot,
  onLand,
  paySteps,
  purseSpot,
  type Shows,
  scaleOf,
  theDeck,
} from './parts.ts'
import { burst, deal, mine as time } from './time.ts'

/** Goods leap to where a seat keeps count of them. */
function leapSteps(change: Change, mine: number, goods: number, from: Spot): Step[] {
  const kind = goodIn(change.table, mine)
  const site = mineSpot(change, mine)
  const tile = find(change.after.layout, `mine:${mine}`)
  const last = Math.max(0, Math.min(8, goods) - 1) * time.each + time.leaps
  return [
    ...glow(site, 90 * scaleOf(change), 0, 500, { strength: 0.8 }),
    ...hopSteps(change, kind, goods, from, tile ? middle(tile) : { x: site.x, y: site.y - 46 * scaleOf(change) }, {
      each: time.each,
      flies: time.leaps,
    }),
    roll(`stock:${mine}`, last),
    { piece: `mine:${mine}`, at: last - 60, for: 160, arc: 4, ease: 'out' },
  ]
}

/** The lamp goes out, timbers fall across the mouth of a mine, and its card turns dark. */
function depletedSteps(change: Change, mine: number): Step[] {
  const { x, y } = mineSpot(change, mine)
  const size = Math.round(46 * scaleOf(change))
  const timbers = piece('timbers', 'timbers', around(x, y, size), onLand, (w) => [boards(w / 2, w / 2, w)], {
    margin: 4,
  })
  const { falls } = time
  return [
    { piece: timbers, at: 0, for: falls, from: { y: y - 60, angle: -24, alpha: 0.2 }, ease: 'bounce' },
    { piece: { ...timbers, depth: onLand + 1 }, at: falls, for: 900, to: { alpha: 0 }, ease: 'in' },
    ...dust({ x, y: y + size * 0.3 }, falls * 0.6, size * 0.6, mine, 9),
    roll(`stock:${mine}`, falls + 90),
    { piece: `mine:${mine}`, at: falls, for: 320, flip: true },
  ]
}

/** An empty mine’s card sinks away. */
function closedSteps(change: Change, mine: number): Step[] {
  const tile = find(change.before.layout, `mine:${mine}`)
  const sinks: Step[] = tile
    ? [{ piece: tile.id, at: 0, for: 420, to: { y: middle(tile).y + tile.h, alpha: 0 }, ease: 'in' }]
    : []
  return [...sinks, ...dust(mineSpot(change, mine), 60, 24 * scaleOf(change), mine + 1, 8)]
}

/** Mines: lamps flare, goods leap out one after another or come with an event, timbers fall, cards sink. */
export const mineShows = {
  operated: (change, { seat, mines, cost }) => [
    ...mines.flatMap((mine) => glow(mineSpot(change, mine), 120 * scaleOf(change), 0, time.flares)),
    ...paySteps(change, seat, cost, mineSpot(change, mines[0] ?? -1)),
  ],
  mined: (change, { mine, goods }) => (goods > 0 ? leapSteps(change, mine, goods, mineSpot(change, mine)) : []),
  struck: (change, { mine, goods }) => leapSteps(change, mine, goods, spotOf(change, theDeck)),
  depleted: (change, { mine }) => depletedSteps(change, mine),
  closed: (change, { mine }) => closedSteps(change, mine),
} satisfies Partial<Shows>

/** A seat’s roundel goes to meet another’s, and comes back. */
function meetSteps(change: Change, seat: Seat, other: Seat): Step[] {
  const paints = paintsOf(change.table, seat)
  if (!paints) return []
  const [home, there] = [spotOf(change, `seat:${seat}`), spotOf(change, `seat:${other}`)]
  const size = flySize(change) * 1.2
  const far = Math.max(1, Math.hypot(there.x - home.x, there.y - home.y))
  const end = between(home, there, 0.5 - size / 2 / far)
  const draw = (w: number) => seatRoundel(w / 2, w / 2, w * 0.44, paints)
  const one = piece('hand', `hand:${paints.letter}`, around(home.x, home.y, size), passing + 20, draw)
  const { meets, knocks, over } = deal
  return [
    { piece: one, at: 0, for: meets, to: end, ease: 'in', arc: 20 },
    { piece: one, at: meets, for: knocks, from: end, to: end, arc: 8 },
    { piece: one, at: meets + knocks, for: over - meets - knocks, from: end, to: { ...home, alpha: 0.3 } },
  ]
}

/** A purse bursts, and its copper flies about. */
function burstSteps(change: Change, seat: Seat): Step[] {
  const spot = purseSpot(change, seat)
  const size = Math.round(flySize(change) * 0.7)
  const { swells, flies } = burst
  const coin = piece('coins', 'coins', around(spot.x, spot.y, size), passing, (w) => [icon('copper', w / 2, w / 2, w)])
  return [
    { piece: `purse:${seat}`, at: 0, for: swells, to: { scale: 1.5 }, ease: 'in' },
    { piece: `purse:${seat}`, at: swells, for: 320, from: { scale: 1.5 }, ease: 'bounce' },
    ...upTo(12).map((nth): Step => {
      const [turn, far] = [(Math.PI * nth) / 6, 60 + (nth % 3) * 26]
      const to = { x: spot.x + Math.cos(turn) * far, y: spot.y + Math.sin(turn) * far * 0.8 + 24, alpha: 0 }
      return { piece: coin, at: swells, for: flies, to, arc: 34, turns: 0.6, ease: 'out' }
    }),
    ...glow(spot, 150, swells - 60, 800),
  ]
}

/** Copper: a bid is laid before its card, events take and bring it, a deal is shaken on. */
export const moneyShows = {
  bid: (change, { seat, card, money }) => coinSteps(change, money, purseSpot(change, seat), cardSpot(change, card)),
  auction: (change, { card }) => glow(cardSpot(change, card), flySize(change) * 5, 0, 800),
  paid: (change, { seat, money }) => paySteps(change, seat, money, spotOf(change, theDeck)),
  gained: (change, { seat, money }) => earnSteps(change, seat, money, spotOf(change, theDeck)),
  feeBack: (change, { owner, carrier, fee }) => earnSteps(change, owner, fee, purseSpot(change, carrier)),
  agreed: (change, { from, to }) => [...meetSteps(change, from, to), ...meetSteps(change, to, from)],
  declared: (change, { seat }) => burstSteps(change, seat),
  goal: (change, { seat }) => upTo(2).flatMap((nth) => glow(purseSpot(change, seat), 170, nth * 380, 700)),
} satisfies Partial<Shows>
