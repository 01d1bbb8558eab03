import { describe, expect, it } from 'vitest'
import type { Looking, Size } from '../../src/stage/face.ts'
import { openView } from '../../src/stage/view.ts'

describe('a view', () => {
  const open = () => {
    const asked: { size: Size; text: number }[] = []
    const seen: unknown[] = []
    const layout = (_: object, size: Size, { text = 1, known }: Looking) => {
      seen.push(known?.(7))
      asked.push({ size, text })
      return { size, pieces: [], areas: { decision: none, log: none } }
    }
    const picking = { picked: () => [], next: () => new Set<string>() }
    const rest = { show: () => [], picks: () => [], touched: () => undefined, about: () => undefined }
    return { asked, seen, view: openView({ ...rest, layout }, { phase: 'select' }, 0, picking) }
  }

  it('lays out once for several changes, on demand', () => {
    const { asked, view } = open()
    view.adapt(2)
    view.resize({ w: 300, h: 200 })
    expect(asked).toEqual([])
    view.layout()
    view.places()
    expect(asked).toEqual([{ size: { w: 300, h: 200 }, text: 2 }])
  })

  it('knows whether what is pointed at opens something', () => {
    const lid = { id: 'lid', x: 0, y: 0, w: 1, h: 1, depth: 0, art: { key: '', w: 1, h: 1, draw: () => [] } }
    const layout = (_: object, size: Size) => ({
      size,
      pieces: [
        { ...lid, opens: true as const },
        { ...lid, id: 'card' },
      ],
      areas: { decision: none, log: none },
    })
    const picking = { picked: () => [], next: () => new Set<string>() }
    const rest = { show: () => [], picks: () => [], touched: () => undefined, about: () => undefined }
    const view = openView({ ...rest, layout }, { phase: 'select' }, 0, picking)
    const pointedAt = (at: string | undefined) => {
      view.point(at)
      return view.pointed()
    }
    expect(pointedAt('card')).toEqual({ piece: 'card', isOpen: false })
    expect(pointedAt('lid')).toEqual({ piece: 'lid', isOpen: true })
    expect(pointedAt(undefined)).toBeUndefined()
  })

  it('lays out closed cards by what may be seen now', () => {
    const { seen, view } = open()
    view.layout()
    view.know((token) => `face ${token}`)
    view.layout()
    view.lay({ phase: 'select' })
    view.know(() => undefined)
    view.layout()
    expect(seen).toEqual([undefined, 'face 7', 'face 7', undefined])
  })

  it('keeps its layout when the position it shows is shown again', () => {
    const { asked, view } = open()
    const position = { phase: 'select' }
    view.show(position)
    view.layout()
    view.show(position)
    view.layout()
    expect(asked.length).toBe(1)
  })
})

const none = { x: 0, y: 0, w: 0, h: 0 }
