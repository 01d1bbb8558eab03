import type { Ambience } from '../../../stage/sound/ambience.ts'
import { iron, pipes, rattle, rush, thud, wood } from '../../../stage/sound/materials.ts'
import { bounded, later, louder, type Recipe, type SoundPart, softer } from '../../../stage/sound/soundPart.ts'

/** The notes of a barrel organ's tune, in hertz and in beats, a little out of tune. */
const tune = [
  [523, 1],
  [659, 1],
  [784, 1],
  [659, 1],
  [698, 1],
  [587, 1],
  [523, 2],
] as const
const beat = 210

/** One note of a barrel organ: two ranks of small pipes, one of them slightly sharp. */
const organNote = (hz: number, ms: number): SoundPart[] =>
  [hz, hz * 2.012].map((pitch, rank) => ({
    type: 'tone',
    wave: 'triangle',
    at: 0,
    rise: 26,
    held: true,
    tremble: 5,
    hz: pitch,
    for: ms,
    level: rank === 0 ? 0.03 : 0.016,
  }))

function organTune(): SoundPart[] {
  let at = 0
  return tune.flatMap(([hz, beats]) => {
    const note = later(at, organNote(hz, beats * beat - 15))
    at += beats * beat
    return note
  })
}

/** The two notes of a horn under the roof of a station hall, and their echo. */
const horn = [...pipes([311, 392], 260, 0.26), ...later(250, pipes([370, 466], 520, 0.28))]

/** The sounds that only this town knows. */
export const recipes = {
  /** A tile slides over felt. */
  felt: louder(1.5, rush(900, 520, 250, 0.3)),
  /** A tile is put down. */
  tile: bounded([...thud(150, 120, 0.2), ...wood(270)]),
  /** The iron of a bridge rings. */
  bridge: bounded([...softer(0.8, iron(760, 620)), ...later(40, softer(0.4, iron(905, 480)))]),
  /** A wheel runs over a joint between two rails. */
  clack: bounded([...softer(0.75, iron(250, 90)), ...softer(0.5, wood(420)), ...later(55, softer(0.4, iron(265, 70)))]),
  /** A train arrives in the city. */
  hall: bounded([...horn, ...later(340, softer(0.3, horn)), ...rush(500, 260, 900, 0.12)]),
  /** A train meets its buffers somewhere else. */
  buffers: bounded([
    ...thud(64, 300, 0.4),
    ...softer(0.4, iron(170, 260)),
    ...later(60, softer(0.5, thud(88, 160, 0.3))),
  ]),
  /** An enamel plate is turned over. */
  enamel: bounded([
    ...softer(0.9, iron(1240, 150)),
    ...softer(0.5, wood(640)),
    ...later(90, softer(0.5, iron(1310, 190))),
  ]),
  /** A slip of paper is drawn from a box. */
  slip: louder(1.7, [...rush(2600, 4200, 140, 0.2), ...later(130, rush(4200, 2300, 90, 0.16))]),
  /** A tram rings its bell two streets away. */
  tram: [0, 190].flatMap((at) => later(at, softer(0.13, iron(1180, 420)))),
  /** Pigeons coo on a roof. */
  pigeons: [0, 330, 760].flatMap((at): SoundPart[] => [
    { type: 'tone', wave: 'sine', at, for: 260, rise: 60, held: true, tremble: 19, hz: 330, to: 290, level: 0.05 },
    ...later(at, softer(0.1, rattle(2, 70, 900, 0.1))),
  ]),
  /** A barrel organ plays round the corner. */
  organ: organTune(),
} satisfies Readonly<Record<string, Recipe>>

/** A town that rolls and hums beyond the windows; now and then a tram, some pigeons, a barrel organ. */
export const ambience: Ambience = {
  beds: [
    { filter: 'lowpass', hz: 140, q: 0.6, low: 0.02, high: 0.07, swells: 0.05, rate: 0.7 },
    { filter: 'bandpass', hz: 420, q: 0.9, low: 0.004, high: 0.018, swells: 0.09, rate: 1 },
    { filter: 'bandpass', hz: 1500, q: 1.6, low: 0, high: 0.006, swells: 0.13, rate: 0.8 },
  ],
  call: {
    sounds: ['tram', 'pigeons', 'tram', 'pigeons', 'organ'],
    pitches: [1, 1.06, 0.94],
    gaps: [41_000, 26_000, 58_000, 33_000],
  },
}
