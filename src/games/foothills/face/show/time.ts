import { landing } from '../../../../stage/timeline.ts'
import { flight } from '../../../../table/motion/time.ts'

/** A run of things leaving one after another, in milliseconds: the first start, the interval, the travel time. */
export interface Run {
  readonly start: number
  readonly each: number
  readonly fly: number
}

/** Greatest number of a run that is seen or heard on the way. */
export const most = 8

/** When the nth of a run starts, counted from 0. */
export const leaves = ({ start, each }: Run, i: number): number => start + i * each

/** When the nth arrives. */
export const lands = (run: Run, i = 0): number => leaves(run, i) + run.fly

/** When the last of `count` has come to rest. */
export const rests = (run: Run, count: number): number => lands(run, Math.max(0, count - 1)) + landing

/*
 * The timing of each effect's animation, in milliseconds at tempo 1 from its start. Shared by
 * pictures and sounds, and stated only here.
 */

/** The cards are dealt, line by line. */
export const dealt: Run = { start: 0, each: 28, fly: 300 }

/** The bag is shaken, then cubes leave it; cubes searched for come right away. */
export const shudder = 220
export const drawn: Run = { start: shudder, each: 70, fly: 420 }
export const handed: Run = { ...drawn, start: 0 }

/** Something hops to the seat that takes or earns it; `kinds` is the interval between kinds. */
export const hopped: Run = { start: 0, each: 40, fly: 260 }
export const kinds = 60

/** A pick swings, and a cube jumps out as it strikes. */
export const dug: Run = { start: 130, each: 130, fly: 340 }

/** A tile falls and bounces; the last time is when it is at rest. */
export const laid = { falls: 180, lies: 270 } as const

/** Walls appear, the roof lands on them, the flag unfolds. */
export const built = { walls: 120, roof: 330, flag: 400, flies: 700 } as const

/** Points rise from where they were earned and reach the counter. */
export const earned = { rises: 280, counts: 280 + flight } as const

/** A surveyor's steps, then the staff is planted; in the pub, the lamp is lit. */
export const walked = { steps: 6, each: 115, plants: 790, lies: 900 } as const

/** A card is lifted, flipped and put down. */
export const flipped = { lifted: 100, turned: 380, down: 490 } as const
export const selected = { lifted: 120, down: 240 } as const

/** A card slides under the pub, a lamp is lit, the card goes to the pile; then the spare one arrives. */
export const scored = { comes: 320, lamp: 250, under: 470, piled: 800, spare: 560, down: 960 } as const

/** The lights fade, the white cube is alone for a while, and the lights return. */
export const event = { dark: 110, light: 410, over: 520 } as const

/** A navvy walks in, strikes twice, the rubble leaves, the tile falls. */
export const navvy = { steps: 8, each: 105, strikes: [900, 1060], falls: 1330, lies: 1420 } as const
export const carted: Run = { start: 920, each: 40, fly: 340 }

/** The buffer stop is rammed home, the engine sets off, whistles, and halts at the stop. */
export const completed = { rammed: 210, starts: 300, whistles: [560, 900], stands: 1640, over: 1980 } as const

/** A ticket, or the summit chit, is handed over. */
export const handedOver = { leaves: 0, lands: 470 } as const

/** The lamps flicker: this is the last round. */
export const ending = { dark: 140, light: 560, over: 760 } as const

/**
 * The end: lamps go down, points are counted one after another, the mountain appears, the winner's flag goes up, and
 * the lamps are lit again.
 */
export const over = {
  dark: 450,
  told: { start: 600, until: 5000 },
  poster: 5450,
  flag: 5650,
  top: 6550,
  light: 7500,
  over: 7900,
} as const

/** The interval between coins dropping while points are counted. */
export const coins = 11
