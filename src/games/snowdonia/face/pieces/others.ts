import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { goods } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import { rackEngine, startToken } from '../art/engines.ts'
import { labourer } from '../art/figures.ts'
import { good } from '../art/goods.ts'
import { markerCube, seatBadge } from '../art/marks.ts'
import { beside, between } from '../grid.ts'
import { around, depths, paintsOf, piece, seatsAround, type Table } from '../table.ts'
import { scoringNow, standingOf, totalOf } from '../views/standing.ts'
import { whereabouts } from './mineThings.ts'
import { count, printed, remark } from './print.ts'
import { ticketPiece } from './tickets.ts'

/** The boards of the other seats along the top, each on one line or, where they are narrow, on two. */
export const otherPieces = (table: Table): Piece[] =>
  seatsAround(table)
    .slice(0, -1)
    .flatMap((seat, i) => {
      const place = table.grid.others[i]
      return place ? boardPieces(table, seat, place) : []
    })

/** Where the parts of a board begin: its stripe, badge, name, medal and the rest. */
interface Frame {
  readonly place: Rect
  readonly paints: SeatPaints
  readonly stripe: number
  readonly first: number
  /** Half the badge. */
  readonly r: number
  /** Too narrow for a name beside the badge, which stands below it then. */
  readonly isNarrow: boolean
  readonly nameWide: number
  readonly medalAt: number
}

function frameOf({ grid }: Table, place: Rect, paints: SeatPaints): Frame {
  const { x, w, h } = place
  const stripe = between(grid, 7, 11)
  const first = x + stripe + 8
  const r = h * 0.3
  const isNarrow = w < between(grid, 430, 640)
  const nameWide = isNarrow ? 0 : Math.min(h * 1.5, w * 0.17)
  const medalAt = first + 2 * r + 6 + nameWide + r + (isNarrow ? h * 0.2 : 0)
  return { place, paints, stripe, first, r, isNarrow, nameWide, medalAt }
}

function boardPieces(table: Table, seat: Seat, place: Rect): Piece[] {
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const frame = frameOf(table, place, paints)
  const { medalAt, r } = frame
  const { x, y, w, h } = place
  return [
    panelPiece(table, seat, frame),
    badgePiece(seat, frame),
    ...namePieces(table, seat, frame),
    ...startPieces(table, seat, frame),
    medalPiece(table, seat, frame),
    ...restPieces(table, seat, { x: medalAt + r + 12, y, w: x + w - medalAt - r - 20, h }),
  ]
}

function panelPiece({ p }: Table, seat: Seat, { place, paints, stripe }: Frame): Piece {
  const isTurn = p.seat === seat && p.phase !== 'over'
  const edge = isTurn ? colours.brassHi : mix(paints.base, colours.slate900, 0.3)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, { radius: 7, stroke: stroke(edge, isTurn ? 2.4 : 1.4) }),
    rect(2, 4, stripe, h - 8, paints.pattern, { radius: 3 }),
  ]
  const key = `other:${paints.letter}:${isTurn}`
  return piece(`panel:${seat}`, key, place, depths.panel, draw, { margin: 3 })
}

function badgePiece(seat: Seat, { place: { y, h }, paints, first, r, isNarrow }: Frame): Piece {
  const place = around(first + r + (isNarrow ? h * 0.1 : 0), y + h * (isNarrow ? 0.36 : 0.5), 2 * r)
  const draw = (d: number) => seatBadge(d / 2, d / 2, d / 2 - 1, paints)
  return piece(`badge:${seat}`, `badge:${paints.letter}`, place, depths.onBoard, draw, { margin: 2 })
}

/** A seat’s name and, where there is room, what it is about to do. */
function namePieces(table: Table, seat: Seat, frame: Frame): Piece[] {
  const { p, words, say, grid } = table
  const { first, r, isNarrow, nameWide, place } = frame
  const { y, h } = place
  const name = [words.seat(p, seat).toUpperCase()]
  const print = { font: 'display', spacing: 0.4 } as const
  if (isNarrow) {
    const below = { x: first - 4, y: y + h * 0.68, w: 2 * r + h * 0.3, h: h * 0.3 }
    const type = { ...print, size: between(grid, 14, 19), anchor: 'middle' } as const
    return [printed(table, `name:${seat}`, below, name, type)]
  }
  const start = p.start === seat
  const state = start ? say.begins : boardOf(p, seat).labourers > 0 ? say.toPlace : say.allOut
  const line = { x: first + 2 * r + 6, w: nameWide, h: h * 0.42 }
  return [
    printed(table, `name:${seat}`, { ...line, y: y + h * 0.1 }, name, { ...print, size: between(grid, 18, 27) }),
    printed(
      table,
      `state:${seat}`,
      { ...line, y: y + h * 0.52, w: nameWide - (start ? h * 0.4 : 0) },
      [state],
      remark(between(grid, 14, 19)),
    ),
  ]
}

/** The start player’s marker, with its owner alone. */
function startPieces({ p }: Table, seat: Seat, frame: Frame): Piece[] {
  if (p.start !== seat) return []
  const { place, medalAt, r, first, nameWide, isNarrow } = frame
  const { y, h } = place
  const at = isNarrow
    ? around(medalAt + r * 1.3, y + h * 0.8, h * 0.3)
    : around(first + 2 * r + nameWide - h * 0.1, y + h * 0.72, h * 0.4)
  const draw = (d: number) => [startToken(d / 2, d / 2, d)]
  return [piece('start-token', 'start-token', at, depths.onBoard, draw, { margin: 2 })]
}

function medalPiece(table: Table, seat: Seat, { place: { y, h }, medalAt }: Frame): Piece {
  const { p, words, say } = table
  const total = totalOf(standingOf(table, seat))
  const at = around(medalAt, y + h / 2, h * 0.86)
  const draw = (d: number) => [medal(d / 2, d / 2, d / 2.3, `${total}`)]
  const label = say.seat(words.seat(p, seat), total)
  return piece(`seat:${seat}`, `medal:${total}`, at, depths.onBoard, draw, { label, margin: 5 })
}

/** Goods, labourers, markers, train and contracts of a seat. */
function restPieces(table: Table, seat: Seat, box: Rect): Piece[] {
  const isTwoLines = box.w < between(table.grid, 330, 500)
  const { hand, used } = boardOf(table.p, seat)
  // A sole opponent has room for them side by side.
  const rows = table.p.boards.length > 2 ? 2 : 1
  const all = hand.length + used.length
  const each = between(table.grid, 74, 92) * (rows > 1 ? 1 : 1.6)
  const ticketWide = Math.min(box.w * (all > 4 ? 0.48 : 0.34), each * Math.max(2, Math.ceil(all / rows)))
  const room = { ...box, w: box.w - ticketWide - 6 }
  const at = { ...box, x: box.x + box.w - ticketWide, w: ticketWide }
  const tickets = contractStubs(table, seat, at, rows)
  if (isTwoLines) {
    const half = room.h / 2
    return [
      ...crewPieces(table, seat, { ...room, y: room.y + 2, h: half - 2 }),
      ...goodsPieces(table, seat, { ...room, y: room.y + half, h: half - 2 }),
      ...tickets,
    ]
  }
  const goodsWide = room.w * 0.54
  return [
    ...goodsPieces(table, seat, { ...room, w: goodsWide }),
    ...crewPieces(table, seat, { ...room, x: room.x + goodsWide + 8, w: room.w - goodsWide - 8 }),
    ...tickets,
  ]
}

function goodsPieces(table: Table, seat: Seat, box: Rect): Piece[] {
  const held = boardOf(table.p, seat).goods
  const each = box.w / goods.length
  const size = Math.min(each * 0.52, box.h * 0.62, 32)
  return goods.flatMap((kind, i) => {
    const n = held[kind]
    const place = { x: Math.round(box.x + i * each), y: box.y, w: Math.floor(each), h: box.h }
    const print = Math.min(size * 1.12, each * 0.6)
    const draw = (_: number, h: number): Shape[] => [good(kind, size / 2 + 1, h / 2, size)]
    return [
      piece(`goods:${seat}:${kind}`, `their:${kind}:${n > 0}`, place, depths.onBoard, draw, {
        label: table.say.held(kind, n),
      }),
      printed(
        table,
        `goods:${seat}:${kind}:n`,
        { ...place, x: place.x + size + 3, w: each - size - 4 },
        [`${n}`],
        count(print, { colour: n > 0 ? colours.paper : '#8a979e' }),
      ),
    ]
  })
}

function crewPieces(table: Table, seat: Seat, box: Rect): Piece[] {
  const { p } = table
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const { markers, train } = boardOf(p, seat)
  const asked = Math.min(box.h / 58, box.w / 190)
  const trainWide = train > 0 ? 44 * Math.min(1.3, box.h / 36) + 6 : 0
  const fit = Math.min(1, box.w / (78 * asked + Math.min(26, box.h * 0.52) * 2.3 + 8 + trainWide))
  const scale = asked * fit
  const men = whereabouts(table, seat).filter((where) => where !== 'pub')
  const menWide = 26 * scale * 3 + 4
  const cube = Math.min(26, box.h * 0.52) * fit
  const marker = { x: box.x + menWide + 4, y: box.y, w: cube * 2.3, h: box.h }
  const engine = Math.min(1.3, box.h / 36) * fit
  return [
    ...men.map((where, i) => {
      const place = { x: box.x + i * 26 * scale, y: box.y + (box.h - 54 * scale) / 2, w: 30 * scale, h: 54 * scale }
      const draw = (w: number, h: number): Shape[] => {
        const man = labourer(w / 2, h - 5 * scale, scale, paints)
        return where === 'home' ? [man] : [group(0, 0, 1, [man], { opacity: 0.36 })]
      }
      return piece(`home:${seat}:${i}`, `crew:${where}:${paints.letter}`, place, depths.onBoard, draw, { margin: 6 })
    }),
    piece(
      `markers:${seat}`,
      `cube:${paints.letter}`,
      around(marker.x + cube / 2, box.y + box.h / 2, cube),
      depths.onBoard,
      (d) => [markerCube(d / 2, d / 2, d * 0.9, paints)],
      { margin: 2 },
    ),
    printed(
      table,
      `markers:${seat}:n`,
      { ...marker, x: marker.x + cube + 3, w: cube * 1.3 },
      [`${markers}`],
      count(Math.min(cube * 1.3, 34)),
    ),
    ...(train > 0
      ? [
          piece(
            `train:${train}`,
            `their:train:${train}`,
            { x: marker.x + marker.w + 6, y: box.y + box.h / 2 - 16 * engine, w: 44 * engine, h: 32 * engine },
            depths.onBoard,
            (_, h) => [rackEngine(0, h - 2, engine, train)],
            { label: table.box.trains[train]?.name ?? '', margin: 3 },
          ),
        ]
      : []),
  ]
}

/** Contracts as stubs in rows; those used up are narrower, as only their points remain. */
function contractStubs(table: Table, seat: Seat, box: Rect, rows: number): Piece[] {
  const { hand, used } = boardOf(table.p, seat)
  const all = [...hand.map((id) => ({ id, isUsed: false })), ...used.map((id) => ({ id, isUsed: true }))]
  const met = scoringNow(table, seat)
  const perRow = Math.max(2, Math.ceil(all.length / rows))
  const h = Math.floor((box.h - 12) / rows - 2)
  return [all.slice(0, perRow), all.slice(perRow)].flatMap((row, at) => {
    const line = { x: box.x, y: Math.round(box.y + 6 + at * (h + 4)), w: box.w, h }
    const weights = row.map(({ isUsed }) => (isUsed ? 0.72 : 1))
    const spare = perRow === 2 && row.length === 1 ? [1] : []
    const places = beside(line, 3, [...weights, ...spare])
    return row.flatMap(({ id, isUsed }, i) =>
      ticketPiece(table, id, places[i] ?? line, 'stub', { isUsed, isMet: met.has(id) }),
    )
  })
}
