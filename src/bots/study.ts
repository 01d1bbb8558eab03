import type { Thinking } from '../games/minds.ts'
import type { Entry } from '../rules/body.ts'
import { fastDraw } from '../rules/chance.ts'
import type { Typed } from '../rules/game.ts'
import { openJournal } from '../rules/replay.ts'
import { type Advice, type Advising, advise, type YieldingWork } from './advise.ts'
import { type Analysis, analyse, type Judging } from './analyse.ts'
import { questionOf, type ThinkRequest } from './thinkRequest.ts'

/* Questions to a worker besides moves: plain data there and back. */

/** A study that a person wants. */
export type Study = AdviceWanted | AnalysisWanted

/** A request for the master's move. */
export interface AdviceWanted extends Omit<ThinkRequest, 'id' | 'strength' | 'budget' | 'since' | 'ahead'> {
  readonly study: 'advice'
  readonly futures: number
}

/** A request for what decided a match. */
export interface AnalysisWanted extends Pick<ThinkRequest, 'game' | 'edition' | 'hash'> {
  readonly study: 'analysis'
  readonly entries: readonly Entry<Typed>[]
}

/** The findings of a study so far, and at last. */
export type StudyFinding =
  /** Advice comes with it where it is told for the first time, or again after thinking about as long once more. */
  | { readonly type: 'progress'; readonly done: number; readonly advice?: Advice }
  | ({ readonly type: 'judging' } & Judging)
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'analysis'; readonly analysis: Analysis }
  /** This can't be thought about. */
  | { readonly type: 'nothing' }

/** Studies something: tells how far it is now and then, and returns what was found. */
export function study(wanted: Study, thinking: Thinking, tell: (finding: StudyFinding) => void): StudyFinding {
  if (wanted.study === 'advice') {
    const { futures, seed } = wanted
    const work = advise(questionOf(wanted, thinking), futures, fastDraw(seed))
    const advice = follow(work, tellingAdvice(futures, tell))
    return { type: 'advice', advice }
  }
  const opened = openJournal(thinking.game, wanted.entries)
  const journal = 'journal' in opened ? opened.journal : opened.good
  if (!journal) return { type: 'nothing' }
  const work = analyse({ ...thinking, journal })
  const analysis = follow(work, (judging) => tell({ type: 'judging', ...judging }))
  return { type: 'analysis', analysis }
}

/** Futures before a person is told what to do; they are told again each time there have been twice as many. */
const soon = 200

/** Tells how far advice is, and what it would be now, as soon as that is worth something. */
function tellingAdvice(futures: number, tell: (finding: StudyFinding) => void) {
  let next = soon / futures
  return ({ done, sofar }: Advising) => {
    const isTime = done >= next
    if (isTime) next *= 2
    tell({ type: 'progress', done, ...(isTime ? { advice: sofar() } : {}) })
  }
}

/** The result of some work, with its progress told. */
function follow<T, Done>(work: YieldingWork<T, Done>, tell: (done: Done) => void): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    tell(step.value)
  }
}
