import type { Ambience } from '../../../stage/sound/ambience.ts'
import { iron, pipes, rattle, rush, thud, wood } from '../../../stage/sound/materials.ts'
import { bounded, later, louder, type Recipe, softer } from '../../../stage/sound/soundPart.ts'

/** The sounds that only these hills know. */
export const recipes = {
  /** Something happens in the hills. */
  sting: bounded([
    ...thud(74, 900, 0.32),
    ...pipes([196, 233, 294], 620, 0.2),
    ...later(330, softer(0.5, thud(66, 900, 0.34))),
  ]),
  /** A length of rough track is thrown down: sleepers, rails, stones. */
  roughTrack: bounded([
    ...thud(92, 220, 0.36),
    ...softer(0.6, wood(170)),
    ...later(40, softer(0.45, iron(360, 380))),
    ...later(110, louder(1.6, rattle(7, 42, 1050, 0.2))),
  ]),
  /** A lamp is lit; inside, someone laughs. */
  lamp: bounded([
    ...rush(3000, 5200, 130, 0.08),
    ...later(110, thud(190, 200, 0.14)),
    ...later(180, rush(430, 330, 700, 0.16)),
    ...later(420, rush(620, 480, 520, 0.1)),
  ]),
  /** A sheep far off. */
  sheep: [
    {
      type: 'tone',
      wave: 'sawtooth',
      at: 0,
      for: 620,
      rise: 60,
      held: true,
      tremble: 9,
      hz: 415,
      to: 350,
      level: 0.045,
    },
    { type: 'noise', filter: 'bandpass', at: 0, for: 560, q: 3, rise: 60, held: true, hz: 1050, to: 800, level: 0.03 },
  ],
} satisfies Readonly<Record<string, Recipe>>

/** Wind over the hills in gusts of two lengths, and two murmuring voices in the pub next door. */
export const ambience: Ambience = {
  beds: [
    { filter: 'lowpass', hz: 330, q: 0.5, low: 0.03, high: 0.09, swells: 0.07, rate: 0.8 },
    { filter: 'bandpass', hz: 620, q: 1.4, low: 0, high: 0.024, swells: 0.11, rate: 1 },
    { filter: 'bandpass', hz: 300, q: 3, low: 0.002, high: 0.022, swells: 1.7, rate: 0.6 },
    { filter: 'bandpass', hz: 480, q: 4, low: 0, high: 0.014, swells: 2.6, rate: 0.7 },
  ],
  call: { sounds: ['sheep'], pitches: [1.12, 1.24, 1], gaps: [34_000, 71_000, 52_000, 95_000] },
}
