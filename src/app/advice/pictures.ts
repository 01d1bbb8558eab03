import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import type { TablePicture } from '../../overlay/advice/adviser.ts'
import type { ChoicePoint } from '../../overlay/table/consequence.ts'
import type { Typed } from '../../rules/game.ts'
import { type Skin, skinOf } from '../../stage/art/skin.ts'
import type { Layout, Rect, Size } from '../../stage/face.ts'
import { framed, paintPart, placeOf } from '../../stage/pictures.ts'
import { around } from '../../stage/rects.ts'

/** The table is laid out in this size. */
const table: Size = { w: 1280, h: 720 }

/** The shape of a single picture, and of each of two side by side. */
const whole: Size = { w: 9, h: 4 }
const half: Size = { w: 9, h: 8 }

/** The least share of the table’s width that a picture shows, and the most that one for both moves shows. */
const least = 0.28
const most = 0.55

/** A move, and what it is called on the picture. */
export interface MarkedMove {
  readonly kind: TablePicture['marks'][number]['kind']
  readonly move: Typed
}

/**
 * Pictures of what some moves touch on the table, as the seat that was asked saw it: one for all of them, or one for
 * each where they are far apart or the face shows what a move would do.
 */
export async function picturesOf(
  title: Pick<OpenTitle, 'face'>,
  { position, seat, known }: ChoicePoint,
  moves: readonly MarkedMove[],
  contrast: boolean,
): Promise<readonly TablePicture[]> {
  const face = await title.face()
  const picks = moves.map(({ move }) => face.picks(position, move))
  const layoutOf = (picked: readonly string[], next: readonly string[]) =>
    face.layout(position, table, { seat, known, picked, next, ...(next[0] ? { at: next[0] } : {}) })
  const untouched = layoutOf([], [])
  const seen = moves.flatMap(({ kind }, at): Place[] => {
    const own = picks[at] ?? []
    const layout = face.tries ? layoutOf(own.slice(0, -1), own.slice(-1)) : untouched
    const rect = markedIn(layout, picks, at)
    return rect ? [{ kind, rect, layout }] : []
  })
  const dress = skinOf(face, contrast)
  const all = around(seen.map(({ rect }) => rect))
  const { size } = untouched
  const part = all && framed(all, whole, least * size.w, size)
  if (!part) return []
  if (seen.length < 2 || (part.w <= most * size.w && !face.tries)) return [pictureOf(part, whole, seen, dress)]
  return seen.map((one) => pictureOf(framed(one.rect, half, (least / 2) * size.w, size), half, [one], dress))
}

/** The first piece touched for a move that the others leave alone, or else the first that is there at all. */
function markedIn(layout: Layout, picks: readonly (readonly string[])[], at: number): Rect | undefined {
  const mine = picks[at] ?? []
  for (const pick of [...own(picks, at), ...mine]) {
    const rect = placeOf(layout, pick)
    if (rect) return rect
  }
  return undefined
}

/** The picks of one list that none of the others has. */
const own = (lists: readonly (readonly string[])[], at: number): readonly string[] =>
  (lists[at] ?? []).filter((pick) => !lists.some((list, one) => one !== at && list.includes(pick)))

/** Where a move is on the table. */
interface Place {
  readonly kind: MarkedMove['kind']
  readonly rect: Rect
  readonly layout: Layout
}

function pictureOf(part: Rect, { w, h }: Size, places: readonly Place[], skin: Skin): TablePicture {
  const lit = places.map(({ rect }) => rect)
  const { layout } = need(places[0], 'a place')
  return {
    wide: w / h,
    marks: places.map(({ kind, rect }) => ({ kind, at: within(rect, part) })),
    paint: (canvas) => paintPart(canvas, layout, part, lit, skin),
  }
}

/** A rectangle in shares of the one that it is in. */
const within = ({ x, y, w, h }: Rect, part: Rect): Rect => ({
  x: (x - part.x) / part.w,
  y: (y - part.y) / part.h,
  w: w / part.w,
  h: h / part.h,
})
