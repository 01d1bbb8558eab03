import { expect, it } from 'vitest'
import { placed, twoLines } from '../../src/overlay/table/placed.ts'

it('lays out a log or a bar on one line where the picture leaves no more, so that its buttons stay on the page', () => {
  const classOf = (part: string, w: number, h: number, ratio: number) =>
    placed(part, { x: 0, y: 0, w, h }, ratio, twoLines).class
  expect(classOf('log', 382, 34, 4)).toBe('log low')
  expect(classOf('log', 169, 49, 4)).toBe('log low')
  expect(classOf('log', 210, 143, 4)).toBe('log high')
  expect(classOf('decision', 445, 47, 10)).toBe('decision low')
  expect(classOf('decision', 445, 82, 10)).toBe('decision high')
  expect(placed('log', undefined, 4, twoLines)).toEqual({ class: 'log' })
})
