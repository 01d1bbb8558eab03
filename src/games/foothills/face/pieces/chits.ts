import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'

import { medal } from '../../../../stage/kit/things.ts'
import { pawn } from '../../../../stage/kit/tiles.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { rest, span } from '../../../../table/layout/leaf.ts'
import { lay, piecesOf } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { caption } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import type { Station } from '../../box.ts'
import { bits } from '../../layout.ts'
import { ticketColours } from '../../lineColours.ts'
import { pub } from '../../position.ts'
import { icon } from '../art/icons.ts'
import { ticketIcon } from '../art/ticket.ts'
import { cellOf, columnsOf, lineEnd, partsOf, rowsOf, terminusOf } from '../place.ts'
import { around, board, depths, lookOf, numeralsOf, piece, seatsOf, sizesOf, type Table, textOf } from '../table.ts'
import { ticketsOnScene } from './stationSigns.ts'

/** Places on the seats' boards by name. */
export type Slots = ReadonlyMap<string, Rect>

/** Each seat's ticket of each starting station: at the station until the seat holds it. */
export function ticketPieces(table: Table, slots: Slots): Piece[] {
  const { box, cards } = table
  const names = numeralsOf(box)
  return bits(cards?.tickets ?? 0).flatMap((ticket) => {
    const station = box.tickets[ticket]
    if (!station) return []
    const numeral = names(station.lines)
    return seatsOf(table).map((seat) => {
      const held = ((board(table, seat).tickets >> ticket) & 1) === 1
      const lying = lyingTicket(table, station, seat)
      const place = held ? (slots.get(`ticket:${seat}:${ticket}`) ?? lying) : lying
      const draw = (w: number, h: number) => [ticketIcon(w / 2, h / 2, w * 0.94, station.lines, numeral)]
      return piece(`ticket:${ticket}:${seat}`, `ticket:${numeral}`, place, depths.cube, draw, { margin: 3 })
    })
  })
}

/** A ticket at its starting station: in the footer, or above the rails if that is full. */
function lyingTicket(table: Table, station: Station, seat: number): Rect {
  const { footer, bed, scene } = partsOf(table, station)
  const { icon: size, name } = table.grid.measures
  const isAbove = ticketsOnScene(table, station)
  const high = bed.y - scene.y - name * 1.1
  const wide = isAbove ? Math.round(Math.min(size * 2.3, bed.w * 0.42, high / 0.72)) : size * 1.9
  const y = isAbove ? bed.y - wide * 0.3 : footer.y + footer.h / 2
  return around(footer.x + footer.w - wide * (0.62 + seat * 0.23), y - seat * 2, wide, wide * 0.62)
}

/** The surveyors of both seats: at home, in the pub or on a station's action space. */
export const surveyorPieces = (table: Table, slots: Slots): Piece[] =>
  seatsOf(table).map((seat) => {
    const look = lookOf(table, seat)
    const { surveyor } = board(table, seat)
    const station = table.box.stations[surveyor]
    const { x, y, w, h } = station
      ? standing(table, station)
      : (slots.get(`${surveyor === pub ? 'pub' : 'home'}:${seat}`) ?? table.grid.mine)
    const place = { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) }
    const draw = (wide: number, high: number) => pawn(wide / 2, high * 0.93, high / 48, look)
    return piece(`surveyor:${seat}`, `surveyor:${look.letter}`, place, depths.figure, draw, { margin: 3 })
  })

/** A surveyor's place on a station's action space. */
function standing(table: Table, station: Station): Rect {
  const { x, y, r } = partsOf(table, station).roundel
  const h = table.grid.measures.pawn
  const w = (h * 30) / 46
  return { x: x - w / 2, y: y + r * 0.9 - h, w, h }
}

/** A line bonus chit: numeral, station, points. */
function bonusChit(w: number, h: number, numeral: string, fill: string, points: number): Shape[] {
  return [
    rect(0, 0, w, h, fill, { radius: h / 2, stroke: stroke(colours.ink, 1), height: 1 }),
    text(w * 0.16, h * 0.5 + 5, numeral, { font: 'display', size: 15, anchor: 'middle', colour: colours.ink }),
    icon('station', w * 0.46, h * 0.5, h * 0.94),
    text(w * 0.79, h * 0.5 + 5.4, `+${points}`, { font: 'display', size: 16, anchor: 'middle', colour: colours.ink }),
  ]
}

/** Line bonus chits at the terminal card of their lines. */
export function bonusPieces(table: Table): Piece[] {
  const { box, cards } = table
  const shared = box.stations.find((s) => s.lines.length > 1 && !s.start)
  const lines = (cards?.lines ?? []).filter((line) => (box.lines[line]?.bonus ?? 0) > 0)
  if (!shared || lines.length === 0) return []
  const { x, y, w, h } = partsOf(table, shared).footer
  const chits = lines.map((line) => {
    const numeral = box.lines[line]?.numeral ?? ''
    const fill = ticketColours[line]?.fill ?? colours.paper
    const points = box.lines[line]?.bonus ?? 0
    const it = { id: `bonus:${line}`, key: `bonus:${numeral}`, depth: depths.onCard, margin: reach(1) }
    return thing({ w: span(24, Math.min(72, h * 3.2)), h: rest() }, it, (wide, high) => {
      // Drawn large enough for its print, and scaled down on a smaller card.
      const scale = Math.min(1, wide / 62, high / 15)
      return [group(0, 0, scale, bonusChit(wide / scale, high / scale, numeral, fill, points))]
    })
  })
  return piecesOf(
    lay(row({ gap: 4 }, chits), { x: x + 4, y: Math.round(y + h * 0.13), w: w - 8, h: Math.round(h * 0.74) }),
  )
}

/** The summit chit, once a seat has it. */
export function summitPieces(table: Table, slots: Slots): Piece[] {
  const { p, box } = table
  const place = p.summit < 0 ? undefined : slots.get(`summit:${p.summit}`)
  if (!place) return []
  const draw = (w: number, h: number) => [
    icon('summit', w * 0.36, h * 0.5, h * 0.9),
    medal(w * 0.72, h * 0.68, h * 0.3, String(box.summit)),
  ]
  return [piece('summit', 'summit', place, depths.cube, draw, { label: table.say.summit, margin: 4 })]
}

/** A buffer stop at the end of each complete line, with its name if there is room. */
export function stopPieces(table: Table): Piece[] {
  const { p, cards, grid } = table
  return p.stops.flatMap((line, order) => {
    const last = terminusOf(table, line)
    if (!last) return []
    const { card, bed } = partsOf(table, last)
    const row = cards?.rows[line] ?? 0
    // Of two lines that end on one card, the upper one descends to their shared bed, with its stop beside the other's.
    const descends = rowsOf(table, last).at(-1) !== row
    // At the end of a row it stands on the card, below the signs of its stations.
    const isOnCard = lineEnd(table, line) === columnsOf(table, row)
    const size = isOnCard ? Math.round(bed.h) : stopSize(table)
    const right = card.x + card.w
    const x = isOnCard
      ? right - size / 2 - 2 - (descends ? size : 0)
      : Math.min(right + size * 0.62, grid.size.w - size / 2)
    const y = bed.y + bed.h / 2
    const place = around(Math.round(x), Math.round(y - (isOnCard ? 0 : size * 0.1)), size)
    const draw = (w: number) => [icon('buffer', w / 2, w / 2, w)]
    const stop = piece(`stop:${line}`, 'stop', place, depths.cube, draw, { margin: 2 })
    const above = descends ? cellOf(table, row, 1, 1, 2).h - cellOf(table, row, 1, 1).h : 0
    return isOnCard ? [stop] : [stop, ...notePieces(table, line, order, x + size * 0.7, y - above)]
  })
}

/** A buffer stop's width and height, close to an engine's. */
export const stopSize = ({ grid }: Table): number => Math.round(grid.measures.bed * 1.6)

/** The chalk note beside a buffer stop, if there is room for it. */
function notePieces(table: Table, line: number, order: number, x: number, y: number): Piece[] {
  const { box, say, grid } = table
  const { caption: size, body } = grid.measures
  const title = say.complete({ line: say.railway(box.lines[line]?.name ?? '') }).toUpperCase()
  const large = { font: 'display', size: size + 1, spacing: 1, colour: colours.chalk } as const
  const small = { font: 'text', size: body, italic: true, colour: colours.mute } as const
  const grown = Math.min(textOf(table), 1.6)
  const sizes = { ...sizesOf(table), text: grown }
  const lines = column({}, [
    caption(sizes, { ways: [title], print: large }, { grow: 1 }),
    caption(sizes, { ways: [say.stopNumber({ stop: order + 1, of: box.stops })], print: small }, { grow: 1 }),
  ])
  const w = grid.lines.x + grid.lines.w - x
  if (lines.span('w', Infinity).ideal > w) return []
  const note = thingWith({ id: `note:${line}`, key: 'note', depth: depths.onCard }, () => [], lines)
  const h = (large.size + small.size) * 1.15 * grown
  return piecesOf(lay(note, { x: Math.round(x), y: Math.round(y - h * 0.55), w: Math.floor(w), h: Math.round(h) }))
}
