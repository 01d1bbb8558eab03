import { flight } from '../../../../table/motion/time.ts'

/** When things happen while an effect is shown, in milliseconds: read by pictures and by sounds. */

/** A labourer comes down to the ground, walks along it to a workplace and plants the pick; or back home. */
export const walk = { comes: 220, lands: 450, plants: 590 } as const

/** Cubes hop one after another. */
export const hop = { each: 60, flies: 380, lands: 320 } as const

/** Ore is tipped in, white-hot steel is poured, bars slide out one after another and cool; stone is struck twice. */
export const works = { tips: 420, pours: 180, each: 110, slides: 420, strikes: 170 } as const

/** A pick strikes, and the cubes of a heap jump out one after another. */
export const dig = { strikes: 140, each: 60, flies: 380 } as const

/** A card turns over along the slope; the marker lands; points rise. */
export const lay = { turns: 280, marker: 420, lands: 560, rises: 620 } as const

/** A house of stone grows course by course, one of steel swings in on a crane. */
export const build = { begins: 200, falls: 420, lands: 420, rises: 480 } as const

/** Points rise from where they were earned. */
export const points = { rises: 300, counts: 300 + flight } as const

/** A contract slides over, and is torn when it is used. */
export const ticket = { slides: 420, tears: 300, hangs: 420 } as const

/** A surveyor goes on to the next station. */
export const survey = { walks: 900 } as const

/** The discs move on, then the rates step; the light and the weather over the land change more slowly. */
export const weather = { slides: 420, steps: 640, each: 140, clears: 1200, cools: 900 } as const

/** A white cube flies to its space, and what that does comes up for all to read. */
export const event = { flies: 520, lands: 520, stays: 1500, comes: 260, reads: 720 } as const

/** A train rolls, or blows off steam; lamps are lit where trains go on sale. */
export const train = { rolls: 700, steams: 520, lit: 1100 } as const

/** The rock of area B gives way to a builder’s yard. */
export const yard = { falls: 160, turns: 420 } as const

/**
 * The end: the lamps go down, the works train climbs the line, contracts are counted, and the winner's flag goes up on
 * a poster.
 */
export const over = {
  from: 0,
  dark: 450,
  climbs: 500,
  arrives: 3300,
  poster: 4900,
  flag: 5250,
  top: 6050,
  light: 7400,
  over: 7800,
} as const
