/**
 * Few rows of one choice from each of some lists, by their lengths, in which any two choices from different lists meet:
 * most faults come from two things at most, and every combination would take too long.
 */
export function pairsOf(lengths: readonly number[]): readonly (readonly number[])[] {
  const lists = lengths.map((length, list) => Array.from({ length }, (_, at) => ({ list, at })))
  const open = new Set(
    lists.flatMap((some, i) =>
      lists.slice(i + 1).flatMap((others) => some.flatMap((a) => others.map((b) => met(a, b)))),
    ),
  )
  const rows: number[][] = []
  while (open.size > 0) {
    const row = rowFor(lists, open)
    for (const a of row) for (const b of row) open.delete(met(a, b))
    rows.push(row.map(({ at }) => at))
  }
  return rows
}

/** A choice: the number of its list, and its place in that. */
interface Choice {
  readonly list: number
  readonly at: number
}

const nameOf = ({ list, at }: Choice) => `${list}.${at}`

/** The name of a pair, in the order of their lists. */
const met = (a: Choice, b: Choice) => (a.list < b.list ? [a, b] : [b, a]).map(nameOf).join('&')

/** A row with the first pair that hasn't met yet and, list by list, the choice by which most others meet. */
function rowFor(lists: readonly (readonly Choice[])[], open: ReadonlySet<string>): readonly Choice[] {
  const [first = ''] = open
  let row = lists.flat().filter((one) => first.split('&').includes(nameOf(one)))
  const gained = (one: Choice) => row.filter((other) => open.has(met(one, other))).length
  for (const list of lists) {
    const [one] = list
    if (!one || row.some((other) => other.list === one.list)) continue
    row = [...row, list.reduce((best, next) => (gained(next) > gained(best) ? next : best))]
  }
  return row.toSorted((a, b) => a.list - b.list)
}
