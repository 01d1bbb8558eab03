import type { Seat } from '../../../rules/game.ts'
import type { ActionCard, CardSide, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { type Board, boardOf, type Position, slotOf } from '../position.ts'
import { isGrey } from '../turn.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'
import type { ThingWords, WordsLine } from './words.ts'

/** An action card: what it does, its other side, and what it’s worth when scored. */
export function actionAbout(t: Locale, p: Position, card: ActionCard): ThingWords {
  const words = t.about.card
  const pays = paysLine(t, card)
  for (const [seat, board] of p.boards.entries()) {
    const slot = slotOf(board, card.index)
    if (slot >= 0) return onBoard(t, seatName(t, p, seat), board, slot, card)
    if (board.pile.includes(card.index)) {
      const kind = words.scoredBy(seatName(t, p, seat))
      return { title: card.grey.name, kind, lines: [pays] }
    }
  }
  return {
    title: card.grey.name,
    kind: words.spare,
    lines: [sideLine(t, card.golden, words.golden), sideLine(t, card.grey, words.grey), pays],
  }
}

function onBoard(
  t: Locale,
  name: string,
  board: Board,
  slot: number,
  card: ActionCard,
): ThingWords {
  const isBack = isGrey(board, slot)
  const [up, down] = isBack ? [card.grey, card.golden] : [card.golden, card.grey]
  return {
    title: up.name,
    kind: t.about.card.onBoard(name, up.letter, isBack),
    lines: [
      { head: '', text: t.verbs.verbsText(up.verbs) },
      sideLine(t, down, t.about.card.other),
      paysLine(t, card),
    ],
  }
}

const paysLine = (t: Locale, { scoring }: ActionCard): WordsLine => ({
  head: t.about.card.whenScored,
  text: `${t.scores.scoringText[scoring]}.`,
})

const sideLine = (t: Locale, { letter, name, verbs }: CardSide, head: string): WordsLine => ({
  head: `${head}: ${letter}, ${name}`,
  text: t.verbs.verbsText(verbs),
})

/** A ticket that a seat holds, or can get at a starting station. */
export function ticketAbout(
  t: Locale,
  lines: readonly string[],
  p: Position,
  start: Station,
  seat: Seat,
): ThingWords {
  const words = t.about.ticket
  const isHeld = bits(boardOf(p, seat).tickets).includes(start.ticket ?? -1)
  const kind = isHeld ? words.held : words.notHeld
  const uses = lines.length > 1 ? `${words.uses} ${words.bothLines}` : words.uses
  return {
    title: words.title(start.name),
    kind: kind(t.goods.listAnd(lines), seatName(t, p, seat)),
    lines: [
      ...(isHeld ? [] : [{ head: words.way, text: words.go(start.name) }]),
      { head: words.use, text: uses },
    ],
  }
}
