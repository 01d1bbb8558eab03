import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { printed } from '../../../../stage/kit/print.ts'
import { ownerMark, rails, stationTile, trackTile } from '../../../../stage/kit/tiles.ts'
import type { Station } from '../../box.ts'
import { icon } from '../art/icons.ts'
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
  const slot = trackPlaces(table, station)[0]
  if (count === 0 || !slot) return []
  const { size, y, room, isHeap } = rubbleOn(table, station, slot)
  const pitch = isHeap ? 1.5 : Math.min(size * 0.98, room / Math.max(1, count - 1))
  const heap = Array.from({ length: count }, (_, i) =>
    cubePiece(
      `rubble:${station.index}:${i}`,
      'rubble',
      around(slot.x + size * (isHeap ? 1.1 : 0.6) + i * pitch, y, size),
    ),
  )
  if (!isHeap) return heap
  // Light, with a dark edge that is legible on ballast.
  const high = Math.max(table.grid.measures.least, slot.h * 1.2)
  const print = {
    font: 'display',
    size: high,
    colour: colours.paperLight,
    halo: stroke(colours.ink, 3),
    plate: true,
  } as const
  const box = { x: slot.x + 2, y: slot.y + slot.h / 2 - high * 0.65, w: slot.w, h: high * 1.3 }
  const sizes = { text: 1, least: table.grid.measures.least }
  return [...heap, printed(sizes, `heap:${station.index}`, box, [`${count}`], print, depths.cube + 1)]
}

function trackPieces(table: Table, station: Station): Piece[] {
  return trackPlaces(table, station).flatMap((place, i) => {
    const owner = (table.p.tracks[station.firstTrack + i] ?? 0) - 1
    if (owner < 0) return []
    const look = lookOf(table, owner)
    const draw = (w: number, h: number) => trackTile(w, h, look)
    const id = `track:${station.index}:${i}`
    const tile = piece(id, `track:${look.letter}`, place, depths.onCard, draw, { margin: 2 })
    return hasTrain(table, station) ? [tile, ownerPiece(table, station, i, place, owner)] : [tile]
  })
}

/** True when a train is on this track: that of a complete line ending here. */
const hasTrain = ({ p, cards }: Table, station: Station) =>
  p.stops.some((line) => cards?.linesOf[station.index]?.includes(line) && cards.tracked[line]?.at(-1) === station.index)

/** The owner's mark, in front of a train on the track. */
function ownerPiece(table: Table, station: Station, i: number, place: Rect, owner: number): Piece {
  const look = lookOf(table, owner)
  const size = Math.round(Math.max(14, place.h))
  const at = around(Math.round(place.x + place.w / 2), Math.round(place.y + place.h / 2), size)
  const draw = (w: number) => ownerMark(w / 2, w / 2, w * 0.46, look)
  const id = `owner:${station.index}:${i}`
  return piece(id, `owner:${look.letter}`, at, depths.onCard + 5, draw, { margin: 2 })
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
  const draw = (w: number, h: number) => navvyTile(w, h, bed.h, plot, navvyPlate(table, w))
  return [piece(`navvy:${station.index}`, 'navvy', place, depths.onCard + 2, draw)]
}

function navvyTile(
  w: number,
  h: number,
  bedHigh: number,
  plateHigh: number,
  { w: plate, words, type }: ReturnType<typeof navvyPlate>,
): Shape[] {
  const x = w - plate - 5
  return [
    rect(0, h - bedHigh, w, bedHigh, colours.ballast),
    ...rails(0, h - bedHigh, w, bedHigh),
    rect(x, 1, plate, plateHigh, '#dcd3bf', { radius: 3, stroke: stroke(colours.ballastLo, 1.3) }),
    rect(x + 2.5, 3.5, plate - 5, plateHigh - 5, 'rgba(0, 0, 0, 0)', {
      radius: 2,
      stroke: stroke(colours.pewter, 1, { dash: [3, 2] }),
    }),
    icon('navvy', x + plateHigh * 0.62, 1 + plateHigh * 0.5, plateHigh * 1.08),
    ...(words === undefined
      ? []
      : [text(x + plateHigh * 1.1, 1 + plateHigh * 0.5 + type.size * 0.36, words, { ...type, colour: colours.ink })]),
  ]
}

/** Everything on station cards except figures, tickets and chits. */
export function onStationPieces(table: Table): Piece[] {
  return inPlay(table).flatMap((station) =>
    table.p.navvies[station.index] === 1
      ? navvyPiece(table, station)
      : [...trackPieces(table, station), ...rubblePieces(table, station), ...spacePieces(table, station)],
  )
}

/** A buffer stop, drawn in a box. */
export const bufferStop = (w: number, h: number): Shape[] => [
  group(w / 2, h / 2, 1, [icon('buffer', 0, 0, Math.min(w, h))]),
]
