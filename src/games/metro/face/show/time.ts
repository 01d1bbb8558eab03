import { flight } from '../../../../table/motion/time.ts'

/*
 * The timing of each effect's animation, in milliseconds at tempo 1 from its start. Shared by pictures
 * and sounds, and stated only here.
 */

/** A tile slides from a hand, drops, and its ground is coloured in. */
export const laid = { slides: 260, lands: 380, colours: 700 } as const

/** A tile flies from the pool to a seat, and turns over for the seat alone. */
export const drew = { lands: 340, turned: 600 } as const

/** Shown tiles are turned over one after another. */
export const shown = { each: 120, turns: 300 } as const

/** When the nth shown tile begins to turn. */
export const opens = (nth: number): number => nth * shown.each

/** A light runs along a line before its train does. */
export const light = 300
/** Time a train takes for a tile, and the most for all of its line. */
const tile = 170
const longest = 1080
/** Time a train takes to leave its station, and to arrive at its end, in tiles. */
export const apron = 0.6

/** A train's run along a line of some tiles. */
export interface Ride {
  readonly tiles: number
  readonly starts: number
  /** Time for a tile. */
  readonly each: number
  readonly arrives: number
}

/** The ride along a line. A long line is run faster. */
export function rideOf(tiles: number, starts = light, most = longest): Ride {
  const each = Math.min(tile, most / (tiles + 2 * apron))
  return { tiles, starts, each, arrives: starts + (tiles + 2 * apron) * each }
}

/** When the train has come to the middle of the nth tile, from 0. */
export const passes = ({ starts, each }: Ride, nth: number): number => starts + (apron + nth + 0.5) * each

/** Time all counts take to double, and one of them. */
const doubling = 180
export const doubles = 130

/** Moments in the finish of a line. */
export interface Finish {
  readonly ride: Ride
  /** When the counts begin to double; in the city only. */
  readonly doubling?: number
  /** When the points rise, turn towards the counter, and reach it. */
  readonly rises: number
  readonly flies: number
  readonly counts: number
  /** When its train has been turned over. */
  readonly turned: number
}

/** The moments of a line of some tiles, into the city or not. */
export function finishOf(tiles: number, city: boolean): Finish {
  const ride = rideOf(tiles)
  const { arrives } = ride
  const rises = arrives + (city ? doubling : 0)
  return {
    ride,
    ...(city && { doubling: arrives }),
    rises,
    flies: rises + 120,
    counts: rises + 120 + flight,
    turned: rises + 280,
  }
}

/** When the nth of some counts doubles. */
export const doublesAt = ({ doubling: from = 0, ride }: Finish, nth: number): number =>
  from + ((doubling - doubles) * nth) / Math.max(1, ride.tiles - 1)

/** A line that nobody owns: the light runs along it to its end. */
export const unowned = { stops: light } as const

/**
 * The end: lamps go down, each company's longest line is run, the winner's poster and flag go up, and the lamps are lit
 * again.
 */
export const over = {
  dark: 400,
  runs: { start: 500, each: 420, most: 1600 },
  poster: 4400,
  flag: 4700,
  top: 5480,
  light: 6700,
  over: 7100,
} as const

/** The ride of the nth company's longest line at the end. */
export const lastRide = (nth: number, tiles: number): Ride =>
  rideOf(tiles, over.runs.start + nth * over.runs.each, over.runs.most)
