import type { Seen, Step } from '../../../../stage/face.ts'
import { onTable } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import type { Captions, FaceWords } from '../says.ts'
import { cardShows } from './cards.ts'
import { diceShows } from './dice.ts'
import { overSteps } from './ending.ts'
import { mineShows } from './mines.ts'
import { moneyShows } from './money.ts'
import { type Change, changeOf, type Shows } from './parts.ts'
import { pawnShows } from './pawns.ts'
import { skyShows } from './sky.ts'
import { cage } from './time.ts'
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
  limit: silent,
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
