import { makeEmitter } from '../../kit/emitter.ts'
import type { News, Now, Table } from '../../match/table.ts'

/** A table that shows something else than the one it wraps. */
interface Retold {
  readonly table: Table
  /** Tells that it shows something else now, though the wrapped table has not changed. */
  changed(): void
}

/** Wraps a table, with another view of it. */
export function retell(given: Table, now: () => Now): Retold {
  const emitter = makeEmitter<News>()
  const on: Table['on'] = (listener) => {
    const stops = [given.on(listener), emitter.on(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return { table: { ...given, now, on }, changed: () => emitter.emit({ type: 'changed' }) }
}
