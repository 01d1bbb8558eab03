import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { costOf } from '../../money.ts'
import { isRed } from '../../network.ts'
import type { Claim } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { built, gallery, trestle } from '../art/ways/segments.ts'
import { wayBetween } from '../art/ways/way.ts'
import { nameOf } from '../map/segments.ts'
import { cardName, paintsOf, type Table } from '../table.ts'
import { cardKey, faceShapes, namesFor, scene } from './cards.ts'
import { fitting } from './print.ts'
import { tile } from './tile.ts'

/** A short track as it will be: black in its gallery, red on its trestle. */
export function trackShapes(table: Table, segment: number, x: number, y: number, w: number, seat: Seat): Shape[] {
  const k = 0.9
  const way = wayBetween([x, y], [x + w, y], 0)
  const paints = paintsOf(table, seat)
  const red = isRed(table.layout, segment)
  return [...(red ? trestle : gallery)(way, k), ...(paints ? built(way, k, paints) : [])]
}

/** Something won or wanted: its picture, its name, its cost. */
export function claimTile(
  table: Table,
  id: string,
  { track, on }: Pick<Claim, 'track' | 'on'>,
  seat: Seat,
  isForm: boolean,
): LayoutNode {
  const cost = costOf(table.box, table.p, { track, on })
  const label = track ? nameOf(table.layout, on) || table.say.clip : cardName(table, on)
  const draw = (w: number, h: number): Shape[] => {
    const r = Math.min(h * 0.2, w * 0.16, 17)
    if (!track && w > h * 1.1 && w > 110) return faceShapes(table, on, { w, h })
    if (track && w > h * 2.4 && w > 150) return broadTrack(w, h)
    const high = h * 0.56
    const least = leastPrint(table)
    const size = Math.max(least, Math.min(h * 0.15, 17))
    const lines = label.split(' – ')
    const picture = track
      ? trackShapes(table, on, w * 0.1, high * 0.5, w * 0.8 - 12, seat)
      : [group(3, 3, 1, [scene(table, on, { w: w - 6, h: high - 3 })])]
    const name = { font: 'display', size, colour: colours.ink } as const
    const room = w - 2 * r - 10
    return [
      ...picture,
      ...lines.flatMap((one, nth) =>
        fitting(5, high + (h - high) * ((nth + 0.5) / lines.length), room, namesFor(one), name, least),
      ),
      copper(w - r - 4, high + (h - high) / 2, r, `${cost}`, 'price'),
    ]
  }
  /** The track at the left, its ends one above the other beside it, and the cost at the right. */
  const broadTrack = (w: number, h: number): Shape[] => {
    const r = Math.min(h * 0.22, 17)
    const least = leastPrint(table)
    const name = { font: 'display', size: Math.max(least, Math.min(h * 0.26, 19)), colour: colours.ink } as const
    const [x, lines] = [w * 0.36, label.split(' – ')]
    return [
      ...trackShapes(table, on, w * 0.05, h * 0.5, w * 0.26, seat),
      ...lines.flatMap((one, nth) =>
        fitting(x, h * (0.5 + (nth - (lines.length - 1) / 2) * 0.36), w - x - 2 * r - 8, namesFor(one), name, least),
      ),
      copper(w - r - 5, h * 0.62, r, `${cost}`, 'price'),
    ]
  }
  return tile(table, { id, key: `claim:${track}:${track ? label : cardKey(table, on)}:${seat}`, label, draw, isForm })
}
