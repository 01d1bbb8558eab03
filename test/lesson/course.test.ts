import { describe, expect, it } from 'vitest'
import { loadProgress, openCourse, saveProgress } from '../../src/app/lesson/course.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { titles } from '../../src/games/index.ts'
import { lessons } from '../../src/overlay/words/en/index.ts'
import type { WordedLesson } from '../../src/rules/lesson.ts'
import { manualClock } from '../kit/manualClock.ts'

async function lessonOf(id: string): Promise<WordedLesson> {
  const lesson = await titles.find((title) => title.id === id)?.lesson?.()
  if (!lesson) throw new Error(`${id} has no lesson`)
  return lesson
}

const taught = await lessonOf('metro')
const [first, second] = taught.lesson.stops
const match = taught.lesson.stops.at(-1)
/** Behind the page’s own stop about help. */
const last = taught.lesson.stops.length
const learnt = first?.tasks.map(({ goal }) => goal) ?? []

describe('a way through a lesson', () => {
  it('begins at the first stop, with nothing done', () => {
    const { view } = openCourse(taught, undefined)
    expect(view.value).toMatchObject({ at: 0, phase: 'doing', minutes: 6 })
    expect(view.value.stops.some(({ done }) => done)).toBe(false)
  })

  it('is done with a stop once its last task is, and goes on only when asked to', () => {
    const course = openCourse(taught, undefined)
    course.played(learnt)
    expect(course.view.value).toMatchObject({ at: 0, phase: 'done' })
    course.go(1)
    expect(course.view.value).toMatchObject({ at: 1, phase: 'doing' })
    expect(course.view.value.stops.map(({ done }) => done).indexOf(true)).toBe(0)
  })

  it('shows a move no longer once someone goes to another stop', () => {
    const course = openCourse(taught, undefined)
    course.showing(true)
    expect(course.view.value.phase).toBe('showing')
    course.go(1)
    expect(course.view.value).toMatchObject({ at: 1, phase: 'doing' })
  })

  it('answers a slip, and starts the stop again', async () => {
    const lesson = await lessonOf('dwarven')
    const course = openCourse(lesson, { at: 'snow', done: [] })
    const poorer = { type: 'clear', transports: [] }
    const poor = { type: 'tickets', seat: 0, open: 1 }
    course.played([poor])
    expect(course.view.value).toMatchObject({ phase: 'slipped', text: lesson.words.snow?.slip })
    expect(course.offers()?.(poorer)).toBe(false)
    course.go(course.view.value.at)
    expect(course.view.value).toMatchObject({ phase: 'doing', text: lesson.words.snow?.tasks[0] })
    expect(course.offers()?.(poorer)).toBe(true)
    expect(course.progress().done).toEqual([])
  })

  it('is kept, and goes on from there another day', async () => {
    const store = makeStore(() => undefined, manualClock())
    const course = openCourse(taught, await loadProgress(store, 'metro'))
    course.played(learnt)
    course.go(1)
    await saveProgress(store, 'metro', course.progress())
    const { view } = openCourse(taught, await loadProgress(store, 'metro'))
    expect(view.value.at).toBe(1)
    expect(view.value.stops.filter(({ done }) => done)).toHaveLength(1)
  })

  it('says where help is found before its match, and lets one try everything there', () => {
    const course = openCourse(taught, { at: 'help', done: [] })
    const { help } = lessons
    expect(course.view.value).toMatchObject({ at: last - 1, phase: 'free', title: help.title, text: help.text })
    expect([course.isMatch(), course.offers()]).toEqual([false, undefined])
    course.played([{ type: 'laid' }])
    expect(course.progress()).toEqual({ at: 'help', done: ['help'] })
  })

  it('may skip stops, and come back to any of them', () => {
    const course = openCourse(taught, undefined)
    course.go(last)
    expect(course.view.value).toMatchObject({ at: last, phase: 'match' })
    course.go(0)
    expect(course.view.value).toMatchObject({ at: 0, phase: 'doing' })
    course.go(last + 5)
    expect(course.view.value.at).toBe(last)
  })

  it('is done with the last stop once its match is over', () => {
    const course = openCourse(taught, { at: match?.id ?? '', done: [] })
    course.played([{ type: 'over' }])
    expect(course.view.value).toMatchObject({ at: last, phase: 'match' })
    expect(course.progress().done).toEqual([match?.id])
  })

  it('begins at the first stop where the one it was left at is gone, and forgets it', () => {
    const { view, progress } = openCourse(taught, { at: 'gone', done: ['gone', second?.id ?? ''] })
    expect(view.value.at).toBe(0)
    expect(progress().done).toEqual([second?.id])
  })
})
