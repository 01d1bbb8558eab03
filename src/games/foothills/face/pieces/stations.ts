import { group } from '../../../../stage/art/draw.ts'
import { cutTo, widthOf } from '../../../../stage/art/measure.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import type { Station } from '../../box.ts'
import { plotSign, plotWidth } from '../art/plot.ts'
import { type Rebus, rebusWithin } from '../art/rebus.ts'
import { type CardPicture, stationCard } from '../art/stationCard.ts'
import { verbIcons } from '../icons.ts'
import { cardPlace, linePlace, partsOf, rowsOf, trackPlaces } from '../place.ts'
import { depths, isOpen, numeralsOf, piece, spot, type Table } from '../table.ts'

/** Cards in play. */
export const inPlay = ({ box, cards }: Table): Station[] =>
  box.stations.filter((s) => (cards?.linesOf[s.index] ?? []).length > 0)

/** A station tile's size. */
export function tileSize({ grid }: Table): Size {
  const h = grid.measures.tile
  return { w: Math.round(h * 1.95), h }
}

/** Where the signs or stations of a card stand, from left to right; all but starting stations have some. */
export function spacePlaces(table: Table, station: Station): Rect[] {
  const { bed } = partsOf(table, station)
  const { plotIcon, plot } = table.grid.measures
  const names = numeralsOf(table.box)
  const gap = station.ordered ? plotIcon * 0.9 : 5
  let right = bed.x + bed.w - 5
  const places: Rect[] = []
  for (const space of station.spaces.toReversed()) {
    const w = Math.max(plotWidth(space, plotIcon, names), tileSize(table).w)
    places.unshift({ x: Math.round(right - w), y: bed.y - plot - 1, w, h: plot })
    right -= w + gap
  }
  return table.grid.upright ? fitted(places, bed.x + 3) : places
}

/** Signs side by side, narrowed alike where they would reach beyond the left edge. */
function fitted(places: readonly Rect[], left: number): Rect[] {
  const first = places[0]
  const last = places.at(-1)
  if (!first || !last || first.x >= left) return [...places]
  const right = last.x + last.w
  const factor = (right - left) / (right - first.x)
  const moved = (x: number) => Math.round(right - (right - x) * factor)
  return places.map((one) => ({ ...one, x: moved(one.x), w: moved(one.x + one.w) - moved(one.x) }))
}

const inside = (rect: Rect, card: Rect): Rect => ({
  ...rect,
  x: rect.x - card.x,
  y: rect.y - card.y,
})

/** The words and icons in a card's footer. */
function footerOf(table: Table, station: Station, room: number) {
  const { box, say, grid } = table
  const setting = { say, station, summit: box.summit }
  const verbs = station.action ?? station.effect ?? []
  const note = station.action
    ? ''
    : station.effect
      ? noteOf(table, station)
      : bareNote(table, station)
  const action = rebusWithin(verbIcons(verbs, setting), room, grid.measures.icon, numeralsOf(box))
  if (!grid.upright) return { note, action }
  // Words go first where there is no room for both; the icons alone tell it too.
  const type = { font: 'text', size: grid.measures.least, italic: true } as const
  const left = room - (note === '' ? 0 : widthOf(note, type) + 6)
  return left >= action.w && left >= 0
    ? { note, action }
    : { note: '', action: narrowed(action, room) }
}

/** A row of icons shown smaller where it is wider than its room. */
function narrowed(row: Rebus, room: number): Rebus {
  const scale = Math.min(1, room / row.w)
  return { shapes: [group(0, 0, scale, row.shapes)], w: row.w * scale }
}

const noteOf = ({ say }: Table, station: Station) =>
  station.spaces.length > 1 ? say.eachTime : say.once
const bareNote = ({ say, box }: Table, station: Station) =>
  station.lines.some((line) => (box.lines[line]?.bonus ?? 0) > 0) ? '' : say.noAction

function pictureOf(table: Table, station: Station): CardPicture {
  const { box, p, grid } = table
  const parts = partsOf(table, station)
  const { card } = parts
  const { measures } = grid
  const two = rowsOf(table, station).length > 1
  const spaces = spacePlaces(table, station)
  const lines = station.lines
  const numerals = numeralsOf(box)(lines)
  const room =
    parts.footer.w -
    2 * parts.roundel.r -
    (station.start ? measures.icon * (grid.upright ? 2.1 : 2.4) + (grid.upright ? 6 : 0) : 14)
  return {
    id: station.id,
    name: grid.upright ? nameWithin(station.name, parts.scene.w - 8, measures.least) : station.name,
    start: station.start,
    label: labelOf(table, station, numerals),
    lines,
    railway: station.start ? railwayNames(table, station) : undefined,
    scene: inside(parts.scene, card),
    bed: inside(parts.bed, card),
    footer: inside(parts.footer, card),
    roundel: { ...parts.roundel, x: parts.roundel.x - card.x, y: parts.roundel.y - card.y },
    tracks: trackPlaces(table, station).map((place) => inside(place, card)),
    arrows: station.ordered
      ? spaces.slice(1).map(({ x, y, h }) => ({
          x: x - measures.plotIcon * 0.45 - card.x,
          y: y + h / 2 - card.y,
        }))
      : [],
    open: station.action ? isOpen(p, station) : undefined,
    ...footerOf(table, station, room),
    upper: two ? parts.bed.y + parts.bed.h / 2 - card.y - (card.h + grid.gap.h) / 2 : undefined,
    nameSize: measures.name,
    least: measures.least,
  }
}

/** On an upright stage a card's row tells its line, and its place in the row its number. */
function labelOf({ grid }: Table, { start, columns }: Station, numerals: string): string {
  if (start) return numerals
  return grid.upright ? '' : `${numerals} ${columns.join('–')}`
}

/** As much of a name as has room in the smallest print. */
const nameWithin = (name: string, room: number, size: number) =>
  cutTo(name.toUpperCase(), room, { font: 'display', size, spacing: 0.5 })

/** The names a starting station may bear, the longest first: of its first line in play. */
function railwayNames({ cards, box, say, grid }: Table, station: Station): readonly string[] {
  if (grid.upright) return ['']
  const name = box.lines[cards?.linesOf[station.index]?.[0] ?? 0]?.name ?? ''
  return [say.railway(name), say.shortRailway(name)]
}

function cardPiece(table: Table, station: Station): Piece {
  const picture = pictureOf(table, station)
  const key = `station:${station.id}:${picture.open}:${picture.railway?.[0] ?? ''}`
  return piece(
    `station:${station.index}`,
    key,
    cardPlace(table, station),
    depths.card,
    (w, h) => stationCard(picture, w, h),
    { label: station.name, margin: 8 },
  )
}

/** The rows, that a line can be touched, and the station cards. */
export function stationPieces(table: Table): Piece[] {
  const rows = (table.cards?.lines ?? []).map((line) =>
    spot(`line:${line}`, linePlace(table, line), depths.line, table.box.lines[line]?.name ?? ''),
  )
  return [...rows, ...inPlay(table).map((station) => cardPiece(table, station))]
}

/** The sign of a station space that is still free. */
export function plotPiece(table: Table, station: Station, space: number, place: Rect): Piece[] {
  const terms = station.spaces[space]
  if (!terms) return []
  const { plotIcon } = table.grid.measures
  // A finger is broad: upright the whole height above and below the sign is touched for it.
  const { scene } = partsOf(table, station)
  const whole = table.grid.upright ? { ...place, y: scene.y, h: scene.h } : place
  const sign = (w: number) => plotSign(terms, w, place.h, plotIcon, numeralsOf(table.box))
  return [
    piece(
      `plot:${station.index}:${space}`,
      `plot:${station.id}:${space}`,
      whole,
      depths.onCard,
      (w) => (table.grid.upright ? [group(0, place.y - whole.y, 1, sign(w))] : sign(w)),
      { label: `${station.name} ${space + 1}`, of: `station:${station.index}` },
    ),
  ]
}
