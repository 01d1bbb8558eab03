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
  const name = seat < 0 ? 'No one' : seatName(p, seat)
  const title = `${name}’s tile${number}`
  const face = faceOf(p, known, token)
  if (!face)
    return { title, kind: 'Face down', lines: [{ head: '', text: `Only ${name} can see it.` }] }
  const isShown = shownFace(p, token) !== undefined
  return {
    title,
    kind: isShown ? 'Seen by everyone' : `Seen by ${name} alone`,
    lines: [
      { head: 'Tracks', text: `${sentence(tileText(face))}.` },
      { head: 'In the box', text: `${copies[face]} of the 60 tiles.` },
      ...(token === p.drawn ? [{ head: 'Drawn', text: 'It has to be laid this turn.' }] : []),
    ],
  }
}
