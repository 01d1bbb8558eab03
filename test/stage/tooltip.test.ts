import { describe, expect, it } from 'vitest'
import { type Camera, fitted, framing, seen } from '../../src/stage/camera.ts'
import type { Face, Layout, Piece, Rect } from '../../src/stage/face.ts'
import type { WordsAt } from '../../src/stage/stage.ts'
import { openTooltip, shelfOf } from '../../src/stage/tooltip.ts'
import { openView } from '../../src/stage/view.ts'

const art = { key: 'a', w: 100, h: 60, draw: () => [] }
const piece = (id: string, x: number, rest: Partial<Piece> = {}): Piece => ({
  id,
  x,
  y: 100,
  w: 100,
  h: 60,
  depth: 1,
  art,
  ...rest,
})

interface Toy {
  readonly position: { phase: string; readonly at: number }
  readonly move: { readonly type: string }
  readonly effect: { readonly type: string }
  readonly intention: string
}
const at = (place: number): Toy['position'] => ({ phase: 'play', at: place })

/** A game of two cards; the cube on one shares its card's description, and the ground has none. */
const face: Face<Toy> = {
  layout: (p, size): Layout => ({
    size,
    pieces: [
      piece('ground', 0, { w: 1280, h: 720, y: 0, depth: 0 }),
      ...(p.at === 0 ? [piece('card:a', 100), piece('cube', 110, { w: 20, h: 20, depth: 2 })] : []),
      piece('card:b', p.at === 2 ? 420 : 400, { pick: 'b' }),
    ],
    areas: { decision: { x: 0, y: 540, w: 800, h: 50 }, log: { x: 0, y: 0, w: 0, h: 0 } },
  }),
  show: () => [],
  picks: (_, { type }) => ['cube', type],
  touched: () => undefined,
  about: (_, id) => {
    const card = id === 'cube' ? 'card:a' : id
    return card === 'ground' ? undefined : { piece: card, title: card, kind: '', lines: [] }
  },
}

const onA = { x: 150, y: 150 }
const onB = { x: 450, y: 130 }
const beside = { x: 900, y: 400 }

function set(shown: Face<Toy> = face) {
  const told: (WordsAt | undefined)[] = []
  let camera: Camera = fitted
  const view = openView(shown, at(0), 0, { picked: () => [], next: () => new Set() }, () => camera)
  const work = {
    goal: () => camera,
    showAll: () => {
      camera = fitted
    },
    focus: (at: Rect, within: Rect) => {
      camera = framing(at, view.size(), within)
    },
  }
  const tooltip = openTooltip(shown, view, work, (words) => told.push(words))
  const words = () => told.at(-1)
  return { tooltip, view, told, words, camera: () => camera }
}

describe('a tooltip', () => {
  it('finds the described piece at a point, beneath parts and scenery', () => {
    const { tooltip } = set()
    expect(tooltip.describedAt(onA)).toBe('card:a')
    expect(tooltip.describedAt({ x: 115, y: 105 })).toBe('card:a')
    expect(tooltip.describedAt(beside)).toBeUndefined()
  })

  it('lists everything that has a description once, and describes any of it', () => {
    const { tooltip, words } = set()
    const things = tooltip.things().map(({ piece }) => piece)
    expect(things).toContain('card:a')
    expect(new Set(things).size).toBe(things.length)
    tooltip.described('card:a')
    expect(words()?.about.piece).toBe('card:a')
    tooltip.described(undefined)
    expect(words()).toBeUndefined()
  })

  it('describes what a mouse rests on or a finger holds, with its place', () => {
    const { tooltip, words } = set()
    tooltip.hovered('card:b')
    expect(words()?.at).toEqual({ x: 400, y: 100, w: 100, h: 60 })
    expect(words()?.large).toBe(false)
    tooltip.held({ x: 115, y: 105 })
    expect(words()?.about.title).toBe('card:a')
    tooltip.held(beside)
    expect(words()).toBeUndefined()
  })

  it('keeps the description above the decision bar if that leaves most of the stage', () => {
    const { tooltip, words } = set()
    tooltip.hovered('card:b')
    expect(words()?.room).toEqual({ x: 0, y: 0, w: 1280, h: 540 })
  })

  it('describes the last piece a move touches', () => {
    const { tooltip, words } = set()
    tooltip.moved({ type: 'b' })
    expect(words()?.about.title).toBe('card:b')
    tooltip.moved({ type: 'nothing' })
    expect(words()?.about.title).toBe('card:a')
    tooltip.moved(undefined)
    expect(words()).toBeUndefined()
  })

  it('is silent about moves whose trial says everything, and describes the others', () => {
    const { tooltip, words } = set({ ...face, tries: (pick) => pick === 'cube' })
    tooltip.moved({ type: 'b' })
    expect(words()).toBeUndefined()
    const plain = set({ ...face, tries: () => false })
    plain.tooltip.moved({ type: 'b' })
    expect(plain.words()?.about.title).toBe('card:b')
  })

  it('hides only its own description when a move is no longer considered', () => {
    const { tooltip, words } = set()
    tooltip.held(onA)
    tooltip.moved(undefined)
    expect(words()?.about.title).toBe('card:a')
  })

  it('keeps a card in close-up in sight when it moves', () => {
    const { tooltip, view, words } = set()
    tooltip.look(onB)
    const before = words()?.at
    view.show(at(2))
    tooltip.refresh()
    expect(words()?.at.x).toBeCloseTo(before?.x ?? 0)
    expect(words()?.at.y).toBeCloseTo(before?.y ?? 0)
  })

  it('shows a close-up: the card large on its shelf, with a large description beside it', () => {
    const { tooltip, words, camera } = set()
    tooltip.look(onB)
    const at = seen(camera(), { x: 400, y: 100, w: 100, h: 60 })
    expect(camera().zoom).toBeGreaterThan(3)
    expect(words()?.at).toEqual(at)
    expect(words()?.large).toBe(true)
    expect(at.x + at.w).toBeLessThan(1280 * 0.6)
  })

  it('leaves the close-up on a second double tap or on one beside everything', () => {
    const { tooltip, words, camera } = set()
    tooltip.look(onB)
    const { x, y, w, h } = words()?.at ?? { x: 0, y: 0, w: 0, h: 0 }
    tooltip.look({ x: x + w / 2, y: y + h / 2 })
    expect(camera()).toEqual(fitted)
    expect(words()).toBeUndefined()
    tooltip.look(onA)
    expect(camera()).not.toEqual(fitted)
    tooltip.look({ x: 1279, y: 5 })
    expect(camera()).toEqual(fitted)
  })

  it('keeps the close-up description when others are hidden', () => {
    const { tooltip, words } = set()
    tooltip.look(onB)
    tooltip.leave()
    tooltip.hovered('card:a')
    expect(words()?.about.title).toBe('card:b')
    expect(tooltip.isLarge()).toBe(true)
    expect(tooltip.drop()).toBe(true)
    expect(tooltip.drop()).toBe(false)
    tooltip.hovered('card:a')
    tooltip.leave()
    expect(words()).toBeUndefined()
  })

  it('hides the description with its piece', () => {
    const { tooltip, view, words } = set()
    tooltip.hovered('card:a')
    view.show(at(1))
    tooltip.refresh()
    expect(words()).toBeUndefined()
  })
})

describe('the shelf', () => {
  it('is at the left of a wide stage and at the top of a narrow one', () => {
    const wide = shelfOf({ x: 0, y: 0, w: 1280, h: 540 })
    expect(wide.x + wide.w).toBeLessThan(1280 * 0.6)
    const high = shelfOf({ x: 0, y: 0, w: 390, h: 600 })
    expect(high.y + high.h).toBeLessThan(300)
    expect(high.w).toBeGreaterThan(300)
  })
})
