/** What this window keeps under a key over its reload; `undefined` where storage is forbidden. */
export function fromWindow(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this window. Where that is forbidden or there is no room, a reload forgets it. */
export function toWindow(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // The match goes on all the same.
  }
}
