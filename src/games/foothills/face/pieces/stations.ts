import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged } from '../../../../stage/kit/fit.ts'
import type { Station } from '../../box.ts'
import { labelWidth } from '../art/lineSigns.ts'
import { type CardPicture, nameType, stationCard } from '../art/stationCard.ts'
import { cardPlace, isNarrow, linePlace, partsOf, rowsOf, trackPlaces } from '../place.ts'
import { depths, isOpen, numeralsOf, piece, spot, type Table, textOf } from '../table.ts'
import { footerOf, footerRoom } from './stationFooter.ts'
import { baseName, boardNames, navvyPlate, ticketsOnScene } from './stationNames.ts'
import { spacePlaces, tileSize } from './stationSigns.ts'

/** Cards in play. */
export const inPlay = ({ box, cards }: Table): Station[] =>
  box.stations.filter((s) => (cards?.linesOf[s.index] ?? []).length > 0)

/** The part of a starting card's landscape taken by tickets or the running-in board, below its name. */
function sceneTaken(table: Table, station: Station): number {
  const { icon, least } = table.grid.measures
  if (ticketsOnScene(table, station)) return icon * 1.7
  return boardNames(table, station) === undefined ? 0 : least + 6
}

/** The type size of a card's name, enlarged above its signs or beside them. */
function nameSizeOf(table: Table, station: Station, label: string): number {
  const { name, least, plot } = table.grid.measures
  const { scene, bed } = partsOf(table, station)
  const words = baseName(table, station)
  const sign = spacePlaces(table, station)[0]
  const taken = label === '' || station.start ? 0 : labelWidth(label, least) + 10
  const onScene = station.start ? sceneTaken(table, station) : 0
  const isBuilt = table.p.navvies[station.index] === 1
  const left = isBuilt ? bed.x + bed.w - navvyPlate(table, bed.w).w - 5 : sign?.x
  const free = (left ?? scene.x + scene.w) - scene.x - 6
  return enlarged(name, textOf(table), (size) => {
    const wide = widthOf(words, nameType(size)) + Math.min(8, size * 0.34) * 2 + taken
    // A built station is taller than its sign.
    const tile = sign ? Math.min(sign.y, sign.y + sign.h - tileSize(table).h) : bed.y
    const top = isBuilt ? Math.min(tile, bed.y - plot - 4) : tile
    const above = top - scene.y - onScene
    const isAbove = size * 1.1 <= above && wide <= scene.w
    return isAbove || (size * 1.1 <= bed.y - scene.y - onScene && wide <= free)
  })
}

const inside = (rect: Rect, card: Rect): Rect => ({ ...rect, x: rect.x - card.x, y: rect.y - card.y })

function pictureOf(table: Table, station: Station): CardPicture {
  const { box, p, grid, say } = table
  const parts = partsOf(table, station)
  const { card } = parts
  const { measures } = grid
  const two = rowsOf(table, station).length > 1
  const spaces = spacePlaces(table, station)
  const { lines } = station
  const numerals = numeralsOf(box)(lines)
  const label = labelOf(table, station, numerals)
  return {
    id: station.id,
    names: say.stationNames(station.name),
    start: station.start,
    label,
    lines,
    railway: station.start ? boardNames(table, station) : undefined,
    spine: parts.spine && { ...inside(parts.spine, card), parts: spineParts(table, station), text: textOf(table) },
    scene: inside(parts.scene, card),
    bed: inside(parts.bed, card),
    footer: inside(parts.footer, card),
    roundel: { ...parts.roundel, x: parts.roundel.x - card.x, y: parts.roundel.y - card.y },
    tracks: trackPlaces(table, station).map((place) => inside(place, card)),
    arrows: station.ordered
      ? spaces.slice(1).map(({ x, y, h }) => ({ x: x - measures.plotIcon * 0.45 - card.x, y: y + h / 2 - card.y }))
      : [],
    open: station.action ? isOpen(p, station) : undefined,
    ...footerOf(table, station, footerRoom(table, station)),
    upper: two ? parts.bed.y + parts.bed.h / 2 - card.y - (card.h + grid.gap.h) / 2 : undefined,
    nameSize: nameSizeOf(table, station, label),
    arrowSize: measures.name * 0.7,
    least: measures.least,
  }
}

/** A numeral for each line in play that a starting card begins. */
const spineParts = ({ cards, box }: Table, station: Station) =>
  (cards?.linesOf[station.index] ?? []).map((line) => ({ line, numeral: box.lines[line]?.numeral ?? '' }))

/** A label with line and columns; narrow rows show the number by position. */
function labelOf(table: Table, station: Station, numerals: string): string {
  if (isNarrow(table, station)) return ''
  return station.start ? numerals : `${numerals} ${station.columns.join('–')}`
}

function cardPiece(table: Table, station: Station): Piece {
  const picture = pictureOf(table, station)
  const spine = picture.spine?.parts.map(({ numeral }) => numeral).join() ?? ''
  const { open, railway, nameSize } = picture
  const key = `station:${station.id}:${open}:${railway?.[0] ?? ''}:${spine}:${nameSize}`
  return piece(
    `station:${station.index}`,
    key,
    cardPlace(table, station),
    depths.card,
    (w, h) => stationCard(picture, w, h),
    { label: station.name, margin: 8 },
  )
}

/** The rows, touchable for lines, and the station cards. */
export function stationPieces(table: Table): Piece[] {
  const rows = (table.cards?.lines ?? []).map((line) =>
    spot(`line:${line}`, linePlace(table, line), depths.line, table.box.lines[line]?.name ?? ''),
  )
  return [...rows, ...inPlay(table).map((station) => cardPiece(table, station))]
}
