import { group } from '../../../../stage/art/draw.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged, enlargedIn } from '../../../../stage/kit/fit.ts'
import type { Station } from '../../box.ts'
import type { Verb } from '../../verbs/verb.ts'
import { labelWidth } from '../art/lineSigns.ts'
import { type Rebus, rebus, rebusWithin } from '../art/rebus.ts'
import { type CardPicture, nameType, stationCard } from '../art/stationCard.ts'
import { type Token, verbIcons } from '../icons.ts'
import { cardPlace, isNarrow, linePlace, partsOf, rowsOf, trackPlaces } from '../place.ts'
import { depths, isOpen, numeralsOf, piece, spot, type Table, textOf } from '../table.ts'
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

/** The words and icons in a card's footer. */
function footerOf(table: Table, station: Station, room: number) {
  const { box, say, grid } = table
  const setting = { say, station, summit: box.summit }
  const verbs = station.action ?? station.effect ?? []
  const note = station.action ? '' : station.effect ? noteOf(table, station) : bareNote(table, station)
  const tokens = verbIcons(verbs, setting)
  const names = numeralsOf(box)
  const { footer } = partsOf(table, station)
  const noteType = { font: 'text', size: Math.max(grid.measures.least, footer.h * 0.5) } as const
  const said = note === '' ? 0 : widthOf(note, { ...noteType, italic: true }) + 6
  const size = rowSize(table, station, tokens, room - said)
  const action = rebusWithin(tokens, room, size, names)
  const noteSize = enlargedIn(note, { ...noteType, italic: true }, textOf(table), {
    w: footer.w - 18 - action.w,
    h: footer.h * 0.82,
  })
  if (!isNarrow(table, station)) return { note, action, noteSize }
  // Small cards use icons alone: the station built, and what follows.
  if (grid.small) return { note: '', noteSize, action: narrowed(builtRow(table, station, verbs, room), room) }
  // Short of room, drops the words first, then icons too small to read.
  const type = { font: 'text', size: grid.measures.least, italic: true } as const
  const left = room - (note === '' ? 0 : widthOf(note, type) + 6)
  if (left >= action.w && left >= 0) return { note, action, noteSize }
  const isLegible = action.w <= room * 1.28
  return { note: '', noteSize, action: isLegible ? narrowed(action, room) : { shapes: [], w: 0 } }
}

/** The part of the footer left for an action, between a roundel at the left and perhaps tickets at the right. */
function footerRoom(table: Table, station: Station): number {
  const { footer, roundel } = partsOf(table, station)
  const { icon } = table.grid.measures
  const tickets = station.start && !ticketsOnScene(table, station) ? icon * 2.4 : 0
  const before = station.action ? 2 * roundel.r + footer.h * 0.32 : 6
  return footer.w - before - tickets - 5
}

/** A card's action as icons, after a station if it happens when that is built. */
function builtRow(table: Table, station: Station, verbs: readonly Verb[], room: number): Rebus {
  const { box, say } = table
  const setting = { say, station, summit: box.summit }
  const isEffect = !station.action && verbs.length > 0
  const built: readonly Token[] = [
    { type: 'icon', name: 'station' },
    { type: 'words', words: ':' },
  ]
  const tokens = [...(isEffect ? built : []), ...verbIcons(verbs, setting)]
  return rebusWithin(tokens, room, rowSize(table, station, tokens, room), numeralsOf(box))
}

/** The size of a footer's icons: enlarged while they fit. */
function rowSize(table: Table, station: Station, tokens: readonly Token[], room: number): number {
  const { footer } = partsOf(table, station)
  return enlarged(table.grid.measures.icon, textOf(table), (tried) => {
    const { w } = rebus(tokens, tried, numeralsOf(table.box))
    return tried * 1.15 <= footer.h - 1 && w <= room
  })
}

/** Scales a row of icons down if it is wider than its room. */
function narrowed(row: Rebus, room: number): Rebus {
  const scale = Math.min(1, room / row.w)
  return { shapes: [group(0, 0, scale, row.shapes)], w: row.w * scale }
}

const noteOf = ({ say }: Table, station: Station) => (station.spaces.length > 1 ? say.eachTime : say.once)
const bareNote = ({ say, box }: Table, station: Station) =>
  station.lines.some((line) => (box.lines[line]?.bonus ?? 0) > 0) ? '' : say.noAction

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
