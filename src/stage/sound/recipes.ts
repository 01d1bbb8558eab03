import { bell, iron, pipes, puff, rattle, rush, stone, thud, wood } from './materials.ts'
import { bounded, later, louder, type Recipe, softer } from './soundPart.ts'

/** The sounds that any title may use; a title brings others along. */
export const recipes = {
  /** A cube lands. */
  knock: wood(310),
  /** Cubes are shaken in a cloth bag. */
  bag: bounded([
    ...rush(700, 380, 230, 0.2),
    ...softer(0.3, wood(240)),
    ...later(60, softer(0.35, wood(330))),
    ...later(125, softer(0.3, wood(280))),
  ]),
  /** A pick strikes rock. */
  pick: bounded([...stone(640), ...softer(0.3, iron(1150, 160)), ...later(70, rattle(4, 45, 1500, 0.1))]),
  /** Stones slide and settle. */
  ballast: louder(3.4, [...rattle(9, 42, 1250, 0.24), ...rattle(6, 61, 700, 0.2)]),
  /** A rail drops onto another. */
  rail: bounded([...iron(430, 520), ...later(85, softer(0.4, iron(510, 330))), ...thud(105, 170, 0.22)]),
  /** A roof lands on walls. */
  roof: bounded([...thud(118, 240, 0.34), ...wood(190), ...later(95, softer(0.45, wood(232)))]),
  /** A flag unfolds in the wind. */
  flag: louder(2.6, [...rush(480, 1300, 150, 0.2), ...later(150, rush(1300, 600, 200, 0.17))]),
  /** A card turns over. */
  flip: [...rush(1500, 3200, 120, 0.26), ...later(120, softer(0.42, wood(420)))],
  /** A card slides over wood. */
  slide: rush(2100, 1300, 240, 0.34),
  /** A staff is planted in the ground. */
  staff: bounded([...thud(150, 130, 0.24), ...softer(0.7, wood(520)), ...softer(0.3, stone(700))]),
  /** A boot on gravel. */
  step: bounded([...softer(0.75, thud(92, 80, 0.3)), ...louder(2.2, rattle(2, 30, 1700, 0.13))]),
  /** A brass token drops onto a pile. */
  coin: bounded([...softer(0.6, iron(1480, 230)), ...later(70, softer(0.48, iron(1640, 280)))]),
  /** A heavy post is rammed home. */
  stop: bounded([...thud(70, 420, 0.42), ...softer(0.8, iron(210, 560)), ...later(45, softer(0.4, wood(160)))]),
  /** An engine whistles: short, long. */
  whistle: bounded([...pipes([586, 701, 884], 260, 0.3), ...later(380, pipes([586, 701, 884], 1150, 0.32))]),
  /** An engine sets off. */
  chuff: bounded([0, 330, 610, 850, 1060, 1250, 1425].flatMap((at, i) => later(at, puff(0.62 - i * 0.05)))),
  /** A ledger snaps shut: something was paid. */
  pay: bounded([...softer(0.6, wood(250)), ...later(75, softer(0.45, wood(290)))]),
  /** The station bell: your turn. */
  bell: bounded([...bell(659, 1500), ...later(260, softer(0.8, bell(659, 1600)))]),
  /** The end: the whistle answers three bells. */
  fanfare: bounded([
    ...softer(0.75, bell(523, 1500)),
    ...later(230, softer(0.65, bell(659, 1500))),
    ...later(460, softer(0.65, bell(784, 1500))),
    ...later(700, pipes([392, 494, 587], 900, 0.22)),
  ]),
} satisfies Readonly<Record<string, Recipe>>

/** A sound by its name. */
export type SoundName = keyof typeof recipes

/** Every name. */
export const soundNames: readonly SoundName[] = Object.keys(recipes).filter(
  (name): name is SoundName => name in recipes,
)

/** Sounds with a length limit of their own. All others end within two seconds. */
export const unhurried: ReadonlySet<SoundName> = new Set(['whistle'])
