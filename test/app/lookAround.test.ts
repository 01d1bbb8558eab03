import { describe, expect, it } from 'vitest'
import { thingBy } from '../../src/app/table/lookAround.ts'

const thing = (piece: string, x: number, y: number) => ({ piece, at: { x, y, w: 10, h: 10 } })
const a = thing('a', 0, 0)
const b = thing('b', 100, 4)
const c = thing('c', 0, 100)
const d = thing('d', 104, 100)
const all = [d, b, c, a]

describe('looking around the table by keyboard', () => {
  it('goes to the nearest thing in the direction of an arrow', () => {
    expect(thingBy('ArrowRight', all, a)).toBe(b)
    expect(thingBy('ArrowDown', all, a)).toBe(c)
    expect(thingBy('ArrowDown', all, b)).toBe(d)
    expect(thingBy('ArrowLeft', all, d)).toBe(c)
    expect(thingBy('ArrowUp', all, d)).toBe(b)
  })

  it('stays where there is nothing further', () => {
    expect(thingBy('ArrowUp', all, a)).toBeUndefined()
    expect(thingBy('ArrowLeft', all, c)).toBeUndefined()
    expect(thingBy('x', all, a)).toBeUndefined()
  })

  it('comes to everything in reading order by page keys, round and round', () => {
    const seen = [a]
    for (let step = 0; step < 3; step++) seen.push(thingBy('PageDown', all, seen.at(-1) ?? a) ?? a)
    expect(seen).toEqual([a, b, c, d])
    expect(thingBy('PageDown', all, d)).toBe(a)
    expect(thingBy('PageUp', all, a)).toBe(d)
    expect(thingBy('Home', all, d)).toBe(a)
    expect(thingBy('End', all, a)).toBe(d)
  })
})
