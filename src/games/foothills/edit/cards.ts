import type { Flaw } from '../../../rules/flaw.ts'
import type { ActionCard, Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Board, Position } from '../position.ts'
import { colourOf, flaw, found, pathOf } from './flaws.ts'

/** A card in its place. */
interface Lying {
  readonly card: number
  readonly path: string
}

/** Where the action cards of a position are. */
function lying(p: Position): readonly Lying[] {
  const list = (path: string, cards: readonly number[]) => cards.map((card, at) => ({ card, path: `${path}.${at}` }))
  const onBoard = (board: Board) => [
    ...list(pathOf(p, board, 'cards'), board.cards).filter(({ card }) => card >= 0),
    ...list(pathOf(p, board, 'pile'), board.pile),
  ]
  return [...p.boards.flatMap(onBoard), ...list('spare', p.spare)]
}

/**
 * A test position may use any action card of the box, even one left there at setup, but as many of each type as a match
 * is dealt (all but one), each in one place and in its slot.
 */
export function cardsFlaws(box: Box, p: Position, now: Position): readonly Flaw[] {
  const all = lying(p)
  const strange = all.filter(({ card }) => !box.actions[card])
  if (strange.length > 0) return strange.map(({ card, path }) => flaw('noSuchCard', path, { card }))
  const misplaced = p.boards.flatMap((board) => misplacedIn(box, p, board))
  const before = new Set(lying(now).map(({ card }) => card))
  const types = Array.from({ length: slots }, (_, pair) => typeFlaws(box, pair, all, before))
  const boards = p.boards.flatMap((board) => boardFlaws(p, board))
  return [...misplaced, ...(misplaced.length > 0 ? [] : types.flat()), ...boards]
}

const slots = 5

const nameOf = (card: ActionCard) => `${card.index} (${sidesOf(card)})`
const ofType = (box: Box, type: number) => box.actions.filter(({ pair }) => pair === type)
const typeName = (box: Box, type: number) => ofType(box, type)[0]?.golden.name ?? ''

function misplacedIn(box: Box, p: Position, board: Board): readonly Flaw[] {
  return board.cards.flatMap((index, slot) => {
    const card = box.actions[index]
    if (!card || card.pair === slot) return []
    const fitting = ofType(box, slot).map((one) => String(one.index))
    const amounts = { card: nameOf(card), type: typeName(box, slot), fitting }
    return flaw('wrongSlot', `${pathOf(p, board, 'cards')}.${slot}`, amounts)
  })
}

/** Flaws in the cards of one type; cards that the match had `before` come first among the ways out. */
function typeFlaws(box: Box, type: number, all: readonly Lying[], before: ReadonlySet<number>): readonly Flaw[] {
  const cards = ofType(box, type)
  const there = all.filter(({ card }) => box.actions[card]?.pair === type)
  const pathsOf = ({ index }: ActionCard) => there.filter(({ card }) => card === index).map(({ path }) => path)
  const [have, need] = [there.length, cards.length - 1]
  const double = cards.filter((card) => pathsOf(card).length > 1)
  const free = cards.filter((card) => pathsOf(card).length === 0)
  const ways = [true, false].flatMap((dealt) => free.filter(({ index }) => before.has(index) === dealt).map(nameOf))
  if (double.length > 0)
    return double.map((card) => {
      const places = pathsOf(card)
      const reason = have > need ? 'cardTwice' : 'cardTwiceSet'
      return flaw(reason, places[0] ?? '', { card: nameOf(card), places, ways })
    })
  const amounts = { have, need, type: typeName(box, type) }
  if (have < need) return [flaw('fewCards', 'spare', { ...amounts, ways })]
  const spare = there.map(({ path }) => path).filter((path) => path.startsWith('spare'))
  return have > need ? [flaw('manyCards', 'spare', { ...amounts, spare })] : []
}

function boardFlaws(p: Position, board: Board): readonly Flaw[] {
  const { cards, pile, grey, stations } = board
  const colour = colourOf(board)
  const bare = cards.findIndex((card, slot) => card < 0 && ((grey >> slot) & 1) === 1)
  const to = grey & ~(1 << bare)
  return found([
    pile.length > stations
      ? flaw('pileTooLong', pathOf(p, board, 'pile'), { colour, pile: pile.length, stations })
      : undefined,
    bare < 0 ? undefined : flaw('greyNoCard', pathOf(p, board, 'grey'), { colour, slot: bare, to }),
  ])
}
