import type { ActionCard, Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Board, Position } from '../position.ts'
import { type Flaw, found, nameOf, pathOf, told } from './words.ts'

/** A card that lies somewhere. */
interface Lying {
  readonly card: number
  readonly path: string
}

/** Where the action cards of a position lie. */
function lying(p: Position): readonly Lying[] {
  const list = (path: string, cards: readonly number[]) =>
    cards.map((card, at) => ({ card, path: `${path}.${at}` }))
  const onBoard = (board: Board) => [
    ...list(pathOf(p, board, 'cards'), board.cards).filter(({ card }) => card >= 0),
    ...list(pathOf(p, board, 'pile'), board.pile),
  ]
  return [...p.boards.flatMap(onBoard), ...list('spare', p.spare)]
}

/**
 * Any action card of the box may lie in a test position, also one that stayed in the box at setup;
 * but of each type as many as a match is dealt (all but one), each in one place and in its slot.
 */
export function cardsFlaws(box: Box, p: Position, now: Position): readonly string[] {
  const all = lying(p)
  const strange = all.filter(({ card }) => !box.actions[card])
  if (strange.length > 0) return strange.map(strangeText)
  const misplaced = p.boards.flatMap((board) => misplacedIn(box, p, board))
  const before = new Set(lying(now).map(({ card }) => card))
  const types = Array.from({ length: slots }, (_, pair) => typeFlaws(box, pair, all, before))
  const boards = p.boards.flatMap((board) => boardFlaws(p, board))
  return [...misplaced, ...(misplaced.length > 0 ? [] : types.flat()), ...boards]
}

const slots = 5

const strangeText = ({ card, path }: Lying) => `${path}: the box has no action card ${card}`
const cardText = (card: ActionCard) => `${sidesOf(card)} (${card.index})`
const ofType = (box: Box, type: number) => box.actions.filter(({ pair }) => pair === type)
const typeName = (box: Box, type: number) => ofType(box, type)[0]?.golden.name

function misplacedIn(box: Box, p: Position, board: Board): readonly string[] {
  return board.cards.flatMap((index, slot) => {
    const card = box.actions[index]
    if (!card || card.pair === slot) return []
    const fitting = ofType(box, slot).map((one) => String(one.index))
    const there = `${pathOf(p, board, 'cards')}.${slot}`
    return `${cardText(card)} does not belong into ${there}, where ${typeName(box, slot)} cards lie: ${told(fitting, 'or')}`
  })
}

/** What is against the cards of one type; those that lay in the match `before` come first among the ways out. */
function typeFlaws(
  box: Box,
  type: number,
  all: readonly Lying[],
  before: ReadonlySet<number>,
): readonly string[] {
  const cards = ofType(box, type)
  const there = all.filter(({ card }) => box.actions[card]?.pair === type)
  const placesOf = ({ index }: ActionCard) =>
    there.filter(({ card }) => card === index).map(({ path }) => path)
  const over = there.length - (cards.length - 1)
  const double = cards.filter((card) => placesOf(card).length > 1)
  if (over === 0 && double.length === 0) return []
  const free = cards.filter((card) => placesOf(card).length === 0)
  const ways = [true, false].flatMap((dealt) =>
    free.filter(({ index }) => before.has(index) === dealt),
  )
  const cure =
    over > 0
      ? 'take one of them out'
      : `set one of them to ${told(ways.map(otherText), 'or')}, which ${ways.length > 1 ? 'lie' : 'lies'} nowhere`
  if (double.length > 0) return double.map((card) => doubleText(card, placesOf(card), cure))
  const count = `${there.length} ${typeName(box, type)} cards lie about, a match has ${cards.length - 1}`
  if (over < 0) return [`${count}: add ${told(ways.map(otherText), 'or')} to spare`]
  const spare = there.map(({ path }) => path).filter((path) => path.startsWith('spare'))
  return [`${count}: take ${told(spare, 'or') || 'one of them'} out`]
}

const otherText = (card: ActionCard) => `${card.index} (${sidesOf(card)})`

const doubleText = (card: ActionCard, places: readonly string[], cure: string) =>
  `${cardText(card)} lies in ${places.length === 2 ? 'two' : places.length} places, ${told(places)}: ${cure}`

function boardFlaws(p: Position, board: Board): readonly string[] {
  const { cards, pile, grey, stations } = board
  const own = nameOf(board)
  const overPaid: Flaw =
    pile.length > stations
      ? `${own} has scored ${pile.length} cards with ${stations} stations built: shorten ${pathOf(p, board, 'pile')}, or build more stations`
      : undefined
  const bare = cards.findIndex((card, slot) => card < 0 && ((grey >> slot) & 1) === 1)
  const turned: Flaw =
    bare < 0
      ? undefined
      : `slot ${bare} of ${own} is empty and shows a grey side: set ${pathOf(p, board, 'grey')} to ${grey & ~(1 << bare)}`
  return found([overPaid, turned])
}
