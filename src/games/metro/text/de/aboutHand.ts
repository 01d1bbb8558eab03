import { whose } from '../../../../kit/german.ts'
import type { Known, Token } from '../../../../rules/game.ts'
import { faceOf } from '../../choices.ts'
import type { Copies } from '../../content/tiles.ts'
import { type Position, shownFace } from '../../position.ts'
import type { ThingWords } from '../words.ts'
import { seatName } from './seats.ts'
import { sentence, tileText } from './tiles.ts'

/** A held tile; what it shows only to a reader who knows. */
export function handAbout(copies: Copies, p: Position, token: Token, known?: Known): ThingWords {
  const seat = p.hands.findIndex((hand) => hand.includes(token))
  const hand = p.hands[seat] ?? []
  const number = hand.length > 1 ? ` ${hand.indexOf(token) + 1}` : ''
  const name = seat < 0 ? 'Niemand' : seatName(p, seat)
  const title = `${whose(name)} Plättchen${number}`
  const face = faceOf(p, known, token)
  if (!face)
    return { title, kind: 'Verdeckt', lines: [{ head: '', text: `Nur ${name} kann es sehen.` }] }
  const isShown = shownFace(p, token) !== undefined
  return {
    title,
    kind: isShown ? 'Für alle sichtbar' : `Nur für ${name} sichtbar`,
    lines: [
      { head: 'Gleise', text: `${sentence(tileText(face))}.` },
      { head: 'In der Schachtel', text: `${copies[face]} der 60 Plättchen.` },
      ...(token === p.drawn
        ? [{ head: 'Gezogen', text: 'Es muss in diesem Zug gelegt werden.' }]
        : []),
    ],
  }
}
