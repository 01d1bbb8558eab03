import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlargedIn, fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { brass, cardShadow, paper, pewter, smallShadow } from '../../../../stage/kit/paints.ts'
import { letter } from '../../../../stage/kit/tiles.ts'
import type { ActionCard } from '../../box.ts'
import { letters } from '../../content/edition.ts'
import { night } from '../art/pubSign.ts'
import { depths, piece, type Table, textOf } from '../table.ts'
import { captionSize } from './print.ts'
import { panelPiece } from './yard.ts'

function pubCard(table: Table, w: number, h: number): Shape[] {
  const { say, grid } = table
  const { caption, body } = grid.measures
  const foot = Math.round(body * 1.9)
  const sky = h - 6 - foot
  const r = body * 0.62
  const y = h - 3 - foot / 2
  const usual = { font: 'text', size: body, weight: 500 } as const
  const wide = w - 25 - 2 * r
  const rule = enlargedIn(say.pubRule, usual, textOf(table), { w: wide, h: foot * 0.75 })
  const type = { ...usual, size: rule }
  const name = say.pub.toUpperCase()
  const title = enlargedIn(name, { font: 'display', size: caption * 1.3, spacing: 1.6 }, textOf(table), {
    w: w * 0.7,
    h: sky * 0.5,
  })
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 4, shadow: cardShadow }),
    { type: 'group', x: 3, y: 3, clip: `M0 0H${w - 6}V${sky}H0Z`, shapes: night(w - 6, sky) },
    text(11, 3 + caption * 1.25 + (title - caption * 1.3) * 0.96, name, {
      font: 'display',
      size: title,
      spacing: 1.6,
      colour: '#ffeec4',
      plate: true,
    }),
    ...letter(13 + r, y, r, 'E', brass(y - r, 2 * r)),
    text(19 + 2 * r, y + rule * 0.33, say.pubRule, { ...type, colour: colours.ink }),
  ]
}

/** A surveyor's place in the pub. */
export function pubStanding(table: Table, seat: number): Rect {
  const { pub, measures, small } = table.grid
  const h = Math.round(measures.pawn)
  const w = Math.round((h * 30) / 46)
  return {
    x: pub.x + 12 + seat * (w + 4),
    y: pub.y + pub.h - (small ? 4 : Math.round(measures.body * 1.9)) - h - 1,
    w,
    h,
  }
}

/** One spare card: the name of its grey side, in a list, or on a chip while it can be chosen. */
export function chip(w: number, h: number, card: ActionCard, table: Table, isOffered: boolean): Shape[] {
  const { least } = table.grid.measures
  const usual = { font: 'display', size: Math.max(least, Math.min(18, h * 0.6)), spacing: 0.3 } as const
  const room = { w: w - 8, h: h * 0.8 }
  const type = { ...usual, size: enlargedIn(card.grey.name, usual, textOf(table), room) }
  const fit = fitted([card.grey.name], w - 7, type, least)
  const wide = widthOf(fit.words, { ...type, size: fit.size }) * fit.squeeze
  const y = h / 2 + fit.size * 0.36
  if (!isOffered) return [fittedText(2, y, fit, { ...type, colour: colours.paper })]
  return [
    rect(0, 0, w, h, pewter(0, h), { radius: 4, stroke: stroke(colours.slate900, 1), shadow: smallShadow }),
    rect(2, 2, w - 4, h - 4, '#e9ebe6', { radius: 3 }),
    fittedText((w - wide) / 2, y, fit, { ...type, colour: colours.ink }),
  ]
}

/** The rows of the spare cards panel, one per letter. */
function spareRows(table: Table): Rect[] {
  const { spare, measures } = table.grid
  const top = spare.y + measures.caption + 10
  const step = (spare.y + spare.h - 5 - top) / letters.length
  return letters.map((_, i) => ({
    x: spare.x + 7,
    y: Math.round(top + i * step),
    w: spare.w - 14,
    h: Math.round(step) - 3,
  }))
}

/** The place of the `order`-th spare card of a letter. */
function chipPlace(row: Rect, order: number, isTight: boolean): Rect {
  const left = row.h + 4
  const w = Math.floor((row.w - left - 4) / 2)
  const high = Math.round(isTight ? row.h - 2 : row.h * 0.5)
  return { x: row.x + left + order * (w + 4), y: row.y + row.h - high, w, h: high }
}

function sparePieces(table: Table): Piece[] {
  const { box, p, grid } = table
  const rows = spareRows(table)
  const isTight = rows.every((row) => row.h < 46)
  return letters.flatMap((one, pair) => {
    const row = rows[pair]
    if (!row) return []
    const cards = p.spare.map((index) => box.actions[index]).filter((card) => card?.pair === pair)
    const golden = box.actions.find((card) => card.pair === pair)?.golden.name ?? ''
    const draw = (w: number, h: number) => rowShapes(w, h, one, golden, isTight, grid.measures.least)
    const base = piece(`stack:${pair}`, `stack:${one}:${isTight}`, row, depths.panel + 2, draw, { margin: 2 })
    const chips = cards.flatMap((card, order) => {
      if (!card) return []
      const place = chipPlace(row, order, isTight)
      const isOffered = table.looking.next.includes(`spare:${card.index}`)
      const shapes = (w: number, h: number) => chip(w, h, card, table, isOffered)
      const label = table.words.card(card)
      return [
        piece(`action:${card.index}`, `chip:${card.id}:${isOffered}`, place, depths.onCard, shapes, {
          label,
          pick: `spare:${card.index}`,
          margin: 3,
        }),
      ]
    })
    return [base, ...chips]
  })
}

/** A row's letter, and the golden side's name if it fits above the chips. */
function rowShapes(w: number, h: number, one: string, golden: string, isTight: boolean, least: number): Shape[] {
  const r = Math.min(h * 0.46, 15)
  const y = isTight ? h / 2 : h * 0.5
  const type = { font: 'display', size: Math.max(least, h * 0.36), spacing: 0.5 } as const
  const name = golden.toUpperCase()
  return [
    ...letter(h * 0.46 + 1, y, r, one, brass(y - r, 2 * r)),
    ...(isTight || widthOf(name, type) > w - h
      ? []
      : [text(h + 6, h * 0.36, name, { ...type, colour: colours.brassText })]),
    path(`M${h + 2} ${h - 0.5}H${w}`, { stroke: stroke(colours.slateLine, 1), opacity: 0.6 }),
  ]
}

/** The pub, and the spare action cards by letter. */
export function rightPieces(table: Table): Piece[] {
  const { grid, say } = table
  return [
    piece('pub', 'pub', grid.pub, depths.card, (w, h) => pubCard(table, w, h), { label: say.pub, margin: 8 }),
    panelPiece('spare', grid.spare, say.spare, captionSize(table, say.spare, grid.measures.caption, grid.spare.w - 20)),
    ...sparePieces(table),
  ]
}
