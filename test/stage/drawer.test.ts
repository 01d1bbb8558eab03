import { expect, it } from 'vitest'
import { openDrawer } from '../../src/stage/drawer.ts'

it('a frame that would look like the last isn’t drawn', () => {
  let drawn = 0
  const drawer = openDrawer(() => {
    drawn += 1
  })
  expect([drawer.draw(), drawer.draw()]).toEqual([true, false])
  drawer.changed()
  expect([drawer.draw(), drawer.draw()]).toEqual([true, false])
  expect(drawn).toBe(2)
})

it('what changes while a frame is drawn is drawn by the next', () => {
  const drawer = openDrawer(() => drawer.changed())
  expect([drawer.draw(), drawer.draw()]).toEqual([true, true])
})
