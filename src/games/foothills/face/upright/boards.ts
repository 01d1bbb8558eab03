import type { Rect } from '../../../../stage/face.ts'
import type { Grid } from '../grid.ts'
import type { BoardPlaces } from '../pieces/boards.ts'
import { across, around } from '../table.ts'

/** Room for the seat's pattern at a small board's left edge. */
export const patternWide = 9

/** Icons of a supply in a row, `step` from one to the next. */
export const goodsAt = (x: number, y: number, step: number, size: number): BoardPlaces['goods'] => {
  const at = (i: number) => around(Math.round(x + i * step + size / 2), Math.round(y), size)
  return { iron: at(0), stone: at(1), rubble: at(2), passengers: at(3) }
}

/** Holdings in a row: tickets, hut, stations, tracks, scoring pile, each with its share of the width. */
export function heldAt(
  { x, y, w, h }: Rect,
  shares: readonly number[] = [0.44, 0.14, 0.14, 0.14, 0.14],
): Pick<BoardPlaces, 'tickets' | 'hut' | 'stations' | 'tracks' | 'pile'> {
  let left = x
  const [tickets, hut, stations, tracks, pile] = shares.map((share): Rect => {
    const part = { x: Math.round(left), y, w: Math.round(w * share) - 6, h }
    left += w * share
    return part
  })
  const none = { x, y, w: 0, h }
  return {
    tickets: tickets ?? none,
    hut: hut ?? none,
    stations: stations ?? none,
    tracks: tracks ?? none,
    pile: pile ?? none,
  }
}

/** Card places side by side on whole pixels. */
export const cardsIn = (rect: Rect, count: number, gap: number): Rect[] =>
  across(rect, count, gap).map((one) => ({ ...one, x: Math.round(one.x), w: Math.floor(one.w) }))

/** The drawer at the bottom: points to the left of supply and holdings, the action cards below. */
export function uprightFront({ mine }: Grid): BoardPlaces {
  const x = mine.x + patternWide + 6
  const w = mine.w - patternWide - 12
  const top = mine.y + 5
  const medal = mine.h < 175 ? 64 : 70
  const [left, room] = [x + medal + 8, w - medal - 8]
  const step = Math.floor(Math.min(110, (room - 70) / 4))
  const cards = top + medal + 5
  return {
    whole: mine,
    points: { x, y: top, w: medal, h: medal },
    goods: goodsAt(left, top + 19, step, 32),
    ...heldAt({ x: left, y: top + 38, w: room, h: medal - 38 }),
    cards: cardsIn({ x, y: cards, w, h: mine.y + mine.h - cards - 6 }, 5, 4),
  }
}

/** The strip at the top: the same in two rows, cards as letters. */
export function uprightBack({ theirs }: Grid): BoardPlaces {
  const x = theirs.x + patternWide + 5
  const w = theirs.w - patternWide - 10
  const top = theirs.y + 4
  const high = theirs.h - 8
  const points = { x, y: top, w: 38 + high, h: high }
  const [left, room] = [x + points.w + 6, w - points.w - 6]
  const cardsWide = Math.round(room * 0.45)
  const half = Math.round(high * 0.54)
  const held = { x: left, y: top + half + 3, w: room, h: high - half - 3 }
  return {
    whole: theirs,
    points,
    goods: goodsAt(left, top + half / 2, Math.floor((room - cardsWide - 4) / 4), 23),
    ...heldAt(held),
    cards: cardsIn({ x: left + room - cardsWide, y: top, w: cardsWide, h: half }, 5, 3),
  }
}
