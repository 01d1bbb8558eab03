import { entries, squareName } from '../board.ts'
import { runFrom } from '../lines.ts'
import type { Effect, EffectOf, EffectType } from '../moves.ts'
import { passesOf } from '../paths.ts'
import { type Position, pointsOf, type Run } from '../position.ts'
import { carriedText } from './lines.ts'
import { lineName, lineNumber, ownedStations, seatName, sentence } from './names.ts'
import type { Locale } from './words.ts'

type Texts = {
  readonly [T in EffectType]: (t: Locale, p: Position, effect: EffectOf<T>) => string | undefined
}

const texts: Texts = {
  began: (t, p, e) => t.log.began({ name: seatName(t, p, e.seat) }),
  laid: (t, p, e) => laidText(t, p, e),
  finished: (t, p, e) => finishedText(t, p, e),
  shown: (t, p, e) => t.log.shown({ name: seatName(t, p, e.seat), count: e.cards.length }),
  drew: (t, p, e) => (e.extra ? t.log.drew({ name: seatName(t, p, e.seat) }) : undefined),
  lifted: (t, p, e) => t.log.lifted({ name: seatName(t, p, e.seat) }),
  turned: () => undefined,
  over: (t) => t.log.over,
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
    t.log.laid({ name: seatName(t, p, seat), square: squareName(cell) }),
    ...(over.length === 0 ? [t.log.unreached] : []),
    ...(carried.length > 0 ? [t.log.carriedOn({ lines: carried })] : []),
  ].join(' ')
}

function finishedText(t: Locale, p: Position, effect: EffectOf<'finished'>): string {
  const { station, seat, city } = effect
  const line = lineNumber(t, station)
  if (seat === undefined) return sentence(t.log.endedUnowned({ line, city }))
  const mover = p.laid.at(-1)?.seat ?? seat
  const name = seatName(t, p, mover)
  const worth = worthText(t, effect)
  if (mover === seat) return t.log.brought({ name, line, city, worth })
  return t.log.ended({ name, line: lineName(t, p, station), city, owner: seatName(t, p, seat), worth })
}

/** A finished line's score, and its reckoning. */
export function worthText({ counted }: Locale, run: Run): string {
  const points = counted.points({ points: pointsOf(run) })
  return run.city ? `${run.tiles} × 2 = ${points}` : points
}
