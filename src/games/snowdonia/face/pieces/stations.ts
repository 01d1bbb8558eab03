import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow } from '../../../../stage/kit/paints.ts'
import { surveyPoints } from '../../line.ts'
import { penny } from '../art/coins.ts'
import { icon } from '../art/icons.ts'
import { siteShapes } from '../art/paper/site.ts'
import { between } from '../grid.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { digLook, isOpen, namesOf, numberOf, siteKey, siteLook } from '../views/sites.ts'
import { words } from './print.ts'

/** The board of a station of the line, or of the line's start (-1). */
export interface Board {
  readonly station: number
  readonly place: Rect
  readonly columns: number
}

/** The boards in one row below the land, wider where a station has more sites. */
export function boardsOf({ line, grid }: Table): Board[] {
  const { land, foot } = grid
  const [edge, gap] = [between(grid, 6, 8), between(grid, 4, 6)]
  const columns = line.stations.map(({ digs, sites }) => Math.ceil((digs.length + sites.length) / 2))
  const start = line.ends > 0 ? 0 : 0.9
  const weights = [...(start > 0 ? [start] : []), ...columns.map((count) => 0.62 + count * 0.72)]
  const all = weights.reduce((sum, one) => sum + one, 0)
  const room = land.w - 2 * edge - gap * (weights.length - 1)
  let x = land.x + edge
  const places = weights.map((weight) => {
    const place = {
      x: Math.round(x),
      y: land.y + foot + gap,
      w: Math.floor((room * weight) / all),
      h: land.h - foot - gap - edge + 2,
    }
    x += (room * weight) / all + gap
    return place
  })
  const shift = start > 0 ? 1 : 0
  const order = line.stations.map((_, at) => (line.ends > 0 ? line.stations.length - 1 - at : at))
  return [
    ...(shift ? [{ station: -1, place: places[0] ?? land, columns: 1 }] : []),
    ...order.map((station, at) => ({
      station,
      place: places[at + shift] ?? land,
      columns: Math.max(1, columns[station] ?? 1),
    })),
  ]
}

/** Height of the head of a board. */
const headHigh = (table: Table) => between(table.grid, 20, 30)

/** The boards with their sites. */
export const stationPieces = (table: Table): Piece[] =>
  boardsOf(table).flatMap((board) => (board.station < 0 ? [startBoard(table, board)] : boardPieces(table, board)))

function paperShapes(w: number, h: number, head: number, isLive: boolean, isLegal: boolean): Shape[] {
  const edge = isLegal ? colours.brassHi : isLive ? '#cbb98f' : '#8f8468'
  return [
    rect(0, 0, w, h, isLive ? colours.paper : '#d5cbb2', {
      radius: 5,
      stroke: stroke(edge, isLegal ? 3 : 1.4),
      shadow: cardShadow,
    }),
    rect(0, 0, w, head, '#2f3c44', { radius: 5 }),
    rect(0, head - 5, w, 5, '#2f3c44'),
  ]
}

function startBoard(table: Table, { place }: Board): Piece {
  const { say, grid } = table
  const head = headHigh(table)
  const size = between(grid, 16, 24)
  const name = { font: 'display', size, anchor: 'middle', colour: colours.paper } as const
  const draw = (w: number, h: number): Shape[] => [
    ...paperShapes(w, h, head, true, false),
    words(w / 2, head / 2, w - 8, ['LLANBERIS'], name, 12),
    icon('surveyor', w / 2 - w * 0.16, head + (h - head) * 0.36, Math.min(34, w * 0.44)),
    ...penny(w / 2 + w * 0.24, head + (h - head) * 0.36, between(grid, 9, 13), 0),
    words(w / 2, h - between(grid, 9, 14), w - 8, [say.theStart, say.theStart.split(' ').at(-1) ?? ''], {
      font: 'text',
      size: between(grid, 14, 18),
      anchor: 'middle',
      colour: colours.inkSoft,
    }),
  ]
  return piece('board:start', 'board:start', place, depths.board, draw, { margin: 8 })
}

export function boardPieces(table: Table, board: Board): Piece[] {
  const { line } = table
  const { place, station, columns } = board
  const one = line.stations[station]
  if (!one) return []
  const head = headHigh(table)
  const gap = between(table.grid, 3, 4)
  const edge = between(table.grid, 4, 6)
  const w = Math.floor((place.w - 2 * edge - gap * (columns - 1)) / columns)
  const h = Math.floor((place.h - head - edge - gap * 2) / 2)
  const chip = (i: number): Rect => ({
    x: place.x + edge + (i % columns) * (w + gap),
    y: place.y + head + gap + Math.floor(i / columns) * (h + gap),
    w,
    h,
  })
  return [
    headPiece(table, board, head),
    ...one.digs.map((space, i) => digPiece(table, space, chip(i), one.card.name)),
    ...one.sites.map((site, i) => sitePiece(table, site, chip(one.digs.length + i), one.card.name)),
  ]
}

/** A board with its number, name and what a surveyor is worth there. */
function headPiece(table: Table, { station, place }: Board, head: number): Piece {
  const { line, grid, looking } = table
  const { card } = line.stations[station] ?? {}
  const end = table.p.boards[looking.seat]?.end === 1 ? 1 : 0
  const steps = line.ends === 0 ? station + 1 : end === 1 ? line.stations.length - 1 - station : station
  const points = surveyPoints(line, end, steps)
  const [isLive, isLegal] = [isOpen(table, station), isNext(table, `board:${station}`)]
  const size = between(grid, 16, 24)
  const number = numberOf(card?.number ?? 0)
  const r = between(grid, 9, 13)
  const names = namesOf(card?.name ?? '').map((one) => one.toUpperCase())
  const taken = 14 + widthOf(number, { font: 'display', size })
  const beside = r * 4.2 + 10
  const hasMan =
    place.w > between(grid, 116, 165) &&
    names.some((name) => widthOf(name, { font: 'display', size }) < place.w - taken - beside)
  const draw = (w: number, h: number): Shape[] => {
    const right = hasMan ? beside : r * 2 + 6
    return [
      ...paperShapes(w, h, head, isLive, isLegal),
      words(8, head / 2, taken - 12, [number], { font: 'display', size, colour: colours.brassText }),
      words(taken, head / 2, w - taken - right, names, { font: 'display', size, colour: colours.paper }, 12),
      ...penny(w - r - 4, head / 2, r, points),
      ...(hasMan
        ? [circle(w - r * 3.2 - 4, head / 2, r, colours.mute), icon('surveyor', w - r * 3.2 - 4, head / 2, r * 1.7)]
        : []),
    ]
  }
  const key = `board:${line.route}:${station}:${points}:${isLive}:${isLegal}`
  return piece(`board:${station}`, key, place, depths.board, draw, {
    label: card?.name ?? '',
    margin: 8,
    ...(isLegal && { marked: true as const }),
  })
}

function digPiece(table: Table, space: number, place: Rect, station: string): Piece {
  const look = digLook(table, space)
  const label = table.say.digSite(station, look.left ?? 0, look.points)
  const draw = (w: number, h: number) => siteShapes(w, h, look)
  return piece(`dig:${space}`, siteKey(look), place, depths.onBoard, draw, { label, margin: 2 })
}

function sitePiece(table: Table, site: number, place: Rect, station: string): Piece {
  const look = siteLook(table, site)
  const { stone = 0, steel = 0 } = look.cost ?? {}
  const { say } = table
  const cost = [...(stone ? [say.count('stone', stone)] : []), ...(steel ? [say.count('steel', steel)] : [])]
  const label = say.site(station, cost.join(', '), look.points)
  const draw = (w: number, h: number) => siteShapes(w, h, look)
  const rest = { label, margin: 6, ...(look.isLegal && { marked: true as const }) }
  return piece(`site:${site}`, siteKey(look), place, depths.onBoard, draw, rest)
}
