import type { Clock } from '../link/clock.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Now, Table } from '../table/table.ts'

/** Milliseconds after which «your turn» is rung once more. */
const again: readonly number[] = [30_000, 120_000]

/**
 * Rings when the turn comes to a seat of mine from somebody else, and again while nothing is done about
 * it. Where all seats are mine nobody needs to be called. The answer ends it.
 */
export function watchTurn<P extends BasePosition, M extends Typed, E extends Typed, I>(
  table: Pick<Table<P, M, E, I>, 'now' | 'on'>,
  clock: Clock,
  ring: () => void,
): () => void {
  let wasMine = false
  let calls: (() => void)[] = []
  let rungAt = -1
  const hush = () => {
    for (const cancel of calls.splice(0)) cancel()
  }
  const look = () => {
    const now = table.now()
    if (now.seq !== rungAt || now.pending || now.standing !== 'playing') hush()
    const mine = whose(now)
    if (mine === undefined) return
    if (mine && !wasMine) {
      rungAt = now.seq
      ring()
      calls = again.map((ms) => clock.after(ms, ring))
    }
    wasMine = mine
  }
  look()
  const stop = table.on(look)
  return () => {
    stop()
    hush()
  }
}

/** The turn is mine, or somebody else's; undefined while nobody is asked, which changes no turn. */
function whose<P extends BasePosition, M>(now: Now<P, M>): boolean | undefined {
  if (now.standing !== 'playing') return false
  if (now.ask.type !== 'choose') return undefined
  return now.turn !== undefined && now.sitters.some(({ mine }) => !mine)
}
