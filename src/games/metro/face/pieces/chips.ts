import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import { companyOf } from '../../colours.ts'
import { shownFace } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { portrait } from '../art/portraits.ts'
import { depths, paintsOf, type Table } from '../table.ts'
import { heldTile } from './heldTile.ts'
import { printed } from './print.ts'
import { openLines, seatDisc } from './seatSigns.ts'

/** Where the parts of a chip are, in its own pixels. */
interface Plan {
  readonly stripe: number
  readonly disc: { readonly x: number; readonly y: number; readonly r: number }
  readonly points: Rect
  /** Number of open lines; missing where there is no room. */
  readonly open?: Rect
  /** The name of its seat. */
  readonly name?: Rect
  /** A picture of its train. */
  readonly view?: Rect
}

/** A seat in small: its disc, its points and how many lines are open. */
export function chipPieces(table: Table, seat: Seat, place: Rect): Piece[] {
  const { p, looking, words, say } = table
  const plan = planOf(place)
  const name = words.seat(p, seat)
  const on = ({ x, y, w, h }: Rect): Rect => ({ x: x + place.x, y: y + place.y, w, h })
  const isNarrow = place.w < 110
  const anchor = isUpright(place) ? ({ anchor: 'middle' } as const) : {}
  const who = seat === looking.seat && !looking.watches ? [`${name} · ${say.you}`, say.you] : [name, '']
  const least = leastPrint(table)
  return [
    groundPiece(table, seat, place, plan),
    printed(table, `points:${seat}`, on(plan.points), [`${scoreOf(p, seat)}`], {
      font: 'display',
      size: 30,
      ...anchor,
    }),
    ...(plan.open
      ? [
          printed(table, `open:${seat}`, on(plan.open), [say.open(openLines(p, seat))], {
            font: 'text',
            size: Math.max(least, isNarrow ? 12.5 : 14),
            colour: colours.mute,
            ...(plan.open.x > plan.points.x ? { anchor: 'end' } : anchor),
          }),
        ]
      : []),
    ...(plan.name
      ? [
          printed(table, `name:${seat}`, on(plan.name), who, {
            font: 'text',
            size: Math.max(least, 14),
            weight: 700,
            colour: colours.brassText,
            anchor: isUpright(place) ? 'middle' : 'end',
          }),
        ]
      : []),
    ...shownPieces(table, seat, place, plan),
  ]
}

const isUpright = ({ w, h }: Rect) => h > w * 0.95 && h >= 84

function planOf(place: Rect): Plan {
  return isUpright(place) ? uprightPlan(place) : flatPlan(place)
}

/** One thing below another. */
function uprightPlan({ w, h }: Rect): Plan {
  const r = Math.min(18, w * 0.22, h * 0.16)
  const x = (w - 6) / 2 + 6
  const top = 6 + 2 * r
  const row = Math.min(22, h * 0.18)
  const foot = top + 38 + 2 * row
  const high = Math.min(h - foot - 4, w * 0.8)
  const view = high > 30 ? { x: 10, y: h - high - 4, w: w - 14, h: high } : undefined
  const wide = w - 12
  return {
    stripe: 6,
    disc: { x: x - r, y: 5, r },
    points: { x: 9, y: top, w: wide, h: 34 },
    open: { x: 9, y: top + 34, w: wide, h: row },
    ...(foot - 4 <= h && { name: { x: 9, y: top + 34 + row, w: wide, h: row } }),
    ...(view && { view }),
  }
}

/** Disc and points in a row; what is open below if there is room, else at the right. */
function flatPlan({ w, h }: Rect): Plan {
  const isLow = h < 50
  const r = Math.min(14, h * 0.28, w * 0.17)
  const stripe = w < 80 ? 5 : 8
  const left = stripe + 5
  const row = Math.min(h, 34)
  const from = left + 2 * r + 5
  const disc = { x: left, y: (isLow && w >= 80 ? h / 2 : row / 2 + 2) - r, r }
  if (w < 80)
    return {
      stripe,
      disc: { ...disc, y: 4 },
      points: { x: from - 3, y: 0, w: w - from + 2, h: h < 44 ? h : 34 },
      ...(h >= 52 && { open: { x: left, y: h - 18, w: w - left - 4, h: 15 } }),
    }
  const side = w - from - 46
  if (isLow)
    return {
      stripe,
      disc,
      points: { x: from, y: 2, w: 40, h: h - 4 },
      ...(side > 34 && { open: { x: from + 40, y: h / 2, w: side, h: h / 2 - 3 } }),
      ...(side > 34 && { name: { x: from + 40, y: 3, w: side, h: h / 2 - 3 } }),
    }
  if (h >= 70)
    return {
      stripe,
      disc,
      points: { x: from, y: 2, w: 42, h: 34 },
      open: { x: from + 42, y: 20, w: w - from - 49, h: 17 },
      name: { x: from + 42, y: 4, w: w - from - 49, h: 17 },
      view: { x: stripe + 3, y: 40, w: w - stripe - 6, h: h - 43 },
    }
  const view = w > 220 ? { x: w - 130, y: 5, w: 124, h: h - 10 } : undefined
  const end = view ? view.x - 6 : w - 7
  return {
    stripe,
    disc,
    points: { x: from, y: 2, w: 44, h: 34 },
    open: { x: left, y: h - 23, w: end - left, h: 22 },
    ...(end - from - 44 > 24 && { name: { x: from + 44, y: 5, w: end - from - 44, h: 26 } }),
    ...(view && { view }),
  }
}

function groundPiece(table: Table, seat: Seat, place: Rect, { stripe, disc, view }: Plan): Piece {
  const { p, say, words } = table
  const company = companyOf(p, seat)
  const { pattern } = paintsOf(p, seat)
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(2, 2, stripe, h - 4, pattern)], {
      clip: `M8 2H20V${h - 2}H8A6 6 0 0 1 2 ${h - 8}V8A6 6 0 0 1 8 2Z`,
    }),
    ...(view
      ? [group(view.x, view.y, 1, portrait(company, view), { clip: `M0 0H${view.w}V${view.h}H0Z`, own: true })]
      : []),
    group(disc.x, disc.y, 1, seatDisc(table, seat, disc.r)),
  ]
  const label = say.seat(words.seat(p, seat), scoreOf(p, seat))
  return piece(`seat:${seat}`, `chip:${company}`, place, depths.panel, draw, { label, margin: 2 })
}

/** The tiles of others that everyone has seen, where there is room. */
function shownPieces(table: Table, seat: Seat, place: Rect, { view, name }: Plan): Piece[] {
  const { p, looking } = table
  const side = 24
  if (seat === looking.seat || view || !name || place.h < 50 || place.w < 110) return []
  const open = (p.hands[seat] ?? []).filter((token) => shownFace(p, token) !== undefined)
  return open.map((token, at) =>
    heldTile(table, token, {
      x: place.x + place.w - (at + 1) * (side + 3) - 3,
      y: place.y + place.h - side - 4,
      w: side,
      h: side,
    }),
  )
}
