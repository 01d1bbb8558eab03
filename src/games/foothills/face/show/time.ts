import { landing } from '../../../../stage/timeline.ts'

/** Things that leave one after another, in milliseconds: when the first does, how far apart, how long on the way. */
export interface Run {
  readonly start: number
  readonly each: number
  readonly fly: number
}

/** No more than so many are seen or heard on their way at once. */
export const most = 8

/** When one of a run sets out, counted from 0. */
export const leaves = ({ start, each }: Run, i: number): number => start + i * each

/** When it arrives. */
export const lands = (run: Run, i = 0): number => leaves(run, i) + run.fly

/** When the last of `count` has arrived and lies. */
export const rests = (run: Run, count: number): number =>
  lands(run, Math.max(0, count - 1)) + landing

/*
 * When things happen in the showing of each effect, in milliseconds at tempo 1 after it began.
 * Pictures and sounds both keep to these, and nowhere else are they said.
 */

/** The cards come to the table, line after line. */
export const dealt: Run = { start: 0, each: 28, fly: 300 }

/** The bag is shaken, then cubes leave it; those that are looked for come at once. */
export const shudder = 220
export const drawn: Run = { start: shudder, each: 70, fly: 420 }
export const handed: Run = { ...drawn, start: 0 }

/** Something hops to whoever takes it or is paid; `kinds`: from one kind to the next. */
export const hopped: Run = { start: 0, each: 40, fly: 260 }
export const kinds = 60

/** A pick swings, and a cube jumps out as it strikes. */
export const dug: Run = { start: 130, each: 130, fly: 340 }

/** A tile falls and bounces: the last moment is when it lies. */
export const laid = { falls: 180, lies: 270 } as const

/** Walls stand, the roof comes down on them, the flag unfolds. */
export const built = { walls: 120, roof: 330, flag: 400, flies: 700 } as const

/** Points rise from where they were earned and reach the counter. */
export const earned = { rises: 280, counts: 620 } as const

/** A surveyor's steps, then his staff goes into the ground; in the pub the lamp is lit. */
export const walked = { steps: 6, each: 115, plants: 790, lies: 900 } as const

/** A card is lifted, turned over and put down. */
export const flipped = { lifted: 100, turned: 380, down: 490 } as const
export const selected = { lifted: 120, down: 240 } as const

/** A card goes to the pub and under it, a lamp is lit, the card comes to the pile; then the spare one comes. */
export const scored = {
  comes: 320,
  lamp: 250,
  under: 470,
  piled: 800,
  spare: 560,
  down: 960,
} as const

/** The lights fade, the white cube is alone for a while, and all is as it was. */
export const event = { dark: 110, light: 410, over: 520 } as const

/** A navvy walks in, strikes twice, the rubble leaves, his tile falls. */
export const navvy = { steps: 8, each: 105, strikes: [900, 1060], falls: 1330, lies: 1420 } as const
export const carted: Run = { start: 920, each: 40, fly: 340 }

/** The buffer stop is rammed home, the engine sets off, whistles, and stands before the stop. */
export const completed = {
  rammed: 210,
  starts: 340,
  whistles: [700, 1080],
  stands: 2460,
  over: 2900,
} as const

/** A ticket, or the summit chit, is handed over. */
export const handedOver = { leaves: 0, lands: 470 } as const

/** The lamps flicker: this is the last round. */
export const ending = { dark: 140, light: 560, over: 760 } as const

/**
 * The end: lamps go down, points are told one after another, the mountain comes, the winner's flag
 * goes up, and the lamps are lit again.
 */
export const over = {
  dark: 450,
  told: { start: 600, until: 5000 },
  mountain: 5450,
  flag: 5650,
  top: 6550,
  light: 7500,
  over: 7900,
} as const

/** While points are told a coin is put on the pile so often. */
export const coins = 11
