import { once } from '../../../../stage/kit/once.ts'
import type { Landmark } from '../art/mountain/landmarks.ts'
import { type Climb, climbing, type Lengths, type Part, partsOf, type Span, terraced } from '../art/mountain/profile.ts'
import type { Table } from '../table.ts'

/** Lengths of parts of the line beside each other. */
const lengths: Lengths = { start: 106, track: 57, station: 92 }
const smallLengths: Lengths = { start: 60, track: 38, station: 74 }

/** The landmarks of the country, at stations by the number on the card. */
const landmarks: Readonly<Record<number, Landmark>> = { 1: 'viaducts', 2: 'waterfall', 3: 'chapel' }

/** The line as parts, from its lower end: Llanberis, or Porthmadog. */
function partsFor({ line }: Table): Part[] {
  const parts = partsOf(line.stations.map(({ card }) => card.tracks))
  return line.ends > 0 ? parts.slice(1).reverse() : parts
}

const reckonSpans = (table: Table): readonly Span[] => {
  const { land, foot, legs, form } = table.grid
  const parts = partsFor(table)
  if (legs === 1) return climbing(parts, climbIn(land.w, land.h, foot), lengths)
  const side = land.w * (form === 'upright' ? 0.08 : 0.066)
  const apart = legsApart(table)
  // Where legs are close, none comes closer by its slope to what hangs from the next.
  const rise = Math.min(apart * 0.075, Math.max(0, apart - 48) * 0.3)
  return terraced(parts, { x: side, x2: land.w - side, y: foot, apart, rise, legs }, smallLengths)
}

/** Vertical distance between the legs of a line that climbs to and fro. */
export const legsApart = ({ grid: { form, land, foot, legs } }: Pick<Table, 'grid'>): number =>
  (foot - land.h * (form === 'upright' ? 0.16 : 0.32)) / Math.max(1, legs - 0.55)

const known = once((table: Table, on: 'picture' | 'stage'): readonly Span[] => {
  const { x: dx, y: dy } = table.grid.land
  if (on === 'picture') return reckonSpans(table)
  return known(table, 'picture').map((one) => ({
    ...one,
    x: one.x + dx,
    y: one.y + dy,
    x2: one.x2 + dx,
    y2: one.y2 + dy,
  }))
})

/** Every part of the line where it stands, in layout pixels of the picture of the mountain. */
export const spansOf = (table: Table): readonly Span[] => known(table, 'picture')

/** The same in layout pixels of the stage. */
export const placesOf = (table: Table): readonly Span[] => known(table, 'stage')

/** Height of a bed. */
export function bedHigh(table: Table): number {
  const { form, land } = table.grid
  if (form === 'upright') return Math.max(13, Math.round(Math.min(land.w / 26, legsApart(table) / 3.9)))
  return form === 'low' ? Math.max(12, Math.round(land.w / 38)) : Math.max(14, Math.round(land.w / 76))
}

const climbIn = (w: number, h: number, foot: number): Climb => ({
  x: w * 0.009,
  x2: w * 0.95,
  y: foot - h * 0.12,
  y2: h * 0.213,
})

/** The landmarks by station of the line. */
export function landmarksOf(table: Table): ReadonlyMap<number, Landmark> {
  if (table.line.ends > 0) return new Map()
  const marks = table.line.stations.flatMap(({ index, card }) => {
    const mark = landmarks[card.number]
    return mark ? [[index, mark] as const] : []
  })
  return new Map(marks)
}
