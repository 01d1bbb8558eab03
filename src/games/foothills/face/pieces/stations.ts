import { group } from '../../../../stage/art/draw.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged, enlargedIn } from '../../../../stage/kit/fit.ts'
import type { Station } from '../../box.ts'
import { labelWidth } from '../art/lineSigns.ts'
import { type Rebus, rebus, rebusWithin } from '../art/rebus.ts'
import { type CardPicture, nameType, stationCard } from '../art/stationCard.ts'
import { type Token, verbIcons } from '../icons.ts'
import { cardPlace, inPlay, isNarrow, linePlace, partsOf, rowsOf, trackPlaces } from '../place.ts'
import { depths, isOpen, numeralsOf, piece, spot, type Table, textOf } from '../table.ts'
import { baseName, boardNames, navvyPlate, spacePlaces, ticketsOnScene, tileSize } from './stationSigns.ts'

/** The type size of a card's name, enlarged above its signs or beside them. */
function nameSizeOf(table: Table, station: Station, label: string): number {
  const { name, least, plot, icon } = table.grid.measures
  const { scene, bed } = partsOf(table, station)
  const words = baseName(table, station)
  const [sign] = spacePlaces(table, station)
  const taken = label === '' || station.start ? 0 : labelWidth(label, least) + 10
  // Tickets or the running-in board lie below the name of a starting station.
  const board = boardNames(table, station) === undefined ? 0 : least + 6
  const onScene = !station.start ? 0 : ticketsOnScene(table, station) ? icon * 1.7 : board
  const isBuilt = table.p.navvies[station.index] === 1
  const plate = isBuilt ? bed.x + bed.w - navvyPlate(table, bed.w).span('w', Infinity).ideal - 5 : undefined
  const free = (plate ?? sign?.x ?? scene.x + scene.w) - scene.x - 6
  // A built station is taller than its sign.
  const tile = sign ? Math.min(sign.y, sign.y + sign.h - tileSize(table).h) : bed.y
  const above = (isBuilt ? Math.min(tile, bed.y - plot - 4) : tile) - scene.y - onScene
  return enlarged(name, textOf(table), (size) => {
    const wide = widthOf(words, nameType(size)) + Math.min(8, size * 0.34) * 2 + taken
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
  const starting = table.cards?.linesOf[station.index] ?? []
  const spineParts = starting.map((line) => ({ line, numeral: box.lines[line]?.numeral ?? '' }))
  const { lines } = station
  const label = labelOf(table, station, numeralsOf(box)(lines))
  const arrows = spacePlaces(table, station).slice(station.ordered ? 1 : Infinity)
  const upper = parts.bed.y + parts.bed.h / 2 - card.y - (card.h + grid.gap.h) / 2
  return {
    id: station.id,
    names: say.stationNames(station.name),
    start: station.start,
    label,
    lines,
    railway: station.start ? boardNames(table, station) : undefined,
    spine: parts.spine && { ...inside(parts.spine, card), parts: spineParts, text: textOf(table) },
    scene: inside(parts.scene, card),
    bed: inside(parts.bed, card),
    footer: inside(parts.footer, card),
    roundel: { ...parts.roundel, x: parts.roundel.x - card.x, y: parts.roundel.y - card.y },
    tracks: trackPlaces(table, station).map((place) => inside(place, card)),
    arrows: arrows.map(({ x, y, h }) => ({ x: x - measures.plotIcon * 0.45 - card.x, y: y + h / 2 - card.y })),
    open: station.action ? isOpen(p, station) : undefined,
    ...footerOf(table, station),
    upper: rowsOf(table, station).length > 1 ? upper : undefined,
    nameSize: nameSizeOf(table, station, label),
    arrowSize: measures.name * 0.7,
    least: measures.least,
  }
}

/** A label with line and columns; narrow rows show the number by position. */
function labelOf(table: Table, station: Station, numerals: string): string {
  if (isNarrow(table, station)) return ''
  return station.start ? numerals : `${numerals} ${station.columns.join('–')}`
}

/** The words and icons in a card's footer: short of room, the words are dropped first, then icons too small to read. */
function footerOf(table: Table, station: Station) {
  const { box, say, grid } = table
  const { footer } = partsOf(table, station)
  const text = textOf(table)
  const names = numeralsOf(box)
  const room = footerRoom(table, station)
  const verbs = verbIcons(station.action ?? station.effect ?? [], { say, station, summit: box.summit })
  // Small cards use icons alone: the station built, and what follows.
  const isShort = grid.small && isNarrow(table, station)
  const tokens = isShort && !station.action && verbs.length > 0 ? [...whenBuilt, ...verbs] : verbs
  const usual = { font: 'text', size: Math.max(grid.measures.least, footer.h * 0.5), italic: true } as const
  const words = isShort ? '' : noteOf(table, station)
  const wide = (size: number) => (words === '' ? 0 : widthOf(words, { ...usual, size }) + 6)
  const size = enlarged(grid.measures.icon, text, (tried) => {
    const { w } = rebus(tokens, tried, names)
    return tried * 1.15 <= footer.h - 1 && w <= room - wide(usual.size)
  })
  const icons = rebusWithin(tokens, room, size, names)
  const note = wide(grid.measures.least) + icons.w <= room ? words : ''
  const noteSize = enlargedIn(note, usual, text, { w: footer.w - 18 - icons.w, h: footer.h * 0.82 })
  const isLegible = isShort || icons.w <= room * 1.28
  return { note, noteSize, action: isLegible ? narrowed(icons, room) : { shapes: [], w: 0 } }
}

const whenBuilt: readonly Token[] = [
  { type: 'icon', name: 'station' },
  { type: 'words', words: ':' },
]

/** The part of the footer left for an action, between a roundel at the left and perhaps tickets at the right. */
function footerRoom(table: Table, station: Station): number {
  const { footer, roundel } = partsOf(table, station)
  const tickets = station.start && !ticketsOnScene(table, station) ? table.grid.measures.icon * 2.4 : 0
  return footer.w - (station.action ? 2 * roundel.r + footer.h * 0.32 : 6) - tickets - 5
}

/** Scales a row of icons down if it is wider than its room. */
function narrowed(row: Rebus, room: number): Rebus {
  const scale = Math.min(1, room / row.w)
  return scale === 1 ? row : { shapes: [group(0, 0, scale, row.shapes)], w: row.w * scale }
}

/** A remark on what happens when a card's stations are built. */
function noteOf({ say, box }: Table, { action, effect, spaces, lines }: Station): string {
  if (effect && !action) return spaces.length > 1 ? say.eachTime : say.once
  return action || lines.some((line) => (box.lines[line]?.bonus ?? 0) > 0) ? '' : say.noAction
}

function cardPiece(table: Table, station: Station): Piece {
  const picture = pictureOf(table, station)
  const { open, railway, nameSize, spine } = picture
  const numerals = spine?.parts.map(({ numeral }) => numeral).join() ?? ''
  const key = `station:${station.id}:${open}:${railway?.[0] ?? ''}:${numerals}:${nameSize}`
  const draw = (w: number, h: number) => stationCard(picture, w, h)
  const said = { label: station.name, margin: 8 }
  return piece(`station:${station.index}`, key, cardPlace(table, station), depths.card, draw, said)
}

/** The rows, touchable for lines, and the station cards. */
export function stationPieces(table: Table): Piece[] {
  const rows = (table.cards?.lines ?? []).map((line) =>
    spot(`line:${line}`, linePlace(table, line), depths.line, table.box.lines[line]?.name ?? ''),
  )
  return [...rows, ...inPlay(table).map((station) => cardPiece(table, station))]
}
