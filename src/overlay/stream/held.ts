import { useEffect, useState } from 'preact/hooks'

/** The least time that something stays to be read, in milliseconds. */
export const shortest = 2500
/** Time after which it changes even while something still moves, ms. */
const longest = 6000

/** Conditions of holding text back until it may be read. */
interface Held {
  /** Name of the text. */
  readonly key: string
  /** Something on the table moves. */
  readonly moves: boolean
  /** It tells the end of all that moves, and waits for that however long it takes. */
  readonly isLast?: boolean
}

/**
 * Time until something that has been shown for a while is replaced, in milliseconds; undefined: until nothing moves.
 */
export function waitFor(shownFor: number, { moves, isLast = false }: Omit<Held, 'key'>): number | undefined {
  if (moves && isLast) return undefined
  return Math.max(0, (moves ? longest : shortest) - shownFor)
}

/**
 * The text to show, held back so that it doesn’t tell the end of what is still being shown, and can be read before it
 * changes.
 */
export function useHeld<T>(said: T, { key, moves, isLast = false }: Held): T {
  const [shown, show] = useState({ said, key, since: performance.now() })
  useEffect(() => {
    if (shown.key === key) return undefined
    const wait = waitFor(performance.now() - shown.since, { moves, isLast })
    if (wait === undefined) return undefined
    const timer = setTimeout(() => show({ said, key, since: performance.now() }), wait)
    return () => clearTimeout(timer)
  }, [key, shown.key, moves, isLast])
  return shown.said
}
