import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import { need } from '../../kit/assert.ts'
import type { Offers } from '../../match/practiceTable.ts'
import type { LessonView } from '../../overlay/lesson/lesson.ts'
import { text } from '../../overlay/text/text.ts'
import type { Typed } from '../../rules/game.ts'
import {
  atFirst,
  type LessonStop,
  meantAmong,
  offersOf,
  type StopWords,
  standAfter,
  type TaskStand,
  type WordedLesson,
} from '../../rules/lesson.ts'
import type { Store } from '../storage/store.ts'

/** Progress as it is stored. */
export const progressSchema = v.object({ at: v.string(), done: v.array(v.string()) })

/** Someone's progress in a title's lesson on this device, by the ids of its stops. */
type Progress = v.InferOutput<typeof progressSchema>

const keyOf = (game: string) => `lesson/${game}`

/** Loads how far someone is; undefined for a lesson never begun. */
export async function loadProgress(store: Store, game: string): Promise<Progress | undefined> {
  const read = v.safeParse(progressSchema, await store.get(keyOf(game)))
  return read.success ? read.output : undefined
}

/** Saves how far someone is. */
export const saveProgress = (store: Store, game: string, progress: Progress): Promise<void> =>
  store.set(keyOf(game), progress)

/** Duration of a whole lesson, minutes. */
const length = 6

/** The page's own stop in every lesson: where help is found, with the table of the match that follows to try it on. */
const helpId = 'help'

/** The stops of a lesson with the page's own before the match. */
const withHelp = (stops: readonly LessonStop[]): readonly LessonStop[] =>
  stops.flatMap((stop) => (stop.tasks.length === 0 ? [{ ...stop, id: helpId }, stop] : [stop]))

/** The words of a stop. */
function wordsOf({ words }: WordedLesson, id: string): StopWords {
  const { name, title, text: told } = text().lessons.help
  const own = id === helpId ? { name, title, tasks: [told], done: '', slip: '' } : words[id]
  return own ?? { name: id, title: '', tasks: [], done: '', slip: '' }
}

/** Someone's way through a lesson: which stop, which task, and what has been done. */
export interface Course {
  readonly view: ReadonlySignal<LessonView>
  stop(): LessonStop
  /** A match is played here, against the computer. */
  isMatch(): boolean
  offers(): Offers
  /** Takes in what a move has brought about. */
  played(effects: readonly Typed[]): void
  /** The move on offer that leads on. */
  meant(moves: readonly Typed[]): Typed | undefined
  /** Goes to the beginning of a stop, by its index. */
  go(stop: number): void
  /** Says that the next move is being shown, or no longer. */
  showing(is: boolean): void
  /** Says everything again, in the language that is spoken now. */
  reword(): void
  /** The progress so far, to be kept. */
  progress(): Progress
}

/** Where someone stands in a lesson. */
interface Stand extends TaskStand {
  readonly stop: number
  readonly isShowing: boolean
  /** The ids of the stops that have been done. */
  readonly done: readonly string[]
}

/** Begins a lesson, or goes on with it where someone left it. */
export function openCourse(worded: WordedLesson, kept: Progress | undefined): Course {
  const stops = withHelp(worded.lesson.stops)
  const from = stops.findIndex(({ id }) => id === kept?.at)
  const done = (kept?.done ?? []).filter((id) => stops.some((stop) => stop.id === id))
  let progress: Stand = { ...atFirst, stop: Math.max(0, from), isShowing: false, done }
  const stopAt = (at: number) => need(stops[at], 'a stop of the lesson')
  const view = signal(viewOf())
  function isMatch(): boolean {
    const { id, tasks } = stopAt(progress.stop)
    return tasks.length === 0 && id !== helpId
  }
  function viewOf(): LessonView {
    const { id, tasks } = stopAt(progress.stop)
    const { title, tasks: texts, done: learnt, slip } = wordsOf(worded, id)
    const task = tasks[progress.task]
    const phase = phaseOf(task !== undefined)
    return {
      stops: stops.map(({ id: one }) => ({
        id: one,
        name: wordsOf(worded, one).name,
        done: progress.done.includes(one),
      })),
      at: progress.stop,
      title: phase !== 'done' && progress.task > 0 ? '' : title,
      text: phase === 'done' ? learnt : phase === 'slipped' ? slip : (texts[progress.task] ?? ''),
      phase: progress.isShowing ? 'showing' : phase,
      lights: task?.lights ?? [],
      points: task?.points,
      minutes: Math.max(1, Math.ceil((length * (stops.length - progress.stop)) / stops.length)),
    }
  }
  function phaseOf(hasTask: boolean): Exclude<LessonView['phase'], 'showing'> {
    if (isMatch()) return 'match'
    if (stopAt(progress.stop).id === helpId) return 'free'
    return progress.slipped ? 'slipped' : hasTask ? 'doing' : 'done'
  }
  const put = (change: Partial<Stand>) => {
    progress = { ...progress, ...change }
    view.value = viewOf()
  }
  return {
    view,
    stop: () => stopAt(progress.stop),
    isMatch,
    offers: () => offersOf(stopAt(progress.stop), progress),
    played(effects) {
      const { id, tasks } = stopAt(progress.stop)
      const next = standAfter({ tasks }, progress, effects)
      const isDone = isMatch() ? isOver(effects) : next.task === tasks.length
      const all = isDone && !progress.done.includes(id) ? [...progress.done, id] : progress.done
      put({ ...next, done: all })
    },
    meant: (moves) => meantAmong(stopAt(progress.stop), progress, moves),
    go: (stop) => put({ ...atFirst, isShowing: false, stop: Math.min(Math.max(0, stop), stops.length - 1) }),
    showing: (isShowing) => put({ isShowing }),
    reword: () => put({}),
    progress: () => ({ at: stopAt(progress.stop).id, done: [...progress.done] }),
  }
}

/** Every title tells the end of a match by an effect of this name. */
const isOver = (effects: readonly Typed[]) => effects.some(({ type }) => type === 'over')
