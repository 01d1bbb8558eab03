import type { Seat } from '../../../rules/game.ts'
import type { Light } from '../../../stage/art/light.ts'
import type { Looking } from '../../../stage/face.ts'
import { type SeatPaints, seatPaints } from '../../../stage/kit/seats/paints.ts'
import { type Box, lineIn } from '../box.ts'
import { styleOf } from '../colours.ts'
import type { Weather } from '../content/edition.ts'
import type { Line } from '../line.ts'
import type { Position } from '../position.ts'
import { type ActionSpace, emptySpaces } from '../spaces.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'
import type { Grid } from './grid.ts'
import { pickOf, type Trial, trialOf } from './trial.ts'

/** The sun over the mountain. */
export const light: Light = { x: 0.34, colour: '#5f7f88' }

/** The sun through each weather: rain cools it, and fog takes 15 % of its contrast. */
export const lights: Readonly<Record<Weather, Light>> = {
  sun: light,
  rain: { ...light, colour: '#3a4d5a' },
  fog: { ...light, haze: 0.15 },
}

export { around, piece } from '../../../stage/kit/piece.ts'

/** Everything that decides what is on the table. */
export interface Table {
  readonly box: Box
  readonly p: Position
  readonly line: Line
  readonly looking: Looking
  readonly grid: Grid
  readonly say: Captions
  readonly words: SnowdoniaWords
  /** The paints of each seat's things. */
  readonly paints: readonly SeatPaints[]
  /** The weather over the land; the first round has none, and is fair. */
  readonly sky: Weather
  /** The labourer being tried. */
  readonly trial: Trial | undefined
}

/** The depths of things; at equal depth the later piece is on top. */
export const depths = {
  ground: 0,
  panel: 10,
  land: 20,
  bed: 24,
  plot: 27,
  heap: 30,
  coin: 34,
  figure: 38,
  veil: 44,
  board: 50,
  onBoard: 54,
  labourer: 60,
  offer: 90,
} as const

/** The depth of what lies open over everything that isn’t to be chosen now. */
export const lift = 200

/** A table as seen by one viewer. */
export function tableOf(
  box: Box,
  p: Position,
  grid: Grid,
  looking: Looking,
  say: Captions,
  words: SnowdoniaWords,
): Table {
  return {
    box,
    p,
    grid,
    looking,
    say,
    words,
    line: lineIn(box, p),
    paints: p.boards.map((_, seat) => seatPaints(styleOf(p, seat))),
    sky: p.sky === 'none' ? 'sun' : p.sky,
    trial: trialOf(box, p, looking),
  }
}

/** The paints of a seat. */
export const paintsOf = ({ paints }: Table, seat: Seat): SeatPaints | undefined => paints[seat]

/** Text size: 1 as drawn, up to 2, as far as there is room. */
export const textOf = ({ looking }: Pick<Table, 'looking'>): number => looking.text ?? 1

/** Whether a pick leads on to a move now. */
export const isNext = ({ looking }: Pick<Table, 'looking'>, pick: string): boolean => looking.next.includes(pick)

/** Whether a labourer may be sent to a space; another one may be chosen while one is tried. */
export const isOffered = (table: Table, on: ActionSpace): boolean =>
  isNext(table, pickOf(on)) || (table.trial?.isPicked === true && isEmpty(table.p, on))

const isEmpty = (p: Position, { area, space }: ActionSpace) =>
  emptySpaces(p).some((one) => one.area === area && one.space === space)

/** The seats, with the one in front last. */
export const seatsAround = ({ p, looking }: Table): Seat[] =>
  p.boards.map((_, at) => (looking.seat + 1 + at) % p.boards.length)
