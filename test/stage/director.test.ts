import { describe, expect, it } from 'vitest'
import { type Camera, fitted, seen } from '../../src/stage/camera.ts'
import {
  actionOf,
  direct,
  longestAway,
  noShot,
  reading,
  type Shot,
  type StageGeometry,
  shortest,
} from '../../src/stage/director.ts'
import type { Layout, Piece, Rect, Step } from '../../src/stage/face.ts'
import { type Timeline, timelineOf } from '../../src/stage/timeline.ts'

const art = { key: 'a', w: 40, h: 40, draw: () => [] }
const piece = (id: string, x: number, y: number): Piece => ({ id, x, y, w: 40, h: 40, depth: 1, art })
const layout = (...pieces: Piece[]): Layout => ({
  size: { w: 1000, h: 600 },
  pieces,
  areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
})
const studio: StageGeometry = {
  size: { w: 1000, h: 600 },
  factor: 1,
  free: { x: 0, y: 0, w: 1000, h: 500 },
  whole: fitted,
}

/** A timeline that moves a piece from one place to another. */
const move = (id: string, from: [number, number], to: [number, number], rest: Partial<Step> = {}) =>
  timelineOf(layout(piece(id, ...from)), layout(piece(id, ...to)), [{ piece: id, at: 0, for: 400, ...rest }])

/** A long journey of a passing piece. */
const journey = (ms: number): Timeline =>
  timelineOf(layout(), layout(), [{ piece: piece('engine', 100, 300), at: 0, for: ms, to: { x: 900 }, ease: 'linear' }])

const isSeen = (camera: Camera, rect: Rect) => {
  const { x, y, w, h } = seen(camera, rect)
  return x >= 0 && y >= 0 && x + w <= 1000.01 && y + h <= 500.01
}

const begin = (shot: Shot, timeline: Timeline, ms = 16) => direct(shot, { timeline, at: 0 }, ms, studio)

describe('a director', () => {
  it('shows the pieces that move, at most twice as large', () => {
    const shot = begin(noShot, move('cube', [700, 200], [760, 240]))
    expect(shot.camera.zoom).toBe(2)
    expect(isSeen(shot.camera, { x: 700, y: 200, w: 100, h: 80 })).toBe(true)
  })

  it('goes to where pieces land that cross the whole table', () => {
    const shot = begin(noShot, move('cube', [10, 10], [900, 380]))
    expect(shot.camera.zoom).toBe(2)
    expect(isSeen(shot.camera, { x: 900, y: 380, w: 40, h: 40 })).toBe(true)
  })

  it('shows everything when pieces land all over the table', () => {
    const [before, after] = [
      layout(piece('a', 10, 10), piece('b', 500, 200)),
      layout(piece('a', 40, 10), piece('b', 900, 380)),
    ]
    const steps = ['a', 'b'].map((id) => ({ piece: id, at: 0, for: 400 }))
    expect(begin(noShot, timelineOf(before, after, steps)).camera).toEqual(fitted)
  })

  it('films the board and nothing beyond it where that alone is the whole table', () => {
    const board = { ...studio, whole: { zoom: 1.25, x: 100, y: 50 } }
    const film = (timeline: Timeline) => direct(noShot, { timeline, at: 0 }, 16, board)
    const { camera } = film(move('cube', [10, 10], [840, 400]))
    expect(camera.zoom).toBe(2)
    expect(isSeen(camera, { x: 840, y: 400, w: 40, h: 40 })).toBe(true)
    expect({ x: camera.x + 1000 / 2, y: camera.y + 500 / 2 }).toEqual({ x: 900, y: 450 })
    const beyond = film(move('cube', [910, 500], [950, 500]))
    expect(beyond.camera).toEqual(board.whole)
    const next = direct(film(move('a', [300, 200], [340, 220])), undefined, 600, board)
    const wide = move('b', [800, 380], [840, 400])
    expect(direct(next, { timeline: wide, at: 0 }, 16, board).camera).toEqual(board.whole)
  })

  it('stays where it is when nothing moves', () => {
    const quiet = timelineOf(layout(piece('count', 0, 0)), layout(piece('count', 0, 0)), [
      { piece: 'count', at: 0, for: 200, to: { scale: 1.2 } },
    ])
    expect(actionOf(quiet, studio)).toBeUndefined()
    const shot = begin(noShot, quiet)
    expect(shot.camera).toEqual(fitted)
  })

  it('keeps a shot for a minimum time, widening it for movement elsewhere', () => {
    const first = begin(noShot, move('a', [100, 100], [140, 120]))
    const next = begin(first, move('b', [500, 380], [540, 400]), 600)
    for (const rect of [
      { x: 100, y: 100, w: 80, h: 60 },
      { x: 500, y: 380, w: 80, h: 60 },
    ])
      expect(isSeen(next.camera, rect)).toBe(true)
    expect(next.camera.zoom).toBeLessThan(first.camera.zoom)
    const later = begin(first, move('b', [800, 380], [840, 400]), shortest)
    expect(later.camera.zoom).toBe(2)
    expect(isSeen(later.camera, { x: 100, y: 100, w: 80, h: 60 })).toBe(false)
  })

  it('keeps the shot when the next movement is within it', () => {
    const first = begin(noShot, move('a', [300, 200], [340, 220]))
    const next = begin(first, move('b', [360, 220], [380, 240]), 400)
    expect(next.camera).toBe(first.camera)
  })

  it('never cuts away while something turns face up', () => {
    const first = begin(noShot, move('a', [100, 100], [140, 120]))
    const next = begin(first, move('b', [500, 300], [500, 340], { flip: true }), shortest)
    expect(isSeen(next.camera, { x: 100, y: 100, w: 80, h: 60 })).toBe(true)
    expect(isSeen(next.camera, { x: 500, y: 300, w: 40, h: 80 })).toBe(true)
  })

  it('holds still during one timeline', () => {
    const timeline = move('a', [100, 100], [140, 120])
    const first = begin(noShot, timeline)
    const later = direct(first, { timeline, at: 300 }, shortest * 2, studio)
    expect(later.camera).toBe(first.camera)
  })

  it('follows a piece that travels across the table', () => {
    const timeline = journey(1200)
    let shot = begin(noShot, timeline)
    const places: number[] = []
    for (let at = 100; at < 1200; at += 200) {
      shot = direct(shot, { timeline, at }, 200, studio)
      const x = 120 + (780 * at) / 1200
      expect(isSeen(shot.camera, { x: x - 20, y: 300, w: 40, h: 40 })).toBe(true)
      places.push(shot.camera.x)
    }
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.at(-1)).toBeGreaterThan((places[0] ?? 0) + 300)
  })

  it('does not follow a quick piece', () => {
    const timeline = journey(400)
    const first = begin(noShot, timeline)
    expect(direct(first, { timeline, at: 200 }, 200, studio).camera).toBe(first.camera)
  })

  it('holds what has turned face up until it can have been read', () => {
    const reveal = move('card', [500, 300], [500, 340], { flip: true })
    const shown = begin(noShot, reveal)
    expect(isSeen(shown.camera, { x: 500, y: 300, w: 40, h: 80 })).toBe(true)
    const late = direct(shown, { timeline: reveal, at: 399 }, shortest, studio)
    const elsewhere = move('b', [100, 100], [140, 120])
    const soon = begin(late, elsewhere, reading - 1)
    expect(isSeen(soon.camera, { x: 500, y: 340, w: 40, h: 40 })).toBe(true)
    expect(isSeen(soon.camera, { x: 100, y: 100, w: 80, h: 60 })).toBe(true)
    expect(direct(late, undefined, reading - 1, studio).camera).toBe(late.camera)
    expect(begin(late, elsewhere, reading).camera.zoom).toBe(2)
  })

  it('shows the whole table again after some time of shots', () => {
    const first = begin(noShot, move('a', [100, 100], [140, 120]))
    const long = begin(first, move('a', [140, 120], [180, 120]), longestAway - 1)
    expect(long.camera.zoom).toBe(2)
    const established = begin(long, move('b', [800, 380], [840, 400]), shortest)
    expect(established.camera).toEqual(fitted)
    expect(begin(established, move('c', [100, 100], [140, 120]), shortest).camera.zoom).toBe(2)
  })

  it('comes closer and stays where a streamer wants it', () => {
    const close = { zoom: 3, stays: true, board: false }
    const timeline = move('a', [100, 100], [140, 120])
    const first = direct(noShot, { timeline, at: 0 }, 16, studio, close)
    expect(first.camera.zoom).toBe(3)
    expect(direct(first, undefined, longestAway, studio, close).camera).toBe(first.camera)
    const next = move('b', [800, 380], [840, 400])
    const later = direct(first, { timeline: next, at: 0 }, longestAway, studio, close)
    expect(later.camera.zoom).toBe(3)
    expect(isSeen(later.camera, { x: 800, y: 380, w: 80, h: 60 })).toBe(true)
  })

  it('leaves out of its shots a gap across the table', () => {
    const shotOf = (y: number, gap?: Rect) => {
      const timeline = move('a', [500, y], [560, y])
      return direct(noShot, { timeline, at: 0 }, 16, { ...studio, gap }).camera
    }
    const gapAt = (y: number) => ({ x: 0, y, w: 1000, h: 60 })
    // The part that is free of DOM is 250 high at this zoom.
    expect([shotOf(250).y, shotOf(250).zoom]).toEqual([145, 2])
    expect(shotOf(250, gapAt(300)).y).toBe(300 - 250)
    expect(shotOf(250, gapAt(160)).y).toBe(160 + 60)
    expect(shotOf(250, gapAt(500)).y).toBe(145)
  })

  it('returns to the whole table a while after the last effect', () => {
    const first = begin(noShot, move('a', [100, 100], [140, 120]))
    const held = direct(first, undefined, shortest - 100, studio)
    expect(held.camera).toBe(first.camera)
    const back = direct(held, undefined, 200, studio)
    expect(back.camera).toEqual(fitted)
    const soon = begin(back, move('b', [800, 380], [840, 400]), shortest - 1)
    expect(soon.camera).toEqual(fitted)
    expect(direct(back, undefined, shortest, studio)).toBe(noShot)
  })
})
