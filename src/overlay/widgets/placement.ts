import { type Inputs, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** A rectangle of the page, CSS pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Gap between a piece and its card, and between a card and the edge of the page, in CSS pixels. */
const gap = 12
const edge = 8

/** Where a card goes: its upper left corner and its greatest height, in CSS pixels. */
interface Placement {
  readonly x: number
  readonly y: number
  readonly most: number
}

type Size = Pick<Area, 'w' | 'h'>

type Side = 'right' | 'left' | 'above' | 'below'
const sides: readonly Side[] = ['right', 'left', 'above', 'below']

/**
 * Places a card beside a piece without covering it: where it fits in `room`, the page without what has to stay in
 * sight; failing that, where it fits on the page; failing that, where most of it shows.
 */
export function placeBeside(card: Size, piece: Area, room: Area, page: Size): Placement {
  const whole = { x: 0, y: 0, ...page }
  for (const within of [room, whole])
    for (const side of sides) {
      const space = spaceOf(side, piece, within)
      if (space.w >= card.w && space.h >= card.h) return placeIn(side, card, piece, space)
    }
  // It fits nowhere, so it scrolls where most of it shows at once.
  const tallest = sides
    .map((side) => ({ side, space: spaceOf(side, piece, whole) }))
    .filter(({ space }) => space.w >= card.w)
    .sort((a, b) => b.space.h - a.space.h)[0]
  if (tallest) return placeIn(tallest.side, card, piece, tallest.space)
  return { x: edge, y: edge, most: page.h - 2 * edge }
}

/** The free space on one side of a piece. */
function spaceOf(side: Side, piece: Area, within: Area): Area {
  let left = within.x + edge
  let top = within.y + edge
  let right = within.x + within.w - edge
  let bottom = within.y + within.h - edge
  if (side === 'right') left = Math.max(left, piece.x + piece.w + gap)
  if (side === 'left') right = Math.min(right, piece.x - gap)
  if (side === 'above') bottom = Math.min(bottom, piece.y - gap)
  if (side === 'below') top = Math.max(top, piece.y + piece.h + gap)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** Places a card in a space: next to the piece, and as level with its middle as there is room. */
function placeIn(side: Side, card: Size, piece: Area, space: Area): Placement {
  const h = Math.min(card.h, space.h)
  const between = (least: number, at: number, most: number) => Math.round(Math.max(least, Math.min(at, most)))
  const alongX = between(space.x, piece.x + piece.w / 2 - card.w / 2, space.x + space.w - card.w)
  const alongY = between(space.y, piece.y + piece.h / 2 - h / 2, space.y + space.h - h)
  const x = { right: space.x, left: space.x + space.w - card.w, above: alongX, below: alongX }
  const y = { right: alongY, left: alongY, above: space.y + space.h - h, below: space.y }
  return { x: Math.round(x[side]), y: Math.round(y[side]), most: space.h }
}

/** The part of a page that decision bar and log leave free, as one rectangle. */
export const roomBeside =
  ({ decision, log }: { readonly decision: Area; readonly log: Area }) =>
  (page: Area): Area =>
    without(without(page, decision), log)

/** The largest rectangle of an area that a hole leaves whole. */
function without(area: Area, hole: Area): Area {
  const { x, y, w, h } = area
  const right = Math.max(x, hole.x + hole.w)
  const foot = Math.max(y, hole.y + hole.h)
  const rests = [
    { x, y, w: Math.min(w, hole.x - x), h },
    { x: right, y, w: x + w - right, h },
    { x, y, w, h: Math.min(h, hole.y - y) },
    { x, y: foot, w, h: y + h - foot },
  ].filter((rest) => rest.w > 0 && rest.h > 0)
  return rests.sort((a, b) => b.w * b.h - a.w * a.h)[0] ?? area
}

/** The piece a card is about, and where the card may go. */
export interface CardAnchor {
  readonly piece: Area
  /** The part of the page that keeps in sight what has to stay so. */
  readonly room: (page: Area) => Area
  /** The greatest share of the page’s height; longer cards scroll. All of it by default. */
  readonly share?: number
}

/**
 * Places a card beside its spot, on what it is positioned in, whenever the inputs change; it stays hidden until then,
 * and keeps to the style sheet’s place without a spot. Returns its ref and style.
 */
export function usePlacement(spot: CardAnchor | undefined, inputs: Inputs) {
  const ref = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Placement>()
  useLayoutEffect(() => {
    const card = ref.current
    if (!card || !spot) return setAt(undefined)
    // Measured at full height, not at the one set for what it showed before. The old one is put back right away, since
    // it is only written where it changes.
    const { maxHeight } = card.style
    card.style.maxHeight = ''
    const next = placeOn(card.offsetParent ?? document.body, card, spot)
    card.style.maxHeight = maxHeight
    setAt(next)
  }, inputs)
  const style = at && { transform: `translate(${at.x}px, ${at.y}px)`, maxHeight: `${at.most}px`, visibility: 'visible' }
  return { ref, style }
}

function placeOn(page: Element, card: HTMLElement, { piece, room, share = 1 }: CardAnchor): Placement {
  const { clientWidth: w, clientHeight: h } = page
  const size = { w: card.offsetWidth, h: Math.min(card.offsetHeight, h * share) }
  const at = placeBeside(size, piece, room({ x: 0, y: 0, w, h }), { w, h })
  return { ...at, most: Math.min(at.most, h * share) }
}
