import type { Drawable } from './playtest.ts'

/** The most items that can be chosen for a draw. */
export const mostDraws = 12

/** The probability that a draw starts with these, in order of their kind; 0 if some are missing. */
export function likelihood(things: readonly Drawable[], wanted: readonly string[]): number {
  if (wanted.some((id) => !things.some((thing) => thing.id === id))) return 0
  const kinds = [...new Set(things.map(({ among }) => among))]
  return kinds.reduce((share, kind) => {
    const those = things.filter(({ among }) => among === kind)
    const own = wanted.filter((id) => those.some((thing) => thing.id === id))
    return share * likelihoodOfKind(those, own)
  }, 1)
}

function likelihoodOfKind(things: readonly Drawable[], wanted: readonly string[]): number {
  const left = new Map(things.map(({ id, count }) => [id, count]))
  let all = things.reduce((sum, { count }) => sum + count, 0)
  let share = 1
  for (const id of wanted) {
    const count = left.get(id) ?? 0
    if (count === 0) return 0
    share *= count / all
    left.set(id, count - 1)
    all -= 1
  }
  return share
}

/** The first item of which too many are wanted. */
export function lacking(
  things: readonly Drawable[],
  wanted: readonly string[],
): { readonly thing: Drawable; readonly wanted: number } | undefined {
  for (const thing of things) {
    const count = wanted.filter((id) => id === thing.id).length
    if (count > thing.count) return { thing, wanted: count }
  }
  return undefined
}

/** Number of each thing, by its name. */
export type Counts = Readonly<Record<string, number>>

/** Number of all things together. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The average number of each among `drawn` things taken at random. */
export function expectedOf(from: Counts, drawn: number): Counts {
  const all = sumOf(from)
  const share = all === 0 ? 0 : Math.min(drawn, all) / all
  return Object.fromEntries(Object.entries(from).map(([id, count]) => [id, count * share]))
}

/** The probability that a draw brings these, in whatever order. */
export function oddsOfDraw(from: Counts, brought: Counts): number {
  const things = Object.entries(from).map(([id, count]) => ({ id, name: id, count }))
  const wanted = Object.entries(brought).flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return likelihood(things, wanted) * ordersOf(Object.values(brought))
}

/** In how many orders things can come, so many of each kind alike. */
function ordersOf(counts: readonly number[]): number {
  let orders = 1
  let placed = 0
  for (const count of counts)
    for (let one = 1; one <= count; one++) {
      placed += 1
      orders *= placed / one
    }
  return orders
}
