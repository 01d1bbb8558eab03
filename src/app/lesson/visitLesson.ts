import type { OpenTitle } from '../../games/title.ts'
import { onLanguage } from '../../kit/language.ts'
import { openPractice, type PracticeTable } from '../../match/practiceTable.ts'
import type { LessonControls } from '../../overlay/lesson/lesson.ts'
import type { WordedLesson } from '../../rules/lesson.ts'
import { practiceStart } from '../../rules/practice.ts'
import type { PagePlace } from '../address.ts'
import type { VisitListener } from '../app.ts'
import type { Scope } from '../scope.ts'
import { openToPlay, titleOf } from '../titles.ts'
import { seatBots } from '../visit/bots.ts'
import { showTable } from '../visit/tableScreen.ts'
import type { World } from '../world.ts'
import { type Course, loadProgress, openCourse, saveProgress } from './course.ts'

/** The bot that plays against someone who learns. */
const opponent = 'beginner'

/** Time a move that is shown stays before it is taken back, ms. */
const lookFor = 1800

/** Opens the lesson of a title, at the stop of its address or where it was left on this device. */
export async function visitLesson(
  world: World,
  { game, stop }: Extract<PagePlace, { type: 'lesson' }>,
  scope: Scope,
  tell: VisitListener,
): Promise<void> {
  const [title, lesson, kept] = await Promise.all([
    openToPlay(world.titles, { game }, tell),
    titleOf(world.titles, game)?.lesson?.(),
    loadProgress(world.store, game),
  ])
  if (!title || !lesson) return tell({ type: 'failed', retry: false, problem: { type: 'unknown' } })
  if (scope.ended) return
  const course = openCourse(lesson, stop === undefined ? kept : { done: [], ...kept, at: stop })
  scope.onEnd(onLanguage(course.reword))
  const table = openTable(title, lesson, course)
  scope.onEnd(table.close)
  const controls = controlsOf({ world, game, title, lesson, course, table }, scope)
  showTable(world, title, table, () => ({ role: 'lesson', lesson: controls }), scope, tell)
}

function openTable(title: OpenTitle, { lesson }: WordedLesson, course: Course): PracticeTable {
  const { game } = title
  const { seats, options } = lesson
  const others = Array.from({ length: seats - 1 }, () => ({
    ...({ kind: 'bot', mine: false, present: true, name: opponent } as const),
  }))
  return openPractice({
    game,
    seats,
    options,
    start: practiceStart(game, lesson, course.stop().start),
    seed: (draws) => `${course.stop().start.seed}/${draws}`,
    sitters: [{ kind: 'person', mine: true, present: true }, ...others],
    offers: course.offers,
    played: course.played,
  })
}

interface Taught {
  readonly world: World
  readonly game: string
  readonly title: OpenTitle
  readonly lesson: WordedLesson
  readonly course: Course
  readonly table: PracticeTable
}

/** The actions possible in a lesson; keeps its progress, and seats the computer where a match is played. */
function controlsOf({ world, game, title, lesson, course, table }: Taught, scope: Scope): LessonControls {
  const { store, clock } = world
  const keep = () => void saveProgress(store, game, course.progress())
  const enter = () => {
    keep()
    const here = scope.child()
    if (course.isMatch()) seatBots(world, title, table, here)
    return here
  }
  let here = enter()
  scope.onEnd(table.on((news) => news.type === 'told' && keep()))
  return {
    view: course.view,
    go(stop) {
      here.end()
      course.go(stop)
      table.open(practiceStart(title.game, lesson.lesson, course.stop().start))
      here = enter()
    },
    show() {
      const { ask } = table.now()
      const move = ask.type === 'choose' ? course.meant(ask.moves) : undefined
      if (!move || course.view.value.phase !== 'doing') return
      course.showing(true)
      const back = table.show(move)
      const end = () => {
        course.showing(false)
        back()
      }
      here.onEnd(clock.after(lookFor, end))
    },
  }
}
