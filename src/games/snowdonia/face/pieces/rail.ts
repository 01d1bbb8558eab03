import { colours } from '../../../../kit/tokens.ts'
import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { nextEvent } from '../../events.ts'
import { whiteOdds } from '../../outlook.ts'
import { inBag } from '../../position.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { eventIcon } from '../art/signs.ts'
import { between } from '../grid.ts'
import { around, depths, piece, type Table } from '../table.ts'
import { count, heading, printed, remark } from './print.ts'

/** The supply bag and the event track. */
export function bagPieces(table: Table): Piece[] {
  const { grid } = table
  const { bag } = grid
  const edge = between(grid, 9, 14)
  const head = between(grid, 32, 46)
  const row = { x: bag.x + edge, y: bag.y + 4, w: bag.w - 2 * edge, h: head - 4 }
  const foot = between(grid, 24, 34)
  const cells = { ...row, y: bag.y + head, h: bag.h - head - foot }
  return [
    piece('panel:bag', 'panel:bag', bag, depths.panel, panel, { margin: 2 }),
    ...bagHead(table, row),
    ...eventPieces(table, eventCells(table, cells)),
    ...nextPieces(table, { ...row, y: bag.y + bag.h - foot, h: foot - 3 }),
  ]
}

/** The contents of the bag, and the number drawn a round. */
export function bagHead(table: Table, row: Rect): Piece[] {
  const { grid, p, say } = table
  const size = between(grid, 26, 38)
  const restock = table.box.values.counts[p.boards.length - 1]?.restock ?? 0
  return [
    piece(
      'bag',
      'bag',
      around(row.x + size / 2, row.y + row.h / 2, size),
      depths.onBoard,
      (w) => [icon('bag', w / 2, w / 2, w)],
      { label: say.bag },
    ),
    printed(
      table,
      'bag:count',
      { ...row, x: row.x + size + 4, w: size * 1.3 },
      [`${inBag(p)}`],
      count(between(grid, 24, 34)),
    ),
    printed(
      table,
      'bag:words',
      { ...row, x: row.x + size * 2 + 2, w: row.w * 0.6 - size * 2 - 6 },
      [say.inBag],
      remark(between(grid, 14, 20)),
    ),
    printed(
      table,
      'bag:rate',
      { ...row, x: row.x + row.w * 0.6, w: row.w * 0.4 },
      [say.aRound(restock)],
      remark(between(grid, 14, 20), { anchor: 'end' }),
    ),
  ]
}

/** The white cubes in the bag, how likely one of them comes, and what it does. */
export function nextPieces(table: Table, box: Rect): Piece[] {
  const { say, p } = table
  const kind = table.box.values.events[nextEvent(table.box, p) - 1]?.kind ?? 'dig'
  const size = between(table.grid, 14, 19)
  const cube = (w: number): Shape[] => [good('event', w / 2, w / 2, w)]
  const high = size * 1.3
  const [none = 1] = whiteOdds(table.box, p)
  const odds = { ...box, x: box.x + high + 6, w: box.w * 0.28 }
  const text = { ...box, x: odds.x + odds.w + 6, w: box.x + box.w - odds.x - odds.w - 6 }
  const place = around(box.x + high / 2, box.y + box.h / 2, high)
  const what = remark(size, { anchor: 'end', weight: 700, colour: colours.brassText })
  return [
    piece('event:head', 'cube:event', place, depths.onBoard, cube, { margin: 3 }),
    printed(table, 'event:odds', odds, [say.whites(p.bag.event, 1 - none)], remark(size)),
    printed(table, 'event:next', text, [say.events[kind]], what),
  ]
}

/** The spaces of the event track in two rows. */
function eventCells(table: Table, room: Rect): Rect[] {
  const { events } = table.box.values
  const columns = Math.ceil(events.length / 2)
  const gap = between(table.grid, 4, 6)
  const cell = Math.floor(Math.min((room.w - gap * (columns - 1)) / columns, (room.h - gap) / 2))
  const step = (room.w - cell) / Math.max(1, columns - 1)
  return events.map((_, i) => ({
    x: Math.round(room.x + (i % columns) * step),
    w: cell,
    h: cell,
    y: Math.round(room.y + Math.floor(i / columns) * (cell + gap)),
  }))
}

/** The spaces of the event track, with the white cubes on them. */
export function eventPieces(table: Table, cells: readonly Rect[]): Piece[] {
  const { box, p, say } = table
  const next = nextEvent(table.box, table.p)
  return box.values.events.flatMap(({ kind, back }, i) => {
    const space = i + 1
    const isNext = space === next
    const isDone = p.events.includes(space)
    const place = cells[i] ?? table.grid.bag
    const draw = (w: number): Shape[] => cellShapes(w, kind, back > 0, isNext, isDone)
    const label = say.eventSpace(space, say.events[kind])
    const cube = (w: number): Shape[] => [good('event', w / 2, w / 2, w)]
    return [
      piece(`event:${space}`, `event:${kind}:${back}:${isNext}:${isDone}`, place, depths.panel + 2, draw, {
        label,
        margin: 4,
      }),
      ...(isDone
        ? [
            piece(
              `white:${space}`,
              'cube:event',
              around(place.x + place.w / 2, place.y + place.h / 2, place.w * 0.8),
              depths.onBoard,
              cube,
              { margin: 3 },
            ),
          ]
        : []),
    ]
  })
}

function cellShapes(
  w: number,
  kind: keyof typeof eventIcon,
  goesBack: boolean,
  isNext: boolean,
  isDone: boolean,
): Shape[] {
  const fill = isNext ? colours.paperLight : isDone ? '#1d2429' : '#cfc3a6'
  const shift = goesBack ? w * 0.07 : 0
  return [
    rect(0, 0, w, w, fill, {
      radius: 6,
      stroke: stroke(isNext ? colours.brassHi : colours.slateLine, isNext ? 3 : 1.2),
    }),
    {
      type: 'group',
      x: 0,
      y: 0,
      opacity: isDone ? 0.3 : 1,
      shapes: [icon(eventIcon[kind], w / 2 - shift, w / 2 - shift, w * 0.68)],
    },
    ...(goesBack ? backMark(w * 0.82, w * 0.82, w * 0.2) : []),
  ]
}

/** White cubes go back into the bag after this event. */
const backMark = (x: number, y: number, r: number): Shape[] => [
  circle(x, y, r, colours.slate800, { stroke: stroke(colours.paper, 1.4) }),
  path(`M${x - r * 0.5} ${y + r * 0.1}A${r * 0.52} ${r * 0.52} 0 1 1 ${x} ${y + r * 0.52}`, {
    stroke: stroke(colours.paper, Math.max(1.2, r * 0.2)),
  }),
  path(`M${x - r * 0.86} ${y}H${x - r * 0.14}L${x - r * 0.5} ${y + r * 0.5}Z`, { fill: colours.paper }),
]

/** The head of the shed: its name, and whether trains may be bought. */
export function shedHead(table: Table, place: Rect): Piece[] {
  const { say, p, grid, box } = table
  const { series } = p.settings
  const onSale = p.shed.length === 0 ? say.soldOut : p.isForSale ? say.forSale : say.notYet
  const isAlone = p.boards.length === 1
  const state = isAlone ? say.matchOf(series.length + 1, box.values.trains.length) : onSale
  const size = between(grid, 17, 24)
  return [
    printed(table, 'shed:head', { ...place, w: place.w * 0.55 }, [say.shed.toUpperCase()], heading(size)),
    printed(
      table,
      'shed:state',
      { ...place, x: place.x + place.w * 0.5, w: place.w * 0.5 },
      [state],
      remark(between(grid, 14, 20), { anchor: 'end' }),
    ),
  ]
}
