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
  began: (p, e) => `${seatName(p, e.seat)} beginnt.`,
  laid: (p, e) => `${seatName(p, e.seat)} legte ein Plättchen in ${squareText(e.cell)}.`,
  finished: (p, e) => finishedText(p, e),
  shown: (p, e) => shownText(seatName(p, e.seat), e.cards.length),
  drew: (p, e) => (e.extra ? `${seatName(p, e.seat)} zog noch ein Plättchen.` : undefined),
  lifted: (p, e) =>
    `Nichts passte, deshalb durfte ${seatName(p, e.seat)} eine Linie aus einem Plättchen legen.`,
  turned: () => undefined,
  over: () => 'Die Partie ist vorbei.',
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
  const where = city ? 'in der Stadt' : 'am Rand'
  if (seat === undefined)
    return `${sentence(lineNumber(station))}, die niemandem gehört, endete ${where}.`
  const mover = p.laid.at(-1)?.seat ?? seat
  if (mover !== seat)
    return `${seatName(p, mover)} beendete ${lineName(p, station)} ${where}: ${worthText(effect)}.`
  const to = city ? 'in die Stadt' : 'an den Rand'
  return `${seatName(p, seat)} führte ${lineNumber(station)} ${to}: ${worthText(effect)}.`
}

/** What a finished line scored, and how. */
export function worthText(run: { readonly tiles: number; readonly city: boolean }): string {
  const points = pointsText(pointsOf(run))
  return run.city ? `${run.tiles} × 2 = ${points}` : points
}

function shownText(name: string, count: number): string {
  if (count === 0) return `${name} hatte immer noch nichts Passendes.`
  return count === 1
    ? `${name} zeigte ein Plättchen, das nirgends passt.`
    : `${name} zeigte ${count} Plättchen, von denen keines passt.`
}
