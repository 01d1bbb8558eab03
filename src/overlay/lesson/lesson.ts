import type { ReadonlySignal } from '@preact/signals'
import type { TableView } from '../table/tableView.ts'

/** A lesson at a table, as it is now. */
export interface LessonView {
  readonly stops: readonly LessonMark[]
  /** The stop one is at, by its index. */
  readonly at: number
  /** The title of this stop; empty once its first task is done and another is asked for. */
  readonly title: string
  /** The task, or the thing that has just been learnt. */
  readonly text: string
  /**
   * - `doing`: the sentence says what to do
   * - `showing`: it is being shown
   * - `slipped`: the sentence answers a move that had a better one beside it; the stop has to start again
   * - `done`: all of the stop has been done
   * - `free`: the sentence stays, and everything may be tried
   * - `match`: a match is being played, and the rules ask
   */
  readonly phase: 'doing' | 'showing' | 'slipped' | 'done' | 'free' | 'match'
  /** The pieces it is about. */
  readonly lights: readonly string[]
  /** The piece that the picture points at. */
  readonly points: string | undefined
  /** About how many minutes are left. */
  readonly minutes: number
}

/** A stop on the line of progress. */
interface LessonMark {
  readonly id: string
  readonly name: string
  readonly done: boolean
}

/** A lesson, and what can be done in it. */
export interface LessonControls {
  readonly view: ReadonlySignal<LessonView>
  /** Goes to a stop, by its index; beyond the last, the lesson is over. */
  go(stop: number): void
  /** Plays the next move, then takes it back. */
  show(): void
}

/**
 * A lesson's sentence in the decision bar; undefined where the rules ask. Before the first move of its match it says
 * what that is about, and the rules ask as well.
 */
export function lessonSentence(
  lesson: LessonControls | undefined,
  { log, bar }: Pick<TableView, 'log' | 'bar'>,
): { readonly title: string; readonly text: string } | undefined {
  const { phase, title, text } = lesson?.view.value ?? {}
  if (title === undefined || text === undefined) return undefined
  if (phase !== 'match') return { title, text }
  return bar.mine && !log.some(({ played }) => played) ? { title: '', text: `${text} ${bar.prompt}` } : undefined
}
