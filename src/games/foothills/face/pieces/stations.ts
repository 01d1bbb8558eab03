import { group } from '../../../../stage/art/draw.ts'
import { widthOf } from '../../../../stage/art/measure.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import type { Space, Station } from '../../box.ts'
import type { Verb } from '../../verbs/verb.ts'
import { enlarged, enlargedIn, fitted as fittedWords } from '../art/fit.ts'
import { labelWidth } from '../art/lineSigns.ts'
import { plotSign, plotWidth } from '../art/plot.ts'
import { type Rebus, rebus, rebusWithin } from '../art/rebus.ts'
import { type CardPicture, nameType, stationCard } from '../art/stationCard.ts'
import { type Token, verbIcons } from '../icons.ts'
import { cardPlace, isNarrow, linePlace, partsOf, rowsOf, trackPlaces } from '../place.ts'
import { depths, finger, isOpen, numeralsOf, piece, spot, type Table, textOf } from '../table.ts'

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
  const gap = gapOf(table, station)
  const sunk = sunkBy(table)
  let right = bed.x + bed.w - 5
  const places: Rect[] = []
  for (const [i, space] of [...station.spaces.entries()].reverse()) {
    const { w, h } = signSize(table, station, space, i)
    places.unshift({ x: Math.round(right - w), y: bed.y - h + sunk, w, h })
    right -= w + gap
  }
  return fitted(places, bed.x + 3)
}

/** In small, signs stand a little into the ballast, so that the name above stays free. */
const sunkBy = ({ grid }: Table) => (grid.small ? 3 : -1)

/** Room between signs; where they are built in order, for an arrow. */
const gapOf = ({ grid }: Table, { ordered }: Station) =>
  ordered ? grid.measures.plotIcon * 0.9 : 5

/** How many times as large as drawn the signs of a card are: its name keeps its room above or beside them. */
function signScale(table: Table, station: Station): number {
  const { name, least } = table.grid.measures
  const { scene, bed } = partsOf(table, station)
  const label = isNarrow(table, station) ? 0 : least + 5
  const high = bed.y - scene.y + sunkBy(table)
  const text = textOf(table)
  const title = widthOf(baseName(table, station), nameType(name * Math.min(text, 1.3))) + name
  return enlarged(1, Math.min(text, 1.5), (scale) => {
    const signs = station.spaces.map((space, i) => signSize(table, station, space, i, scale))
    const tall = Math.max(...signs.map(({ h }) => h))
    const wide = signs.reduce((sum, { w }) => sum + w + gapOf(table, station), 0)
    const isBelow = tall + name * 1.1 <= high
    return tall <= high - 1 - label && wide + (isBelow ? 0 : title) <= bed.w - 6
  })
}

/** A card's name as it is printed when words are as large as drawn. */
function baseName(table: Table, station: Station): string {
  const { name, least } = table.grid.measures
  const ways = table.say.stationNames(station.name).map((one) => one.toUpperCase())
  const { scene } = partsOf(table, station)
  return fittedWords(ways, scene.w - Math.min(8, name * 0.34) * 2, nameType(name), least).words
}

/** The navvies' plate on a card so wide: how wide it is, and whether it says so in words. */
export function navvyPlate({ grid, say }: Table, wide: number) {
  const { plot, least } = grid.measures
  const type = { font: 'display', size: Math.max(least, plot * 0.52), spacing: 0.4 } as const
  const words = say.byNavvies.toUpperCase()
  const said = widthOf(words, type)
  const hasWords = said + plot + 14 <= wide
  return { words: hasWords ? words : undefined, type, w: hasWords ? said + plot + 10 : plot * 1.3 }
}

/** The size of a card's name: enlarged above its signs, or beside them. */
function nameSizeOf(table: Table, station: Station, label: string): number {
  const { name, least, icon, plot } = table.grid.measures
  const { scene, bed } = partsOf(table, station)
  const words = baseName(table, station)
  const sign = spacePlaces(table, station)[0]
  const taken = label === '' || station.start ? 0 : labelWidth(label, least) + 10
  const onScene = !station.start
    ? 0
    : ticketsOnScene(table, station)
      ? icon * 1.7
      : boardNames(table, station) === undefined
        ? 0
        : least + 6
  const isBuilt = table.p.navvies[station.index] === 1
  const left = isBuilt ? bed.x + bed.w - navvyPlate(table, bed.w).w - 5 : sign?.x
  const free = (left ?? scene.x + scene.w) - scene.x - 6
  return enlarged(name, textOf(table), (size) => {
    const wide = widthOf(words, nameType(size)) + Math.min(8, size * 0.34) * 2 + taken
    // A station that is built there is higher than its sign.
    const tile = sign ? Math.min(sign.y, sign.y + sign.h - tileSize(table).h) : bed.y
    const top = isBuilt ? Math.min(tile, bed.y - plot - 4) : tile
    const above = top - scene.y - onScene
    const isAbove = size * 1.1 <= above && wide <= scene.w
    return isAbove || (size * 1.1 <= bed.y - scene.y - onScene && wide <= free)
  })
}

/** A sign with its icons: as large as fits a small card, smaller where others must be built before it. */
function signSize(
  table: Table,
  station: Station,
  space: Space,
  index: number,
  scale = signScale(table, station),
) {
  const { plotIcon, plot } = table.grid.measures
  const { bed } = partsOf(table, station)
  const names = numeralsOf(table.box)
  const room = bed.w / station.spaces.length - 10
  let icon = plotIcon
  while (table.grid.small && icon < plot - 3 && plotWidth(space, icon + 0.5, names) <= room)
    icon += 0.5
  if (table.grid.form === 'wide' || !mustWait(table, station, index)) {
    const wide = plotWidth(space, icon * scale, names)
    return { icon: icon * scale, w: Math.max(wide, tileSize(table).w), h: Math.round(plot * scale) }
  }
  const share = 0.8
  const wide = Math.ceil(plotWidth(space, icon, names) * share * scale)
  return { icon: icon * share * scale, w: wide, h: Math.round(plot * share * scale) }
}

/** True for a station that can be built only after others of its card. */
const mustWait = ({ p }: Table, { ordered, firstSpace }: Station, index: number) =>
  ordered && index > 0 && (p.spaces[firstSpace + index - 1] ?? 0) === 0

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
  // In small the icons tell it alone: the station that is built, and what follows.
  if (grid.small)
    return { note: '', noteSize, action: narrowed(builtRow(table, station, verbs, room), room) }
  // Words go first where there is no room for both, then icons too small to be read.
  const type = { font: 'text', size: grid.measures.least, italic: true } as const
  const left = room - (note === '' ? 0 : widthOf(note, type) + 6)
  if (left >= action.w && left >= 0) return { note, action, noteSize }
  const isLegible = action.w <= room * 1.28
  return { note: '', noteSize, action: isLegible ? narrowed(action, room) : { shapes: [], w: 0 } }
}

/** A card's action as icons; what happens when its station is built has that station before it. */
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

/** How large the icons of a footer are: enlarged while they have room. */
function rowSize(table: Table, station: Station, tokens: readonly Token[], room: number): number {
  const { footer } = partsOf(table, station)
  return enlarged(table.grid.measures.icon, textOf(table), (tried) => {
    const { w } = rebus(tokens, tried, numeralsOf(table.box))
    return tried * 1.15 <= footer.h - 1 && w <= room
  })
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
    spine: parts.spine && {
      ...inside(parts.spine, card),
      parts: spineParts(table, station),
      text: textOf(table),
    },
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
    ...footerOf(table, station, footerRoom(table, station)),
    upper: two ? parts.bed.y + parts.bed.h / 2 - card.y - (card.h + grid.gap.h) / 2 : undefined,
    nameSize: nameSizeOf(table, station, label),
    arrowSize: measures.name * 0.7,
    least: measures.least,
  }
}

/** What the footer has left for an action: a roundel stands at its left, tickets may lie at its right. */
function footerRoom(table: Table, station: Station): number {
  const { footer, roundel } = partsOf(table, station)
  const { icon } = table.grid.measures
  const tickets = station.start && !ticketsOnScene(table, station) ? icon * 2.4 : 0
  const before = station.action ? 2 * roundel.r + footer.h * 0.32 : 6
  return footer.w - before - tickets - 5
}

/** A numeral for each line in play that a starting card begins. */
const spineParts = ({ cards, box }: Table, station: Station) =>
  (cards?.linesOf[station.index] ?? []).map((line) => ({
    line,
    numeral: box.lines[line]?.numeral ?? '',
  }))

/** In a narrow row the place tells the number; elsewhere a label tells line and columns. */
function labelOf(table: Table, station: Station, numerals: string): string {
  if (isNarrow(table, station)) return ''
  return station.start ? numerals : `${numerals} ${station.columns.join('–')}`
}

/** The names a running-in board may bear, the longest first: of the first line in play. None: no board. */
function boardNames(table: Table, station: Station): readonly string[] | undefined {
  const { cards, box, say, grid } = table
  const name = box.lines[cards?.linesOf[station.index]?.[0] ?? 0]?.name ?? ''
  const short = say.shortRailway(name)
  const { spine, scene } = partsOf(table, station)
  if (!spine) return [say.railway(name), short]
  const size = Math.max(grid.measures.least, grid.measures.name * 0.74)
  const wide = widthOf(short.toUpperCase(), { font: 'display', size, spacing: 0.5 }) + 14
  return wide <= scene.w * 0.62 && grid.form === 'wide' ? [short] : undefined
}

/** True where tickets lie on the landscape of their starting card, since its footer is full. */
export const ticketsOnScene = (table: Table, station: Station): boolean =>
  isNarrow(table, station) && boardNames(table, station) === undefined

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

/** The rows, that a line can be touched, and the station cards. */
export function stationPieces(table: Table): Piece[] {
  const rows = (table.cards?.lines ?? []).map((line) =>
    spot(`line:${line}`, linePlace(table, line), depths.line, table.box.lines[line]?.name ?? ''),
  )
  return [...rows, ...inPlay(table).map((station) => cardPiece(table, station))]
}

/** The sign of a station space that is still free, and what is touched for it: its share of the card. */
export function plotPiece(table: Table, station: Station, space: number, place: Rect): Piece[] {
  const terms = station.spaces[space]
  if (!terms) return []
  const { icon } = signSize(table, station, terms, space)
  const sign = (w: number, h: number) => plotSign(terms, w, h, icon, numeralsOf(table.box))
  const id = `plot:${station.index}:${space}`
  const drawn = piece(id, `plot:${station.id}:${space}:${icon}`, place, depths.onCard, sign)
  if (mustWait(table, station, space)) return [drawn]
  return [
    drawn,
    spot(
      `site:${station.index}:${space}`,
      sitePlace(table, station, space),
      depths.onCard,
      `${station.name} ${space + 1}`,
      { pick: id, of: `station:${station.index}` },
    ),
  ]
}

/**
 * From half way to the sign before to half way to the sign behind, as high as the card, and if there is
 * room as wide as a finger. Stations that are built in order have the whole card, one after another.
 */
function sitePlace(table: Table, station: Station, space: number): Rect {
  const { card } = partsOf(table, station)
  if (station.ordered) return card
  const signs = spacePlaces(table, station)
  const right = card.x + card.w
  const least = Math.min(finger(table), card.w / signs.length)
  const edge = (i: number) => {
    const [a, b] = [signs[i - 1], signs[i]]
    if (!a) return card.x
    if (!b) return right
    const middle = (a.x + a.w + b.x) / 2
    const furthest = right - (signs.length - i) * least
    return Math.round(Math.max(card.x + i * least, Math.min(middle, furthest)))
  }
  return { ...card, x: edge(space), w: edge(space + 1) - edge(space) }
}
