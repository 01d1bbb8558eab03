import { expect, it } from 'vitest'
import { highLog, placed } from '../../src/overlay/table/placed.ts'

it('lays out a log on one line where the picture leaves no more, so that its buttons stay on the page', () => {
  const classOf = (w: number, h: number) => placed('log', { x: 0, y: 0, w, h }, 4, highLog).class
  expect(classOf(382, 34)).toBe('log low')
  expect(classOf(169, 49)).toBe('log low')
  expect(classOf(210, 143)).toBe('log high')
  expect(placed('log', undefined, 4, highLog)).toEqual({ class: 'log' })
})
