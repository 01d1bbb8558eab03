import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { sizeWithin } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlargedIn } from '../../../../stage/kit/fit.ts'
import { panel, type SeatMark } from '../../../../stage/kit/paints.ts'
import { laurel, medal } from '../../../../stage/kit/things.ts'
import { isGrey } from '../../turn.ts'
import { type IconName, icon } from '../art/icons.ts'
import { between } from '../grid.ts'
import {
  around,
  board,
  depths,
  finger,
  lookOf,
  piece,
  pointsShown,
  seatsOf,
  spot,
  type Table,
  textOf,
} from '../table.ts'
import { actionPiece } from './actions.ts'
import { type BoardPlaces, goodsKinds, type SeatBoard } from './boards.ts'
import { hutPieces, pilePieces, stationPieces, trackPieces } from './holdings.ts'
import { caption, captionSize, printed, underline } from './print.ts'

const goodsIcon = { iron: 'iron', stone: 'stone', rubble: 'rubble', passengers: 'passenger' } as const

/** Everything on one seat's board except what travels (tickets, surveyor, summit chit). */
export function boardPieces(table: Table, seat: Seat, at: BoardPlaces): Piece[] {
  const isFront = seat === table.looking.seat
  const side = { table, seat, at, isFront, look: lookOf(table, seat) }
  const held = { ...side, isFront: isFront && table.grid.form === 'wide' }
  return [
    groundPiece(side),
    ...pointsPieces(side),
    ...goodsPieces(side),
    ...cardPieces(side),
    ...hutPieces(side),
    ...stationPieces(held),
    ...trackPieces(held),
    ...pilePieces(held),
  ]
}

/** True while it is this seat's turn. */
export const isTurn = ({ table, seat }: SeatBoard) => table.p.seat === seat && table.p.phase !== 'over'

function groundPiece(side: SeatBoard): Piece {
  const { at, isFront, look, seat, table } = side
  const turn = isTurn(side)
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(0, 0, isFront ? 12 : 9, h, look.pattern)], {
      clip: `M6 0H20V${h}H6A6 6 0 0 1 0 ${h - 6}V6A6 6 0 0 1 6 0Z`,
    }),
    ...(turn ? [rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 8, stroke: stroke(look.light, 2) })] : []),
    ...(isFront ? frontShapes(table, at) : backShapes(table, at)),
  ]
  return piece(`board:${seat}`, `board:${look.letter}:${isFront}:${turn}`, at.whole, depths.panel, draw, { margin: 2 })
}

/** Captions and dividing lines of the board in front. */
function frontShapes(table: Table, at: BoardPlaces): Shape[] {
  const { say, grid } = table
  const size = grid.measures.caption
  const y = size + 5
  const parts: readonly (readonly [Rect, string])[] = [
    [at.goods.iron, say.mySupply],
    [at.tickets, say.tickets],
    [at.hut, grid.form === 'wide' ? say.hut : say.shortHut],
    ...(grid.form === 'wide'
      ? ([
          [at.stations, say.stations],
          [at.pile, say.pile],
        ] as const)
      : []),
  ]
  return parts.flatMap(([{ x }, words], index) => {
    const left = x - at.whole.x
    const end = parts[index + 1]?.[0].x ?? (grid.form === 'wide' ? at.whole.x + at.whole.w : x)
    const title = caption(left, y, words, captionSize(table, words, size, end - x - 10))
    return index === 0 ? [title] : [title, divider(left - 6, at.whole.h)]
  })
}

const divider = (x: number, h: number) => line(x, 10, x, h - 10, colours.slateLine, 1)

/** Captions and dividing lines of the strip at the back. */
function backShapes({ say, grid }: Table, { whole, ...at }: BoardPlaces): Shape[] {
  const parts: readonly (readonly [Rect, string])[] = [
    [at.tickets, say.below.tickets],
    [at.hut, say.below.hut],
    [at.stations, ''],
    [at.tracks, ''],
    [at.pile, ''],
  ]
  return parts.flatMap(([{ x, y, h }, words]) => [
    divider(x - whole.x - 5, whole.h),
    underline(x - whole.x, y - whole.y + h, words, grid.measures.least),
  ])
}

/** A seat's points as a medal, with a laurel for the leader. */
export function medalPiece({ table, seat }: SeatBoard, place: Rect): Piece {
  const points = halves(pointsShown(table, seat))
  const leads = aheadBy(table, seat) > 0
  const draw = (w: number): Shape[] => [
    ...(leads ? [laurel(w / 2, w / 2, w / 2)] : []),
    medal(w / 2, w / 2, w / 2 / 1.12, points),
  ]
  const key = `points:${points}:${leads}`
  return piece(`points:${seat}`, key, place, depths.onCard, draw, { margin: 8 })
}

/** A seat's lead over the other in points; negative if behind. */
export function aheadBy(table: Table, seat: Seat): number {
  const others = seatsOf(table).filter((other) => other !== seat)
  const best = Math.max(0, ...others.map((other) => pointsShown(table, other)))
  return pointsShown(table, seat) - best
}

function pointsPieces(side: SeatBoard): Piece[] {
  const { table, seat, at, isFront } = side
  const { measures } = table.grid
  const name = table.words.seat(table.p, seat).toUpperCase()
  const standing = table.say.behind(-aheadBy(table, seat))
  const told = { font: 'text', size: measures.body, colour: colours.mute } as const
  const print = { font: 'display', size: measures.caption + between(table.grid, 2, 5), spacing: 0.8 }
  const { x, y, w, h } = at.points
  const text = textOf(table)
  if (isFront) {
    const mine = table.looking.watches ? name : `${name} · ${table.say.you.toUpperCase()}`
    const usual = { ...print, font: 'display' } as const
    const size = enlargedIn(mine, usual, text, { w: w - 14, h: h * 0.17 })
    const type = { ...usual, size }
    const body = enlargedIn(standing, told, text, { w: w - 14, h: h * 0.13 })
    const foot = type.size + body + 8
    const r = Math.round(Math.min(w * 0.38, (h - foot - 16) / 2))
    const middle = Math.round(x + w * 0.5 + 5)
    return [
      medalPiece(side, around(middle, y + 8 + r, 2 * r)),
      printed(`name:${seat}`, middle, y + h - body - 9, mine, { ...type, anchor: 'middle' }),
      printed(`behind:${seat}`, middle, y + h - 6, standing, { ...told, size: body, anchor: 'middle' }),
    ]
  }
  const high = h + 2
  const medalAt = { x: x + w - high - 6, y: y - 1, w: high, h: high }
  const left = x + h + 6
  // “10½ behind” stays clear of the laurel.
  const room = medalAt.x - left - 12
  const within = sizeWithin(standing, room, told, measures.least)
  const size = enlargedIn(standing, { ...told, size: within }, text, { w: room, h: h * 0.42 })
  const usual = { ...print, font: 'display' } as const
  const type = { ...usual, size: enlargedIn(name, usual, text, { w: room, h: h * 0.46 }) }
  return [
    medalPiece(side, medalAt),
    printed(`name:${seat}`, left, y + h * 0.46, name, type),
    printed(`behind:${seat}`, left, y + h - 3, standing, { ...told, size }),
    roundLetter(seat, at.points, side.look),
  ]
}

/** A seat's letter on its colour. */
export function roundLetter(seat: Seat, { x, y, h }: Rect, look: SeatMark): Piece {
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, w * 0.46, look.colour, { stroke: stroke(look.light, 2) }),
    text(w / 2, w * 0.69, look.letter, { font: 'display', size: w * 0.58, anchor: 'middle', colour: '#ffffff' }),
  ]
  return piece(`letter:${seat}`, `letter:${look.letter}`, { x, y, w: h, h }, depths.onCard, draw)
}

/** A seat's supply, each kind with its count. */
export function goodsPieces(side: SeatBoard): Piece[] {
  const { table, seat, at, isFront } = side
  const { supply } = board(table, seat)
  return goodsKinds.flatMap((kind) => {
    const place = at.goods[kind]
    const name: IconName = goodsIcon[kind]
    // Leaves room for two figures before the next icon.
    const step = at.goods.stone.x - at.goods.iron.x
    const usual = isFront
      ? Math.round(Math.min(table.grid.measures.count + 3, place.h, step * 0.45))
      : Math.max(18, place.h * 0.9)
    const rows = at.goods.rubble.y - at.goods.iron.y
    const room = { w: step - place.w - 7, h: rows > 0 ? rows * 0.8 : place.h * 1.15 }
    const words = String(supply[kind])
    const size = enlargedIn(words, { font: 'display', size: usual }, textOf(table), room)
    const x = place.x + place.w + 4
    const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
    const id = `goods:${seat}:${kind}`
    const label = table.say[kind]
    const area = `hold:${seat}:${kind}`
    // Large boards light the whole touch area; on small ones it reaches into the row below.
    const isPart = isFront && table.grid.small
    const rest = { margin: 2, ...((isPart || !isFront) && { label }), ...(isPart && { of: area }) }
    const pick = isPart ? {} : { pick: id }
    const reach = () => spot(area, reachOf(side, place), depths.panel + 1, label, pick)
    const y = place.y + place.h / 2 + size * 0.36
    return [
      ...(isFront ? [reach()] : []),
      piece(id, `goods:${name}`, place, depths.onCard, draw, rest),
      printed(`count:${seat}:${kind}`, x, y, words, { font: 'display', size }),
    ]
  })
}

/** Fingers are broad: a touch near a supply's count counts too. */
function reachOf({ at, table }: SeatBoard, { x, y, w, h }: Rect): Rect {
  const { iron, stone, rubble } = at.goods
  const wide = Math.min(stone.x - iron.x, 110)
  const high = rubble.y > iron.y ? Math.min(rubble.y - iron.y, 56) : Math.max(finger(table), h + 8)
  const below = Math.max(y + h, (at.cards[0]?.y ?? 0) - 3)
  const lowest = rubble.y > iron.y ? y + h / 2 - high / 2 : below - high
  const top = Math.max(at.whole.y + 1, Math.min(y + h / 2 - high / 2, lowest))
  return { x: x - 3, y: top, w: Math.max(wide, w + 6), h: high }
}

function cardPieces({ table, seat, at, isFront }: SeatBoard): Piece[] {
  const { cards } = board(table, seat)
  const { p, box } = table
  return cards.flatMap((index, slot) => {
    const card = box.actions[index]
    const place = at.cards[slot]
    if (!card || !place) return []
    const isLifted = p.seat === seat && p.selected === slot && p.phase !== 'over'
    const lift = isFront ? Math.round(place.h * 0.07) : 3
    const lying = isLifted ? { ...place, y: place.y - (isFront ? lift : -lift) } : place
    return [actionPiece(table, card, isGrey(board(table, seat), slot), lying, isFront, isLifted)]
  })
}
