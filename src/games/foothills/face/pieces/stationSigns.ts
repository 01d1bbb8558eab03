import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { enlarged, fitted } from '../../../../stage/kit/fit.ts'
import { once } from '../../../../stage/kit/once.ts'
import { layers, pad, pin } from '../../../../table/layout/around.ts'
import { row } from '../../../../table/layout/flow.ts'
import { decoration, rest, slot, span } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, slotsOf } from '../../../../table/layout/node.ts'
import { caption } from '../../../../table/parts/print.ts'
import type { Station } from '../../box.ts'
import { icon } from '../art/icons.ts'
import { plotSign, plotWidth } from '../art/plot.ts'
import { nameType } from '../art/stationCard.ts'
import { isNarrow, partsOf, rubbleOn } from '../place.ts'
import { depths, finger, numeralsOf, piece, sizesOf, spot, type Table, textOf } from '../table.ts'

/** A card's name as printed at the default text size. */
export function baseName(table: Table, station: Station): string {
  const { name, least } = table.grid.measures
  const ways = table.say.stationNames(station.name).map((one) => one.toUpperCase())
  const { scene } = partsOf(table, station)
  return fitted(ways, scene.w - Math.min(8, name * 0.34) * 2, nameType(name), least).words
}

/** The names for a running-in board, longest first, from the first line in play; none means no board. */
export function boardNames(table: Table, station: Station): readonly string[] | undefined {
  const { cards, box, say, grid } = table
  const name = box.lines[cards?.linesOf[station.index]?.[0] ?? 0]?.name ?? ''
  const short = say.shortRailway(name)
  const { spine, scene } = partsOf(table, station)
  if (!spine) return [say.railway(name), short]
  const size = Math.max(grid.measures.least, grid.measures.name * 0.74)
  const wide = widthOf(short.toUpperCase(), { font: 'display', size, spacing: 0.5 }) + 14
  return wide <= scene.w * 0.62 && grid.form === 'wide' ? [short] : undefined
}

/** True when tickets go on the landscape of their starting card because its footer is full. */
export const ticketsOnScene = (table: Table, station: Station): boolean =>
  isNarrow(table, station) && boardNames(table, station) === undefined

/** The navvies' plate of pewter, with words on a card that is wide enough. */
export function navvyPlate(table: Table, wide: number): LayoutNode {
  const { plot, least } = table.grid.measures
  const sign = decoration({ w: span(plot * 1.3), h: span(plot) }, 'navvy', (w, h) => [
    icon('navvy', w / 2, h / 2, h * 1.08),
  ])
  const print = { font: 'display', size: Math.max(least, plot * 0.52), spacing: 0.4, colour: colours.ink } as const
  const said = row({}, [sign, caption(sizesOf(table), { ways: [table.say.byNavvies.toUpperCase()], print })])
  const plate = decoration({ w: rest(), h: rest() }, 'plate', (w, h) => [
    rect(0, 0, w, h, '#dcd3bf', { radius: 3, stroke: stroke(colours.ballastLo, 1.3) }),
    rect(2.5, 2.5, w - 5, h - 5, 'rgba(0, 0, 0, 0)', {
      radius: 2,
      stroke: stroke(colours.pewter, 1, { dash: [3, 2] }),
    }),
  ])
  const hasWords = said.span('w', Infinity).ideal + 10 <= wide
  return layers([plate, hasWords ? pad({ right: 6 }, said) : sign])
}

/** A station tile's size. */
export function tileSize({ grid }: Table): Size {
  const h = grid.measures.tile
  return { w: Math.round(h * 1.95), h }
}

/** The sign of a station space: the size of its icons, and its own. */
interface Sign extends Size {
  readonly icon: number
}

/** The signs of a card, scaled: on small cards with icons as large as fits, smaller if others must be built first. */
function signsAt(table: Table, station: Station, scale: number): Sign[] {
  const { grid, box } = table
  const { plotIcon, plot } = grid.measures
  const names = numeralsOf(box)
  const room = partsOf(table, station).bed.w / station.spaces.length - 10
  return station.spaces.map((space, i) => {
    let icon = plotIcon
    while (grid.small && icon < plot - 3 && plotWidth(space, icon + 0.5, names) <= room) icon += 0.5
    const waits = grid.form !== 'wide' && mustWait(table, station, i)
    const size = scale * (waits ? 0.8 : 1)
    const wide = Math.ceil(plotWidth(space, icon, names) * size)
    return { icon: icon * size, w: waits ? wide : Math.max(wide, tileSize(table).w), h: Math.round(plot * size) }
  })
}

/** The signs of a card, which leave room for its name above or beside them. */
const signsOf = once((table: Table, station: Station): readonly Sign[] => {
  const { name, least } = table.grid.measures
  const { scene, bed } = partsOf(table, station)
  const label = isNarrow(table, station) ? 0 : least + 5
  const high = bed.y - scene.y + sunkBy(table)
  const text = textOf(table)
  const title = widthOf(baseName(table, station), nameType(name * Math.min(text, 1.3))) + name
  const scale = enlarged(1, Math.min(text, 1.5), (tried) => {
    const signs = signsAt(table, station, tried)
    const tall = Math.max(...signs.map(({ h }) => h))
    const wide = signs.reduce((sum, { w }) => sum + w + gapOf(table, station), 0)
    const isBelow = tall + name * 1.1 <= high
    return tall <= high - 1 - label && wide + (isBelow ? 0 : title) <= bed.w - 6
  })
  return signsAt(table, station, scale)
})

/** The places of a card's signs or stations from left to right; none on starting stations. */
export const spacePlaces = once((table: Table, station: Station): readonly Rect[] => {
  const { bed, scene } = partsOf(table, station)
  const signs = signsOf(table, station)
  const places = signs.map(({ w, h }, i) => slot(`${i}`, { w: span(w / 3, w), h: span(h) }))
  const foot = signFoot(table, station, Math.max(0, ...signs.map(({ h }) => h)))
  const room = { x: bed.x + 3, y: scene.y, w: bed.w - 8, h: foot - scene.y }
  return [...slotsOf(lay(pin(1, 1, row({ gap: gapOf(table, station), align: 'end' }, places)), room)).values()]
})

/** On small cards, how far signs reach into the ballast to keep clear of the name above. */
const sunkBy = ({ grid }: Table) => (grid.small ? 3 : -1)

/** The foot of signs of a height: on small cards their posts rise out of the rubble as far as the name allows. */
function signFoot(table: Table, station: Station, h: number): number {
  const { scene, bed } = partsOf(table, station)
  const sunk = bed.y + sunkBy(table)
  const rubble = rubbleOn(table, station)
  if (!table.grid.small || rubble === undefined) return sunk
  const nameFoot = scene.y + table.grid.measures.name * Math.min(textOf(table), 1.3) * 0.92
  return Math.round(Math.min(sunk, Math.max(nameFoot + 1 + h, rubble.y - rubble.size / 2 + 1 + h * 0.12)))
}

/** The gap between signs, with room for an arrow if they are built in order. */
const gapOf = ({ grid }: Table, { ordered }: Station) => (ordered ? grid.measures.plotIcon * 0.9 : 5)

/** True for a station that can be built only after others of its card. */
const mustWait = ({ p }: Table, { ordered, firstSpace }: Station, index: number) =>
  ordered && index > 0 && (p.spaces[firstSpace + index - 1] ?? 0) === 0

/** The sign of a free station space, and its touch area: its share of the card. */
export function plotPiece(table: Table, station: Station, space: number, place: Rect): Piece[] {
  const terms = station.spaces[space]
  const icon = signsOf(table, station)[space]?.icon
  if (!terms || icon === undefined) return []
  const sign = (w: number, h: number) => plotSign(terms, w, h, icon, numeralsOf(table.box))
  const id = `plot:${station.index}:${space}`
  const drawn = piece(id, `plot:${station.id}:${space}:${icon}`, place, depths.onCard, sign)
  if (mustWait(table, station, space)) return [drawn]
  const site = sitePlace(table, station, space)
  const label = `${station.name} ${space + 1}`
  const touch = { pick: id, of: `station:${station.index}` }
  return [drawn, spot(`site:${station.index}:${space}`, site, depths.onCard, label, touch)]
}

/**
 * From half way to the previous sign to half way to the next, as high as the card and at least a finger wide if
 * possible. Stations built in order each get the whole card in turn.
 */
function sitePlace(table: Table, station: Station, space: number): Rect {
  const { card } = partsOf(table, station)
  if (station.ordered) return card
  const signs = spacePlaces(table, station)
  const least = Math.min(finger(table), card.w / signs.length)
  const cuts = signs.slice(1).map((sign, i) => {
    const middle = (sign.x + (signs[i]?.x ?? 0) + (signs[i]?.w ?? 0)) / 2
    const furthest = card.x + card.w - (signs.length - i - 1) * least
    return Math.round(Math.max(card.x + (i + 1) * least, Math.min(middle, furthest)))
  })
  const [x = card.x, end = card.x + card.w] = [card.x, ...cuts, card.x + card.w].slice(space)
  return { ...card, x, w: end - x }
}
