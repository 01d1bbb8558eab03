import type { Clock } from '../../kit/clock.ts'
import type { Now, Table } from '../../match/table.ts'

/** Milliseconds after which «your turn» is rung once more. */
const again: readonly number[] = [30_000, 120_000]

/** Milliseconds of waiting for somebody elsewhere after which one may have looked away. */
const noticeable = 4000

/**
 * Rings when the turn comes to a seat of mine after somebody elsewhere made me wait, and again while
 * nothing is done about it. Whoever looks at the page and plays on alone, with the computer or with
 * somebody beside them, needs no call; while the page is hidden (`isHidden`) the computer's move is
 * told too. The answer ends it.
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

/** Somebody at another browser waits for me, and I for them. */
const hasOthersElsewhere = ({ sitters }: Now): boolean =>
  sitters.some(({ kind, mine }) => !mine && kind !== 'bot')

/** The turn is mine, or somebody else's; undefined while nobody is asked, which changes no turn. */
function whose(now: Now): boolean | undefined {
  if (now.standing !== 'playing') return false
  if (now.ask.type !== 'choose') return undefined
  return now.turn !== undefined && now.sitters.some(({ mine }) => !mine)
}
