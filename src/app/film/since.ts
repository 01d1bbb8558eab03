import { type Signal, signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import type { Table } from '../../match/table.ts'
import type { Recap, SinceLastTurn } from '../../overlay/screen.ts'
import type { Entry } from '../../rules/body.ts'
import type { Stage } from '../../stage/index.ts'
import type { Scope } from '../scope.ts'

interface Watched {
  readonly title: Pick<OpenTitle, 'words'>
  readonly table: Table
  readonly stage: () => Stage | undefined
  /** The page is out of sight. */
  readonly isHidden: () => boolean
  /** It says so by itself when something was missed; else it waits to be asked. */
  readonly offers: boolean
}

/** Offers to play what others have done since the last move made here, above all to those who missed it. */
export function sinceLastTurn(watched: Watched, scope: Scope): SinceLastTurn {
  const { table } = watched
  const missed = signal(watched.offers && othersSince(table).length > 0)
  const playing = signal<Recap | undefined>(undefined)
  scope.onEnd(
    table.on((news) => {
      const others = othersSince(table)
      if (others.length === 0) missed.value = false
      else if (news.type === 'told' && watched.offers && watched.isHidden()) missed.value = true
    }),
  )
  scope.onEnd(() => playing.peek()?.stop())
  return {
    missed,
    playing,
    has: () => othersSince(table).length > 0,
    forget: () => {
      missed.value = false
    },
    play() {
      if (playing.peek()) return
      begin(watched, playing, scope).then(
        () => {
          missed.value = false
        },
        (error: unknown) => {
          console.warn('Couldn’t load the recap.', error)
          missed.value = true
        },
      )
    },
  }
}

/** The moves of others since the last one made here; none where nobody plays here, or nobody else. */
function othersSince(table: Table): readonly Entry<unknown>[] {
  const last = lastOwn(table)
  const { sitters } = table.now()
  if (!sitters.some(({ mine }) => mine)) return []
  return table
    .journal()
    .slice(last + 1)
    .filter(({ body, by }) => body.type === 'move' && by !== 'host' && !sitters[by]?.mine)
}

/** The entry of the last move made here; 0 if there is none. */
function lastOwn(table: Table): number {
  const { sitters } = table.now()
  const isOwn = ({ by, body }: Entry<unknown>) => body.type === 'move' && by !== 'host' && sitters[by]?.mine === true
  return Math.max(0, table.journal().findLastIndex(isOwn))
}

async function begin(
  { title: { words }, table, stage }: Watched,
  playing: Signal<Recap | undefined>,
  scope: Scope,
): Promise<void> {
  const { playRecap } = await import('./recap.ts')
  const now = stage()
  if (scope.ended || playing.peek()) return
  const recap = playRecap({
    game: table.game,
    entries: table.journal(),
    from: lastOwn(table),
    stage: now,
    words,
    onEnd: () => {
      playing.value = undefined
    },
  })
  playing.value = recap
}
