import { makeEmitter } from '../../kit/emitter.ts'
import type { News, Now, Table } from '../../match/table.ts'

/** Wraps a table, with another view of it; `changed` tells that it is another one now, though the table hasn’t changed. */
export function retell(given: Table, now: () => Now) {
  const emitter = makeEmitter<News>()
  const on: Table['on'] = (listener) => {
    const stops = [given.on(listener), emitter.on(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return { table: { ...given, now, on }, changed: () => emitter.emit({ type: 'changed' }) }
}
