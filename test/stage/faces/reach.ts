import type { Layout, Piece } from '../../../src/stage/face.ts'
import { meantAt, pickOf, touchedAt } from '../../../src/stage/hand.ts'

/**
 * Room about the middle of each thing that leads on in which a touch means it, across or down, whichever is less: up
 * to `most` layout pixels, by pick. Of several pieces that lead on by the same pick, the best counts.
 */
export function reachesOf(layout: Layout, next: ReadonlySet<string>, most: number): ReadonlyMap<string, number> {
  const labelled = layout.pieces.filter((piece) => piece.label !== undefined)
  const places = labelled.map((one) => ({
    ...one,
    label: one.label ?? '',
    pick: pickOf(one),
    next: next.has(pickOf(one)),
    at: one,
  }))
  const touchable = {
    ...layout,
    pieces: layout.pieces.filter(({ label, of }) => label !== undefined || of !== undefined),
  }
  const means = (x: number, y: number) =>
    touchedAt(touchable, next, x, y).find((pick) => next.has(pick)) ?? meantAt(places, { x, y })
  const reaches = new Map<string, number>()
  for (const piece of labelled) {
    const pick = pickOf(piece)
    if (next.has(pick)) reaches.set(pick, Math.max(reaches.get(pick) ?? 0, reachOf(piece, means, most)))
  }
  return reaches
}

/** A step of the way from a piece's middle, in layout pixels. */
const step = 2

function reachOf(piece: Piece, means: (x: number, y: number) => string | undefined, most: number): number {
  const [x, y] = [piece.x + piece.w / 2, piece.y + piece.h / 2]
  const along = (dx: number, dy: number) => {
    let far = 0
    while (far < most / 2 && means(x + dx * far, y + dy * far) === pickOf(piece)) far += step
    return Math.min(far, most / 2)
  }
  return Math.min(along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1))
}
