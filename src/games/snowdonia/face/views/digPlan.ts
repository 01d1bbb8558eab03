import type { Seat } from '../../../../rules/game.ts'
import { boardOf, type Position } from '../../position.ts'
import { rateOf } from '../../powers.ts'
import type { Table } from '../table.ts'

/** Cubes that one labourer takes from a space, after those before took theirs. */
interface Taken {
  readonly space: number
  readonly cubes: number
  /** Shares of the heap, from 0 to 1, where they begin and end. */
  readonly begin: number
  readonly end: number
}

/** What one labourer will dig: from part of one space to part of another. */
export interface Digging {
  readonly seat: Seat
  /** Cubes it will take in all. */
  readonly cubes: number
  /** The spaces it takes cubes from, in order, and how many of each. */
  readonly from: readonly Taken[]
}

/** The area where labourers dig. */
const excavation = 1

/** What the labourers sent to dig will take, in the order of their work, at today's rate with their powers. */
export function digPlan({ box, p, line }: Pick<Table, 'box' | 'p' | 'line'>): Digging[] {
  if (p.isDug) return []
  const left = [...p.rubble]
  return (p.work[excavation] ?? []).flatMap((seat): Digging[] => {
    if (seat < 0) return []
    const order = line.orders[endOf(p, seat)]
    const from = taken(p.rubble, left, order, rateOf(box, p, seat, 'dig'))
    const cubes = from.reduce((sum, one) => sum + one.cubes, 0)
    return cubes > 0 ? [{ seat, cubes, from }] : []
  })
}

const endOf = (p: Position, seat: Seat): 0 | 1 => (boardOf(p, seat).end === 1 ? 1 : 0)

/** Takes so many cubes out of `left` in an order. */
function taken(
  heaps: readonly number[],
  left: number[],
  order: readonly number[],
  cubes: number,
): Taken[] {
  const from: Taken[] = []
  let wanted = cubes
  for (const space of order) {
    const some = Math.min(wanted, left[space] ?? 0)
    if (some === 0) continue
    const [all, had] = [heaps[space] ?? 1, left[space] ?? 0]
    left[space] = had - some
    from.push({ space, cubes: some, begin: 1 - had / all, end: 1 - (had - some) / all })
    wanted -= some
  }
  return from
}
