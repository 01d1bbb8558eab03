import type { Entry } from './body.ts'
import type { Film } from './film.ts'
import type { Game, GameTypes, Seat } from './game.ts'

/** The distance a film goes at a step. */
export const strides = ['effect', 'move', 'turn', 'round'] as const
export type Stride = (typeof strides)[number]

/** Where a film stops, as numbers of entries in ascending order, and the points at every entry. */
export interface FilmStops {
  /** After each move. */
  readonly move: readonly number[]
  /** Where a turn begins: as the table counts them, or else where it becomes another seat’s. */
  readonly turn: readonly number[]
  /** Where the first of the seats is asked again after all others. */
  readonly round: readonly number[]
  /** For each entry, the points of every seat as they would stand if the match were stopped there. */
  readonly scores: readonly (readonly number[])[]
}

/** Walks through a film once for what its controls need. */
export function filmStops<G extends GameTypes>(
  game: Game<G>,
  film: Film<G>,
  entries: readonly Entry<G['move']>[],
): FilmStops {
  const stops = { move: [] as number[], turn: [] as number[], round: [] as number[] }
  let asked: Seat | undefined
  let begun = 0
  const scores = entries.map(({ seq, body }) => {
    const position = film.at(seq)
    if (body.type === 'move') stops.move.push(seq)
    const ask = game.ask(position)
    const now = ask?.type === 'choose' ? ask.seat : undefined
    const counted = game.turn?.(position)
    if (counted !== undefined && counted > begun) {
      stops.turn.push(seq)
      begun = counted
    }
    if (now !== undefined && now !== asked) {
      if (counted === undefined) stops.turn.push(seq)
      if (asked === undefined || now < asked) stops.round.push(seq)
      asked = now
    }
    return game.outcome(position, true)?.seats.map(({ total }) => total) ?? []
  })
  return { ...stops, scores }
}

/** The next or the previous stop; the end or the beginning where there is none. */
export function stopFrom(stops: readonly number[], at: number, way: 1 | -1, last: number): number {
  const next = way > 0 ? stops.find((seq) => seq > at) : stops.findLast((seq) => seq < at)
  return next ?? (way > 0 ? last : 0)
}

/** A point of a match: an entry, and how many of its effects are shown. */
export interface FilmPoint {
  readonly seq: number
  readonly effects: number
}

/**
 * One effect forward or back. `count` gives the number of an entry's effects. Before the first effect of an entry comes
 * the end of the previous entry.
 */
export function effectStep(
  count: (seq: number) => number,
  last: number,
  { seq, effects }: FilmPoint,
  way: 1 | -1,
): FilmPoint {
  const told = count(seq)
  if (way > 0) {
    if (effects < told) return { seq, effects: effects + 1 }
    return seq < last ? { seq: seq + 1, effects: Math.min(1, count(seq + 1)) } : { seq, effects }
  }
  if (effects > 1) return { seq, effects: effects - 1 }
  return seq > 0 ? { seq: seq - 1, effects: count(seq - 1) } : { seq, effects: 0 }
}
