import type { FilmStops } from '../../rules/filmStops.ts'

/** The entries between which a clip runs. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The stretch of the clip that is being made; undefined while none is. */
export type MarkedStretch = Stretch | undefined

export type StretchEnd = keyof Stretch

/** A clip of a few entries from where it is begun, or until the other end is elsewhere; at the end, of the last few. */
const usual = 6

/** The turn that goes on at entry `seq`, to begin a clip with; after the last move, the last turn. */
export function turnAround({ turn, move }: FilmStops, seq: number, last: number): Stretch {
  const at = Math.min(seq, (move.at(-1) ?? last) - 1)
  const from = turn.findLast((stop) => stop <= at) ?? turn[0] ?? 0
  return { from, to: turn.find((stop) => stop > from) ?? last }
}

/** The marked stretch once one end is at entry `seq`; the other end stays on its side of it. */
export function markedAt(before: MarkedStretch, end: StretchEnd, seq: number, last: number): MarkedStretch {
  if (end === 'from') {
    if (!before && seq >= last) return { from: Math.max(0, last - usual), to: last }
    const to = before && before.to > seq ? before.to : Math.min(last, seq + usual)
    return { from: Math.min(seq, last), to }
  }
  return { from: before && before.from < seq ? before.from : Math.max(0, seq - usual), to: seq }
}

/** The least number of entries that a graph shows of a match once it is nearer. */
const least = 40

/** A part of the match, as large as it takes to mark a stretch in it by finger; the one before if that will do. */
export function partAround(before: Stretch | undefined, marked: Stretch, last: number): Stretch {
  if (before && before.from <= marked.from && before.to >= marked.to) return before
  const wide = Math.min(last, Math.max(least, Math.round(1.4 * (marked.to - marked.from))))
  const middle = Math.round((marked.from + marked.to - wide) / 2)
  const from = Math.max(0, Math.min(last - wide, middle))
  return { from, to: from + wide }
}

/** A stretch with one end dragged to entry `seq`, which never passes the other. */
export const dragged = ({ from, to }: Stretch, end: StretchEnd, seq: number, last: number): Stretch =>
  end === 'from'
    ? { to, from: Math.max(0, Math.min(seq, to - 1)) }
    : { from, to: Math.min(last, Math.max(seq, from + 1)) }
