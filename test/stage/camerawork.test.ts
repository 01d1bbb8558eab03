import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCamerawork } from '../../src/stage/camerawork.ts'
import type { EffectQueue } from '../../src/stage/effectQueue.ts'
import type { Layout, Piece, Rect } from '../../src/stage/face.ts'
import { timelineOf } from '../../src/stage/timeline.ts'

beforeEach(() => vi.stubGlobal('document', { hidden: false }))
afterEach(() => vi.unstubAllGlobals())

const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 }
const art = { key: 'a', w: 40, h: 40, draw: () => [] }
const layout = (x: number): Layout => ({
  size: { w: 1000, h: 600 },
  pieces: [{ id: 'cube', x, y: 200, w: 40, h: 40, depth: 1, art } satisfies Piece],
  areas: { decision: nowhere, log: nowhere },
  board: { x: 500, y: 100, w: 500, h: 300 },
})

/** A table on which a scene plays, whose camera nobody directs. */
function leaning() {
  const camera = { zoom: 1.5, x: 100, y: 50 }
  const timeline = timelineOf(layout(700), layout(760), [{ piece: 'cube', at: 0, for: 1200 }])
  const scene = { steps: [], cues: [], camera, leaves: 1000, full: true }
  const animation = { effect: { type: 'moved' }, before: layout(700), timeline, moving: new Set<string>(), scene }
  const now = { at: 0, isOver: false, isPressed: false }
  const queue = { now: () => (now.isOver ? undefined : { animation, at: now.at }), rate: () => 1 }
  const view = { size: () => ({ w: 1000, h: 600 }), factor: () => 1, layout: () => layout(700), onPage: (r: Rect) => r }
  const told: number[] = []
  const screen = { look() {}, sharpen() {}, wake() {} }
  const work = openCamerawork(
    screen,
    view,
    queue,
    () => false,
    () => void told.push(work.goal().zoom),
    () => now.isPressed,
  )
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) work.pass(20, !now.isOver)
  }
  return { work, pass, now, told, wanted: camera }
}

/** A table on which a cube moves, as it would be filmed; `rate`: how fast it is played. */
function filmed(rate = 1) {
  const effect = { type: 'moved' }
  const timeline = timelineOf(layout(700), layout(760), [{ piece: 'cube', at: 0, for: 400 }])
  const animation = { effect, before: layout(700), timeline, moving: new Set<string>() }
  let at: number | undefined = 0
  const queue: Pick<EffectQueue, 'now' | 'rate'> = {
    now: () => (at === undefined ? undefined : { animation, at }),
    rate: () => rate,
  }
  const view = {
    size: () => ({ w: 1000, h: 600 }),
    factor: () => 1,
    layout: () => layout(700),
    onPage: (rect: Rect) => rect,
  }
  const screen = { look() {}, sharpen() {}, wake() {} }
  const camera = openCamerawork(
    screen,
    view,
    queue,
    () => false,
    () => {},
  )
  camera.direct(true)
  const end = () => {
    at = undefined
  }
  /** Passes frames of 20 ms while the camera is on its way; how many that took. */
  const arrive = () => {
    let frames = 0
    for (camera.pass(20, true); camera.isOnItsWay(); frames++) camera.pass(20, true)
    return frames
  }
  return { camera, arrive, end }
}

describe('the camerawork of a director', () => {
  it('keeps the action waiting until the camera is there', () => {
    const { camera, arrive } = filmed()
    expect(camera.isOnItsWay()).toBe(false)
    expect(arrive()).toBeGreaterThan(20)
    expect(camera.now()).toEqual(camera.goal())
    expect(camera.now().zoom).toBe(2)
  })

  it('hurries when what happens is played faster', () => {
    expect(filmed(4).arrive()).toBeLessThan(filmed(1).arrive() / 3)
  })

  it('leaves the camera to a person who has moved it, until all is shown again', () => {
    const { camera, arrive } = filmed()
    camera.zoom({ x: 0, y: 0 }, 3)
    expect(arrive()).toBe(0)
    expect(camera.goal().zoom).toBe(3)
    camera.showAll()
    expect(arrive()).toBeGreaterThan(0)
  })

  it('rests on the board alone where that is wanted', () => {
    const { camera, arrive, end } = filmed()
    camera.direct(true, { zoom: 4, stays: false, board: true })
    arrive()
    expect(camera.goal().zoom).toBe(4)
    end()
    for (let passed = 0; passed < 5000; passed += 100) camera.pass(100, false)
    const { zoom, y } = camera.goal()
    // The board with a little around it, as high as the stage.
    expect(y).toBe(98)
    expect(zoom).toBeCloseTo(600 / 304)
    expect(camera.isStill()).toBe(true)
  })

  it('uses all of a picture but the room for its captions', () => {
    const { camera, arrive } = filmed()
    arrive()
    const { y } = camera.goal()
    camera.showAll()
    camera.direct(true, { zoom: 2, stays: false, board: false, caption: 100 })
    arrive()
    expect(camera.goal().zoom).toBe(2)
    expect(camera.goal().y).not.toBe(y)
  })

  it('keeps nothing waiting on the way back to the whole table', () => {
    const { camera, arrive, end } = filmed()
    arrive()
    end()
    camera.pass(5000, false)
    camera.pass(20, false)
    expect(camera.goal().zoom).toBe(1)
    expect(camera.isOnItsWay()).toBe(false)
  })
})

describe('the camera at a scene', () => {
  it('leans in and turns home, and says all the while that it belongs there', () => {
    const { work, pass, now, told, wanted } = leaning()
    pass(400)
    expect(work.now()).toEqual(wanted)
    expect(work.goal().zoom).toBe(1)
    expect(work.isStill()).toBe(false)
    now.at = 1000
    pass(800)
    expect(work.now().zoom).toBe(1)
    expect(new Set(told)).toEqual(new Set([1]))
  })

  it('turns home as soon as the scene is ended', () => {
    const { work, pass, now } = leaning()
    pass(400)
    now.isOver = true
    pass(800)
    expect(work.now().zoom).toBe(1)
    expect(work.isStill()).toBe(true)
  })

  it('stays where it is under a finger, so that a touch lands where it was begun', () => {
    const { work, pass, now } = leaning()
    pass(100)
    const there = work.now()
    now.isPressed = true
    now.isOver = true
    pass(400)
    expect(work.now()).toEqual(there)
    now.isPressed = false
    pass(800)
    expect(work.now().zoom).toBe(1)
  })

  it('doesn’t set out while a finger is down', () => {
    const { work, pass, now } = leaning()
    now.isPressed = true
    pass(400)
    expect(work.now().zoom).toBe(1)
  })

  it('is left where a person has moved it, and scenes have that view for their room', () => {
    const { work, pass } = leaning()
    expect(work.room()).toEqual({ free: { x: 0, y: 0, w: 1000, h: 600 }, home: { zoom: 1, x: 0, y: 0 } })
    pass(100)
    work.zoom({ x: 0, y: 0 }, 2)
    pass(400)
    expect(work.goal().zoom).toBeGreaterThan(2)
    expect(work.room()).toMatchObject({ home: work.goal(), fixed: true })
  })
})
