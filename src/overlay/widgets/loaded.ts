import { type Inputs, useEffect, useState } from 'preact/hooks'

/** The value loaded so far; `failed` until a later attempt succeeds. */
interface Loaded<T> {
  readonly value?: T
  readonly failed: boolean
}

/** Loads something when first shown and again when the inputs change. The old value stays meanwhile. */
export function useLoaded<T>(load: () => Promise<T>, inputs: Inputs): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ failed: false })
  useEffect(() => {
    let wanted = true
    const show = (next: Loaded<T>) => {
      if (wanted) setLoaded(next)
    }
    const fail = (error: unknown) => {
      console.warn('Couldn’t load part of the page.', error)
      show({ failed: true })
    }
    load().then((value) => show({ value, failed: false }), fail)
    return () => {
      wanted = false
    }
  }, inputs)
  return loaded
}
