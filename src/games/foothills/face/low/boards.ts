import type { Grid } from '../grid.ts'
import type { BoardPlaces } from '../pieces/boards.ts'
import { cardsIn, goodsAt, heldAt, patternWide } from '../upright/boards.ts'

const gap = 4

/**
 * My board at the right: points with name and tickets above the supply; the action cards in rows of three and two, and
 * in the sixth place the hut and what is built, laid and scored.
 */
export function lowFront({ mine }: Grid): BoardPlaces {
  const x = mine.x + patternWide + 5
  const w = mine.w - patternWide - 9
  const top = mine.y + 4
  const medal = 56
  const left = x + medal + 5
  const room = w - medal - 5
  const cards = top + medal + 5
  const high = Math.floor((mine.y + mine.h - cards - 5 - gap) / 2)
  const upper = cardsIn({ x, y: cards, w, h: high }, 3, gap)
  const lower = cardsIn({ x, y: cards + high + gap, w, h: high }, 3, gap)
  const last = lower[2] ?? { x, y: cards, w: 0, h: 0 }
  const shelf = Math.floor((last.h - 4) / 2)
  const half = Math.floor(last.w / 2)
  const cell = (column: number, row: number) => ({
    x: last.x + 4 + column * (half - 1),
    y: last.y + 2 + row * shelf,
    w: half - 6,
    h: shelf - 4,
  })
  const name = Math.round(room * 0.5)
  return {
    whole: mine,
    points: { x, y: top, w: medal, h: medal },
    goods: goodsAt(left, top + 39, Math.floor(room / 4), 30),
    tickets: { x: left + name, y: top, w: room - name, h: 26 },
    hut: cell(0, 0),
    pile: cell(1, 0),
    stations: cell(0, 1),
    tracks: cell(1, 1),
    cards: [...upper, ...lower.slice(0, 2)],
  }
}

/** The opponent's board above it: points and supply, tracks and stations, the letters of their cards. */
export function lowBack({ theirs }: Grid): BoardPlaces {
  const x = theirs.x + patternWide + 5
  const w = theirs.w - patternWide - 10
  const top = theirs.y + 4
  const medal = Math.round(theirs.h * 0.52)
  const points = { x, y: top, w: 32 + medal, h: medal }
  const left = x + points.w + 6
  const room = w - points.w - 6
  const half = medal / 2
  const third = top + medal + 3
  const low = theirs.y + theirs.h - 5 - third
  const cards = Math.round(w * 0.46)
  const rest = { x: x + cards + 6, y: third, w: w - cards - 6, h: low }
  const { stations, tracks, pile } = heldAt(
    { x: left, y: top + half + 1, w: room, h: half - 2 },
    [0, 0, 0.34, 0.34, 0.36],
  )
  return {
    whole: theirs,
    points,
    goods: goodsAt(left, top + half / 2, Math.floor(room / 4), 22),
    stations,
    tracks,
    pile,
    hut: { ...rest, w: 42 },
    tickets: { ...rest, x: rest.x + 46, w: rest.w - 46 },
    cards: cardsIn({ x, y: third, w: cards, h: low }, 5, 3),
  }
}
