import { expect, it } from 'vitest'
import { need } from '../../../../src/kit/assert.ts'
import type { Rect } from '../../../../src/stage/face.ts'
import { everyChoice, face, game, setUp } from './opened.ts'

const sizes = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
]

const overlap = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

it.each(sizes)('shows no chip for a choice under the decision bar or the log, at $w by $h', (size) => {
  const hidden = everyChoice().flatMap(({ p, seat, moves }) => {
    const next = [...new Set(moves.flatMap((move) => face.picks(p, move)[0] ?? []))]
    const { pieces, areas } = face.layout(p, size, { seat, picked: [], next })
    const chips = pieces.filter(({ id }) => id.startsWith('offer:'))
    return chips.filter((chip) => [areas.decision, areas.log].some((area) => overlap(chip, area)))
  })
  expect(hidden.map(({ id }) => id)).toEqual([])
})

it('offers cubes among the workplaces on a phone, clear of the line above them', () => {
  const size = { w: 390, h: 844 }
  const taking = everyChoice().filter(({ moves }) => moves.every(({ type }) => type === 'take'))
  expect(taking.length).toBeGreaterThan(0)
  const covering = taking.flatMap(({ p, seat, moves }) => {
    const next = [...new Set(moves.flatMap((move) => face.picks(p, move)[0] ?? []))]
    const { pieces } = face.layout(p, size, { seat, picked: [], next })
    const yard = need(
      pieces.find(({ id }) => id === `area:${p.area}`),
      'the stockyard',
    )
    const chips = pieces.filter(({ id }) => id.startsWith('offer:'))
    expect(chips.length).toBeGreaterThan(0)
    return chips.filter(({ y, h }) => y < yard.y || y + h > yard.y + yard.h)
  })
  expect(covering.map(({ id }) => id)).toEqual([])
})

it.each(sizes)('hangs a used order clear of the cubes of its workplace, at $w by $h', (size) => {
  const p = setUp(2, {})
  const order = need(
    game.box.contracts.find((contract) => contract?.area === 'A'),
    'an order for A',
  ).id
  need(p.boards[0], 'a board').active = [order]
  const { pieces } = face.layout(p, size, { seat: 0, picked: [], next: [] })
  const tag = need(
    pieces.find(({ id }) => id === `order:${order}`),
    'its tag',
  )
  const cubes = pieces.filter(({ id }) => id.startsWith('yard:'))
  expect(cubes.length).toBeGreaterThan(0)
  expect(cubes.filter((cube) => overlap(cube, tag))).toEqual([])
})
