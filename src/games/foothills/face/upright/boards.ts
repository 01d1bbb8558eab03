import type { Seat } from '../../../../rules/game.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { isGrey } from '../../turn.ts'
import { panel } from '../art/paints.ts'
import { medal } from '../art/things.ts'
import type { Grid } from '../grid.ts'
import { actionPicture } from '../pieces/actions.ts'
import { goodsPieces, isTurn, roundLetter } from '../pieces/board.ts'
import type { BoardPlaces, Side } from '../pieces/boards.ts'
import { countPiece, hutPieces, pilePieces } from '../pieces/holdings.ts'
import { printed } from '../pieces/print.ts'
import { across, around, board, depths, lookOf, piece, pointsOf, type Table } from '../table.ts'
import { compactCard, letterCard } from './cards.ts'

/** Room for the seat's pattern at a board's left edge. */
const patternWide = 9

const goodsAt = (x: number, y: number, step: number, size: number): BoardPlaces['goods'] => {
  const at = (i: number) => around(Math.round(x + i * step + size / 2), Math.round(y), size)
  return { iron: at(0), stone: at(1), rubble: at(2), passengers: at(3) }
}

/** A row of what is held: tickets, hut, stations, tracks, scoring pile. */
function heldAt(x: number, y: number, w: number, h: number) {
  const widths = [0.4, 0.15, 0.14, 0.14, 0.17]
  let left = x
  const [tickets, hut, stations, tracks, pile] = widths.map((share): Rect => {
    const part = { x: Math.round(left), y, w: Math.round(w * share) - 6, h }
    left += w * share
    return part
  })
  const none = { x, y, w: 0, h }
  return {
    tickets: tickets ?? none,
    hut: hut ?? none,
    stations: stations ?? none,
    tracks: tracks ?? none,
    pile: pile ?? none,
  }
}

/** The drawer at the bottom: points and supply, what is held, the action cards. */
export function uprightFront({ mine }: Grid): BoardPlaces {
  const x = mine.x + patternWide + 6
  const w = mine.w - patternWide - 12
  const top = mine.y + 5
  const cards = top + 74
  return {
    whole: mine,
    points: { x, y: top, w: 56, h: 38 },
    goods: goodsAt(x + 62, top + 19, 62, 32),
    ...heldAt(x, top + 40, w, 32),
    cards: across({ x, y: cards, w, h: mine.y + mine.h - cards - 6 }, 5, 4).map((one) => ({
      ...one,
      x: Math.round(one.x),
      w: Math.floor(one.w),
    })),
  }
}

/** The strip at the top: the same in two rows, cards as letters. */
export function uprightBack({ theirs }: Grid): BoardPlaces {
  const x = theirs.x + patternWide + 5
  const w = theirs.w - patternWide - 10
  const top = theirs.y + 4
  const cards = { x: x + w - 170, y: top, w: 170, h: 36 }
  const step = Math.floor((w - 170 - 84) / 4)
  return {
    whole: theirs,
    points: { x, y: top, w: 76, h: 36 },
    goods: goodsAt(x + 80, top + 18, step, 22),
    ...heldAt(x, top + 37, w, 30),
    cards: across(cards, 5, 2),
  }
}

/** Everything on one seat's board but what travels, on an upright stage. */
export function uprightPieces(table: Table, seat: Seat, at: BoardPlaces): Piece[] {
  const isFront = seat === table.looking.seat
  const look = lookOf(table, seat)
  // Held things are shown in small on both boards; only supply and cards are larger in front.
  const small: Side = { table, seat, at, isFront: false, look }
  return [
    groundPiece(small),
    ...pointsPieces(small, isFront),
    ...goodsPieces({ ...small, isFront }),
    ...cardPieces(small, isFront),
    ...hutPieces(small),
    countPiece(small, 'station', at.stations),
    countPiece(small, 'track', at.tracks),
    ...pilePieces(small),
  ]
}

function groundPiece(side: Side): Piece {
  const { at, look, seat } = side
  const turn = isTurn(side)
  const edge = stroke(look.light, 2)
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(0, 0, patternWide, h, look.pattern)], {
      clip: `M6 0H${patternWide}V${h}H6A6 6 0 0 1 0 ${h - 6}V6A6 6 0 0 1 6 0Z`,
    }),
    ...(turn ? [rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 8, stroke: edge })] : []),
  ]
  const key = `board:${look.letter}:${turn}`
  return piece(`board:${seat}`, key, at.whole, depths.panel, draw, { margin: 2 })
}

function pointsPieces({ table, seat, at, look }: Side, isFront: boolean): Piece[] {
  const points = pointsOf(board(table, seat))
  const { x, y, h } = at.points
  const left = isFront ? x : x + h + 4
  const place = { x: left, y: y + 1, w: h - 2, h: h - 2 }
  const draw = (w: number) => [medal(w / 2, w / 2, w / 2 / 1.12, String(points))]
  const medalPiece = piece(`points:${seat}`, `points:${points}`, place, depths.onCard, draw, {
    margin: 4,
  })
  if (!isFront) return [roundLetter(seat, { ...at.points, w: h }, look), medalPiece]
  const right = at.whole.x + at.whole.w - 8
  const who = `${table.words.seat(table.p, seat)} · ${table.say.you}`.toUpperCase()
  const print = { font: 'display', size: 18, spacing: 0.8, anchor: 'end' } as const
  return [medalPiece, printed(`name:${seat}`, right, y + h / 2 + 6, who, print)]
}

function cardPieces({ table, seat, at }: Side, isFront: boolean): Piece[] {
  const { cards } = board(table, seat)
  const { p, box } = table
  return cards.flatMap((index, slot) => {
    const card = box.actions[index]
    const place = at.cards[slot]
    if (!card || !place) return []
    const isLifted = p.seat === seat && p.selected === slot && p.phase !== 'over'
    const grey = isGrey(board(table, seat), slot)
    const picture = actionPicture(table, card, grey, place.w - 10, place.h - 40)
    const lying = isFront && isLifted ? { ...place, y: place.y - 5 } : place
    const key = `action:${card.id}:${grey}:${isFront}:${isLifted}`
    const draw = (w: number, h: number) =>
      (isFront ? compactCard : letterCard)(picture, w, h, isLifted)
    const label = grey ? card.grey.name : card.golden.name
    return [piece(`action:${card.index}`, key, lying, depths.card, draw, { label, margin: 10 })]
  })
}
