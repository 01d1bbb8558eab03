import type { Thinking } from '../games/minds.ts'
import { fastDraw } from '../rules/chance.ts'
import type { Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { openJournal } from '../rules/replay.ts'
import { type Advice, advise, type Work } from './advise.ts'
import { type Analysis, analyse, type Judging } from './analyse.ts'
import { type Errand, questionOf } from './errand.ts'

/* What a worker is asked besides moves: plain data there and back. */

/** What a person wants to know. */
export type Study = AdviceWanted | AnalysisWanted

/** What the master would do. */
export interface AdviceWanted
  extends Omit<Errand, 'id' | 'strength' | 'budget' | 'since' | 'ahead'> {
  readonly study: 'advice'
  readonly futures: number
}

/** What decided a match. */
export interface AnalysisWanted extends Pick<Errand, 'game' | 'edition' | 'hash'> {
  readonly study: 'analysis'
  readonly entries: readonly Entry<Typed>[]
}

/** What a study has found out so far, and at last. */
export type Finding =
  | ({ readonly type: 'progress' } & Judging)
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'analysis'; readonly analysis: Analysis }
  /** This can't be thought about. */
  | { readonly type: 'nothing' }

/** Studies something: tells how far it is now and then, and returns what was found. */
export function study(
  wanted: Study,
  thinking: Thinking,
  tell: (finding: Finding) => void,
): Finding {
  if (wanted.study === 'advice') {
    const work = advise(questionOf(wanted, thinking), wanted.futures, fastDraw(wanted.seed))
    const advice = follow(work, (done) => tell({ type: 'progress', done }))
    return { type: 'advice', advice }
  }
  const opened = openJournal(thinking.game, wanted.entries)
  const journal = 'journal' in opened ? opened.journal : opened.good
  if (!journal) return { type: 'nothing' }
  const work = analyse({ ...thinking, journal })
  const analysis = follow(work, (judging) => tell({ type: 'progress', ...judging }))
  return { type: 'analysis', analysis }
}

/** The result of some work, with its progress told. */
function follow<T, Done>(work: Work<T, Done>, tell: (done: Done) => void): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    tell(step.value)
  }
}
