import type { Clock } from '../../kit/clock.ts'
import type { News, Now, Table } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'

/** When “your turn” is rung again, ms. */
const again: readonly number[] = [30_000, 120_000]

/** Wait for someone elsewhere after which one may have looked away, ms. */
const noticeable = 4000

/**
 * Rings when a seat of mine gets its turn after someone elsewhere has made me wait, and again until I act; and whenever
 * someone nudges me. Playing with the computer or side by side needs no bell, unless the page is hidden (`isHidden`).
 * The returned function stops it.
 */
export function watchTurn(
  table: Pick<Table, 'now' | 'on' | 'talk'>,
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
  const look = (news?: News) => {
    const now = table.now()
    // Others who are asked at the same time don't take my turn away.
    if (calls.length > 0 && isOthersMove(news, now)) rungAt = now.seq
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
  const stops = [
    table.on(look),
    table.talk?.on((said) => {
      if (said.type === 'nudged' && isWanted(table.now(), said.seat)) ring()
    }),
  ]
  return () => {
    for (const stop of stops) stop?.()
    hush()
  }
}

const isOthersMove = (news: News | undefined, { turn }: Now): boolean =>
  news?.type === 'told' && news.entry.by !== 'host' && turn !== undefined && news.entry.by !== turn

/** A seat of mine has to choose. */
const isWanted = ({ ask, sitters }: Now, seat: Seat): boolean =>
  sitters[seat]?.mine === true && choiceOf(ask, seat) !== undefined

/** Someone plays at another browser. */
const hasOthersElsewhere = ({ sitters }: Now): boolean => sitters.some(({ kind, mine }) => !mine && kind !== 'bot')

/** Whether the turn is mine; undefined while no one is asked, which changes no turn. */
function whose(now: Now): boolean | undefined {
  if (now.standing !== 'playing') return false
  if (now.ask.type !== 'choose') return undefined
  return now.turn !== undefined && now.sitters.some(({ mine }) => !mine)
}
