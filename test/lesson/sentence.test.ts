import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { type LessonControls, type LessonView, lessonSentence } from '../../src/overlay/lesson/lesson.ts'
import type { TableView } from '../../src/overlay/table/tableView.ts'

const bar: TableView['bar'] = {
  asked: 0,
  about: 0,
  mine: true,
  passTo: undefined,
  prompt: 'Lay your tile.',
  moves: [],
  unpick: undefined,
  form: undefined,
  undo: false,
  pending: false,
}
const line = (played: boolean) => ({ key: '1', seq: 1, seat: 0, text: 'Laid.', played })

const lessonIn = (phase: LessonView['phase']): LessonControls => ({
  view: signal({
    stops: [],
    at: 0,
    title: 'Title',
    text: 'Finish it.',
    phase,
    lights: [],
    points: undefined,
    minutes: 1,
  }),
  go() {},
  show() {},
})

describe('what a lesson says in the decision bar', () => {
  it('stands in place of the rules’ question while there is something to learn', () => {
    const said = lessonSentence(lessonIn('doing'), { log: [line(true)], bar })
    expect(said).toEqual({ title: 'Title', text: 'Finish it.' })
  })

  it('says before the first move of its match what that is about, with the question', () => {
    const said = lessonSentence(lessonIn('match'), { log: [line(false)], bar })
    expect(said?.text).toBe('Finish it. Lay your tile.')
    expect(lessonSentence(lessonIn('match'), { log: [line(true)], bar })).toBeUndefined()
  })

  it('is nothing without a lesson', () => {
    expect(lessonSentence(undefined, { log: [], bar })).toBeUndefined()
  })
})
