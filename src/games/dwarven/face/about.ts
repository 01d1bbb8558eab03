import type { About } from '../../../stage/face.ts'
import { goods } from '../content/edition.ts'
import { boardOf, type Position } from '../position.ts'
import type { FaceWords, Subject } from './says.ts'

type Reader = (first: string, second: string) => Subject | undefined

const card: Reader = (first) => ({ type: 'card', card: Number(first) })
const segment: Reader = (first) => ({ type: 'segment', segment: Number(first) })
const seat: Reader = (first) => ({ type: 'seat', seat: Number(first) })
const deck: Reader = () => ({ type: 'deck' })
const turn: Reader = () => ({ type: 'turn' })

const good: Reader = (name) => {
  const kind = goods.find((one) => one === name)
  return kind && { type: 'good', good: kind }
}

/** The subject of a piece, by the first word of its id. */
const readers: Readonly<Record<string, Reader>> = {
  site: (first) => ({ type: 'site', site: Number(first) }),
  segment,
  track: segment,
  owner: segment,
  drift: segment,
  card: (first, second) => (first === '0' ? deck('', '') : card(first, second)),
  ticket: card,
  offered: card,
  held: card,
  mine: card,
  shown: card,
  hauler: card,
  team: card,
  lot: card,
  drawn: card,
  stock: card,
  to: card,
  pawn: (first, second) => ({ type: 'pawn', seat: Number(first), pawn: Number(second) }),
  seat,
  purse: seat,
  goods: (_, second) => good(second, ''),
  tickets: seat,
  cubes: seat,
  good,
  turn,
  steps: turn,
  clip: () => ({ type: 'clip' }),
}

/** Describes a piece; undefined if there is nothing to say. */
export function aboutPiece(words: FaceWords, p: Position, id: string): About | undefined {
  const [what = '', first = '', second = ''] = id.split(':')
  const subject = readers[what]?.(first, second)
  if (!subject || (subject.type === 'pawn' && !boardOf(p, subject.seat).pawns[subject.pawn])) return undefined
  const said = words.about(p, subject)
  return said && { piece: id, ...said }
}
