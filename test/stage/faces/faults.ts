import type { Shape } from '../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../src/stage/art/skin.ts'
import type { Face, Layout, Looking, Piece, Rect, Size } from '../../../src/stage/face.ts'
import { paleTexts } from './contrast.ts'
import { reachesOf } from './reach.ts'
import { overlaps, told, within } from './rects.ts'
import { bareTexts, paintedBy, type SeenText } from './seen.ts'

/** A table to look for faults on. */
export interface Inspected {
  readonly layout: Layout
  /** The stage, in CSS pixels. */
  readonly stage: Size
  readonly looking: Looking
  readonly strong: Face['strong']
  /** Pictures drawn already, by their keys, which mean the same on all tables in one language. */
  readonly pictures?: Map<string, readonly Shape[]>
}

/** The faults of a table, by what it should do. Each begins with the id of a piece, unless it is about the page. */
export type Faults = Readonly<Record<Rule, readonly string[]>>

/** The rules that every table keeps. */
export const rules = {
  inside: 'lies inside the stage, as do the parts that it leaves to the page',
  once: 'has each piece once',
  strong: 'puts every text on one ground at 7 to 1 or more in high contrast',
  large: 'prints nothing below 11 CSS pixels, or 14 on desktops',
  whole: 'cuts no word',
  apart: 'prints no text over another',
  parted: 'keeps the seats, the board and the page’s parts apart, and the page’s parts clear of what is touched',
  kept: 'lets no text leave the thing it is written on',
  alike: 'gives all seats but the one in front equal room',
  labelled: 'has a piece to touch for whatever leads on',
  touchable: 'gives everything that leads on 24 CSS pixels, or 44 on phones',
} as const
export type Rule = keyof typeof rules

/** Every fault of a table, whose pieces are drawn once for all of the rules. */
export function faultsOf({ layout, stage, looking, strong, pictures = new Map() }: Inspected): Faults {
  const pieces = layout.pieces.filter(({ alpha }) => alpha !== 0).map((piece) => drawn(piece, pictures))
  const factor = stage.w / layout.size.w
  const texts = bareTexts(paintedBy(pieces, (shapes) => worn(shapes, usualSkin))).filter(({ own }) => !own)
  const above = new Set(pieces.flatMap(({ id, above }) => (above ? [id] : [])))
  const level = texts.filter(({ piece }) => !above.has(piece))
  return {
    inside: outside(layout),
    once: layout.pieces.flatMap(({ id }, at) => (layout.pieces.findIndex((one) => one.id === id) < at ? [id] : [])),
    strong: paleTexts(pieces, strong),
    large: small(texts, factor, isDesktop(stage) ? 14 : 11),
    whole: texts.filter(({ shape }) => shape.text.endsWith('…')).map(said),
    apart: overlaps(level.map(shrunk).filter(({ w, h }) => w > 0 && h > 0)),
    parted: mixed(layout),
    kept: beyond(pieces, texts),
    alike: unlike(layout, looking),
    ...touches(layout, stage, looking),
  }
}

/** A piece whose picture is drawn now, and not again. */
function drawn(piece: Piece, pictures: Map<string, readonly Shape[]>): Piece {
  const shapes = pictures.get(piece.art.key) ?? piece.art.draw()
  pictures.set(piece.art.key, shapes)
  return { ...piece, art: { ...piece.art, draw: () => shapes } }
}

const isDesktop = ({ w, h }: Size) => w >= 1280 && w > h
const isPhone = ({ w, h }: Size) => Math.min(w, h) < 600

const said = ({ piece, shape }: SeenText) => `${piece}: “${shape.text}”`

/** Whatever reaches beyond the stage. */
export const outside = ({ pieces, areas, size }: Layout) =>
  [...pieces, ...Object.values(areas)].filter((one) => !within(one, { x: 0, y: 0, ...size }, 2)).map(told)

const small = (texts: readonly SeenText[], factor: number, least: number) =>
  texts.flatMap((one) => {
    const px = one.shape.size * one.scale * factor
    return px < least - 0.3 ? [`${said(one)} at ${px.toFixed(1)}`] : []
  })

/** The middle of a text's letters, which nobody could read through another's. */
const shrunk = ({ piece, shape, box: { x, y, w, h } }: SeenText): Rect & { readonly id: string } => ({
  id: `${piece}: “${shape.text}”`,
  x: x + 1.5,
  y: y + h * 0.15,
  w: w - 3,
  h: h * 0.7,
})

function beyond(pieces: readonly Piece[], texts: readonly SeenText[]): string[] {
  const places = new Map(pieces.map((piece) => [piece.id, piece]))
  return texts
    .filter((text) => {
      const { art, ...place } = places.get(text.piece) ?? { art: { margin: 0 }, ...text.box }
      const slack = 2.5 + (art.margin ?? 0)
      return !within(text.box, place, slack)
    })
    .map(said)
}

/** Things to touch over the page's parts, and seats over each other or the board. */
function mixed({ pieces, areas, board, seats = [] }: Layout): string[] {
  const parts = Object.values(areas)
  const panels = pieces.filter(({ id }) => seats.includes(id))
  const touched = pieces.filter(({ label, above }) => label !== undefined && !above)
  return [
    ...overlaps(parts),
    ...overlaps(panels),
    ...overlaps(panels, board ? [board] : []),
    ...overlaps(touched, parts),
  ]
}

/** Seats that aren't in front and have another size than the first of them. */
function unlike({ pieces, seats = [] }: Layout, { seat: front }: Looking): string[] {
  const others = seats.flatMap((id, seat) => (seat === front ? [] : pieces.filter((one) => one.id === id)))
  const [first] = others
  return others.flatMap(({ id, w, h }) =>
    first && Math.max(Math.abs(w - first.w), Math.abs(h - first.h)) > 1.01 ? [`${id}: ${w} × ${h}`] : [],
  )
}

/** Room that a finger has, in CSS pixels, less rounding; and the least for any pointer. */
const [finger, pointer] = [43, 23.5]

function touches(layout: Layout, stage: Size, { next }: Looking): Pick<Faults, 'labelled' | 'touchable'> {
  const factor = stage.w / layout.size.w
  const least = isPhone(stage) ? finger : pointer
  const reaches = reachesOf(layout, new Set(next), least / factor)
  return {
    labelled: next.filter((pick) => !reaches.has(pick)),
    touchable: [...reaches].flatMap(([pick, reach]) =>
      reach * factor < least - 0.01 ? [`${pick}: ${Math.round(reach * factor)}`] : [],
    ),
  }
}
