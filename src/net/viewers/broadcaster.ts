import type { LiveTable } from '../role/liveTable.ts'
import type { Gallery } from './gallery.ts'
import type { Audience, Gathering, Hosted } from './viewers.ts'

/** Shows viewers whatever this browser hosts, from match to match, for as long as it hosts. */
export interface Usher {
  /** People gather here for a match. */
  gather(gathering: Gathering): void
  /** A table that this browser is at, as its host or a guest; the function returned says that it leaves. */
  follow(table: LiveTable, edition: unknown): () => void
  close(): void
}

/** An usher that opens an audience, and the network to it, when the doors are first open. */
export function makeUsher(gallery: Gallery, open: () => Promise<Audience>): Usher {
  let audience: Promise<Audience | undefined> | undefined
  let shown: Hosted | Gathering | undefined
  // A failed load is tried again when there is something new to show.
  const opened = () =>
    open().catch((error: unknown) => {
      console.warn('Couldn’t open the doors.', error)
      audience = undefined
      return undefined
    })
  const settle = () => {
    if (shown && gallery.now()?.open) audience ??= opened()
    const now = shown
    if (now) void audience?.then((one) => one?.show(now))
  }
  const show = (next: Hosted | Gathering | undefined) => {
    if (next === shown) return
    shown = next
    settle()
  }
  const close = () => {
    void audience?.then((one) => one?.close())
    audience = undefined
  }
  const unsubscribe = gallery.on(settle)
  return {
    gather: show,
    follow(table, edition) {
      const hosted: Hosted = { table, edition }
      const look = () => {
        if (table.now().hosting) return show(hosted)
        shown = undefined
        close()
      }
      look()
      return table.on(look)
    },
    close() {
      unsubscribe()
      shown = undefined
      close()
    },
  }
}
