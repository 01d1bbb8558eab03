import { entries, squareName } from '../board.ts'
import { runFrom } from '../lines.ts'
import type { Effect } from '../moves.ts'
import { passesOf } from '../paths.ts'
import { type Position, pointsOf } from '../position.ts'
import { carriedText } from './lines.ts'
import type { Locale } from './locale.ts'
import { lineName, lineNumber, ownedStations, seatName } from './seats.ts'
import { sentence } from './sentence.ts'

type EffectType = Effect['type']
type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
type Texts = {
  readonly [T in EffectType]: (t: Locale, p: Position, effect: EffectOf<T>) => string | undefined
}

const texts: Texts = {
  began: (t, p, e) => t.effects.began(seatName(t, p, e.seat)),
  laid: (t, p, e) => laidText(t, p, e),
  finished: (t, p, e) => finishedText(t, p, e),
  shown: (t, p, e) => shownText(t, seatName(t, p, e.seat), e.cards.length),
  drew: (t, p, e) => (e.extra ? t.effects.drew(seatName(t, p, e.seat)) : undefined),
  lifted: (t, p, e) => t.effects.lifted(seatName(t, p, e.seat)),
  turned: () => undefined,
  over: (t) => t.effects.over,
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(type: T, t: Locale, p: Position, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  texts[type](t, p, effect)

/** An effect, as a line of the log. `p` is the position after the move. */
export const effectText = (t: Locale, p: Position, effect: Effect): string | undefined =>
  textOf(effect.type, t, p, effect)

/** A tile laid on a square by a seat, and the lines that go on over it; those that end there are told one by one. */
function laidText(t: Locale, p: Position, { seat, cell }: EffectOf<'laid'>): string {
  const over = ownedStations(p).filter((station) => passesOf(p.board, station).some((pass) => pass.cell === cell))
  const carried = over
    .filter((station) => !runFrom(p, station))
    .map((station) => carriedText(t, p, station, p.length[entries + station] ?? 0))
  return [
    t.effects.laid(seatName(t, p, seat), squareName(cell)),
    ...(over.length === 0 ? [t.effects.unreached] : []),
    ...(carried.length > 0 ? [t.effects.carriedOn(t.lines.all(carried))] : []),
  ].join(' ')
}

function finishedText(t: Locale, p: Position, effect: EffectOf<'finished'>): string {
  const { station, seat, city } = effect
  const line = lineNumber(t, station)
  if (seat === undefined) return sentence(t.effects.endedUnowned(line, city))
  const mover = p.laid.at(-1)?.seat ?? seat
  const worth = worthText(t, effect)
  return mover === seat
    ? t.effects.brought(seatName(t, p, seat), line, city, worth)
    : t.effects.ended(seatName(t, p, mover), lineName(t, p, station), city, seatName(t, p, seat), worth)
}

/** A finished line's score, and its reckoning. */
export function worthText({ tiles }: Locale, run: { readonly tiles: number; readonly city: boolean }): string {
  const points = tiles.points(pointsOf(run))
  return run.city ? `${run.tiles} × 2 = ${points}` : points
}

function shownText({ effects }: Locale, name: string, count: number): string {
  if (count === 0) return effects.stillNothing(name)
  return count === 1 ? effects.shownOne(name) : effects.shown(name, count)
}
