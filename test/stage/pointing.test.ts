import { describe, expect, it } from 'vitest'
import type { Layout, Piece } from '../../src/stage/face.ts'
import { openPointing } from '../../src/stage/pointing.ts'

const piece = (id: string, rest: Partial<Piece> = {}): Piece => ({
  id,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
  depth: 0,
  art: { key: '', w: 1, h: 1, draw: () => [] },
  ...rest,
})
const none = { x: 0, y: 0, w: 0, h: 0 }
const layout: Layout = {
  size: { w: 9, h: 9 },
  pieces: [piece('card'), piece('lid', { opens: true }), piece('inside', { of: 'lid', pick: 'in' })],
  areas: { decision: none, log: none },
}

function open() {
  let at: string | undefined
  const view = {
    layout: () => layout,
    point: (on: string | undefined) => {
      at = on
    },
    pointed: () => (at === undefined ? undefined : { piece: at, isOpen: at === 'lid' }),
  }
  return { pointing: openPointing(view, () => {}), at: () => at }
}

describe('pointing', () => {
  it('follows a mouse, and a finger as long as it holds', () => {
    const { pointing, at } = open()
    pointing.come('card')
    expect(at()).toBe('card')
    pointing.press(['card'], false)
    expect(at()).toBe('card')
    pointing.press(['card'], true)
    expect(at()).toBeUndefined()
  })

  it('stays at what a touch has opened until something outside is pressed', () => {
    const { pointing, at } = open()
    expect(pointing.touch(['lid'])).toBe(false)
    pointing.come('card')
    pointing.press(['in'], true)
    expect(pointing.touch(['in'])).toBe(true)
    expect(at()).toBe('lid')
    pointing.press(['card'], false)
    expect(at()).toBeUndefined()
  })

  it('is shut by another touch of what has opened it, but not by a mouse that was over that', () => {
    const { pointing, at } = open()
    for (const shown of ['lid', undefined, 'lid']) {
      pointing.press(['lid'], true)
      expect(pointing.touch(['lid'])).toBe(false)
      expect(at()).toBe(shown)
    }
    pointing.press(['lid'], false)
    pointing.touch(['lid'])
    expect(at()).toBe('lid')
  })

  it('is shut by a step back, once', () => {
    const { pointing, at } = open()
    expect(pointing.touch(['card'])).toBe(true)
    expect(pointing.shut()).toBe(false)
    pointing.touch(['lid'])
    expect(pointing.shut()).toBe(true)
    expect(at()).toBeUndefined()
  })
})
