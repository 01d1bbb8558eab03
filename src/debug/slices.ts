/** How long work may hold the page up before the page breathes, ms. */
const slice = 12

/** Lets the page do something else whenever work has held it up for a while: true when it just did. */
export function makeBreath(now: () => number = () => performance.now()): () => Promise<boolean> {
  let since = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - since < slice) return false
    await new Promise<void>((resolve) => setTimeout(resolve))
    since = now()
    return true
  }
}
