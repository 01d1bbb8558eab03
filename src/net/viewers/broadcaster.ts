import type { LiveTable } from '../role/liveTable.ts'
import type { Gallery } from './gallery.ts'
import type { GatheringTable, Hosted, Viewers } from './viewers.ts'

/** Shows viewers whatever this browser hosts, from match to match, for as long as it hosts. */
export interface Broadcaster {
  /** People gather here for a match. */
  gather(gathering: GatheringTable): void
  /** A table that this browser is at, as its host or a guest; the function returned says that it leaves. */
  follow(table: LiveTable, edition: unknown): () => void
  close(): void
}

/** Makes a broadcaster, which opens the viewers’ side and its network once watching is first allowed. */
export function makeBroadcaster(gallery: Gallery, open: () => Promise<Viewers>): Broadcaster {
  let viewers: Promise<Viewers | undefined> | undefined
  let shown: Hosted | GatheringTable | undefined
  // A failed load is tried again when there is something new to show.
  const opened = () =>
    open().catch((error: unknown) => {
      console.warn('Couldn’t let anyone watch.', error)
      viewers = undefined
      return undefined
    })
  const settle = () => {
    if (shown && gallery.now()?.open) viewers ??= opened()
    const now = shown
    if (now) void viewers?.then((one) => one?.show(now))
  }
  const show = (next: Hosted | GatheringTable | undefined) => {
    if (next === shown) return
    shown = next
    settle()
  }
  const close = () => {
    void viewers?.then((one) => one?.close())
    viewers = undefined
  }
  const unsubscribe = gallery.on(settle)
  return {
    gather: show,
    follow(table, edition) {
      const hosted: Hosted = { table, edition }
      const look = () => {
        if (table.hosts()) return show(hosted)
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
