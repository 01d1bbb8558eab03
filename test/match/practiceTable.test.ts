import { expect, it } from 'vitest'
import { dwarven } from '../../src/games/dwarven/title.ts'
import { need } from '../../src/kit/assert.ts'
import { openPractice } from '../../src/match/practiceTable.ts'
import { practiceStart } from '../../src/rules/practice.ts'
import { me, opened } from '../lesson/learner.ts'

it('starts counting draws at every position it opens', async () => {
  const { title, lesson } = await opened(dwarven)
  const { game } = title
  const stop = need(
    lesson.stops.find(({ id }) => id === 'die'),
    'the stop about the die',
  )
  const start = practiceStart(game, lesson, stop.start)
  const draws: number[] = []
  const table = openPractice({
    game,
    seats: lesson.seats,
    options: lesson.options,
    start,
    sitters: [{ kind: 'person', mine: true, present: true }],
    seed(draw) {
      draws.push(draw)
      return `${draw}`
    },
    offers: () => undefined,
    played() {},
  })
  const operate = { type: 'operate', mines: [28] }
  await table.submit(me, operate)
  table.open(start)
  await table.submit(me, operate)
  expect(draws).toEqual([0, 0])
})
