import { useEffect, useState } from 'preact/hooks'

/** The least time that something stays to be read, in milliseconds. */
export const shortest = 2500
/** After so long it changes even while something still moves. */
const longest = 6000

/** How long something that has been shown for a while waits to be replaced, in milliseconds. */
export const waitFor = (shownFor: number, moves: boolean): number =>
  Math.max(0, (moves ? longest : shortest) - shownFor)

/**
 * What there is to say, held back so that it doesn't tell the end of what is still being shown, and can be
 * read before it changes. `key` names what is said; `moves`: something on the table does.
 */
export function useHeld<T>(said: T, key: string, moves: boolean): T {
  const [shown, show] = useState({ said, key, since: performance.now() })
  useEffect(() => {
    if (shown.key === key) return undefined
    const next = () => show({ said, key, since: performance.now() })
    const timer = setTimeout(next, waitFor(performance.now() - shown.since, moves))
    return () => clearTimeout(timer)
  }, [key, shown.key, moves])
  return shown.said
}
