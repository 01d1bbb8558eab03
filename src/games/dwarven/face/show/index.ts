import type { Seen, Step } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { dim, glow } from '../../../../table/motion/light.ts'
import { type Poster, posterSteps } from '../../../../table/motion/poster.ts'
import { onTable, passing } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import { styleOf } from '../../colours.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import { isSnowy } from '../../position.ts'
import { outcome } from '../../score.ts'
import { posterShapes } from '../art/poster/poster.ts'
import type { Captions, FaceWords } from '../says.ts'
import { cardShows } from './cards.ts'
import { diceShows } from './dice.ts'
import { mineShows, moneyShows } from './mines.ts'
import { type Change, changeOf, copperAt, flySize, purseSpot, type Shows } from './parts.ts'
import { pawnShows } from './pawns.ts'
import { skyShows } from './sky.ts'
import { cage, over } from './time.ts'
import { trackShows } from './track.ts'
import { trainShows } from './train.ts'

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

/** The counts of goods sold leave the Exchange. */
const returnedSteps = ({ before }: Change): Step[] =>
  before.layout.pieces
    .filter(({ id }) => id.startsWith('sold:'))
    .map(({ id }) => ({ piece: id, at: 0, for: cage.sold, to: { scale: 0.4, alpha: 0 }, ease: 'in' }))

const shows: Shows = {
  ...pawnShows,
  ...diceShows,
  ...trackShows,
  ...trainShows,
  ...cardShows,
  ...mineShows,
  ...moneyShows,
  ...skyShows,
  dealt: silent,
  unsold: silent,
  left: silent,
  offered: silent,
  refused: silent,
  returned: returnedSteps,
  over: overSteps,
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(type: T, change: Change, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  shows[type](change, effect)

/** Opens the animation of effects: its steps, without those for pieces that aren’t on the table. */
export const openShow =
  (box: Box, say: () => Captions, words: () => FaceWords) =>
  (effect: Effect, before: Seen<Position>, after: Seen<Position>): readonly Step[] => {
    const change = changeOf(before, after, box, say(), words())
    return onTable(change, show(effect.type, change, effect))
  }

/** Above the dark. */
const lit = passing + 1100

/** The poster of a hall full of light, under the sky of the last turn; the winner’s colour on the engine. */
const posterFor = (isSnowing: boolean, paint: string): Poster => ({
  high: 0.64,
  key: `hall:${isSnowing}:${paint}`,
  picture: (size) => [
    posterShapes({ sky: isSnowing ? 'storm' : 'night', light: 'amber', sight: 'avenue', paint, load: 1 }, size),
  ],
  pole: ({ w, h }) => ({ x: w * 0.24, top: h * 0.05, foot: h * 0.44 }),
  times: over,
})

/** The lamps go down, all purses are counted from the smallest on, and the winners’ flags go up on a poster. */
export function overSteps(change: Change): Step[] {
  const { layout, position } = change.after
  const result = outcome(change.table.box, position, true)
  if (!result) return []
  const sums = result.seats.map(({ total }, seat) => ({ seat, total })).toSorted((a, b) => a.total - b.total)
  const each = Math.min(over.each, (over.poster - over.counts) / Math.max(1, sums.length))
  const winners = result.winners.map((seat) => ({
    cloth: seatPaints(styleOf(position, seat)),
    points: `${result.seats[seat]?.total ?? 0}`,
  }))
  const night = { from: 0, dark: over.dark, light: over.light, until: over.over }
  return [
    ...dim(layout, night, 0.6, passing + 1000),
    ...sums.flatMap(({ seat, total }, nth) => sumSteps(change, seat, total, over.counts + nth * each)),
    ...posterSteps(layout, posterFor(isSnowy(position), winners[0]?.cloth.base ?? '#8c2f25'), winners),
  ]
}

/** A seat’s sum comes up over its purse, and stays until the end. */
function sumSteps(change: Change, seat: number, sum: number, at: number): Step[] {
  const spot = purseSpot(change, seat)
  const size = flySize(change) * 2
  const coin = { ...copperAt(`${sum}`, spot, size), depth: lit }
  return [
    ...glow(spot, size * 2.6, at, 700, { depth: lit - 1 }),
    { piece: coin, at, for: 260, from: { scale: 0.3, alpha: 0 }, ease: 'back' },
    { piece: coin, at: at + 260, for: over.over - at - 260 },
  ]
}
