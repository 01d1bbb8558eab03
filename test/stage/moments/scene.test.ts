import { describe, expect, it } from 'vitest'
import type { Layout, Moment, Rect, Step } from '../../../src/stage/face.ts'
import { briefly, sceneOf, stillScene } from '../../../src/stage/moments/scene.ts'

const art = { key: 'a', w: 10, h: 10, draw: () => [] }
const table = (station: Rect): Layout => ({
  size: { w: 1000, h: 600 },
  pieces: [{ id: 'station', ...station, depth: 1, art }],
  areas: { decision: { x: 0, y: 500, w: 1000, h: 100 }, log: { x: 0, y: 500, w: 0, h: 0 } },
})
const room = { free: { x: 0, y: 0, w: 1000, h: 500 }, home: { zoom: 1, x: 0, y: 0 } }
const built: Moment = {
  kind: 'station',
  name: 'Capel Bangor',
  note: 'Green built a station at Capel Bangor.',
  points: '+1',
  where: ['station', 'elsewhere'],
  train: { colour: 'green', pattern: 1, letter: 'G' },
}
const small = { x: 300, y: 80, w: 120, h: 60 }

const named = (steps: readonly Step[], name: string) =>
  steps.flatMap(({ piece, ...step }) => (typeof piece !== 'string' && piece.id === name ? [{ piece, ...step }] : []))
const endOf = (steps: readonly Step[]) => Math.max(...steps.map((step) => step.at + step.for))

describe('the scene of a moment', () => {
  it.each([0, 700, 1300, 2000])('takes one to two seconds beside an effect of %i ms', (own) => {
    const { steps, leaves, cues } = sceneOf(built, table(small), room, own)
    expect(endOf(steps)).toBeGreaterThanOrEqual(1000)
    expect(endOf(steps)).toBeLessThanOrEqual(2000)
    expect(leaves).toBeLessThan(endOf(steps))
    expect(cues).toHaveLength(1)
    expect(cues[0]?.at).toBe(named(steps, 'words')[0]?.at)
  })

  it('leans in on what it is about, by 1.8 at the most and never beyond the table', () => {
    const { camera } = sceneOf(built, table(small), room, 700)
    expect(camera?.zoom).toBe(1.8)
    const corner = sceneOf(built, table({ x: 0, y: 0, w: 40, h: 40 }), room, 700).camera
    expect(corner).toEqual({ zoom: 1.8, x: 0, y: 0 })
    const wide = sceneOf(built, table({ x: 100, y: 80, w: 700, h: 60 }), room, 700).camera
    expect(wide?.zoom).toBeLessThan(1.5)
  })

  it('leaves the camera alone where it would hardly move, and where nothing on the table is meant', () => {
    expect(sceneOf(built, table({ x: 0, y: 0, w: 1000, h: 500 }), room, 700).camera).toBeUndefined()
    expect(sceneOf({ ...built, where: [] }, table(small), room, 700).camera).toBeUndefined()
  })

  it('leaves a camera alone that was set by hand, and prints its words in that view', () => {
    const set = { ...room, home: { zoom: 2, x: 500, y: 300 }, fixed: true } as const
    const { steps, camera } = sceneOf(built, table(small), set, 700)
    expect(camera).toBeUndefined()
    const [words] = named(steps, 'words')
    expect(words?.to?.scale).toBe(0.5)
    const { x, y, w, h } = words?.piece ?? small
    expect(x + w / 2 - w / 4).toBeGreaterThanOrEqual(500)
    expect([y + h / 2 - h / 4 >= 300, y + h / 2 + h / 4 <= 550]).toEqual([true, true])
  })

  it('prints its words as large as ever under its camera, within the room and not on what it is about', () => {
    const { steps, camera } = sceneOf(built, table(small), room, 700)
    const { zoom, x, y } = camera ?? room.home
    const [words] = named(steps, 'words')
    expect(words?.to?.scale).toBeCloseTo(1 / zoom)
    const { piece } = words ?? { piece: small }
    const middle = { x: (piece.x + piece.w / 2 - x) * zoom, y: (piece.y + piece.h / 2 - y) * zoom }
    expect(middle.x - piece.w / 2).toBeGreaterThanOrEqual(0)
    expect(middle.x + piece.w / 2).toBeLessThanOrEqual(1000)
    expect(middle.y + piece.h / 2).toBeLessThanOrEqual(500)
    expect(middle.y - piece.h / 2).toBeGreaterThan((small.y + small.h - y) * zoom)
  })

  it('lets a seat’s train pass, and none where it is no seat’s', () => {
    expect(named(sceneOf(built, table(small), room, 700).steps, 'train')).toHaveLength(1)
    expect(named(sceneOf({ ...built, train: undefined }, table(small), room, 700).steps, 'train')).toEqual([])
  })

  it('is only heard so soon after another', () => {
    const { steps, cues, camera } = briefly(built)
    expect(steps).toEqual([])
    expect(camera).toBeUndefined()
    expect(cues).toEqual([expect.objectContaining({ at: 0 })])
  })
})

describe('a scene in which nothing may move', () => {
  it('fades its words and its number in and out where they are, without camera, train or darkness', () => {
    const { steps, camera } = stillScene(built, room)
    expect(camera).toBeUndefined()
    expect(named(steps, 'medal').length).toBeGreaterThan(0)
    expect([...named(steps, 'train'), ...named(steps, 'veil')]).toEqual([])
    for (const { from, to } of steps) {
      expect([from?.x, from?.y, to?.x, to?.y]).toEqual([undefined, undefined, undefined, undefined])
      expect(from?.scale).toBe(to?.scale)
    }
    expect(endOf(steps)).toBeLessThanOrEqual(2000)
  })
})
