import { expect, it } from 'vitest'
import { group } from '../../../src/stage/art/draw.ts'
import { lay, piecesOf } from '../../../src/table/layout/node.ts'
import { counter } from '../../../src/table/parts/counter.ts'

const room = { w: { least: 20, ideal: 80 }, h: { least: 20, ideal: 60 } }

/** A counter of 7 in a room of 80 by 60. */
const counted = (isOver: boolean) => {
  const it = { id: 'coal', key: 'coal', label: 'seven coal', n: 7, draw: () => group(0, 0, 1, []) }
  const node = counter({ text: 1, least: 11 }, 5, it, room, isOver)
  return piecesOf(lay(node, { x: 10, y: 20, w: 80, h: 60 }))
}

it.each([false, true])('can be touched in all of its room and writes its number as a piece; over it: %s', (isOver) => {
  const [thing, number] = counted(isOver)
  expect(thing).toMatchObject({ id: 'coal', label: 'seven coal', x: 10, y: 20, w: 80, h: 60 })
  expect(number?.id).toBe('coal:n')
  expect(JSON.stringify(number?.art.draw())).toContain('"7"')
})
