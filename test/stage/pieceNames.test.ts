import { describe, expect, it } from 'vitest'
import { nameOfPlace, placeNamed } from '../../src/stage/pieceNames.ts'
import type { Touchable } from '../../src/stage/stage.ts'

const place = (id: string, pick = id): Touchable => ({
  id,
  pick,
  label: id,
  next: false,
  at: { x: 0, y: 0, w: 1, h: 1 },
})

const front = [place('hold:0:iron', 'iron:0'), place('iron:1'), place('a', 'yard'), place('b', 'yard')]
const across = [place('iron:0'), place('hold:1:iron', 'iron:1'), place('b', 'yard')]

describe('the name of a place', () => {
  it('finds it in every view that has it on the table', () => {
    for (const [here, there] of [
      [front, across],
      [across, front],
    ] as const)
      for (const one of here.filter(({ pick }) => pick !== 'yard'))
        expect(placeNamed(there, nameOfPlace(here, one))?.pick).toBe(one.pick)
  })

  it('tells apart pieces with the same pick name', () => {
    for (const one of front) expect(placeNamed(front, nameOfPlace(front, one))).toBe(one)
  })

  it('finds nothing if no piece has it', () => {
    expect(placeNamed(front, 'pub')).toBeUndefined()
  })
})
