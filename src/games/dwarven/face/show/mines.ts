import type { Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { boards } from '../art/halls.ts'
import { goodIn } from '../table.ts'
import { type Change, hopSteps, mineSpot, onLand, paySteps, type Shows, scaleOf, theDeck } from './parts.ts'
import { mine as time } from './time.ts'

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
