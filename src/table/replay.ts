import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import { cut, type Journal, lastOf } from '../rules/replay.ts'
import { circleOf } from './circle.ts'
import { makeMatch } from './match.ts'
import { refuse } from './refusals.ts'
import { sitterOf } from './seating.ts'
import { makeShown } from './shown.ts'
import type { Table } from './table.ts'

/** A match that is only looked at. */
export interface ReplayTable<P extends BasePosition, M extends Typed, E extends Typed, I>
  extends Table<P, M, E, I> {
  /** Number of the last entry that can be shown. */
  readonly last: number
  /**
   * Shows the match as it stood after entry `n`, or the nearest there is. One step on tells what
   * happened; any other way is a jump.
   */
  go(n: number): void
}

/** Opens a journal to be looked at, as it stood after entry `at`, with the board of seat `front` in front. Takes no moves. */
export function openReplay<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  whole: Journal<P, M>,
  at: number,
  front: Seat = 0,
): ReplayTable<P, M, E, I> {
  const last = whole.entries.length - 1
  const upTo = (n: number) => cut(game, whole, Math.max(0, Math.min(last, Math.trunc(n) || 0)) + 1)
  const match = makeMatch(game, upTo(at))
  const { seats } = circleOf(whole.entries)
  let closed = false
  const shown = makeShown<P, M, E>(match.journal, () => {
    const over = match.journal().ask.type === 'over'
    return {
      standing: closed ? 'closed' : over ? 'over' : 'playing',
      sitters: seats.map((seated) => sitterOf(seated, false, 'here')),
      front,
      ...{ pending: false, hosting: false, knocks: [], unkept: 0, skew: undefined },
    }
  })
  const go = (n: number) => {
    const journal = upTo(n)
    const from = lastOf(match.journal()).seq
    const to = lastOf(journal).seq
    if (closed || to === from) return
    if (to === from + 1) return shown.tell(match.commit({ journal, effects: [] }))
    match.jump(journal)
    shown.tell({ type: 'jumped', why: 'opened' })
  }
  return {
    ...{ game, last, go, now: shown.now, on: shown.on },
    submit: readOnly,
    undo: readOnly,
    act: readOnly,
    standIn: readOnly,
    handOver: readOnly,
    reseat: readOnly,
    journal: () => match.journal().entries,
    close() {
      closed = true
      match.stop()
      shown.tell({ type: 'changed' })
    },
  }
}

const readOnly = async () => refuse('readOnly')
