import type { Known, Token } from '../../../rules/game.ts'
import { faceOf } from '../choices.ts'
import type { Copies } from '../content/tiles.ts'
import { type Position, shownFace } from '../position.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'
import { sentence } from './sentence.ts'
import { tileText } from './tiles.ts'
import type { ThingWords } from './words.ts'

/** A held tile; what it shows only to a reader who knows. */
export function handAbout(
  t: Locale,
  copies: Copies,
  p: Position,
  token: Token,
  known?: Known,
): ThingWords {
  const words = t.about.hand
  const seat = p.hands.findIndex((hand) => hand.includes(token))
  const hand = p.hands[seat] ?? []
  const name = seat < 0 ? words.noOne : seatName(t, p, seat)
  const number = hand.length > 1 ? ` ${hand.indexOf(token) + 1}` : ''
  const title = `${words.tileOf(name)}${number}`
  const face = faceOf(p, known, token)
  if (!face) return { title, kind: words.closed, lines: [{ head: '', text: words.seenBy(name) }] }
  const isShown = shownFace(p, token) !== undefined
  return {
    title,
    kind: isShown ? words.open : words.seenAlone(name),
    lines: [
      { head: t.about.cell.tracks, text: `${sentence(tileText(t, face))}.` },
      { head: words.inBox, text: `${t.about.ofAll(copies[face])}.` },
      { head: words.turning.head, text: words.turning[p.settings.turning ? 'turned' : 'fixed'] },
      ...(token === p.drawn ? [words.drawn] : []),
    ],
  }
}
