import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { printed } from '../../../../stage/kit/print.ts'
import { ownerMark, rails, stationTile, trackTile } from '../../../../stage/kit/tiles.ts'
import { pad } from '../../../../table/layout/around.ts'
import { row } from '../../../../table/layout/flow.ts'
import { space } from '../../../../table/layout/leaf.ts'
import { as, lay, piecesOf } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import type { Station } from '../../box.ts'
import { inPlay, partsOf, rubbleOn, trackPlaces } from '../place.ts'
import { around, depths, lookOf, piece, type Table } from '../table.ts'
import { navvyPlate, plotPiece, spacePlaces, tileSize } from './stationSigns.ts'

/** A cube as a piece, centred at `x`, `y`. */
export function cubePiece(
  id: string,
  kind: 'iron' | 'stone' | 'rubble' | 'event',
  place: Rect,
  rest: { readonly label?: string; readonly pick?: string } = {},
): Piece {
  const draw = (w: number, h: number) => [cube(w / 2, h / 2, w * 0.86, kind)]
  return piece(id, `cube:${kind}`, place, depths.cube, draw, { ...rest, margin: 1 })
}

/** Rubble on the left track space: side by side, or a counted heap if that is too narrow. */
function rubblePieces(table: Table, station: Station): Piece[] {
  const count = table.p.rubble[station.index] ?? 0
  const lying = rubbleOn(table, station)
  if (count === 0 || !lying) return []
  const { slot, size, y, room, isHeap } = lying
  const pitch = isHeap ? 1.5 : Math.min(size * 0.98, room / Math.max(1, count - 1))
  const left = slot.x + size * (isHeap ? 1.1 : 0.6)
  const heap = Array.from({ length: count }, (_, i) =>
    cubePiece(`rubble:${station.index}:${i}`, 'rubble', around(left + i * pitch, y, size)),
  )
  if (!isHeap) return heap
  // Light, with a dark edge that is legible on ballast.
  const high = Math.max(table.grid.measures.least, slot.h * 1.2)
  const halo = stroke(colours.ink, 3)
  const print = { font: 'display', size: high, colour: colours.paperLight, halo, plate: true } as const
  const box = { x: slot.x + 2, y: slot.y + slot.h / 2 - high * 0.65, w: slot.w, h: high * 1.3 }
  const sizes = { text: 1, least: table.grid.measures.least }
  return [...heap, printed(sizes, `heap:${station.index}`, box, [`${count}`], print, depths.cube + 1)]
}

/** Track laid; a train on it hides the mark of its owner, which then lies in front of it. */
function trackPieces(table: Table, station: Station): Piece[] {
  const { p, cards } = table
  const hasTrain = p.stops.some(
    (line) => cards?.linesOf[station.index]?.includes(line) && cards.tracked[line]?.at(-1) === station.index,
  )
  return trackPlaces(table, station).flatMap((place, i) => {
    const owner = (p.tracks[station.firstTrack + i] ?? 0) - 1
    if (owner < 0) return []
    const look = lookOf(table, owner)
    const draw = (w: number, h: number) => trackTile(w, h, look)
    const id = `${station.index}:${i}`
    const tile = piece(`track:${id}`, `track:${look.letter}`, place, depths.onCard, draw, { margin: 2 })
    if (!hasTrain) return [tile]
    const size = Math.round(Math.max(14, place.h))
    const at = around(Math.round(place.x + place.w / 2), Math.round(place.y + place.h / 2), size)
    const mark = (w: number) => ownerMark(w / 2, w / 2, w * 0.46, look)
    return [tile, piece(`owner:${id}`, `owner:${look.letter}`, at, depths.onCard + 5, mark, { margin: 2 })]
  })
}

/** A station tile takes the place of its space's sign, aligned right and no wider. */
function builtPlace(table: Table, sign: Rect): Rect {
  const tile = tileSize(table)
  const w = Math.min(tile.w, sign.w)
  const h = Math.round((tile.h * w) / tile.w)
  return { x: sign.x + sign.w - w, y: sign.y + sign.h - h, w, h }
}

function spacePieces(table: Table, station: Station): Piece[] {
  return spacePlaces(table, station).flatMap((place, space) => {
    const owner = (table.p.spaces[station.firstSpace + space] ?? 0) - 1
    if (owner < 0) return plotPiece(table, station, space, place)
    const look = lookOf(table, owner)
    const id = `built:${station.index}:${space}`
    const draw = (w: number, h: number) => stationTile(w, h, look)
    const at = builtPlace(table, place)
    return [piece(id, `built:${look.letter}`, at, depths.onCard + 1, draw, { margin: 6 })]
  })
}

/** The navvies' tile: plain rails over the track, and a pewter plate in place of stations. */
function navvyPiece(table: Table, station: Station): Piece[] {
  const { bed } = partsOf(table, station)
  const { plot } = table.grid.measures
  const above = plot + (table.grid.small ? -1 : 3)
  const place = { x: bed.x, y: bed.y - above, w: bed.w, h: bed.h + above }
  const draw = (w: number, h: number) => [
    rect(0, h - bed.h, w, bed.h, colours.ballast),
    ...rails(0, h - bed.h, w, bed.h),
  ]
  const right = row({}, [as({ grow: 1 }, space(0)), navvyPlate(table, bed.w)])
  const it = { id: `navvy:${station.index}`, key: 'navvy', depth: depths.onCard + 2 }
  return piecesOf(lay(thingWith(it, draw, pad({ top: 1, right: 5, bottom: place.h - plot - 1 }, right)), place))
}

/** Everything on station cards except figures, tickets and chits. */
export function onStationPieces(table: Table): Piece[] {
  return inPlay(table).flatMap((station) =>
    table.p.navvies[station.index] === 1
      ? navvyPiece(table, station)
      : [...trackPieces(table, station), ...rubblePieces(table, station), ...spacePieces(table, station)],
  )
}
