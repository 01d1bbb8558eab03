import { describe, expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/foothills/face/grid.ts'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import { seatBoard } from '../../../../src/games/foothills/face/seat/board.ts'
import { tableOf } from '../../../../src/games/foothills/face/table.ts'
import { captions as welsh } from '../../../../src/games/foothills/text/cy/captions.ts'
import { words as welshWords } from '../../../../src/games/foothills/text/cy/index.ts'
import { captions as german } from '../../../../src/games/foothills/text/de/captions.ts'
import { words as germanWords } from '../../../../src/games/foothills/text/de/index.ts'
import { captions } from '../../../../src/games/foothills/text/en/captions.ts'
import { words } from '../../../../src/games/foothills/text/en/index.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { lay } from '../../../../src/table/layout/node.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'
import { face, game, playout } from './playout.ts'

const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
] as const

/** A layout in words that can be compared. */
const told = ({ pieces }: Layout) => pieces.map(({ art, ...rest }) => ({ ...rest, art: art.key }))

/** The nine sizes at which tables are compared. */
const stages = [
  ...[1280, 1920, 3840].map((w) => ({ w, h: (w * 9) / 16 })),
  { w: 1024, h: 768 },
  { w: 768, h: 1024 },
  { w: 390, h: 844 },
  { w: 360, h: 640 },
  { w: 844, h: 390 },
  { w: 640, h: 360 },
]

const languages = { en: [captions, words], de: [german, germanWords], cy: [welsh, welshWords] } as const

describe('a seat’s board', () => {
  it.each(stages)('gives everything on it the room it needs, in every language, at $w × $h', (size) => {
    const positions = [...playout(7, 240), ...playout(12, 240)].filter((_, i) => i % 24 === 0)
    expect(positions.length).toBeGreaterThan(15)
    const short = positions.flatMap(({ after }, order) =>
      Object.entries(languages).flatMap(([language, [say, speak]]) =>
        [0, 1].flatMap((viewer) => {
          const grid = gridFor(size)
          const looking = { seat: viewer, picked: [], next: [] }
          const table = tableOf(game.box, after, grid, looking, say, speak(game.box))
          return [0, 1].flatMap((seat) => {
            const placed = lay(seatBoard(table, seat), seat === viewer ? grid.mine : grid.theirs)
            return treeFaults(placed).map(
              (fault) => `${order}: seat ${seat} seen from ${viewer} in ${language}: ${fault}`,
            )
          })
        }),
      ),
    )
    expect(short).toEqual([])
  })

  it.each(sizes)('is laid out at $w × $h as if no earlier board had been kept', (size) => {
    const entries = [...playout(4, 70)]
    expect(entries).toHaveLength(70)
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
