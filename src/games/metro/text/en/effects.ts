import type { Effect } from '../../moves.ts'
import { type Position, pointsOf } from '../../position.ts'
import { lineName, lineNumber, seatName } from './seats.ts'
import { pointsText, sentence, squareText } from './tiles.ts'

type EffectType = Effect['type']
type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
type Texts = {
  readonly [T in EffectType]: (p: Position, effect: EffectOf<T>) => string | undefined
}

const texts: Texts = {
  began: (p, e) => `${seatName(p, e.seat)} goes first.`,
  laid: (p, e) => `${seatName(p, e.seat)} laid a tile at ${squareText(e.cell)}.`,
  finished: (p, e) => finishedText(p, e),
  shown: (p, e) => shownText(seatName(p, e.seat), e.cards.length),
  drew: (p, e) => (e.extra ? `${seatName(p, e.seat)} drew another tile.` : undefined),
  lifted: (p, e) => `Nothing fitted, so ${seatName(p, e.seat)} could lay a line of one tile.`,
  turned: () => undefined,
  over: () => 'The match is over.',
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(
  type: T,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => texts[type](p, effect)

/** What happened, as a line of the log. `p` is the position after the move. */
export const effectText = (p: Position, effect: Effect): string | undefined =>
  textOf(effect.type, p, effect)

function finishedText(p: Position, effect: EffectOf<'finished'>): string {
  const { station, seat, city } = effect
  const where = city ? 'in the city' : 'at the edge'
  if (seat === undefined)
    return `${sentence(lineNumber(station))}, which no one owns, ended ${where}.`
  const mover = p.laid.at(-1)?.seat ?? seat
  if (mover !== seat)
    return `${seatName(p, mover)} ended ${lineName(p, station)} ${where}: ${worthText(effect)}.`
  const to = city ? 'into the city' : 'to the edge'
  return `${seatName(p, seat)} brought ${lineNumber(station)} ${to}: ${worthText(effect)}.`
}

/** What a finished line scored, and how. */
export function worthText(run: { readonly tiles: number; readonly city: boolean }): string {
  const points = pointsText(pointsOf(run))
  return run.city ? `${run.tiles} × 2 = ${points}` : points
}

function shownText(name: string, count: number): string {
  if (count === 0) return `${name} still had nothing that fits.`
  return count === 1
    ? `${name} showed a tile that doesn’t fit anywhere.`
    : `${name} showed ${count} tiles, none of which fits.`
}
