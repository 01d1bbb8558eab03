import type { Size } from './face.ts'

/** Where one of the packed things is. */
export interface PackedSpot {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** Things packed on pages; `spots` are in the order of the things. */
export interface Packed {
  readonly pages: readonly Size[]
  readonly spots: readonly PackedSpot[]
}

interface Page {
  w: number
  h: number
  /** The row being filled: its top, its height and how much of its width is used. */
  top: number
  high: number
  right: number
}

/** Gap around each thing, so that neighbours don't bleed in. */
const gutter = 2

/** Packs things in rows on few pages, none wider or higher than `side` unless a thing is. Sizes are whole numbers. */
export function pack(things: readonly Size[], side: number): Packed {
  const pages: Page[] = []
  const spots: PackedSpot[] = []
  const width = Math.max(widthFor(things, side), 1)
  const order = things.map((_, index) => index)
  order.sort((a, b) => (things[b]?.h ?? 0) - (things[a]?.h ?? 0))
  for (const index of order) {
    const thing = things[index]
    if (thing) spots[index] = place(pages, thing, width, side)
  }
  return { pages: pages.map(({ w, h }) => ({ w, h })), spots }
}

/** A width that makes pages roughly square. */
function widthFor(things: readonly Size[], side: number): number {
  const area = things.reduce((sum, { w, h }) => sum + (w + gutter) * (h + gutter), 0)
  const widest = things.reduce((most, { w }) => Math.max(most, w + gutter), 0)
  return Math.min(side, Math.max(widest, Math.ceil(Math.sqrt(area) * 1.1)))
}

function place(pages: Page[], { w, h }: Size, width: number, side: number): PackedSpot {
  let page = pages.at(-1)
  if (page && page.right + w > width) {
    page.top += page.high + gutter
    page.right = 0
    page.high = 0
  }
  if (!page || (page.top > 0 && page.top + h > side)) {
    page = { w: 0, h: 0, top: 0, high: 0, right: 0 }
    pages.push(page)
  }
  const spot = { page: pages.length - 1, x: page.right, y: page.top }
  page.right += w + gutter
  page.high = Math.max(page.high, h)
  page.w = Math.max(page.w, spot.x + w)
  page.h = Math.max(page.h, spot.y + h)
  return spot
}
