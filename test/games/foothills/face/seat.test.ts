import { describe, expect, it } from 'vitest'
import { type Grid, gridFor } from '../../../../src/games/foothills/face/grid.ts'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import { spareNode } from '../../../../src/games/foothills/face/pieces/actions.ts'
import { bagNode, pubNode, supplyNode, yardNode } from '../../../../src/games/foothills/face/pieces/stock.ts'
import { seatBoard } from '../../../../src/games/foothills/face/seat/board.ts'
import { type Table, tableOf } from '../../../../src/games/foothills/face/table.ts'
import { need } from '../../../../src/kit/assert.ts'
import type { Layout } from '../../../../src/stage/face.ts'
import { lay } from '../../../../src/table/layout/node.ts'
import { stages } from '../../../stage/faces/stages.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'
import { captions, texts, words } from '../texts.ts'
import { face, game, playout } from './playout.ts'

const sizes = [
  { w: 1280, h: 720 },
  { w: 390, h: 844 },
] as const

/** A layout in words that can be compared. */
const told = ({ pieces }: Layout) => pieces.map(({ art, ...rest }) => ({ ...rest, art: art.key }))

/** Everything beside the lines but the boards, by its area. */
const stockOf = (table: Table) => ({
  yard: yardNode(table),
  bag: bagNode(table),
  supply: supplyNode(table),
  pub: pubNode(table),
  spare: spareNode(table),
})

const areas = ['mine', 'theirs', 'yard', 'bag', 'supply', 'pub', 'spare'] as const

const rectOf = (grid: Grid, area: string) =>
  grid[
    need(
      areas.find((one) => one === area),
      'an area',
    )
  ]

describe('everything beside the lines', () => {
  it.each(stages)('has the room it needs, in every language, at $w × $h', (size) => {
    const positions = [...playout(7, 240), ...playout(12, 240)].filter((_, i) => i % 24 === 0)
    expect(positions.length).toBeGreaterThan(15)
    const short = positions.flatMap(({ after }, order) =>
      Object.entries(texts).flatMap(([language, { captions: say, words: speak }]) =>
        [0, 1].flatMap((viewer) => {
          const grid = gridFor(size)
          const looking = { seat: viewer, picked: [], next: ['spare:0'] }
          const table = tableOf(game.box, after, grid, looking, say, speak(game.box))
          const trees = { mine: seatBoard(table, viewer), theirs: seatBoard(table, 1 - viewer), ...stockOf(table) }
          return Object.entries(trees).flatMap(([area, tree]) => {
            const placed = lay(tree, rectOf(grid, area))
            return treeFaults(placed).map((fault) => `${order}: ${area} seen from ${viewer} in ${language}: ${fault}`)
          })
        }),
      ),
    )
    expect(short).toEqual([])
  })

  it.each(sizes)('is laid out at $w × $h as if nothing earlier had been kept', (size) => {
    const entries = [...playout(4, 40)]
    expect(entries).toHaveLength(40)
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
