import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import type { OpenTitle, Title } from '../../src/games/title.ts'
import { openPractice, type PracticeTable } from '../../src/match/practiceTable.ts'
import {
  atFirst,
  isLike,
  type LessonStop,
  offersOf,
  standAfter,
  type TaskStand,
  type WordedLesson,
} from '../../src/rules/lesson.ts'
import { practiceStart } from '../../src/rules/practice.ts'

const me = 0
const sitters = [
  { kind: 'person', mine: true, present: true },
  { kind: 'bot', mine: false, present: true },
] as const

interface Taught extends WordedLesson {
  readonly title: OpenTitle
}

async function opened(title: Title): Promise<Taught> {
  const [open, lesson] = await Promise.all([title.open(), title.lesson?.()])
  if (!('game' in open) || !lesson) throw new Error(`${title.id} has no lesson`)
  return { title: open, ...lesson }
}

/** Someone at a stop of a lesson. */
interface Learner {
  readonly table: PracticeTable
  stand(): TaskStand
}

function learnerAt({ title, lesson }: Taught, stop: LessonStop): Learner {
  const { seats, options } = lesson
  let stand = atFirst
  let draws = 0
  const table = openPractice({
    game: title.game,
    seats,
    options,
    sitters,
    start: practiceStart(title.game, lesson, stop.start),
    seed: () => `${stop.start.seed}/${draws++}`,
    offers: () => offersOf(stop, stand),
    played(effects) {
      stand = standAfter(stop, stand, effects)
    },
  })
  return { table, stand: () => stand }
}

const movesAt = ({ table }: Learner) => {
  const { ask, turn } = table.now()
  return turn === me && ask.type === 'choose' ? ask.moves : []
}

const practised = (stop: LessonStop) => stop.tasks.length > 0

describe.each(titles.filter(({ lesson }) => lesson))('the lesson of $name', (one) => {
  it('has words for every task of every stop', async () => {
    const { lesson, words } = await opened(one)
    for (const { id, tasks } of lesson.stops) expect(words[id]?.tasks.length, id).toBe(Math.max(1, tasks.length))
    expect(Object.keys(words)).toEqual(lesson.stops.map(({ id }) => id))
  })

  it('names a section of the rules book at every stop', async () => {
    const { title, lesson } = await opened(one)
    const sections = (await title.book()).sections.map(({ id }) => id)
    for (const { section } of lesson.stops) expect(sections).toContain(section)
  })

  it('can be done by whatever it offers, task by task', async () => {
    const taught = await opened(one)
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      for (const [at, task] of stop.tasks.entries()) {
        expect(learner.stand(), `${stop.id} ${at}`).toEqual({ task: at, times: 0 })
        for (let moves = 0; learner.stand().task === at && moves <= (task.times ?? 1); moves++) {
          const move = movesAt(learner).at(-1)
          if (!move) throw new Error(`${stop.id}: nothing is on offer for task ${at}`)
          expect(await learner.table.submit(me, move)).toMatchObject({ type: 'accepted' })
        }
      }
      expect(learner.stand().task, stop.id).toBe(stop.tasks.length)
      expect(movesAt(learner)).toEqual([])
    }
  })

  it('says why anything else has to wait', async () => {
    const taught = await opened(one)
    const { intentions } = await taught.title.playtest()
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      const moves = movesAt(learner)
      const { game } = learner.table
      const { position, known } = learner.table.now()
      for (const wanted of intentions(position)) {
        if (typeof wanted !== 'object' || wanted === null) continue
        const isOffered = moves.some((move) => isLike(move, wanted))
        expect(game.why(position, me, wanted, known(me)) === undefined).toBe(isOffered)
      }
    }
  })

  it('shows a move and takes it back without counting it', async () => {
    const taught = await opened(one)
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      const { hash } = learner.table.now()
      const [move] = movesAt(learner)
      const back = move && learner.table.show(move)
      expect(learner.table.now().hash).not.toBe(hash)
      expect(movesAt(learner)).toEqual([])
      back?.()
      expect(learner.table.now().hash).toBe(hash)
      expect(learner.stand()).toEqual(atFirst)
      expect(movesAt(learner)).toContainEqual(move)
    }
  })
})
