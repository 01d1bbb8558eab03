import { flight } from '../../../../table/motion/time.ts'

/** When things happen while an effect is shown, in milliseconds: read by pictures and by sounds. */

/** A pawn comes out of its base, walks along the galleries and plants its staff or pick; all go home together. */
export const walk = { comes: 120, lands: 480, plants: 620, home: 500 } as const

/** Dice tumble between pawns, their sum is written, the losers tip their hats. */
export const roll = { tumbles: 600, tips: 900, over: 1700 } as const

/** Copper slides on hexagons. */
export const pay = { slides: flight, counts: 340 } as const

/** Lamps light up one after another, rails fall in, and the owner’s letter is stamped on. */
export const lay = { each: 110, falls: 150, stamps: 560, over: 700, clip: 460 } as const

/** A card flies, turns over, or grows to the middle to be read. */
export const card = { flies: 420, each: 90, knocks: 130, opens: 300, reads: 900, over: 1400 } as const

/** Goods leap out of a mine one after another. */
export const mine = { each: 70, leaps: 360, falls: 260, flares: 700 } as const

/** A hauler shovels along a segment. */
export const clear = { shovels: 300 } as const

/** A cage climbs or falls a rung; counts of goods sold leave the Exchange. */
export const cage = { rung: 140, sold: 320 } as const

/** Snow comes or goes over the whole mountain. */
export const snow = { begins: 1200, drifts: 500 } as const

/** Coaches come home from all cities at once. */
export const coaches = { run: 900, shake: 420 } as const

/** A purse bursts. */
export const burst = { swells: 220, flies: 620 } as const

/** The starting player’s engine drives on; roundels meet over a deal. */
export const engine = { drives: 700 } as const
export const deal = { meets: 320, knocks: 140, over: 760 } as const

/** Goods are loaded, the train runs, what it brought is written and paid. */
export const train = { starts: 500, apron: 300, segment: 90, least: 900, most: 2000, pays: 240, reads: 1100 } as const

/** When a train arrives that has so many segments to go. */
export const arrives = (segments: number): number =>
  train.starts + Math.min(train.most, Math.max(train.least, train.apron + segments * train.segment))

/** The end: the lamps go down, the purses are counted from the smallest on, the winners’ flags go up on a poster. */
export const over = {
  dark: 450,
  counts: 500,
  each: 650,
  poster: 3300,
  flag: 3650,
  top: 4450,
  light: 5900,
  over: 6300,
} as const
