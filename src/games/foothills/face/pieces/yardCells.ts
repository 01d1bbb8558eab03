import type { Rect } from '../../../../stage/face.ts'

/** The goods that can be taken from the yard. */
export type Taken = 'iron' | 'stone'

/** The numbers of cubes there, and their layout. */
interface Yard {
  readonly iron: number
  readonly stone: number
  /** Number of cubes that fit across a band, and the least number of bands. */
  readonly across: number
  readonly bands: number
  /** Bands go side by side from left to right instead of one below another. */
  readonly upright: boolean
  /** The least length of a kind's touch area in a band. */
  readonly finger: number
}

/** The places of a yard's cubes, and the touch area of each kind. */
export interface YardPlan {
  readonly cells: Readonly<Record<Taken, readonly Rect[]>>
  readonly zones: Readonly<Record<Taken, Rect | undefined>>
  /** All bands, empty ones included. */
  readonly bands: readonly Rect[]
}

/**
 * Iron ore fills bands from one end, stone from the other, and no band holds both. Taking one leaves the others in
 * place, and each kind has a touch area of its own.
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
  const cells = (count: number, fromEnd: boolean) => Array.from({ length: count }, (_, i) => cell(i, fromEnd))
  const ends = zoneEnds(long, step, bandsOf(iron), bandsOf(stone), yard.finger)
  return {
    bands: Array.from({ length: all }, (_, i) => part(i * step, step)),
    cells: { iron: cells(iron, false), stone: cells(stone, true) },
    zones: {
      iron: iron > 0 ? part(0, ends.iron) : undefined,
      stone: stone > 0 ? part(long - ends.stone, ends.stone) : undefined,
    },
  }
}

/** Distance a touch area may reach into a band of the other kind, whose cubes stay touchable themselves. */
const borrowed = 0.4

/** The reach of each kind's touch area from its end: to its last band, or as far as a finger needs. */
function zoneEnds(long: number, step: number, iron: number, stone: number, finger: number) {
  const reach = (own: number, other: number) => {
    const most = other === 0 ? long : long - (other - borrowed) * step
    return Math.min(Math.max(own * step, finger), most)
  }
  const [a, b] = [reach(iron, stone), reach(stone, iron)]
  const over = iron > 0 && stone > 0 ? Math.max(0, a + b - long) : 0
  // If both want more than there is, the kind with more bands gives way.
  return iron > stone ? { iron: a - over, stone: b } : { iron: a, stone: b - over }
}

/** A square centred in a cell, in whole layout pixels. */
export function lyingIn({ x, y, w, h }: Rect, share: number, most: number): Rect {
  const size = Math.round(Math.min(w, h, most) * share)
  return { x: Math.round(x + (w - size) / 2), y: Math.round(y + (h - size) / 2), w: size, h: size }
}
