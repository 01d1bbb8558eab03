import type { Rect } from '../../../../stage/face.ts'

/** What can be taken from the yard. */
export type Taken = 'iron' | 'stone'

/** How many lie there, and how they are laid out. */
interface Yard {
  readonly iron: number
  readonly stone: number
  /** How many lie side by side across a band, and how many bands there are at least. */
  readonly across: number
  readonly bands: number
  /** Bands stand side by side from left to right, instead of lying one below another. */
  readonly upright: boolean
  /** Length of a band's part that is touched for a kind, at least. */
  readonly finger: number
}

/** Where the cubes of a yard lie, and what is touched for each kind. */
export interface YardPlan {
  readonly cells: Readonly<Record<Taken, readonly Rect[]>>
  readonly zones: Readonly<Record<Taken, Rect | undefined>>
  /** All bands, also those that are empty. */
  readonly bands: readonly Rect[]
}

/**
 * Iron ore fills bands from one end, stone from the other, and no band holds both: so that taking one
 * leaves the others where they are, and each kind has an area of its own for a finger.
 */
export function yardPlan(area: Rect, yard: Yard): YardPlan {
  const { iron, stone, across, bands, upright } = yard
  const bandsOf = (count: number) => Math.ceil(count / across)
  const all = Math.max(bands, bandsOf(iron) + bandsOf(stone))
  const long = upright ? area.w : area.h
  const step = long / all
  const wide = (upright ? area.h : area.w) / across
  const part = (from: number, length: number, beside = 0, breadth = wide * across): Rect =>
    upright
      ? { x: area.x + from, y: area.y + beside, w: length, h: breadth }
      : { x: area.x + beside, y: area.y + from, w: breadth, h: length }
  const cell = (i: number, fromEnd: boolean) => {
    const [band, place] = [Math.floor(i / across), i % across]
    const at = fromEnd ? all - 1 - band : band
    return part(at * step, step, (fromEnd ? across - 1 - place : place) * wide, wide)
  }
  const cells = (count: number, fromEnd: boolean) =>
    Array.from({ length: count }, (_, i) => cell(i, fromEnd))
  const ends = zoneEnds(long, bandsOf(iron) * step, bandsOf(stone) * step, yard)
  return {
    bands: Array.from({ length: all }, (_, i) => part(i * step, step)),
    cells: { iron: cells(iron, false), stone: cells(stone, true) },
    zones: {
      iron: iron > 0 ? part(0, ends.iron) : undefined,
      stone: stone > 0 ? part(long - ends.stone, ends.stone) : undefined,
    },
  }
}

/** How far each kind's area reaches from its end: to its last band, or as far as a finger needs. */
function zoneEnds(
  long: number,
  ironLong: number,
  stoneLong: number,
  { iron, stone, finger }: Yard,
) {
  const free = (other: number, count: number) => (count > 0 ? Math.max(other, finger) : 0)
  const least = Math.min(finger, long / 2)
  return {
    iron: Math.max(least, Math.min(Math.max(ironLong, finger), long - free(stoneLong, stone))),
    stone: Math.max(least, Math.min(Math.max(stoneLong, finger), long - free(ironLong, iron))),
  }
}

/** A square in the middle of a cell, in whole layout pixels. */
export function lyingIn({ x, y, w, h }: Rect, share: number, most: number): Rect {
  const size = Math.round(Math.min(w, h, most) * share)
  return { x: Math.round(x + (w - size) / 2), y: Math.round(y + (h - size) / 2), w: size, h: size }
}
