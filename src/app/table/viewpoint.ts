import { makeEmitter } from '../../kit/emitter.ts'
import type { News, Table } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'

/** A table that is looked at from a side. */
export interface Viewed {
  readonly table: Table
  /** Puts a seat's board in front. It never shows a hand. */
  lookFrom(seat: Seat): void
}

/** Lets someone without a seat choose from which side they look at a table. */
export function withViewpoint(given: Table): Viewed {
  const emitter = makeEmitter<News>()
  let front: Seat | undefined
  const now: Table['now'] = () => {
    const from = given.now()
    const isMine = from.sitters.some(({ mine }) => mine)
    return front === undefined || isMine ? from : { ...from, front }
  }
  const on: Table['on'] = (listener) => {
    const stops = [given.on(listener), emitter.on(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  return {
    table: { ...given, now, on },
    lookFrom(seat) {
      front = seat
      emitter.emit({ type: 'changed' })
    },
  }
}
