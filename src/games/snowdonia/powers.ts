import { type Box, contractIn, trainIn, verbIf } from './box.ts'
import type { Verb } from './content/verb.ts'
import { type Board, boardOf, type Position } from './position.ts'

/*
 * Changes by a player’s train and the contracts used this round to their actions.
 */

/** The verbs that last for a player now: those of the contracts used this round, then the train’s. */
export function powersOf(box: Box, { active, train }: Board): readonly Verb[] {
  if (active.length === 0) return powersOfTrain(box, train)
  return [...active.map((id) => contractIn(box, id).verb), ...powersOfTrain(box, train)]
}

const none: readonly Verb[] = []

function powersOfTrain(box: Box, train: number): readonly Verb[] {
  const verb = train > 0 ? trainIn(box, train).verb : undefined
  return verb ? [verb] : none
}

/** The work rate of a player’s Excavate or Lay Track action: today’s, with what is added and multiplied. */
export function rateOf(box: Box, p: Position, seat: number, of: 'dig' | 'lay'): number {
  let rate = baseRate(box, p, of)
  let times = 1
  for (const verb of powersOf(box, boardOf(p, seat))) {
    if (verb.type === 'rate' && verb.of === of) rate += verb.plus
    if (verb.type === 'times' && verb.of === of) times *= verb.times
  }
  return rate * times
}

/** Today’s work rate, which events go by. */
export const baseRate = ({ values }: Box, p: Position, of: 'dig' | 'lay'): number => values.rates[of].spaces[p[of]] ?? 0

/** Number of cubes a Stock Yard action of a player takes. */
export function cubesOf(box: Box, p: Position, seat: number): number {
  let { cubes } = box.values.take
  for (const verb of powersOf(box, boardOf(p, seat))) if (verb.type === 'more') cubes += verb.cubes
  return cubes
}

/** Whether a player may take any number of coal this round. */
export const hasAnyCoal = (box: Box, p: Position, seat: number): boolean =>
  powersOf(box, boardOf(p, seat)).some(({ type }) => type === 'anyCoal')

/** Iron ore for a steel bar in a player’s Works action. */
export function ironForSteel(box: Box, p: Position, seat: number): number {
  let { iron } = box.values.works
  for (const verb of powersOf(box, boardOf(p, seat))) if (verb.type === 'ratio') iron = Math.min(iron, verb.iron)
  return iron
}

/** A player’s way of paying for building now. */
export interface Paying {
  /** Iron ore that may stand for a steel bar; 0 if it may not. */
  readonly iron: number
  /** Rubble that may stand for a stone, for how many of them at most; 0 if it may not. */
  readonly rubble: number
  readonly rubbleStones: number
  /** Stone that each site with stone costs less. */
  readonly less: number
}

const plain: Paying = { iron: 0, rubble: 0, rubbleStones: 0, less: 0 }

/** A player’s way of paying in Build actions now. */
export function payingOf(box: Box, p: Position, seat: number): Paying {
  const { active } = boardOf(p, seat)
  if (active.length === 0) return plain
  const paying = { ...plain }
  for (const id of active) {
    const { verb } = contractIn(box, id)
    if (verb.type === 'ironAsSteel') paying.iron = verb.iron
    if (verb.type === 'less') paying.less += verb.stone
    if (verb.type !== 'rubbleAsStone') continue
    paying.rubble = verb.rubble
    paying.rubbleStones = verb.stone
  }
  return paying
}

/** Whether a player’s train, or a contract used this round, gives an extra action of a kind. */
export const hasExtra = (box: Box, board: Board, of: 'clear' | 'lay' | 'build'): boolean =>
  powersOf(box, board).some((verb) => verbIf(verb, 'extra')?.of === of)
