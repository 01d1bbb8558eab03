import { colours } from '../../../../kit/tokens.ts'
import { circle, group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { layers, pad, pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { shape } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { nextEvent } from '../../events.ts'
import { whiteOdds } from '../../outlook.ts'
import { inBag } from '../../position.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { eventIcon } from '../art/signs.ts'
import { between } from '../grid.ts'
import { depths, type Table } from '../table.ts'
import { anyRoom, count, drawn, remark, told } from './print.ts'

const kept = keptBoard()

/** The supply bag and the event track. */
export const bagPieces = (table: Table): readonly Piece[] =>
  kept(table, table.grid.bag, shownOf(table), () => bagBoard(table))

/** All that is seen of the bag. */
const shownOf = ({ p, box }: Table) => [p.bag, p.events, nextEvent(box, p), whiteOdds(box, p)]

/** The bag above the event track, and the next event below. */
export function bagBoard(table: Table): LayoutNode {
  const { grid, box } = table
  const edge = between(grid, 9, 14)
  const events = box.values.events.map((_, i) => eventCell(table, i, 60))
  const node = column({ gap: 3 }, [
    bagHead(table),
    evenly(Math.ceil(events.length / 2), between(grid, 4, 6), events, { grow: 1 }),
    nextLine(table),
  ])
  const ground = drawn(anyRoom, 'panel:bag', 'panel', panel, { depth: depths.panel, margin: 2 })
  return layers([ground, pad({ left: edge, top: 5, right: edge, bottom: 4 }, node)])
}

/** The contents of the bag, and the number drawn a round. */
export function bagHead(table: Table): LayoutNode {
  const { grid, p, say, box } = table
  const restock = box.values.counts[p.boards.length - 1]?.restock ?? 0
  const small = remark(between(grid, 14, 20))
  return row({ gap: 5 }, [
    drawn(shape(1, 22, between(grid, 26, 38)), 'bag', 'bag', (d) => [icon('bag', d / 2, d / 2, d)], { label: say.bag }),
    told(table, 'bag:count', [`${inBag(p)}`], count(between(grid, 24, 34)), { holds: '188' }),
    told(table, 'bag:words', [say.inBag], small, { grow: 1 }),
    told(table, 'bag:rate', [say.aRound({ cubes: restock })], { ...small, anchor: 'end' }),
  ])
}

/** The white cubes in the bag, how likely one of them comes, and where there is room, what it does. */
export function nextLine(table: Table): LayoutNode {
  const { say, p, box, grid } = table
  const kind = box.values.events[nextEvent(box, p) - 1]?.kind ?? 'dig'
  const size = between(grid, 14, 19)
  const [none = 1] = whiteOdds(box, p)
  const what = remark(size, { anchor: 'end', weight: 700, colour: colours.brassText })
  return row({ gap: 6 }, [
    whiteCube('event:head', size * 1.3),
    told(table, 'event:odds', [say.whites(p.bag.event, 1 - none)], remark(size)),
    told(table, 'event:next', [say.event(p, kind)], what, { grow: 1, drop: 1 }),
  ])
}

const whiteCube = (id: string, size: number): LayoutNode =>
  drawn(shape(1, 12, size), id, 'cube:event', (w) => [good('event', w / 2, w / 2, w)], { margin: 3 })

/** A space of the event track, with its white cube. */
export function eventCell({ box, p, say }: Table, i: number, size: number): LayoutNode {
  const { kind, back } = box.values.events[i] ?? { kind: 'dig', back: 0 }
  const space = i + 1
  const isNext = space === nextEvent(box, p)
  const isDone = p.events.includes(space)
  const key = `event:${kind}:${back}:${isNext}:${isDone}`
  const fill = isNext ? colours.paperLight : isDone ? '#1d2429' : '#cfc3a6'
  const edge = stroke(isNext ? colours.brassHi : colours.slateLine, isNext ? 3 : 1.2)
  const draw = (w: number): Shape[] => {
    const at = w / 2 - (back > 0 ? w * 0.07 : 0)
    return [
      rect(0, 0, w, w, fill, { radius: 6, stroke: edge }),
      group(0, 0, 1, [icon(eventIcon[kind], at, at, w * 0.68)], { opacity: isDone ? 0.3 : 1 }),
      ...(back > 0 ? backMark(w * 0.82, w * 0.82, w * 0.2) : []),
    ]
  }
  const rest = {
    depth: depths.panel + 2,
    label: say.eventSpace({ number: space, event: say.event(p, kind) }),
    margin: 4,
  }
  const cell = drawn(shape(1, 20, size), `event:${space}`, key, draw, rest)
  return isDone ? layers([cell, pin(0.5, 0.5, whiteCube(`white:${space}`, size), 0.8)]) : cell
}

/** White cubes go back into the bag after this event. */
const backMark = (x: number, y: number, r: number): Shape[] => [
  circle(x, y, r, colours.slate800, { stroke: stroke(colours.paper, 1.4) }),
  path(`M${x - r * 0.5} ${y + r * 0.1}A${r * 0.52} ${r * 0.52} 0 1 1 ${x} ${y + r * 0.52}`, {
    stroke: stroke(colours.paper, Math.max(1.2, r * 0.2)),
  }),
  path(`M${x - r * 0.86} ${y}H${x - r * 0.14}L${x - r * 0.5} ${y + r * 0.5}Z`, { fill: colours.paper }),
]
