import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/app/stream/filming.ts'
import type { Types } from '../../src/games/snowdonia/moves.ts'
import { need } from '../../src/kit/assert.ts'
import { closest } from '../../src/overlay/stream/controls.ts'
import type { Shape } from '../../src/stage/art/shape.ts'
import type { Layout, Size } from '../../src/stage/face.ts'
import { begun, walk } from '../playing.ts'
import { face as dwarvenFace } from './dwarven/face/laid.ts'
import { middle } from './dwarven/said.ts'
import { face as foothillsFace, positionAfter } from './foothills/face/playout.ts'
import { face as metroFace, playout } from './metro/face/playout.ts'
import { game as snowdonia, face as snowdoniaFace } from './snowdonia/face/opened.ts'

/** The sizes of what is printed in a picture. */
function prints(shapes: readonly Shape[], scale: number): number[] {
  return shapes.flatMap((shape) => {
    if (shape.only === 'contrast') return []
    if (shape.type === 'text') return [shape.size * scale]
    if (shape.type !== 'group') return []
    const { scale: own = 1 } = shape
    const size = typeof own === 'number' ? own : Math.min(...own)
    return prints(shape.shapes, scale * Math.abs(size))
  })
}

/** Share of the print on a table that is at least 28 pixels high in a shot of some nearness. */
function legible({ pieces, size }: Layout, stage: Size, nearness: number): number {
  const factor = (stage.w / size.w) * nearness
  const all = pieces.flatMap(({ w, art }) => prints(art.draw(), (w / art.w) * factor))
  return all.filter((print) => print >= 27.9).length / all.length
}

/** A match of Snowdonia some way in. */
const climbing = () => need(walk<Types>(snowdonia, begun<Types>(snowdonia, 2, {}, 4), 120).at(-1), 'a position')

/** The words printed in a picture. */
const wordsIn = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) =>
    shape.type === 'text' ? [shape.text] : shape.type === 'group' ? wordsIn(shape.shapes) : [],
  )

const looking = { seat: 0, watches: true, picked: [], next: [], text: 1.5, known: () => undefined }
const city = [...playout(3)][40]?.after
const lay: Readonly<Record<string, (size: Size, watches?: boolean) => Layout>> = {
  foothills: (size, watches = true) => foothillsFace.layout(positionAfter(2, 120), size, { ...looking, watches }),
  metro: (size, watches = true) =>
    metroFace.layout(city ?? expect.fail('a short match'), size, { ...looking, watches }),
  snowdonia: (size, watches = true) => snowdoniaFace.layout(climbing(), size, { ...looking, watches }),
  dwarven: (size, watches = true) => dwarvenFace.layout(middle, size, { ...looking, watches }),
}

const wide = { full: { w: 1514, h: 838 }, inset1600: { w: 1600, h: 652 }, chat384: { w: 1480, h: 776 } }
const square = { full: { w: 1024, h: 1024 }, inset1600: { w: 900, h: 900 } }
const vertical = { w: 1024, h: 1036 }

const tables = [
  ...Object.entries(wide).map(([preset, size]) => ['foothills', preset, size, 0.9] as const),
  ...Object.entries(square).map(([preset, size]) => ['metro', preset, size, 1] as const),
  // Of their cards, some are printed small: their pictures say the same.
  ...Object.entries(wide).map(([preset, size]) => ['snowdonia', preset, size, 0.85] as const),
  ...Object.entries(wide).map(([preset, size]) => ['dwarven', preset, size, 0.85] as const),
  ...Object.keys(lay).map((title) => [title, 'vertical', vertical, title === 'dwarven' ? 0.85 : 0.9] as const),
]

describe('what is printed on a table that is filmed', () => {
  it.each(tables)('can be read in the director’s closest shots: %s, %s', (title, _, size, share) => {
    const layout = lay[title]?.(size) ?? expect.fail('a title')
    expect(legible(layout, size, nearest)).toBeGreaterThanOrEqual(share)
  })

  it.each(tables)('can be read wherever a streamer zooms in: %s, %s', (title, _, size) => {
    const layout = lay[title]?.(size) ?? expect.fail('a title')
    expect(legible(layout, size, closest)).toBeGreaterThanOrEqual(title === 'snowdonia' ? 0.95 : 1)
  })
})

describe('a table that is watched', () => {
  it.each(Object.keys(lay))('calls nobody “you”: %s', (title) => {
    const says = (watches: boolean) => {
      const { pieces } = lay[title]?.({ w: 1600, h: 900 }, watches) ?? expect.fail('a title')
      return pieces.flatMap(({ art }) => wordsIn(art.draw())).some((text) => /· you$/i.test(text))
    }
    expect([says(true), says(false)]).toEqual([false, true])
  })
})
