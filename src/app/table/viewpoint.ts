import type { Table } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { retell } from './retold.ts'

/** Lets someone without a seat choose from which side they look at a table. */
export function withViewpoint(given: Table) {
  let front: Seat | undefined
  const now: Table['now'] = () => {
    const from = given.now()
    const isMine = from.sitters.some(({ mine }) => mine)
    return front === undefined || isMine ? from : { ...from, front }
  }
  const { table, changed } = retell(given, now)
  return {
    table,
    /** Puts a seat's board in front. It never shows a hand. */
    lookFrom(seat: Seat) {
      front = seat
      changed()
    },
  }
}
