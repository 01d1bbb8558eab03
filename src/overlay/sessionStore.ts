/** Value this window has kept under a key, also over a reload; undefined where storage is forbidden. */
export function fromWindow(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this window. Does nothing if storage is forbidden or full. */
export function toWindow(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Only a reload will notice.
  }
}
