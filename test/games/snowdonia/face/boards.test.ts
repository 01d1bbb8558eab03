import { describe, expect, it } from 'vitest'
import { areas } from '../../../../src/games/snowdonia/content/edition.ts'
import { gridFor } from '../../../../src/games/snowdonia/face/grid.ts'
import { bagBoard } from '../../../../src/games/snowdonia/face/pieces/bag.ts'
import { shedBoard } from '../../../../src/games/snowdonia/face/pieces/shed.ts'
import { workAt } from '../../../../src/games/snowdonia/face/pieces/works.ts'
import { mine } from '../../../../src/games/snowdonia/face/seat/mine.ts'
import { others } from '../../../../src/games/snowdonia/face/seat/others.ts'
import { type Table, tableOf } from '../../../../src/games/snowdonia/face/table.ts'
import type { Types } from '../../../../src/games/snowdonia/moves.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import type { Rect } from '../../../../src/stage/face.ts'
import { type LayoutNode, lay } from '../../../../src/table/layout/node.ts'
import { begun, entriesOf } from '../../../playing.ts'
import { stages } from '../../../stage/faces/stages.ts'
import { treeFaults } from '../../../stage/faces/trees.ts'
import { texts } from '../texts.ts'
import { game, words } from './opened.ts'

const languages = {
  en: [texts.en.captions, words],
  de: [texts.de.captions, texts.de.wordsWith(game.box)],
  cy: [texts.cy.captions, texts.cy.wordsWith(game.box)],
} as const

/** Some positions of a match played at random, from its start to its end. */
const positionsOf = (seats: number): Position[] => {
  const options = seats === 3 || seats === 1 ? {} : { route: 'blaenau', reckoning: 'own' }
  const all = [...entriesOf<Types>(game, begun<Types>(game, seats, options, seats + 40))].map(({ after }) => after)
  return [0.05, 0.3, 0.6, 0.8, 0.99].flatMap((share) => all[Math.floor(share * all.length)] ?? [])
}

/** The same with as many contracts as a seat may come to hold. */
function laden(p: Position): Position {
  const full = structuredClone(p)
  for (const { hand, used } of full.boards)
    while (hand.length + used.length < 8 && full.deck.length > 0) hand.push(...full.deck.splice(-1))
  return full
}

const matches = [1, 2, 3, 4, 5].map(positionsOf).map((some) => [...some, ...some.slice(1, 2).map(laden)])

type Tree = readonly [LayoutNode, Rect]

describe.each([
  { boards: 'the boards of the others', trees: (table: Table): Tree[] => [[others(table), table.grid.others]] },
  { boards: 'the board in front', trees: (table: Table): Tree[] => [[mine(table), table.grid.mine]] },
  {
    boards: 'the workplaces',
    trees: (table: Table): Tree[] =>
      areas.flatMap((letter, area) => {
        const place = need(table.grid.areas[area], 'its place')
        return [[workAt(table, letter, area, place), place]]
      }),
  },
  {
    boards: 'bag and shed',
    trees: (table: Table): Tree[] =>
      table.grid.small
        ? []
        : [[bagBoard(table), table.grid.bag] as const, [shedBoard(table), table.grid.shed] as const],
  },
])('$boards', ({ trees }) => {
  it.each(stages)('give everything on them the room it needs, in every language, at $w × $h', (size) => {
    expect(matches.flat()).toHaveLength(30)
    const short = matches.flat().flatMap((p, order) =>
      Object.entries(languages).flatMap(([language, [say, spoken]]) => {
        const seats = p.boards.length
        const grid = gridFor(size, seats)
        const table = tableOf(game.box, p, grid, { seat: order % seats, picked: [], next: [] }, say, spoken)
        return trees(table).flatMap(([tree, place], at) =>
          treeFaults(lay(tree, place)).map((x) => `${order}: ${seats} seats in ${language}, ${at}: ${x}`),
        )
      }),
    )
    expect(short).toEqual([])
  })
})
