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
      const kind = `Gewertet von ${seatName(p, seat)}`
      return { title: card.grey.name, kind, lines: [{ head: 'Gewertet', text: pays }] }
    }
  }
  return {
    title: card.grey.name,
    kind: 'Ersatzkarte',
    lines: [
      sideLine(card.golden, 'Goldene Seite'),
      sideLine(card.grey, 'Graue Seite'),
      { head: 'Gewertet', text: pays },
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
    kind: `Aktionskarte ${up.letter} von ${seatName(p, seat)}, ${isBack ? 'graue' : 'goldene'} Seite`,
    lines: [
      { head: '', text: verbsText(up.verbs) },
      sideLine(down, 'Andere Seite'),
      { head: 'Gewertet', text: pays },
    ],
  }
}

const sideLine = ({ letter, name, verbs }: CardSide, head: string): WordsLine => ({
  head: `${head}: ${letter}, ${name}`,
  text: verbsText(verbs),
})

const ticketUse = 'Viele graue Seiten gelten nur auf Strecken, für die du eine Fahrkarte hast.'
const bothLines = ' Eine Fahrkarte für beide Strecken.'

/** A ticket that a seat holds, or can get at a starting station. */
export function ticketAbout(
  names: readonly string[],
  p: Position,
  start: Station,
  seat: Seat,
): ThingWords {
  const isHeld = bits(boardOf(p, seat).tickets).includes(start.ticket ?? -1)
  const name = seatName(p, seat)
  const way = { head: 'So bekommst du sie', text: `Schick deinen Vermesser nach ${start.name}.` }
  return {
    title: `Fahrkarte ${start.name}`,
    kind: `Für ${listAnd(names)}, ${isHeld ? '' : 'noch nicht '}bei ${name}`,
    lines: [
      ...(isHeld ? [] : [way]),
      { head: 'Wofür', text: `${ticketUse}${names.length > 1 ? bothLines : ''}` },
    ],
  }
}
