import { describe, expect, it } from 'vitest'
import { countCalls } from '../../src/stage/frameCosts.ts'

describe('counting calls', () => {
  const made = () => {
    const drawn: number[] = []
    const proto = { draw: (x: number) => drawn.push(x), other: 'no function' }
    const one: { draw(x: number): number; more?: () => void } = Object.create(proto)
    return { one, drawn }
  }

  it('counts every call and still makes it', () => {
    const { one, drawn } = made()
    const calls = countCalls([one, ['draw', 'other', 'missing']])
    one.draw(3)
    one.draw(4)
    expect(calls.read()).toBe(2)
    expect(drawn).toEqual([3, 4])
  })

  it('leaves nothing behind when it stops', () => {
    const { one } = made()
    const own = () => {}
    one.more = own
    const calls = countCalls([one, ['draw', 'more']])
    expect(one.more).not.toBe(own)
    calls.stop()
    expect(one.more).toBe(own)
    expect(Object.keys(one)).toEqual(['more'])
    one.draw(1)
    expect(calls.read()).toBe(0)
  })
})
