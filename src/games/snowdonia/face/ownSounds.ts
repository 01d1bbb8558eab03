import type { Ambience } from '../../../stage/sound/ambience.ts'
import { bell, iron, rattle, rush, stone, thud, wood } from '../../../stage/sound/materials.ts'
import { bounded, later, louder, type Recipe, type SoundPart, softer } from '../../../stage/sound/soundPart.ts'

/** A bird's short song, high and quick. */
const song = (hz: number, count: number): SoundPart[] =>
  Array.from(
    { length: count },
    (_, i): SoundPart => ({
      type: 'tone',
      wave: 'sine',
      at: i * 85,
      for: 70,
      rise: 12,
      held: true,
      tremble: 30,
      hz: hz * (1 + (i % 3) * 0.12),
      to: hz * (1.1 - (i % 2) * 0.14),
      level: 0.03,
    }),
  )

/** The sounds that only the mountain knows. */
export const recipes = {
  /** Boots on slate. */
  boots: bounded(
    [0, 130, 260].flatMap((at) => later(at, [...softer(0.6, thud(110, 70, 0.28)), ...softer(0.4, stone(820))])),
  ),
  /** A pick strikes stone. */
  strike: bounded([...stone(700), ...softer(0.4, iron(1240, 180)), ...later(80, rattle(3, 48, 1400, 0.1))]),
  /** Ore tips in, the furnace roars, and something hisses as it cools. */
  furnace: bounded([...louder(1.7, rush(220, 120, 760, 0.3)), ...later(620, rush(3600, 1800, 420, 0.22))]),
  /** The wheel of a rack engine ticks. */
  rack: bounded([0, 90, 180, 270, 360].flatMap((at) => later(at, softer(0.85, iron(520, 60))))),
  /** A ticket is torn along its perforation. */
  tear: louder(1.9, [...rush(1800, 4200, 220, 0.22), ...rattle(8, 24, 2600, 0.08)]),
  /** A stamp comes down in an office. */
  stamp: bounded([...thud(120, 120, 0.4), ...later(60, softer(0.4, wood(220)))]),
  /** A marker moves on along its track. */
  click: bounded([...wood(430), ...later(140, softer(0.8, wood(470)))]),
  /** Larks over the meadows. */
  larks: [...song(2600, 7), ...later(700, song(2900, 5))],
  /** Rain on slate. */
  drizzle: louder(1.4, [...rattle(14, 60, 2400, 0.05), ...rush(2600, 2200, 900, 0.05)]),
  /** A bell somewhere in the fog. */
  fogbell: softer(0.2, bell(440, 1700)),
} satisfies Readonly<Record<string, Recipe>>

/** Wind over the ridge; now and then larks, a shower on the slates, a bell in the fog. */
export const ambience: Ambience = {
  beds: [
    { filter: 'lowpass', hz: 260, q: 0.5, low: 0.02, high: 0.08, swells: 0.06, rate: 0.5 },
    { filter: 'bandpass', hz: 620, q: 0.8, low: 0.004, high: 0.03, swells: 0.1, rate: 0.8 },
    { filter: 'bandpass', hz: 2100, q: 1.4, low: 0, high: 0.005, swells: 0.12, rate: 1 },
  ],
  call: {
    sounds: ['larks', 'drizzle', 'larks', 'fogbell'],
    pitches: [1, 1.08, 0.93],
    gaps: [34_000, 52_000, 27_000, 61_000],
  },
}
