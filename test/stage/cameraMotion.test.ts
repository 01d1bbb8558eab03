import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Camera, fitted } from '../../src/stage/camera.ts'
import { openCameraMotion } from '../../src/stage/cameraMotion.ts'

beforeEach(() => vi.stubGlobal('document', { hidden: false }))
afterEach(() => vi.unstubAllGlobals())

const near: Camera = { zoom: 2, x: 100, y: 50 }

/** A camera motion and its calls to the screen. */
function set(isCalm = false) {
  const looked: Camera[] = []
  const count = { sharpened: 0, woken: 0, moved: 0 }
  const motion = openCameraMotion(
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
    while (motion.pass(20, busy) && frames < 200) frames += 1
    return frames
  }
  return { motion, looked, count, run }
}

describe('the motion of the camera', () => {
  it('needs no frame while nothing moves', () => {
    const { motion, count } = set()
    expect(motion.pass(20, false)).toBe(false)
    expect(motion.isStill()).toBe(true)
    expect(count).toEqual({ sharpened: 0, woken: 0, moved: 0 })
  })

  it('glides in the time of the frames', () => {
    const { motion, looked, run, count } = set()
    motion.glide(near)
    expect(motion.now()).toEqual(fitted)
    expect(motion.goal()).toEqual(near)
    expect(motion.isStill()).toBe(false)
    run()
    expect(motion.now()).toEqual(near)
    const zooms = looked.map(({ zoom }) => zoom)
    expect(zooms.length).toBeGreaterThan(8)
    expect(zooms).toEqual([...zooms].sort((a, b) => a - b))
    expect(count.moved).toBe(1)
  })

  it('cuts with reduced motion or on a hidden page', () => {
    const calm = set(true)
    calm.motion.glide(near)
    expect(calm.motion.now()).toEqual(near)
    vi.stubGlobal('document', { hidden: true })
    const unseen = set()
    unseen.motion.glide(near)
    expect(unseen.motion.now()).toEqual(near)
  })

  it('makes everything crisp once at rest, then needs no frame', () => {
    const { motion, count, run } = set()
    motion.cut(near)
    expect(count.sharpened).toBe(0)
    run()
    expect(count.sharpened).toBe(1)
    expect(motion.isStill()).toBe(true)
  })

  it('puts that off while something on the table moves', () => {
    const { motion, count } = set()
    motion.cut(near)
    for (let frame = 0; frame < 50; frame++) expect(motion.pass(20, true)).toBe(true)
    expect(count.sharpened).toBe(0)
  })

  it('makes crisp again what was drawn while zoomed in', () => {
    const { motion, count, run } = set()
    motion.cut(near)
    run()
    run()
    expect(count.sharpened).toBe(2)
    motion.cut(fitted)
    run()
    expect(count.sharpened).toBe(3)
    run()
    expect(count.sharpened).toBe(3)
  })

  it('keeps its sight through a resize, and shows everything after a change of proportions', () => {
    const { motion } = set()
    motion.cut(near)
    motion.resize({ w: 1000, h: 600 }, { w: 2000, h: 1200 })
    expect(motion.now()).toEqual({ zoom: 2, x: 200, y: 100 })
    motion.resize({ w: 2000, h: 1200 }, { w: 1200, h: 2000 })
    expect(motion.now()).toEqual(fitted)
  })

  it('eases towards a moving goal', () => {
    const { motion } = set()
    motion.steer(near, 20)
    const first = motion.now().x
    expect(first).toBeGreaterThan(0)
    for (let frame = 0; frame < 100; frame++) motion.steer(near, 20)
    expect(motion.now().x).toBeCloseTo(100, 1)
    expect(first).toBeLessThan(50)
  })
})
