import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { wrapped } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow } from '../../../../stage/kit/paints.ts'
import { boardOf } from '../../position.ts'
import { below, beside, type Grid, inset } from '../grid.ts'
import { heading, printed, remark } from '../pieces/print.ts'
import { bagHead, eventPieces, nextPieces } from '../pieces/rail.ts'
import { seriesPieces } from '../pieces/series.ts'
import { trainPiece } from '../pieces/shed.ts'
import { boardPieces } from '../pieces/stations.ts'
import { ticketPiece } from '../pieces/tickets.ts'
import { depths, piece, type Table } from '../table.ts'
import { scoringNow } from '../views/standing.ts'
import { type Tab, tabName, tabs } from './tabs.ts'

/** Above everything that isn’t to be chosen now. */
const lift = 200
const gap = 6
const headHigh = 44

/** The contents of a drawer, and their height. */
type Fill = (table: Table, room: Rect) => { readonly pieces: Piece[]; readonly high: number }

/** The drawer that is open, over the mountain and its workplaces: what doesn’t fit on a phone, at full size. */
export function drawerPieces(table: Table): Piece[] {
  const tab = tabs.find((one) => table.looking.at === `tab:${one}`)
  if (!tab || !table.grid.tabs) return []
  const most = roomOf(table.grid)
  // A first run says how high it is: drawers open at the foot.
  const { high } = fills[tab](table, { ...inset(most, 8), y: 0, h: most.h - headHigh - 8 })
  const h = Math.min(most.h, Math.ceil(high) + headHigh + 10)
  const place = { ...most, y: most.y + most.h - h, h }
  const inner = { x: place.x + 8, y: place.y + headHigh, w: place.w - 16, h: h - headHigh - 8 }
  const all = [...framePieces(table, tab, place), ...fills[tab](table, inner).pieces]
  return all.map((one) => ({
    ...one,
    depth: one.depth + lift,
    // A touch outside shuts a drawer: so its cross is no part of it.
    ...(one.id !== 'drawer:close' && { of: `tab:${tab}` }),
  }))
}

/** The room for drawers. */
function roomOf({ land, decision, form, size }: Grid): Rect {
  if (form === 'low') return { x: 4, y: 4, w: land.w - 8, h: decision.y - 10 }
  return { x: 4, y: land.y + 2, w: size.w - 8, h: decision.y - land.y - 6 }
}

function framePieces(table: Table, tab: Tab, place: Rect): Piece[] {
  const { x, y, w } = place
  const ground = (wide: number, high: number): Shape[] => [
    rect(0, 0, wide, high, colours.slate800, { radius: 10, stroke: stroke('#8fa0ab', 1.4), shadow: cardShadow }),
  ]
  const cross = (a: number): Shape[] => [
    rect(5, 5, a - 10, a - 10, colours.paper, { radius: 6 }),
    path(`M${a * 0.34} ${a * 0.34}L${a * 0.66} ${a * 0.66}M${a * 0.66} ${a * 0.34}L${a * 0.34} ${a * 0.66}`, {
      stroke: stroke(colours.ink, 2.6),
    }),
  ]
  const close = { x: x + w - headHigh, y, w: headHigh, h: headHigh }
  return [
    piece('drawer', 'drawer', place, depths.panel, ground, { label: tabName(table, tab), margin: 8 }),
    printed(
      table,
      'drawer:head',
      { x: x + 12, y: y + 4, w: w - headHigh - 20, h: headHigh - 6 },
      [tabName(table, tab).toUpperCase()],
      heading(23),
    ),
    piece('drawer:close', 'drawer:close', close, depths.onBoard, cross, { label: table.say.close }),
  ]
}

const fills: Readonly<Record<Tab, Fill>> = {
  contracts: contractFill,
  stations: stationFill,
  trains: trainFill,
  bag: bagFill,
}

/** The owner of the contracts in front: a player, or for someone who watches, a seat. */
const whoseOf = ({ p, looking, words, say }: Table): string => (looking.watches ? words.seat(p, looking.seat) : say.you)

/** The contracts on offer with their words, and below them my own. */
function contractFill(table: Table, room: Rect) {
  const { p, looking, grid } = table
  const { hand, used } = boardOf(p, looking.seat)
  const mine = [...hand, ...used]
  const met = scoringNow(table, looking.seat)
  const columns = grid.form === 'low' ? 6 : 3
  const isWide = grid.form === 'low'
  const offers = p.office.filter((id) => id > 0)
  const w = Math.floor((room.w - gap * (columns - 1)) / columns)
  const h = Math.round(Math.min(w * 0.86, 110))
  const at = (i: number, y: number, high = h): Rect => ({
    x: room.x + (i % columns) * (w + gap),
    w,
    h: high,
    y: y + Math.floor(i / columns) * (high + gap),
  })
  const lines = isWide ? 0 : Math.max(0, ...offers.map((id) => wordsOf(table, id, w).length))
  const foot = room.y + h + lines * lineHigh + 8
  const first = isWide ? columns : 0
  const rows = Math.ceil((mine.length + first) / columns)
  const start = isWide ? room.y : foot + (mine.length > 0 ? 24 : 0)
  const left = Math.floor((room.y + room.h - start) / Math.max(1, rows)) - gap
  const mineHigh = Math.min(h, left)
  return {
    high: start - room.y + rows * (mineHigh + gap),
    pieces: [
      ...offers.flatMap((id, i) => [
        ...ticketPiece(table, id, at(i, room.y), 'ticket'),
        ...(isWide ? [] : linePieces(table, id, { ...at(i, room.y), y: room.y + h + 2 })),
      ]),
      ...(mine.length > 0 && !isWide
        ? [printed(table, 'drawer:mine', { ...room, y: foot, h: 22 }, [whoseOf(table)], remark(17))]
        : []),
      ...mine.flatMap((id, i) => {
        const state = { isUsed: used.includes(id), isMet: met.has(id) }
        return ticketPiece(table, id, at(i + first, start, mineHigh), 'ticket', state)
      }),
    ],
  }
}

const lineHigh = 15
const small = { font: 'text', size: 13 } as const

/** The text of a contract, broken into lines. */
function wordsOf({ words, p }: Table, id: number, w: number): string[] {
  const [order] = words.about(p, { type: 'contract', contract: id })?.lines ?? []
  return wrapped(order?.text ?? words.contract(id), w - 6, small)
}

const linePieces = (table: Table, id: number, { x, y, w }: Rect): Piece[] =>
  wordsOf(table, id, w).map((line, i) =>
    printed(
      table,
      `words:${id}:${i}`,
      { x, y: y + i * lineHigh, w, h: lineHigh },
      [line],
      remark(13, { colour: colours.paper }),
    ),
  )

/** The stations with every site, its price and whose it is. */
function stationFill(table: Table, room: Rect) {
  const { line, grid } = table
  const columns = grid.form === 'low' ? 4 : 2
  const rows = Math.ceil(line.stations.length / columns)
  const w = Math.floor((room.w - gap * (columns - 1)) / columns)
  const h = Math.floor(Math.min(112, (room.h - gap * (rows - 1)) / rows))
  const shown: Table = { ...table, grid: { ...grid, share: 0.3 } }
  return {
    high: rows * (h + gap),
    pieces: line.stations.flatMap(({ digs, sites }, station) => {
      const at = line.ends > 0 ? line.stations.length - 1 - station : station
      const place = { x: room.x + (at % columns) * (w + gap), w, h, y: room.y + Math.floor(at / columns) * (h + gap) }
      const count = Math.max(2, Math.ceil((digs.length + sites.length) / 2))
      return boardPieces(shown, { station, place, columns: count })
    }),
  }
}

/** The trains in the shed; alone, those of the series. */
function trainFill(table: Table, room: Rect) {
  const { p, grid } = table
  if (p.boards.length === 1) return { high: 84, pieces: seriesPieces(table, { ...room, h: 78 }) }
  const columns = grid.form === 'low' ? 2 : 1
  const w = Math.floor((room.w - gap * (columns - 1)) / columns)
  const rows = Math.ceil(p.shed.length / columns)
  const each = Math.min(54, Math.floor((room.h - 24) / Math.max(1, rows)))
  const state = p.isForSale ? table.say.forSale : table.say.notYet
  return {
    high: 24 + rows * each,
    pieces: [
      printed(table, 'shed:state', { ...room, h: 20 }, [state], remark(17)),
      ...p.shed.map((one, i) =>
        trainPiece(table, one, {
          x: room.x + (i % columns) * (w + gap),
          w,
          h: each - gap,
          y: room.y + 24 + Math.floor(i / columns) * each,
        }),
      ),
    ],
  }
}

/** The bag, and the event track in words. */
function bagFill(table: Table, room: Rect) {
  const { box, grid, say } = table
  const { events } = box.values
  const shown: Table = { ...table, grid: { ...grid, share: 0.4 } }
  const cell = grid.form === 'low' ? 32 : 40
  const list = { ...room, y: room.y + 40, h: Math.ceil(events.length / 2) * (cell + 5) }
  const rows = beside(list, gap, [1, 1]).flatMap((column) =>
    below(
      column,
      5,
      Array.from({ length: Math.ceil(events.length / 2) }, () => 1),
    ),
  )
  const foot = { ...room, y: list.y + list.h + 4, h: 26 }
  return {
    high: foot.y + foot.h - room.y,
    pieces: [
      ...bagHead(shown, { ...room, h: 36 }),
      ...eventPieces(
        shown,
        rows.map((row) => ({ ...row, w: row.h })),
      ),
      ...events.map(({ kind }, i) => {
        const { x, y, w, h } = rows[i] ?? room
        const name = { x: x + h + 6, y, w: w - h - 6, h }
        return printed(shown, `event:name:${i + 1}`, name, [say.events[kind]], remark(16))
      }),
      ...nextPieces(shown, foot),
    ],
  }
}
