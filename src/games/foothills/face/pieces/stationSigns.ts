import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { enlarged } from '../../../../stage/kit/fit.ts'
import { once } from '../../../../stage/kit/once.ts'
import type { Space, Station } from '../../box.ts'
import { plotSign, plotWidth } from '../art/plot.ts'
import { nameType } from '../art/stationCard.ts'
import { isNarrow, partsOf, rubbleTop } from '../place.ts'
import { depths, finger, numeralsOf, piece, spot, type Table, textOf } from '../table.ts'
import { baseName } from './stationNames.ts'

/** A station tile's size. */
export function tileSize({ grid }: Table): Size {
  const h = grid.measures.tile
  return { w: Math.round(h * 1.95), h }
}

/** The places of a card's signs or stations from left to right; none on starting stations. */
export const spacePlaces = once((table: Table, station: Station): readonly Rect[] => {
  const { bed } = partsOf(table, station)
  const gap = gapOf(table, station)
  let right = bed.x + bed.w - 5
  const places: Rect[] = []
  for (const [i, space] of [...station.spaces.entries()].reverse()) {
    const { w, h } = signSize(table, station, space, i)
    places.unshift({ x: Math.round(right - w), y: signTop(table, station, h), w, h })
    right -= w + gap
  }
  return fitted(places, bed.x + 3)
})

/** On small cards, how far signs reach into the ballast to keep clear of the name above. */
const sunkBy = ({ grid }: Table) => (grid.small ? 3 : -1)

/** The share of a sign’s height that is its board; the rest is posts. */
const boardShare = 0.88

/** The top of a sign: on small cards it rises out of the rubble as far as the name allows. */
function signTop(table: Table, station: Station, h: number): number {
  const { scene, bed } = partsOf(table, station)
  const sunk = bed.y - h + sunkBy(table)
  const rubble = rubbleTop(table, station)
  if (!table.grid.small || rubble === undefined) return sunk
  const nameFoot = scene.y + table.grid.measures.name * Math.min(textOf(table), 1.3) * 0.92
  const clear = rubble + 1 - h * boardShare
  return Math.round(Math.min(sunk, Math.max(nameFoot + 1, clear)))
}

/** The gap between signs, with room for an arrow if they are built in order. */
const gapOf = ({ grid }: Table, { ordered }: Station) => (ordered ? grid.measures.plotIcon * 0.9 : 5)

/** The scale of a card's signs, which leaves room for its name above or beside them. */
const signScale = once((table: Table, station: Station): number => {
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
})

/** A sign with its icons: as large as fits a small card, smaller if others must be built first. */
function signSize(table: Table, station: Station, space: Space, index: number, scale = signScale(table, station)) {
  const { plotIcon, plot } = table.grid.measures
  const { bed } = partsOf(table, station)
  const names = numeralsOf(table.box)
  const room = bed.w / station.spaces.length - 10
  let icon = plotIcon
  while (table.grid.small && icon < plot - 3 && plotWidth(space, icon + 0.5, names) <= room) icon += 0.5
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

/** Signs side by side, all narrowed if they would overrun the left edge. */
function fitted(places: readonly Rect[], left: number): Rect[] {
  const first = places[0]
  const last = places.at(-1)
  if (!first || !last || first.x >= left) return [...places]
  const right = last.x + last.w
  const factor = (right - left) / (right - first.x)
  const moved = (x: number) => Math.round(right - (right - x) * factor)
  return places.map((one) => ({ ...one, x: moved(one.x), w: moved(one.x + one.w) - moved(one.x) }))
}

/** The sign of a free station space, and its touch area: its share of the card. */
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
 * From half way to the previous sign to half way to the next, as high as the card and at least a finger wide if
 * possible. Stations built in order each get the whole card in turn.
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
