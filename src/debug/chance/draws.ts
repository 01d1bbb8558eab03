import type { Drawable } from '../../rules/playtest.ts'

/** The most items that can be chosen for a draw. */
export const mostDraws = 12

/** The probability that a draw starts with these, in order; 0 if some are missing. */
export function likelihood(things: readonly Drawable[], wanted: readonly string[]): number {
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
