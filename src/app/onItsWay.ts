import type { BasePosition, Typed } from '../rules/game.ts'
import type { Table } from '../table/table.ts'

/** A table that remembers the move it was given last, as long as that is on its way to the host. */
export interface Remembering<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly table: Table<P, M, E, I>
  readonly onItsWay: () => M | undefined
}

/** Stands before a table, for all who submit moves to it. */
export function remembering<P extends BasePosition, M extends Typed, E extends Typed, I>(
  table: Table<P, M, E, I>,
): Remembering<P, M, E, I> {
  let last: M | undefined
  return {
    table: {
      ...table,
      submit(seat, move) {
        last = move
        return table.submit(seat, move)
      },
      undo(seat) {
        last = undefined
        return table.undo(seat)
      },
    },
    onItsWay: () => (table.now().pending ? last : undefined),
  }
}
