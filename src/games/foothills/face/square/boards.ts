import { need } from '../../../../kit/assert.ts'
import type { Rect } from '../../../../stage/face.ts'
import type { Grid } from '../grid.ts'
import type { BoardPlaces } from '../pieces/boards.ts'
import { backPlaces, goodsPlaces, strip } from '../pieces/boards.ts'
import { cardsIn } from '../upright/boards.ts'

/** My board: holdings in one column beside the hut, to leave room for the cards. */
export function squareFront({ mine, measures }: Grid): BoardPlaces {
  const broad = Math.min(1, Math.max(0, (mine.w - 988) / 260))
  const held = Math.round(104 + 16 * broad)
  const parts = strip(mine, [96, 104, 0, 74, 84, held], 2)
  const head = measures.caption + 8
  const below = (i: number): Rect => {
    const { x, y, w, h } = need(parts[i], 'a part of the board')
    return { x: x + 5, y: y + head, w: w - 8, h: h - head - 6 }
  }
  const [cards, column] = [need(parts[2], 'the place of cards'), need(parts[5], 'what is held')]
  const high = Math.floor((mine.h - 10) / 3)
  const third = (i: number): Rect => ({ x: column.x + 4, y: mine.y + 5 + i * high, w: column.w - 10, h: high - 3 })
  return {
    whole: mine,
    points: need(parts[0], 'the place of points'),
    goods: goodsPlaces(below(1), 2, measures.goods),
    cards: cardsIn({ ...cards, x: cards.x + 3, w: cards.w - 6, y: cards.y + 7, h: cards.h - 13 }, 5, 5),
    tickets: below(3),
    hut: below(4),
    stations: third(0),
    tracks: third(1),
    pile: third(2),
  }
}

/** The opponent's board: the strip at the top, as on a wide table. */
export const squareBack = (grid: Grid): BoardPlaces => backPlaces(grid, [164, 172, 0, 84, 48, 58, 50, 56])
