import type { Ambience } from '../../../stage/sound/ambience.ts'
import { bell, iron, pipes, rattle, rush, stone, thud, wood } from '../../../stage/sound/materials.ts'
import { bounded, later, louder, type Recipe, type SoundPart, softer } from '../../../stage/sound/soundPart.ts'

/** The same sound several times, each quieter by a share. */
const times = (count: number, every: number, sound: Recipe, fades = 1): SoundPart[] =>
  Array.from({ length: count }, (_, nth) => later(nth * every, softer(fades ** nth, sound))).flat()

/** A low voice that slides. */
const voice = (hz: number, to: number, ms: number, level: number): SoundPart[] => [
  { type: 'tone', wave: 'sawtooth', at: 0, for: ms, rise: ms * 0.2, hz, to, tremble: 13, held: true, level },
  { type: 'noise', filter: 'lowpass', at: 0, for: ms, rise: ms * 0.2, hz: hz * 5, held: true, level },
]

/** A drop into water, and its echo from far walls. */
const drop = (hz: number): SoundPart[] =>
  times(4, 260, [{ type: 'tone', wave: 'sine', at: 0, for: 120, rise: 4, hz, to: hz * 1.5, level: 0.06 }], 0.5)

/** Hinges and timbers that give. */
const creaks = (hz: number, to: number, ms: number): SoundPart[] => [
  { type: 'tone', wave: 'sawtooth', at: 0, for: ms, rise: 40, hz, to, tremble: 19, held: true, level: 0.09 },
  {
    type: 'noise',
    filter: 'bandpass',
    at: 0,
    for: ms,
    rise: 40,
    q: 5,
    hz: hz * 6,
    to: to * 6,
    held: true,
    level: 0.12,
  },
]

const coins = (hz: number): SoundPart[] => [
  ...softer(0.7, iron(hz, 190)),
  ...later(60, softer(0.5, iron(hz * 1.14, 240))),
]

/** The sounds that only the mountain knows. */
export const recipes = {
  staff: bounded([...thud(130, 130, 0.2), ...softer(0.6, wood(480)), ...stone(640)]),
  pick: bounded([...stone(700), ...softer(0.4, iron(1240, 200)), ...later(80, rattle(3, 45, 1500, 0.1))]),
  bowl: bounded([0, 90, 200, 290, 420, 480].flatMap((at, nth) => later(at, softer(0.8, stone(900 + nth * 130))))),
  coin: bounded([...coins(1380), ...later(90, softer(0.5, iron(1720, 160)))]),
  hammer: bounded([...thud(110, 160, 0.32), ...wood(260), ...later(150, softer(0.4, wood(300)))]),
  chalk: louder(2.6, [...rush(2600, 3800, 160, 0.24), ...later(190, rush(3600, 2400, 180, 0.2))]),
  purse: bounded([...softer(0.5, thud(150, 120, 0.3)), ...times(4, 55, softer(0.55, iron(1050, 90)), 0.85)]),
  lamps: bounded(times(5, 110, [...rush(900, 1900, 70, 0.36), ...softer(0.5, wood(520))])),
  rails: bounded(times(4, 110, softer(0.8, iron(470, 320)), 0.9)),
  growl: louder(1.7, voice(74, 52, 620, 0.15)),
  stamp: bounded([...thud(62, 340, 0.4), ...later(30, rattle(6, 50, 500, 0.16))]),
  wing: louder(2.6, [...rush(180, 620, 260, 0.3), ...later(300, rush(620, 160, 320, 0.3))]),
  knock: bounded(times(2, 140, softer(0.9, wood(230)))),
  hinge: louder(1.8, creaks(190, 330, 360)),
  chink: bounded(times(4, 80, [...softer(0.7, iron(1600, 110)), ...softer(0.4, stone(1100))], 0.9)),
  creak: bounded([...creaks(150, 96, 420), ...later(330, [...thud(90, 260, 0.36), ...rattle(7, 50, 700, 0.16)])]),
  shake: bounded(times(2, 180, [...softer(0.8, wood(190)), ...softer(0.5, thud(120, 90, 0.3))])),
  shovel: louder(2.2, [...rush(1500, 3000, 150, 0.26), ...later(170, rush(900, 500, 130, 0.3))]),
  breath: louder(2.2, [...rush(240, 1500, 420, 0.34), ...later(260, rush(1400, 260, 380, 0.26))]),
  bells: bounded(
    [0, 110, 200, 330, 420].flatMap((at, nth) => later(at, softer(0.4, bell(1240 + (nth % 3) * 180, 420)))),
  ),
  wheels: bounded(
    [0, 150, 280, 400, 510, 620, 730, 840].flatMap((at) =>
      later(at, [...softer(0.6, iron(250, 90)), ...softer(0.5, thud(90, 90, 0.3))]),
    ),
  ),
  bridge: bounded(times(5, 130, [...thud(82, 190, 0.34), ...softer(0.4, wood(150))])),
  gate: bounded([...softer(0.9, creaks(120, 210, 380)), ...later(300, thud(80, 300, 0.4))]),
  brass: bounded([
    ...pipes([392, 494], 150, 0.3),
    ...later(170, pipes([392, 494], 110, 0.3)),
    ...later(310, pipes([523, 659, 784], 520, 0.34)),
  ]),
  chainUp: bounded([0, 1, 2, 3].flatMap((nth) => later(nth * 90, iron(520 + nth * 70, 110)))),
  chainDown: bounded([0, 1, 2, 3, 4].flatMap((nth) => later(nth * 60, iron(760 - nth * 70, 120)))),
  wind: louder(3, [...rush(380, 900, 1000, 0.2), ...later(500, rush(800, 300, 900, 0.18))]),
  thaw: bounded(
    [0, 210, 330, 560, 640, 900].flatMap((at, nth) => later(at, louder(4, drop(900 + (nth % 3) * 260).slice(0, 1)))),
  ),
  gust: louder(2.6, [...rush(500, 2400, 420, 0.26), ...later(220, rush(2400, 1200, 300, 0.2))]),
  engine: bounded([...pipes([784, 988], 140, 0.3), ...later(210, pipes([784, 988], 320, 0.32))]),
  shift: bounded([...softer(0.8, bell(520, 900)), ...later(240, softer(0.7, bell(520, 1100)))]),
  drips: [...drop(1150), ...later(700, drop(860))],
  picks: times(4, 380, softer(0.09, [...stone(760), ...iron(1300, 160)]), 0.9),
  hum: softer(0.4, voice(49, 52, 1800, 0.05)),
  forge: times(4, 420, softer(0.1, [...iron(640, 420), ...thud(120, 120, 0.3)])),
} satisfies Readonly<Record<string, Recipe>>

/** A bass hum in the rock and air in the shafts; now and then drops, far picks, a forge. */
export const ambience: Ambience = {
  beds: [
    { filter: 'lowpass', hz: 130, q: 0.7, low: 0.03, high: 0.08, swells: 0.05, rate: 0.4 },
    { filter: 'bandpass', hz: 420, q: 1, low: 0.003, high: 0.018, swells: 0.08, rate: 0.7 },
  ],
  call: {
    sounds: ['drips', 'picks', 'drips', 'forge', 'hum'],
    pitches: [1, 0.94, 1.07],
    gaps: [21_000, 36_000, 28_000, 47_000, 33_000],
  },
}
