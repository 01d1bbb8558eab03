import type { Seat } from '../../../../rules/game.ts'
import type { ActionCard, Side, Station } from '../../box.ts'
import { bits } from '../../layout.ts'
import { type Board, boardOf, type Position, slotOf } from '../../position.ts'
import { isGrey } from '../../turn.ts'
import type { ThingWords, WordsLine } from '../words.ts'
import { listAnd } from './goods.ts'
import { scoringText } from './scores.ts'
import { seatName } from './seats.ts'
import { verbsText } from './verbs.ts'

/** An action card wherever it lies: what it does, its other side, what it pays when scored. */
export function actionAbout(p: Position, card: ActionCard): ThingWords {
  const pays = `${scoringText[card.scoring]}.`
  for (const [seat, board] of p.boards.entries()) {
    const slot = slotOf(board, card.index)
    if (slot >= 0) return onBoard(p, seat, board, slot, card, pays)
    if (board.pile.includes(card.index)) {
      const kind = `Scored by ${seatName(p, seat)}`
      return { title: card.grey.name, kind, lines: [{ head: 'Pays at the end', text: pays }] }
    }
  }
  return {
    title: card.grey.name,
    kind: 'Spare action card',
    lines: [
      sideLine(card.golden, 'Golden side'),
      sideLine(card.grey, 'Grey side'),
      { head: 'In the scoring pile', text: pays },
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
    kind: `Action ${up.letter}, ${isBack ? 'grey' : 'golden'} side, of ${seatName(p, seat)}`,
    lines: [
      { head: '', text: verbsText(up.verbs) },
      sideLine(down, 'Other side'),
      { head: 'In the scoring pile', text: pays },
    ],
  }
}

const sideLine = ({ letter, name, verbs }: Side, head: string): WordsLine => ({
  head: `${head}: ${letter}, ${name}`,
  text: verbsText(verbs),
})

/** The ticket that a seat holds, or may fetch at a starting station. */
export function ticketAbout(
  names: readonly string[],
  p: Position,
  start: Station,
  seat: Seat,
): ThingWords {
  const isHeld = bits(boardOf(p, seat).tickets).includes(start.ticket ?? -1)
  const name = seatName(p, seat)
  const way = { head: 'To get it', text: `Move the surveyor to ${start.name}.` }
  return {
    title: `Ticket of the ${listAnd(names)}`,
    kind: isHeld ? `Held by ${name}` : `Waiting for ${name}`,
    lines: [
      ...(isHeld ? [] : [way]),
      { head: 'Good for', text: 'Many grey sides work only in lines you hold a ticket for.' },
    ],
  }
}
