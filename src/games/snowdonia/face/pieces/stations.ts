import { colours } from '../../../../kit/tokens.ts'
import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece } from '../../../../stage/face.ts'

import { layers, pad, pin, sized } from '../../../../table/layout/around.ts'
import { column } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { space, span } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { fitting, inscribed } from '../../../../table/parts/inscribed.ts'
import { surveyPoints } from '../../line.ts'
import { penny } from '../art/coins.ts'
import { icon } from '../art/icons.ts'
import type { Span } from '../art/mountain/profile.ts'
import { siteShapes } from '../art/paper/site.ts'
import { between } from '../grid.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { bedHigh, legsApart, placesOf } from './along.ts'
import { anyRoom, drawn } from './print.ts'
import { trainChips } from './shed.ts'
import { digLook, isOpen, namesOf, numberOf, siteKey, siteLook } from './sites.ts'

/** The points of a surveyor of the seat in front at a station. */
function pointsAt({ line, p, looking }: Table, station: number): number {
  const end = p.boards[looking.seat]?.end === 1 ? 1 : 0
  const steps = line.ends === 0 ? station + 1 : end === 1 ? line.stations.length - 1 - station : station
  return surveyPoints(line, end, steps)
}

const kept = keptBoard()

/** The boards with their sites, in one row below the land; on a phone, names along the line. */
export function stationPieces(table: Table): readonly Piece[] {
  const { grid, p, looking, line } = table
  if (grid.small) return labelPieces(table)
  const { land, foot } = grid
  const [edge, gap] = [between(grid, 6, 8), between(grid, 4, 6)]
  const room = { x: land.x + edge, y: land.y + foot + gap, w: land.w - 2 * edge, h: land.h - foot - gap - edge + 2 }
  const next = looking.next.filter((pick) => /^(site|board):/.test(pick))
  const shows = [line.route, line.stations.length, p.boards[looking.seat]?.end, p.sites, p.owners, p.rubble, p.closed]
  return kept(table, room, [shows, next], () => boardRow(table, gap))
}

/** A board for each station, wider where it has more sites. */
function boardRow(table: Table, gap: number): LayoutNode {
  const { line } = table
  const boards = line.stations.map(({ digs, sites }, station) => {
    const columns = Math.max(1, Math.ceil((digs.length + sites.length) / 2))
    return [0.62 + columns * 0.72, board(table, station, columns)] as const
  })
  return byWeight('w', gap, line.ends > 0 ? boards.reverse() : [[0.9, startBoard(table)], ...boards])
}

/** Height of the head of a board. */
const headHigh = (table: Table) => between(table.grid, 20, 30)

function paperShapes(w: number, h: number, head: number, isLive: boolean, isLegal: boolean): Shape[] {
  const edge = stroke(isLegal ? colours.brassHi : isLive ? '#cbb98f' : '#8f8468', isLegal ? 3 : 1.4)
  return [
    rect(0, 0, w, h, isLive ? colours.paper : '#d5cbb2', { radius: 5, stroke: edge, height: 1 }),
    rect(0, 0, w, head, '#2f3c44', { radius: 5 }),
    rect(0, head - 5, w, 5, '#2f3c44'),
  ]
}

function startBoard(table: Table): LayoutNode {
  const { say, grid } = table
  const start = say.theStart
  const head = headHigh(table)
  const name = { font: 'display', size: between(grid, 16, 24), anchor: 'middle', colour: colours.paper } as const
  const told = { font: 'text', size: between(grid, 14, 18), anchor: 'middle', colour: colours.inkSoft } as const
  const draw = (w: number, h: number): Shape[] => {
    const y = head + (h - head) * 0.36
    return [
      ...paperShapes(w, h, head, true, false),
      inscribed(w / 2, head / 2, w - 8, ['LLANBERIS'], name, 12),
      icon('surveyor', w * 0.34, y, Math.min(34, w * 0.44)),
      ...penny(w * 0.74, y, between(grid, 9, 13), 0),
      ...fitting(w / 2, h - between(grid, 9, 14), w - 8, [start, start.split(' ').at(-1) ?? ''], told, 14),
    ]
  }
  return drawn(anyRoom, 'board:start', 'board:start', draw, { depth: depths.board, margin: 8 })
}

/** A station's board: its head, and below that its sites in two rows. */
export function board(table: Table, station: number, columns: number): LayoutNode {
  const { grid, line, say } = table
  const { digs = [], sites = [], card } = line.stations[station] ?? {}
  const name = card?.name ?? ''
  const edge = between(grid, 4, 6)
  const gap = between(grid, 3, 4)
  const chips = [
    ...digs.map((space) => {
      const look = digLook(table, space)
      const label = say.digSite({ station: name, rubble: look.left ?? 0, points: look.points })
      return drawn(anyRoom, `dig:${space}`, siteKey(look), (w, h) => siteShapes(w, h, look), { label, margin: 2 })
    }),
    ...sites.map((site) => {
      const look = siteLook(table, site)
      const rest = { label: siteLabel(table, site), margin: 6, ...(look.isLegal && { marked: true as const }) }
      return drawn(anyRoom, `site:${site}`, siteKey(look), (w, h) => siteShapes(w, h, look), rest)
    }),
  ]
  const free = Array.from({ length: Math.max(0, 2 * columns - chips.length) }, () => space(0))
  const inside = { left: edge, right: edge, top: headHigh(table) + gap, bottom: edge }
  const room = { h: span(60, 112) }
  return sized(room, layers([head(table, station), pad(inside, evenly(columns, gap, [...chips, ...free]))]))
}

/** A board with its number, name and what a surveyor is worth there. */
function head(table: Table, station: number): LayoutNode {
  const { line, grid } = table
  const { card } = line.stations[station] ?? {}
  const points = pointsAt(table, station)
  const [isLive, isLegal] = [isOpen(table, station), isNext(table, `board:${station}`)]
  const high = headHigh(table)
  const type = { font: 'display', size: between(grid, 16, 24) } as const
  const number = numberOf(card?.number ?? 0)
  const r = between(grid, 9, 13)
  const names = namesOf(card?.name ?? '').map((one) => one.toUpperCase())
  const taken = 14 + widthOf(number, type)
  const beside = r * 4.2 + 10
  const draw = (w: number, h: number): Shape[] => {
    const hasMan = w > between(grid, 116, 165) && names.some((name) => widthOf(name, type) < w - taken - beside)
    const right = hasMan ? beside : r * 2 + 6
    const x = w - r * 3.2 - 4
    return [
      ...paperShapes(w, h, high, isLive, isLegal),
      inscribed(8, high / 2, taken - 12, [number], { ...type, colour: colours.brassText }),
      inscribed(taken, high / 2, w - taken - right, names, { ...type, colour: colours.paper }, 12),
      ...penny(w - r - 4, high / 2, r, points),
      ...(hasMan ? [circle(x, high / 2, r, colours.mute), icon('surveyor', x, high / 2, r * 1.7)] : []),
    ]
  }
  const key = `board:${line.route}:${station}:${points}:${isLive}:${isLegal}`
  const rest = { label: card?.name ?? '', margin: 8, ...(isLegal && { marked: true as const }) }
  return drawn(anyRoom, `board:${station}`, key, draw, { ...rest, depth: depths.board })
}

/** A building site as it is called: its station, price and points. */
function siteLabel({ line, say }: Table, site: number): string {
  const { station = 0, stone = 0, steel = 0, points = 0 } = line.sites[site] ?? {}
  const cost = [...(stone ? [say.count('stone', stone)] : []), ...(steel ? [say.count('steel', steel)] : [])]
  return say.site({ station: line.stations[station]?.card.name ?? '', cost: cost.join(', '), points })
}

/**
 * The choices on the mountain of a phone, where it is too small for a finger, at its foot: building sites as
 * chips, and below them the trains.
 */
export function choicePieces(table: Table): Piece[] {
  const { line, grid } = table
  const { land } = grid
  const chips = line.sites.flatMap((_, site) => (isNext(table, `site:${site}`) ? [siteChip(table, site)] : []))
  const columns = Math.min(chips.length, Math.floor(land.w / 84))
  const sites = columns > 0 ? [evenly(columns, 4, chips)] : []
  const all = column({ gap: 4, align: 'centre' }, [...sites, ...trainChips(table)])
  return piecesOf(lay(pin(0.5, 1, all), { x: land.x + 4, y: land.y, w: land.w - 8, h: land.h - 4 }))
}

function siteChip(table: Table, site: number): LayoutNode {
  const { line } = table
  const look = siteLook(table, site)
  const { station = 0 } = line.sites[site] ?? {}
  const name = (line.stations[station]?.card.name ?? '').toUpperCase()
  const print = { font: 'display', size: 12, anchor: 'middle', colour: '#fff6e0' } as const
  const draw = (w: number, h: number): Shape[] => [
    ...siteShapes(w, h - 12, look),
    rect(0, h - 13, w, 13, '#1f2a31', { radius: 3 }),
    inscribed(w / 2, h - 6.5, w - 4, [name], print, 10),
  ]
  const rest = { label: siteLabel(table, site), above: true as const, margin: 6, depth: depths.offer - 10 }
  return drawn({ w: span(80), h: span(40) }, `site:${site}`, `chip:${station}:${siteKey(look)}`, draw, rest)
}

/** The names of the stations below their platforms, and their excavation sites as pips above. */
const labelPieces = (table: Table): Piece[] =>
  placesOf(table)
    .filter(({ kind }) => kind !== 'track')
    .flatMap((span) => [namePiece(table, span), ...pipPieces(table, span)])

function namePiece(table: Table, at: Span): Piece {
  const { line, grid } = table
  const station = at.kind === 'start' ? -1 : at.index
  const { card } = line.stations[station] ?? {}
  const points = card && pointsAt(table, station)
  const isLegal = isNext(table, `board:${station}`)
  const most = grid.form === 'low' ? 18 : 26
  const high = Math.max(15, Math.min(most, grid.land.w / 22, legsApart(table) / 3.4))
  const y = at.y + bedHigh(table) / 2 + 3
  // As far as the numbers of the track beside it leave room.
  const beyond = grid.form === 'low' ? 5 : 1.5
  const place = { x: at.x - beyond, y, w: at.x2 - at.x + 2 * beyond, h: high }
  const names = card ? namesOf(card.name) : ['Llanberis']
  const edge = isLegal && { stroke: stroke(colours.brassHi, 2) }
  const draw = (w: number, h: number): Shape[] => {
    const r = h * 0.44
    const room = w - 6 - (points === undefined ? 0 : 2 * r + 2)
    const print = { font: 'display', size: h * 0.84, colour: '#fff6e0' } as const
    return [
      rect(0, 0, w, h, '#1f2a31', { radius: 3, opacity: 0.94, ...edge }),
      inscribed(
        3,
        h / 2,
        room,
        names.map((name) => name.toUpperCase()),
        print,
        11,
      ),
      ...(points === undefined ? [] : penny(w - r - 2, h / 2, r, points)),
    ]
  }
  const id = station < 0 ? 'board:start' : `board:${station}`
  const key = `label:${line.route}:${station}:${points}:${isLegal}`
  return piece(id, key, place, depths.board, draw, { label: names[0] ?? '', margin: 3 })
}

/** An excavation site as a small square: brown with rubble, in its owner's pattern without. */
function pipPieces(table: Table, at: Span): Piece[] {
  const { line, say } = table
  const station = at.kind === 'station' ? line.stations[at.index] : undefined
  const size = bedHigh(table) * 0.62
  const y = at.y - bedHigh(table) * 0.72 - size
  return (station?.digs ?? []).map((space, i) => {
    const look = digLook(table, space)
    const owner = look.owner === 'lost' ? undefined : look.owner
    const place = { x: at.x + 2 + i * (size + 2), y, w: size, h: size }
    const fill = owner?.pattern ?? (look.owner === 'lost' ? colours.pewter : '#5d4a37')
    const draw = (w: number): Shape[] => [
      rect(0.5, 0.5, w - 1, w - 1, fill, { radius: 2, stroke: stroke(owner?.light ?? '#2f261b', 1) }),
      ...(owner
        ? []
        : [
            path(`M${w / 4} ${w * 0.7}L${w / 2} ${w * 0.3}L${w * 0.75} ${w * 0.7}`, { stroke: stroke('#c9b48e', 1.2) }),
          ]),
    ]
    const label = say.digSite({ station: station?.card.name ?? '', rubble: look.left ?? 0, points: look.points })
    const key = `pip:${owner?.letter ?? look.owner ?? 'rubble'}`
    return piece(`dig:${space}`, key, place, depths.plot + 1, draw, { label, margin: 1 })
  })
}
