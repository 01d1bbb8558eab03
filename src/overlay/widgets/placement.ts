import type { Area } from '../screen.ts'

/** Room between a piece and its words, and between words and the edge of the page, in CSS pixels. */
const gap = 12
const edge = 8

/** Where words stand: their upper left corner and how high they may be, in CSS pixels. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly most: number
}

interface Size {
  readonly w: number
  readonly h: number
}

type Side = 'right' | 'left' | 'above' | 'below'
const sides: readonly Side[] = ['right', 'left', 'above', 'below']

/**
 * Where a card of words of a size stands beside a piece, without covering it: where it fits into `room`
 * best, which is the page without what has to stay in sight, else where it fits on the page, else where
 * most of it does.
 */
export function placeBeside(card: Size, piece: Area, room: Area, page: Size): Placement {
  const whole = { x: 0, y: 0, ...page }
  for (const within of [room, whole])
    for (const side of sides) {
      const space = spaceOf(side, piece, within)
      if (space.w >= card.w && space.h >= card.h) return standing(side, card, piece, space)
    }
  // Nowhere in full: the words are scrolled where they show most at once.
  const widest = sides
    .map((side) => ({ side, space: spaceOf(side, piece, whole) }))
    .filter(({ space }) => space.w >= card.w)
    .sort((a, b) => b.space.h - a.space.h)[0]
  if (widest) return standing(widest.side, card, piece, widest.space)
  return { x: edge, y: edge, most: page.h - 2 * edge }
}

/** The free space at a side of a piece. */
function spaceOf(side: Side, piece: Area, within: Area): Area {
  const left = within.x + edge
  const top = within.y + edge
  const right = within.x + within.w - edge
  const bottom = within.y + within.h - edge
  const from = (x: number, y: number, toX: number, toY: number) => ({
    x,
    y,
    w: toX - x,
    h: toY - y,
  })
  switch (side) {
    case 'right':
      return from(Math.max(left, piece.x + piece.w + gap), top, right, bottom)
    case 'left':
      return from(left, top, Math.min(right, piece.x - gap), bottom)
    case 'above':
      return from(left, top, right, Math.min(bottom, piece.y - gap))
    case 'below':
      return from(left, Math.max(top, piece.y + piece.h + gap), right, bottom)
  }
}

/** A card in a space: next to the piece, along it as near to its middle as there is room. */
function standing(side: Side, card: Size, piece: Area, space: Area): Placement {
  const h = Math.min(card.h, space.h)
  const between = (least: number, at: number, most: number) =>
    Math.round(Math.max(least, Math.min(at, most)))
  const alongX = between(space.x, piece.x + piece.w / 2 - card.w / 2, space.x + space.w - card.w)
  const alongY = between(space.y, piece.y + piece.h / 2 - h / 2, space.y + space.h - h)
  const x = { right: space.x, left: space.x + space.w - card.w, above: alongX, below: alongX }
  const y = { right: alongY, left: alongY, above: space.y + space.h - h, below: space.y }
  return { x: Math.round(x[side]), y: Math.round(y[side]), most: space.h }
}
