import type { Seat } from '../../../../rules/game.ts'
import type { ActionCard, CardSide, Station } from '../../box.ts'
import { bits } from '../../layout.ts'
import { type Board, boardOf, type Position, slotOf } from '../../position.ts'
import { isGrey } from '../../turn.ts'
import type { ThingWords, WordsLine } from '../words.ts'
import { listAnd } from './goods.ts'
import { scoringText } from './scores.ts'
import { seatName } from './seats.ts'
import { verbsText } from './verbs.ts'

/** An action card: what it does, its other side, and what it’s worth when scored. */
export function actionAbout(p: Position, card: ActionCard): ThingWords {
  const pays = `${scoringText[card.scoring]}.`
  for (const [seat, board] of p.boards.entries()) {
    const slot = slotOf(board, card.index)
    if (slot >= 0) return onBoard(p, seat, board, slot, card, pays)
    if (board.pile.includes(card.index)) {
      const kind = `Scored by ${seatName(p, seat)}`
      return { title: card.grey.name, kind, lines: [{ head: 'When scored', text: pays }] }
    }
  }
  return {
    title: card.grey.name,
    kind: 'Spare action card',
    lines: [
      sideLine(card.golden, 'Golden side'),
      sideLine(card.grey, 'Grey side'),
      { head: 'When scored', text: pays },
    ],
  }
}

function onBoard(
  p: Position,
  seat: Seat,
  board: Board,
  slot: number,
  { golden, grey }: ActionCard,
  pays: string,
): ThingWords {
  const isBack = isGrey(board, slot)
  const [up, down] = isBack ? [grey, golden] : [golden, grey]
  return {
    title: up.name,
    kind: `${seatName(p, seat)}’s action card ${up.letter}, ${isBack ? 'grey' : 'golden'} side`,
    lines: [
      { head: '', text: verbsText(up.verbs) },
      sideLine(down, 'Other side'),
      { head: 'When scored', text: pays },
    ],
  }
}

const sideLine = ({ letter, name, verbs }: CardSide, head: string): WordsLine => ({
  head: `${head}: ${letter}, ${name}`,
  text: verbsText(verbs),
})

const ticketUse = 'Many grey sides only work in lines you have a ticket for.'
const bothLines = ' One ticket, good for both its lines.'

/** A ticket that a seat holds, or can get at a starting station. */
export function ticketAbout(
  names: readonly string[],
  p: Position,
  start: Station,
  seat: Seat,
): ThingWords {
  const isHeld = bits(boardOf(p, seat).tickets).includes(start.ticket ?? -1)
  const name = seatName(p, seat)
  const way = { head: 'How to get it', text: `Move your surveyor to ${start.name}.` }
  return {
    title: `${start.name} ticket`,
    kind: `For the ${listAnd(names)}, ${isHeld ? '' : 'not yet '}held by ${name}`,
    lines: [
      ...(isHeld ? [] : [way]),
      { head: 'What it’s for', text: `${ticketUse}${names.length > 1 ? bothLines : ''}` },
    ],
  }
}
