import type { Clock } from '../../kit/clock.ts'
import type { Now, Table } from '../../match/table.ts'

/** When “your turn” is rung again, ms. */
const again: readonly number[] = [30_000, 120_000]

/** How long one waits for someone elsewhere before one may have looked away, ms. */
const noticeable = 4000

/**
 * Rings when a seat of mine gets its turn after someone elsewhere has made me wait, and again until I
 * act. Playing with the computer or side by side needs no bell, unless the page is hidden (`isHidden`).
 * The returned function stops it.
 */
export function watchTurn(
  table: Pick<Table, 'now' | 'on'>,
  clock: Clock,
  isHidden: () => boolean,
  ring: () => void,
): () => void {
  let waitedSince: number | undefined
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
    if (!mine) waitedSince ??= clock.now()
    if (mine && waitedSince !== undefined) {
      rungAt = now.seq
      const isLong = hasOthersElsewhere(now) && clock.now() - waitedSince >= noticeable
      if (isLong || isHidden()) ring()
      calls = again.map((ms) =>
        clock.after(ms, () => {
          if (hasOthersElsewhere(now) || isHidden()) ring()
        }),
      )
      waitedSince = undefined
    }
  }
  look()
  const stop = table.on(look)
  return () => {
    stop()
    hush()
  }
}

/** Someone plays at another browser. */
const hasOthersElsewhere = ({ sitters }: Now): boolean =>
  sitters.some(({ kind, mine }) => !mine && kind !== 'bot')

/** Whether the turn is mine; undefined while no one is asked, which changes no turn. */
function whose(now: Now): boolean | undefined {
  if (now.standing !== 'playing') return false
  if (now.ask.type !== 'choose') return undefined
  return now.turn !== undefined && now.sitters.some(({ mine }) => !mine)
}
