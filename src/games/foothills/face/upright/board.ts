import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlargedIn } from '../../../../stage/kit/fit.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { isGrey } from '../../turn.ts'
import { actionCard } from '../art/actionCard.ts'
import { compactCard, compactFits, letterCard } from '../art/compactCard.ts'
import { actionPicture } from '../pieces/actions.ts'
import { aheadBy, goodsPieces, isTurn, medalPiece, roundLetter } from '../pieces/board.ts'
import type { BoardPlaces, SeatBoard } from '../pieces/boards.ts'
import { countPiece, hutPieces, pilePieces } from '../pieces/holdings.ts'
import { printed } from '../pieces/print.ts'
import { board, depths, lookOf, piece, type Table, textOf } from '../table.ts'
import { patternWide } from './boards.ts'

/** Everything on one seat's board except what travels, as icons. */
export function smallBoard(table: Table, seat: Seat, at: BoardPlaces): Piece[] {
  const isFront = seat === table.looking.seat
  const look = lookOf(table, seat)
  // Holdings are small on both boards; only supply and cards are larger in front.
  const small: SeatBoard = { table, seat, at, isFront: false, look }
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

function groundPiece(side: SeatBoard): Piece {
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

/** Points scaled to the board: mine with my name at the right, the opponent's beside their letter. */
function pointsPieces(side: SeatBoard, isFront: boolean): Piece[] {
  const { table, seat, at, look } = side
  const { x, y, w, h } = at.points
  if (isFront) {
    const isLow = table.grid.form === 'low'
    const name = table.words.seat(table.p, seat)
    const who = (table.looking.watches ? name : `${name} · ${table.say.you}`).toUpperCase()
    const usual = { font: 'display', size: 17, spacing: 0.6 } as const
    const told = { ...usual, colour: colours.brassText }
    const standing = table.say.standing(aheadBy(table, seat))
    const disc = medalPiece(side, { x, y, w: h, h })
    const right = at.whole.x + at.whole.w - 8
    const text = textOf(table)
    // Held sideways, name and standing share a line above the supply; otherwise one is below the other.
    if (isLow) {
      const [left, foot] = [x + w + 8, y + 17]
      const both = `${who} ${standing}`
      const size = enlargedIn(both, usual, text, { w: right - left - 12, h: 20 })
      const print = { ...usual, size }
      return [
        disc,
        printed(`name:${seat}`, left, foot, who, print),
        printed(`behind:${seat}`, left + widthOf(who, print) + 8, foot, standing, { ...told, size }),
      ]
    }
    const middle = at.goods.iron.y + at.goods.iron.h / 2
    const { passengers } = at.goods
    const room = { w: right - passengers.x - 2 * passengers.w - 4, h: 18 }
    const end = (words: string) => ({ size: enlargedIn(words, usual, text, room), anchor: 'end' }) as const
    return [
      disc,
      printed(`name:${seat}`, right, middle - 2, who, { ...usual, ...end(who) }),
      printed(`behind:${seat}`, right, middle + 16, standing, { ...told, ...end(standing) }),
    ]
  }
  const size = w - h
  const letter = { x, y: y + (h - size) / 2, w: size, h: size }
  return [roundLetter(seat, letter, look), medalPiece(side, { x: x + size, y, w: h, h })]
}

/** The least size of a card drawn in full. */
const isRoomy = ({ w, h }: Rect) => w >= 124 && h >= 104

function cardPieces({ table, seat, at }: SeatBoard, isFront: boolean): Piece[] {
  const { cards } = board(table, seat)
  const { p, box } = table
  return cards.flatMap((index, slot) => {
    const card = box.actions[index]
    const place = at.cards[slot]
    if (!card || !place) return []
    const isLifted = p.seat === seat && p.selected === slot && p.phase !== 'over'
    const grey = isGrey(board(table, seat), slot)
    const roomy = isRoomy(place)
    const { w: room, h: high } = roomy ? { w: place.w - 16, h: Math.round(place.h * 0.42) } : compactFits(place)
    const picture = actionPicture(table, card, grey, room, high)
    const lying = isFront && isLifted ? { ...place, y: place.y - 4 } : place
    const key = `action:${card.id}:${grey}:${isFront}:${isLifted}`
    const drawn = !isFront ? letterCard : roomy ? actionCard : compactCard
    const draw = (w: number, h: number) => drawn(picture, w, h, isLifted)
    const label = grey ? card.grey.name : card.golden.name
    return [piece(`action:${card.index}`, key, lying, depths.card, draw, { label, margin: 10 })]
  })
}
