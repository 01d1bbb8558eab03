import { expect, it } from 'vitest'
import type { Rect } from '../../../src/stage/face.ts'
import { layers, onGround } from '../../../src/table/layout/around.ts'
import { decoration, rest } from '../../../src/table/layout/leaf.ts'
import { type Decoration, lay, piecesOf } from '../../../src/table/layout/node.ts'

const print = (key: string) => decoration({ w: rest(), h: rest() }, key, () => [])

/** A ground drawn as an empty picture, whose key says what lies on it. */
const ground = (id: string) => (place: Rect, on: readonly Decoration[]) => [
  { id, ...place, depth: 0, art: { key: on.map(({ key }) => key).join(), w: 1, h: 1, draw: () => [] } },
]

it('draws what is decorative on the nearest ground alone', () => {
  const inner = onGround(ground('inner'), layers([print('siding'), print('hole')]))
  const outer = onGround(ground('outer'), layers([print('title'), inner, print('line')]))
  const pieces = piecesOf(lay(outer, { x: 0, y: 0, w: 10, h: 10 }))
  expect(pieces.map(({ id, art }) => [id, art.key])).toEqual([
    ['outer', 'title,line'],
    ['inner', 'siding,hole'],
  ])
})
