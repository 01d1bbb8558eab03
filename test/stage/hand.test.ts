import { describe, expect, it } from 'vitest'
import type { Layout, Piece } from '../../src/stage/face.ts'
import { fromTheTop, meantAt, openHand, pickOf, piecesAt, touchedAt } from '../../src/stage/hand.ts'

const art = { key: 'a', w: 10, h: 10, draw: () => [] }
const piece = (id: string, depth: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  x: 0,
  y: 0,
  w: 10,
  h: 10,
  depth,
  art,
  label: id,
  ...rest,
})
const layoutOf = (...pieces: Piece[]): Layout => ({
  size: { w: 100, h: 100 },
  pieces,
  areas: { decision: { x: 0, y: 0, w: 0, h: 0 }, log: { x: 0, y: 0, w: 0, h: 0 } },
})
const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id)

describe('pieces at a point', () => {
  it('come topmost first, the later of equal depths above', () => {
    const layout = layoutOf(piece('low', 1), piece('b', 5), piece('c', 5), piece('shown', 2, { above: true }))
    expect(ids(piecesAt(layout, 5, 5))).toEqual(['shown', 'c', 'b', 'low'])
    expect(ids(fromTheTop(layout.pieces))).toEqual(['shown', 'c', 'b', 'low'])
  })

  it('are only those with a label, under the point', () => {
    const { label, ...mute } = piece('mute', 9)
    const layout = layoutOf(mute, piece('far', 1, { x: 50 }), piece('here', 1))
    expect(ids(piecesAt(layout, 5, 5))).toEqual(['here'])
    expect(label).toBe('mute')
  })

  it('are picked by their pick name', () => {
    expect(pickOf(piece('yard:iron:3', 1, { pick: 'yard:iron' }))).toBe('yard:iron')
    expect(pickOf(piece('pub', 1))).toBe('pub')
  })
})

describe('a touch beside a part', () => {
  const card = piece('card', 1, { w: 40 })
  const part = (id: string, x: number) => piece(id, 2, { x, of: 'card' })
  const layout = layoutOf(card, part('one', 20), part('two', 30))

  it('touches the only part that leads to a move', () => {
    expect(touchedAt(layout, new Set(['two']), 5, 5)).toEqual(['card', 'two'])
  })

  it('touches none if two parts or no part lead to a move', () => {
    expect(touchedAt(layout, new Set(['one', 'two']), 5, 5)).toEqual(['card'])
    expect(touchedAt(layout, new Set(), 5, 5)).toEqual(['card'])
  })

  it('touches the part itself if it is hit', () => {
    expect(touchedAt(layout, new Set(['one', 'two']), 32, 5)).toEqual(['two', 'card'])
  })
})

describe('a finger', () => {
  const place = (id: string, x: number, size: number, next = true) => ({
    id,
    pick: id,
    label: id,
    next,
    at: { x, y: 100, w: size, h: size },
  })

  it('means a small piece that leads on within 22 pixels of its middle', () => {
    const hut = place('hut', 100, 20)
    expect(meantAt([hut], { x: 131, y: 89 })).toBe('hut')
    expect(meantAt([hut], { x: 133, y: 110 })).toBeUndefined()
    expect(meantAt([hut], { x: 110, y: 133 })).toBeUndefined()
  })

  it('means the nearest of several', () => {
    const all = [place('one', 100, 20), place('two', 124, 20)]
    expect(meantAt(all, { x: 121, y: 110 })).toBe('one')
    expect(meantAt(all, { x: 123, y: 110 })).toBe('two')
  })

  it('means nothing beside a piece as large as itself, nor one that leads nowhere', () => {
    expect(meantAt([place('card', 100, 60)], { x: 165, y: 130 })).toBeUndefined()
    expect(meantAt([place('idle', 100, 20, false)], { x: 110, y: 110 })).toBeUndefined()
  })
})

describe('a hand', () => {
  it('emits picks, moves and refusals, and knows what may be picked next', () => {
    const told: unknown[] = []
    const hand = openHand<string>({
      onPicked: (picked) => told.push(['picked', ...picked]),
      onChosen: (move) => told.push(['chosen', move]),
      onRefused: (refused) => told.push(['refused', ...refused]),
      onHeld: () => told.push(['held']),
      onHovered: (on) => told.push(['hovered', on]),
      onPointed: () => {},
      onPressed: () => {},
      onLeft: () => {},
      onTwice: () => told.push(['twice']),
      onPanned: () => told.push(['panned']),
      onPinched: () => told.push(['pinched']),
    })
    const at = { x: 0, y: 0 }
    let time = 0
    const down = (ids: string[]) => hand.dispatch({ type: 'down', ids, at, finger: 1, isTouch: false })
    const up = (ids: string[]) => {
      time += 1000
      hand.dispatch({ type: 'up', ids, at, finger: 1, time })
    }
    hand.ask([
      { move: 'm', picks: ['a', 'b'] },
      { move: 'n', picks: ['a', 'c'] },
    ])
    const touch = (...picks: string[]) => {
      down(picks)
      up(picks)
    }
    touch('z')
    touch('a')
    expect([...hand.next()]).toEqual(['b', 'c'])
    expect(hand.back()).toBe(true)
    expect(hand.back()).toBe(false)
    touch('a')
    down(['b'])
    hand.dispatch({ type: 'away' })
    touch('c')
    expect(hand.picked()).toEqual([])
    expect(told).toEqual([
      ['picked'],
      ['refused', 'z'],
      ['picked', 'a'],
      ['picked'],
      ['picked', 'a'],
      ['picked'],
      ['chosen', 'n'],
    ])
  })
})
