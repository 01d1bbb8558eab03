import type { Paint, Path, Shape, Text } from '../../../src/stage/art/shape.ts'
import { widthOf } from '../../../src/stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../src/stage/face.ts'
import { shared } from './shared.ts'

/** Something painted, with the box it fills on the table. */
export interface Seen {
  readonly piece: string
  readonly box: Rect
  readonly shape: Path | Text
  /** Part of a landscape. */
  readonly own: boolean
  /** Layout pixels to a pixel of its picture, downwards. */
  readonly scale: number
}

/** Maps a shape's coordinates to the table, ignoring rotation, which is rare and small. */
interface Frame {
  readonly x: number
  readonly y: number
  readonly sx: number
  readonly sy: number
}

const onTable = ({ x, y, sx, sy }: Frame, box: Rect): Rect => ({
  x: x + (sx < 0 ? box.x + box.w : box.x) * sx,
  y: y + box.y * sy,
  w: box.w * Math.abs(sx),
  h: box.h * Math.abs(sy),
})

/** The bounds of an outline: of all points in its path data, control points included. */
export const boxOf = shared((d: string): Rect => {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y] = [0, 0]
  const go = (nx: number, ny: number) => {
    xs.push(nx)
    ys.push(ny)
    ;[x, y] = [nx, ny]
  }
  for (const [, word = '', rest = ''] of d.matchAll(/([MLHVCQATSZ])([^MLHVCQATSZ]*)/gi)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(Number)
    const far = word === word.toLowerCase()
    const [fx, fy] = far ? [x, y] : [0, 0]
    const kind = word.toUpperCase()
    const at = (index: number) => numbers[index] ?? 0
    if (kind === 'H') for (const one of numbers) go((far ? x : 0) + one, y)
    else if (kind === 'V') for (const one of numbers) go(x, (far ? y : 0) + one)
    else if (kind === 'A') for (let i = 0; i < numbers.length; i += 7) arc(i)
    else for (let i = 0; i + 1 < numbers.length; i += 2) go(fx + at(i), fy + at(i + 1))
    function arc(i: number) {
      const [rx, ry, tx, ty] = [at(i), at(i + 1), fx + at(i + 5), fy + at(i + 6)]
      // A half circle reaches as far to the side as its radius.
      const isHalf = Math.hypot(tx - x, ty - y) > 1.9 * Math.min(rx, ry)
      if (isHalf) for (const side of [-1, 1]) ys.push((y + ty) / 2 + side * ry)
      go(tx, ty)
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
})

/** The bounds of a text: capitals and figures, and descenders in the text face. */
function letterBox(text: Text): Rect {
  const wide = widthOf(text.text, text)
  const { x, y, size, anchor = 'start' } = text
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? wide / 2 : wide)
  const [above, below] = text.font === 'display' ? [0.72, 0] : [0.66, 0.16]
  return { x: left, y: y - above * size, w: wide, h: (above + below) * size }
}

const cut = (a: Rect, b: Rect | undefined): Rect => {
  if (!b) return a
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, foot] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)]
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, foot - y) }
}

function flat(
  piece: string,
  shapes: readonly Shape[],
  frame: Frame,
  { own, within }: { readonly own: boolean; readonly within?: Rect },
): Seen[] {
  return shapes.flatMap((shape): Seen[] => {
    if (shape.type === 'group') {
      const { scale = 1 } = shape
      const [kx, ky] = typeof scale === 'number' ? [scale, scale] : scale
      const inner = {
        x: frame.x + shape.x * frame.sx,
        y: frame.y + shape.y * frame.sy,
        sx: frame.sx * kx,
        sy: frame.sy * ky,
      }
      const clip = shape.clip === undefined ? undefined : onTable(inner, boxOf(shape.clip))
      const kept = clip ? cut(clip, within) : within
      const rest = { own: own || shape.own === true, ...(kept && { within: kept }) }
      return flat(piece, shape.shapes, inner, rest)
    }
    const box = shape.type === 'text' ? letterBox(shape) : boxOf(shape.d)
    return [{ piece, shape, own, scale: Math.abs(frame.sy), box: cut(onTable(frame, box), within) }]
  })
}

/** All that pieces paint, lowest first, in a skin or none. */
export function paintedBy(pieces: readonly Piece[], dress: (shapes: readonly Shape[]) => readonly Shape[]): Seen[] {
  const order = [...pieces].sort((a, b) => a.depth - b.depth)
  return order.flatMap(({ id, x, y, w, h, art }) =>
    flat(id, dress(art.draw()), { x, y, sx: w / art.w, sy: h / art.h }, { own: false }),
  )
}

/** Every colour of a paint, translucent ones excluded. */
export function coloursOf(paint: Paint | undefined): readonly string[] {
  if (paint === undefined) return []
  if (typeof paint === 'string') return paint.startsWith('#') ? [paint] : []
  if (paint.type !== 'tile') return paint.stops.flatMap(([, colour]) => coloursOf(colour))
  return paint.shapes.flatMap((shape) => (shape.type === 'path' ? coloursOf(shape.fill) : []))
}

/** A text on the table. */
export interface SeenText extends Seen {
  readonly shape: Text
}

const isText = (one: Seen): one is SeenText => one.shape.type === 'text' && one.shape.text !== ''

/** Cut off altogether by the edge of what it lies in. */
export const isHidden = ({ box: { w, h } }: Seen) => w === 0 || h === 0

/** Every text. */
export const textsIn = (seen: readonly Seen[]): readonly SeenText[] => seen.filter(isText)

const isSolid = ({ shape }: Seen) =>
  shape.type === 'path' && (shape.opacity ?? 1) > 0.8 && coloursOf(shape.fill).length > 0

/** Every text with the paint directly under its centre. */
export function groundsOf(seen: readonly Seen[]): readonly { readonly text: SeenText; readonly ground?: Seen }[] {
  const solid: Seen[] = []
  return seen.flatMap((one) => {
    if (isSolid(one)) solid.push(one)
    if (!isText(one)) return []
    const ground = solid.findLast((under) => coversAt(under, [0.3, 0.5, 0.7], one.box))
    return [{ text: one, ...(ground && { ground }) }]
  })
}

/** Every text over the middle of which nothing else is painted. */
export function bareTexts(seen: readonly Seen[]): readonly SeenText[] {
  const over: Seen[] = []
  return seen
    .toReversed()
    .flatMap((one) => {
      if (isSolid(one)) over.push(one)
      return isText(one) && !isHidden(one) && !over.some((cover) => coversAt(cover, [0.5], one.box)) ? [one] : []
    })
    .toReversed()
}

/** Whether a paint's box holds points at these shares of another's width, half way down. */
const coversAt = ({ box }: Seen, shares: readonly number[], { x, y, w, h }: Rect) =>
  y + h / 2 >= box.y &&
  y + h / 2 <= box.y + box.h &&
  shares.every((share) => x + w * share >= box.x && x + w * share <= box.x + box.w)
