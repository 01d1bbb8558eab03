import { type Json, same } from '../kit/json.ts'
import type { CardFace, GameTypes, MatchOptions } from './game.ts'

/** A title's lesson: prepared positions, each of which teaches one thing by doing it. Plain data. */
export interface Lesson<G extends GameTypes = GameTypes> {
  readonly seats: number
  readonly options: MatchOptions
  readonly stops: readonly LessonStop<G>[]
}

/** One thing to learn. */
export interface LessonStop<G extends GameTypes = GameTypes> {
  /** Key of its words; kept on the device, so it stays when others come and go. */
  readonly id: string
  /** The section of the rules book about it, by its id. */
  readonly section: string
  readonly start: LessonStart<G>
  /** The tasks here, in order; none where a match is played to its end. */
  readonly tasks: readonly LessonTask<G>[]
}

/** The origin of a stop's position, always the same: the deal, some moves, then changes. */
export interface LessonStart<G extends GameTypes = GameTypes> {
  /** Every draw follows from it. */
  readonly seed: string
  /** Faces of the hidden cards, in the order of their tokens; the rest are shuffled. */
  readonly faces?: readonly CardFace[]
  /** Moves to play first, each by the seat that is asked. */
  readonly moves?: readonly G['move'][]
  /** Number of moves after them, each chosen by the seed. */
  readonly more?: number
  /** Values to set, by their paths in the position. */
  readonly changes?: Readonly<Record<string, Json>>
}

/** One sentence's worth of a stop. */
export interface LessonTask<G extends GameTypes = GameTypes> {
  /** The legal moves on offer, first of all the one that leads there; the others are for another time. */
  readonly allows: readonly Like<G['move']>[]
  /** It is done when something like this has happened. */
  readonly goal: Like<G['effect']>
  /** Number of times that has to happen; once if missing. */
  readonly times?: number
  /** Something like this happens by a move that has a better one beside it: the stop says so, and starts again. */
  readonly slip?: Like<G['effect']>
  /** The pieces it is about, by the names they are picked by. */
  readonly lights: readonly string[]
  /** The piece that is pointed at when it begins, so that the table shows what belongs to it. */
  readonly points?: string
}

/** A move or an effect of one type, with some of its details. */
export type Like<T extends { readonly type: string }> = {
  readonly [K in T['type']]: { readonly type: K } & Partial<Extract<T, { type: K }>>
}[T['type']]

/** Texts of a lesson in one language, by the ids of its stops. */
export type LessonWords = Readonly<Record<string, StopWords>>

/** The words of one stop. */
export interface StopWords {
  /** Its name on the line of stops, one or two words. */
  readonly name: string
  readonly title: string
  /** A sentence or two for each task, in order; for a match, what to watch for. */
  readonly tasks: readonly string[]
  /** The skill just learnt. */
  readonly done: string
  /** The answer to a slip; empty where none can be made. */
  readonly slip: string
}

/** A lesson with its words. */
export interface WordedLesson<G extends GameTypes = GameTypes> {
  readonly lesson: Lesson<G>
  readonly words: LessonWords
}

/** Whether something has everything that a pattern gives. */
export function isLike(thing: object, pattern: object): boolean {
  const given: Readonly<Record<string, unknown>> = { ...thing }
  return Object.entries(pattern).every(([key, value]) => same(given[key], value))
}

/** Someone's progress at a stop. */
export interface TaskStand {
  /** The task in hand, by its index; past the last once all are done. */
  readonly task: number
  /** Number of times its goal has been met so far. */
  readonly times: number
  /** The last move was a slip: nothing is on offer before the stop starts again. */
  readonly slipped: boolean
}

/** Nothing of a stop has been done. */
export const atFirst: TaskStand = { task: 0, times: 0, slipped: false }

/** Someone's progress after these effects of one move. */
export function standAfter<G extends GameTypes>(
  { tasks }: Pick<LessonStop<G>, 'tasks'>,
  stand: TaskStand,
  effects: readonly G['effect'][],
): TaskStand {
  const { task, times } = stand
  const inHand = tasks[task]
  if (!inHand) return { ...stand, slipped: false }
  const count = (pattern: object) => effects.filter((effect) => isLike(effect, pattern)).length
  const now = times + count(inHand.goal)
  if (now >= (inHand.times ?? 1)) return { task: task + 1, times: 0, slipped: false }
  return { task, times: now, slipped: inHand.slip !== undefined && count(inHand.slip) > 0 }
}

/** Moves on offer at a stop: those that the task in hand allows; in a match, all (undefined). */
export function offersOf<G extends GameTypes>(
  { tasks }: Pick<LessonStop<G>, 'tasks'>,
  { task, slipped }: TaskStand,
): ((move: G['move']) => boolean) | undefined {
  if (tasks.length === 0) return undefined
  const allows = slipped ? [] : (tasks[task]?.allows ?? [])
  return (move) => allows.some((one) => isLike(move, one))
}

/** The move on offer that leads on. */
export function meantAmong<G extends GameTypes>(
  { tasks }: Pick<LessonStop<G>, 'tasks'>,
  { task }: TaskStand,
  moves: readonly G['move'][],
): G['move'] | undefined {
  const [meant = {}] = tasks[task]?.allows ?? []
  return moves.find((move) => isLike(move, meant))
}
