import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Camera, fitted } from '../../src/stage/camera.ts'
import { openOperator } from '../../src/stage/operator.ts'

beforeEach(() => vi.stubGlobal('document', { hidden: false }))
afterEach(() => vi.unstubAllGlobals())

const near: Camera = { zoom: 2, x: 100, y: 50 }

/** An operator and its calls to the screen. */
function set(isCalm = false) {
  const looked: Camera[] = []
  const count = { sharpened: 0, woken: 0, moved: 0 }
  const operator = openOperator(
    {
      look: (camera) => looked.push(camera),
      sharpen: () => {
        count.sharpened += 1
      },
      wake: () => {
        count.woken += 1
      },
    },
    () => isCalm,
    () => {
      count.moved += 1
    },
  )
  /** Runs frames of 20 ms until none is needed. */
  const run = (busy = false) => {
    let frames = 0
    while (operator.pass(20, busy) && frames < 200) frames += 1
    return frames
  }
  return { operator, looked, count, run }
}

describe('the operator of the camera', () => {
  it('needs no frame while nothing moves', () => {
    const { operator, count } = set()
    expect(operator.pass(20, false)).toBe(false)
    expect(operator.isStill()).toBe(true)
    expect(count).toEqual({ sharpened: 0, woken: 0, moved: 0 })
  })

  it('glides in the time of the frames', () => {
    const { operator, looked, run, count } = set()
    operator.glide(near)
    expect(operator.now()).toEqual(fitted)
    expect(operator.goal()).toEqual(near)
    expect(operator.isStill()).toBe(false)
    run()
    expect(operator.now()).toEqual(near)
    const zooms = looked.map(({ zoom }) => zoom)
    expect(zooms.length).toBeGreaterThan(8)
    expect(zooms).toEqual([...zooms].sort((a, b) => a - b))
    expect(count.moved).toBe(1)
  })

  it('cuts with reduced motion or on a hidden page', () => {
    const calm = set(true)
    calm.operator.glide(near)
    expect(calm.operator.now()).toEqual(near)
    vi.stubGlobal('document', { hidden: true })
    const unseen = set()
    unseen.operator.glide(near)
    expect(unseen.operator.now()).toEqual(near)
  })

  it('makes everything crisp once at rest, then needs no frame', () => {
    const { operator, count, run } = set()
    operator.cut(near)
    expect(count.sharpened).toBe(0)
    run()
    expect(count.sharpened).toBe(1)
    expect(operator.isStill()).toBe(true)
  })

  it('puts that off while something on the table moves', () => {
    const { operator, count } = set()
    operator.cut(near)
    for (let frame = 0; frame < 50; frame++) expect(operator.pass(20, true)).toBe(true)
    expect(count.sharpened).toBe(0)
  })

  it('makes crisp again what was drawn while zoomed in', () => {
    const { operator, count, run } = set()
    operator.cut(near)
    run()
    run()
    expect(count.sharpened).toBe(2)
    operator.cut(fitted)
    run()
    expect(count.sharpened).toBe(3)
    run()
    expect(count.sharpened).toBe(3)
  })

  it('keeps its sight through a resize, and shows everything after a change of proportions', () => {
    const { operator } = set()
    operator.cut(near)
    operator.resize({ w: 1000, h: 600 }, { w: 2000, h: 1200 })
    expect(operator.now()).toEqual({ zoom: 2, x: 200, y: 100 })
    operator.resize({ w: 2000, h: 1200 }, { w: 1200, h: 2000 })
    expect(operator.now()).toEqual(fitted)
  })

  it('eases towards a moving goal', () => {
    const { operator } = set()
    operator.steer(near, 20)
    const first = operator.now().x
    expect(first).toBeGreaterThan(0)
    for (let frame = 0; frame < 100; frame++) operator.steer(near, 20)
    expect(operator.now().x).toBeCloseTo(100, 1)
    expect(first).toBeLessThan(50)
  })
})
