import type { OpenTitle, Title } from '../../src/games/title.ts'
import { openPractice, type PracticeTable } from '../../src/match/practiceTable.ts'
import type { Typed } from '../../src/rules/game.ts'
import {
  atFirst,
  type LessonStop,
  offersOf,
  standAfter,
  type TaskStand,
  type WordedLesson,
} from '../../src/rules/lesson.ts'
import { play } from '../../src/rules/play.ts'
import { practiceStart } from '../../src/rules/practice.ts'

/** The seat of someone who learns. */
export const me = 0
const sitters = [
  { kind: 'person', mine: true, present: true },
  { kind: 'bot', mine: false, present: true },
] as const

/** A title with its lesson. */
export interface Taught extends WordedLesson {
  readonly title: OpenTitle
}

export async function opened(title: Title): Promise<Taught> {
  const [open, lesson] = await Promise.all([title.open(), title.lesson?.()])
  if (!('game' in open) || !lesson) throw new Error(`${title.id} has no lesson`)
  return { title: open, ...lesson }
}

/** Someone at a stop of a lesson. */
export interface Learner {
  readonly table: PracticeTable
  readonly stop: LessonStop
  stand(): TaskStand
  /** Everything that has happened here. */
  readonly told: readonly Typed[]
}

export function learnerAt({ title, lesson }: Taught, stop: LessonStop): Learner {
  const { seats, options } = lesson
  let stand = atFirst
  const told: Typed[] = []
  const table = openPractice({
    game: title.game,
    seats,
    options,
    sitters,
    start: practiceStart(title.game, lesson, stop.start),
    seed: (draws) => `${stop.start.seed}/${draws}`,
    offers: () => offersOf(stop, stand),
    played(effects) {
      told.push(...effects)
      stand = standAfter(stop, stand, effects)
    },
  })
  return { table, stop, stand: () => stand, told }
}

/** The moves on offer. */
export function movesAt({ table }: Learner): readonly Typed[] {
  const { ask, turn } = table.now()
  return turn === me && ask.type === 'choose' ? ask.moves : []
}

/** Whether a move on offer is a slip. */
export function isSlip({ table, stop, stand }: Learner, move: Typed): boolean {
  const { position, known } = table.now()
  const { effects } = play(table.game, position, { type: 'move', seat: me, move, known: known(me) })
  return standAfter(stop, stand(), effects).slipped
}

/** Whether a stop has tasks, and no match. */
export const practised = (stop: LessonStop) => stop.tasks.length > 0
