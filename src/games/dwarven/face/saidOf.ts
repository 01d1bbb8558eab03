import { goods } from '../content/edition.ts'
import { boardOf, type Position } from '../position.ts'
import type { DwarvenWords, Subject as Said } from '../text/words.ts'
import type { FaceWords, Subject } from './says.ts'

/** The title's words as the table asks for them. */
export const saidOf = ({ seat, about }: DwarvenWords): FaceWords => ({
  seat,
  about: (p, subject) => {
    const said = subjectOf(p, subject)
    return said && about(p, said)
  },
})

/** The thing that words can be about; undefined where there is nothing to say. */
function subjectOf(p: Position, subject: Subject): Said | undefined {
  switch (subject.type) {
    case 'pawn': {
      const pawn = boardOf(p, subject.seat).pawns[subject.pawn]
      return pawn && { type: 'pawn', seat: subject.seat, pawn }
    }
    case 'good':
      return { type: 'price', good: goods.indexOf(subject.good), market: 0 }
    case 'turn':
      return { type: 'snow' }
    case 'clip':
      return undefined
    case 'deck':
      return { type: 'deck' }
    default:
      return subject
  }
}
