/** The entries between which a clip runs; undefined while none is being made. */
export type Marked = { readonly from: number; readonly to: number } | undefined

/** A clip of a few entries from where it is begun, or until the other end is elsewhere. */
const usual = 6

/** What is marked once one end is at entry `seq`; the other end stays on its side of it. */
export function markedAt(before: Marked, end: 'from' | 'to', seq: number, last: number): Marked {
  if (end === 'from') {
    const to = before && before.to > seq ? before.to : Math.min(last, seq + usual)
    return { from: Math.min(seq, last), to }
  }
  return { from: before && before.from < seq ? before.from : Math.max(0, seq - usual), to: seq }
}
