import { describe, expect, it } from 'vitest'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import { captions } from '../../../../src/games/foothills/text/en/captions.ts'
import { words } from '../../../../src/games/foothills/text/en/index.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { face, game, playout } from './playout.ts'

const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
] as const

/** A layout in words that can be compared. */
const told = ({ pieces }: Layout) => pieces.map(({ art, ...rest }) => ({ ...rest, art: art.key }))

describe('a seat’s board', () => {
  it.each(sizes)('is laid out at $w × $h as if no earlier board had been kept', (size) => {
    const entries = [...playout(4, 160)]
    expect(entries).toHaveLength(160)
    for (const [i, { after }] of entries.entries()) {
      const fresh = words(game.box)
      const unkept = openFace(
        () => game.box,
        () => fresh,
        () => captions,
      )
      const looking = { seat: i % 3 === 0 ? 1 : 0, watches: i % 5 === 0, picked: [], next: [], text: 1 + (i % 2) }
      expect(told(face.layout(after, size, looking))).toEqual(told(unkept.layout(after, size, looking)))
    }
  })
})
