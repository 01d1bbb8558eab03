import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged } from '../../../../stage/kit/fit.ts'
import type { ActionCard } from '../../box.ts'
import { type ActionPicture, actionCard, narrow, smallCard } from '../art/actionCard.ts'
import { compactCard, compactFits, letterCard } from '../art/compactCard.ts'
import { rebusBlock } from '../art/rebus.ts'
import { verbRows } from '../icons.ts'
import { depths, numeralsOf, piece, type Table, textOf } from '../table.ts'

/** The picture of one side of a card. */
export function actionPicture(
  table: Table,
  card: ActionCard,
  grey: boolean,
  room: number,
  high: number,
): ActionPicture {
  const { box, say, words, grid } = table
  const { least, body, caption, icon } = grid.measures
  const text = textOf(table)
  const most = enlarged(Math.round(icon * 1.7), text, (tried) => tried <= high * 0.64)
  const [side, other] = grey ? [card.grey, card.golden] : [card.golden, card.grey]
  const setting = { say, station: undefined, summit: box.summit }
  return {
    golden: !grey,
    letter: side.letter,
    name: side.name,
    action: rebusBlock(verbRows(side.verbs, setting), room, high, Math.round(most), numeralsOf(box)),
    words: words.verbs(side.verbs),
    otherLetter: other.letter,
    otherName: other.name,
    scoring: card.scoring,
    least,
    body,
    caption,
    text,
  }
}

/** A card on a board: large in front, small for the other seat. */
export function actionPiece(
  table: Table,
  card: ActionCard,
  grey: boolean,
  place: Rect,
  isLarge: boolean,
  isSelected: boolean,
): Piece {
  const isCompact = place.w < (table.grid.small ? 124 : 100) || place.h < 104
  const room = isCompact
    ? compactFits(place)
    : { w: place.w - 16, h: Math.round(place.h * (place.w < narrow ? 0.42 : 0.34)) }
  const picture = actionPicture(table, card, grey, room.w, room.h)
  const side = grey ? card.grey : card.golden
  const key = `action:${card.id}:${grey}:${isLarge}:${isSelected}`
  const drawn = isLarge ? (isCompact ? compactCard : actionCard) : place.w < leastNamed ? letterCard : smallCard
  const draw = (w: number, h: number) => drawn(picture, w, h, isSelected)
  const rest = { label: side.name, margin: 10 }
  return piece(`action:${card.index}`, key, place, depths.card, draw, rest)
}

/** An opponent's card narrower than this shows its letter alone. */
const leastNamed = 84
