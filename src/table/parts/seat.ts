import type { Seat } from '../../rules/game.ts'
import { circle, group, rect, stroke, text } from '../../stage/art/draw.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Looking, Piece, Rect } from '../../stage/face.ts'
import { panel, type SeatMark } from '../../stage/kit/paints.ts'
import { piece } from '../../stage/kit/piece.ts'
import { laurel, medal as medalShape } from '../../stage/kit/things.ts'
import { leaf, shape } from '../layout/leaf.ts'
import type { Decoration, LayoutNode } from '../layout/node.ts'
import { locketOr } from './locket.ts'

/** A seat's letter on its colour, or its person’s locket. */
export const badge = (
  id: string,
  depth: number,
  look: SeatMark,
  [least, ideal]: readonly [number, number],
  whose: { readonly looking: Looking; readonly seat: Seat },
): LayoutNode =>
  leaf(shape(1, least, ideal), (place) => {
    const letter = (w: number): Shape[] => [
      circle(w / 2, w / 2, w * 0.46, look.colour, { stroke: stroke(look.light, 2) }),
      text(w / 2, w * 0.69, look.letter, { font: 'display', size: w * 0.58, anchor: 'middle', colour: '#ffffff' }),
    ]
    const marks = { ...look, base: look.colour }
    const sign = { key: `letter:${look.letter}`, draw: letter }
    const { key, draw } = locketOr(whose.looking, whose.seat, marks, sign)
    return [piece(id, key, place, depth, draw, { whose: whose.seat })]
  })

/** A seat's points as a medal, with a laurel for the leader. */
export const medal = (
  id: string,
  depth: number,
  { points, leads, label }: { readonly points: string; readonly leads: boolean; readonly label?: string },
  [least, ideal]: readonly [number, number],
): LayoutNode =>
  leaf(shape(1, least, ideal), (place) => {
    const draw = (w: number): Shape[] => [
      ...(leads ? [laurel(w / 2, w / 2, w / 2)] : []),
      medalShape(w / 2, w / 2, w / 2 / 1.12, points),
    ]
    return [piece(id, `points:${points}:${leads}`, place, depth, draw, { margin: 8, ...(label && { label }) })]
  })

/**
 * The ground of a seat's board: a panel with the seat's pattern at its left edge, framed while it is the seat's turn,
 * with the decoration of whatever lies on it.
 */
export const seatGround =
  (id: string, depth: number, look: SeatMark, isTurn: boolean, edge: number) =>
  (place: Rect, decorations: readonly Decoration[]): Piece[] => {
    const { key, shapes } = inlaid(place, decorations)
    const draw = (w: number, h: number): Shape[] => [
      ...panel(w, h),
      group(0, 0, 1, [rect(0, 0, edge, h, look.pattern)], {
        clip: `M6 0H20V${h}H6A6 6 0 0 1 0 ${h - 6}V6A6 6 0 0 1 6 0Z`,
      }),
      ...(isTurn ? [rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 8, stroke: stroke(look.light, 2) })] : []),
      ...shapes(),
    ]
    return [piece(id, `board:${look.letter}:${isTurn}:${key}`, place, depth, draw, { margin: 2 })]
  }

/** Everything decorative on a ground, as shapes from its corner; equal keys mean equal shapes. */
export function inlaid(ground: Rect, decorations: readonly Decoration[]) {
  const moved = decorations.map(({ rect: { x, y, w, h }, ...rest }) => ({
    ...rest,
    x: x - ground.x,
    y: y - ground.y,
    w,
    h,
  }))
  const key = moved.map((one) => `${one.key}@${one.x},${one.y},${one.w}`).join()
  return { key, shapes: (): Shape[] => moved.map((one) => group(one.x, one.y, 1, one.draw(one.w, one.h))) }
}
