import type { SoundPart } from './soundPart.ts'

/** A partial of a struck thing: pitch as a multiple of its base, loudness, milliseconds. */
type Mode = readonly [ratio: number, level: number, ms: number]

const struck = (base: number, modes: readonly Mode[]): SoundPart[] =>
  modes.map(([ratio, level, ms]) => ({
    type: 'tone',
    wave: 'sine',
    at: 0,
    rise: 1.5,
    hz: base * ratio,
    for: ms,
    level,
  }))

const grit = (hz: number, ms: number, level: number): SoundPart => ({
  type: 'noise',
  filter: 'bandpass',
  at: 0,
  q: 0.8,
  hz,
  for: ms,
  level,
})

/** A knocked block of wood: short, hollow, more body than click. */
export const wood = (base: number): SoundPart[] => [
  grit(base * 4.5, 14, 0.16),
  ...struck(base, [
    [1, 0.36, 120],
    [2.57, 0.16, 60],
    [4.9, 0.06, 30],
  ]),
  { type: 'tone', wave: 'sine', at: 0, for: 90, hz: base * 0.55, to: base * 0.4, level: 0.2 },
]

/** A struck stone: dry, with grit. */
export const stone = (base: number): SoundPart[] => [
  grit(base * 2.4, 60, 0.34),
  ...struck(base, [
    [1, 0.2, 55],
    [1.83, 0.12, 40],
    [3.1, 0.06, 24],
  ]),
]

/** A struck length of iron: many inharmonic pitches, dull enough not to ring like glass. */
export const iron = (base: number, ms: number): SoundPart[] => [
  grit(base * 3, 22, 0.2),
  ...struck(base, [
    [1, 0.2, ms],
    [2.32, 0.13, ms * 0.7],
    [3.91, 0.08, ms * 0.5],
    [5.67, 0.05, ms * 0.3],
  ]),
]

/** Something heavy landing: felt more than heard. */
export const thud = (base: number, ms: number, level: number): SoundPart[] => [
  { type: 'tone', wave: 'sine', at: 0, for: ms, hz: base, to: base * 0.55, level, rise: 3 },
  { type: 'noise', filter: 'lowpass', at: 0, for: ms * 0.6, hz: base * 4, level: level * 0.5 },
]

/** Loose stones sliding to a halt, in a noise that opens and closes. */
export const rattle = (count: number, every: number, hz: number, level: number): SoundPart[] =>
  Array.from({ length: count }, (_, i) => ({
    type: 'noise',
    filter: 'bandpass',
    q: 1.6,
    // Uneven but not random: a recipe is the same every time.
    at: i * every + ((i * 37) % 5) * every * 0.12,
    for: 34 + ((i * 53) % 4) * 9,
    hz: hz * (0.8 + ((i * 29) % 7) * 0.08),
    level: level * (1 - (i / count) * 0.6),
  }))

/** Something light moving through air: paper, cloth. */
export const rush = (hz: number, to: number, ms: number, level: number): SoundPart[] => [
  { type: 'noise', filter: 'bandpass', at: 0, q: 0.7, rise: ms * 0.35, hz, to, for: ms, level },
]

/** A bell: a hum below, and a minor third, a fifth and an octave above the perceived pitch. */
export const bell = (base: number, ms: number): SoundPart[] =>
  struck(base, [
    [0.5, 0.13, ms],
    [1, 0.24, ms * 0.85],
    [1.19, 0.13, ms * 0.6],
    [1.5, 0.08, ms * 0.45],
    [2, 0.11, ms * 0.4],
    [2.74, 0.05, ms * 0.2],
    [4.1, 0.03, ms * 0.1],
  ])

/** Pipes blown with steam, slightly out of tune with each other as in a real whistle. */
export const pipes = (hz: readonly number[], ms: number, level: number): SoundPart[] => [
  ...hz.map(
    (pitch): SoundPart => ({
      type: 'tone',
      wave: 'triangle',
      at: 0,
      rise: 70,
      held: true,
      tremble: 6,
      hz: pitch * 0.94,
      to: pitch,
      for: ms,
      level: level / hz.length,
    }),
  ),
  { type: 'noise', filter: 'bandpass', at: 0, q: 2, rise: 40, held: true, hz: 2300, for: ms, level: level * 0.4 },
]

/** One breath of a steam engine. */
export const puff = (level: number): SoundPart[] => [
  { type: 'noise', filter: 'bandpass', at: 0, for: 170, q: 0.6, rise: 18, hz: 900, to: 320, level },
  { type: 'noise', filter: 'lowpass', at: 0, for: 130, hz: 180, level: level * 0.8, rise: 8 },
]
