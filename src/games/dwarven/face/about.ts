import type { About } from '../../../stage/face.ts'
import { goods } from '../content/edition.ts'
import type { Position } from '../position.ts'
import type { Subject } from '../text/words.ts'
import type { FaceWords } from './says.ts'

type Reader = (first: string, second: string, p: Position) => Subject | undefined

/** A card by its number; lines on a board have words there. */
const card: Reader = (first) => (/^\d+$/.test(first) ? { type: 'card', card: Number(first) } : undefined)
const segment: Reader = (first) => ({ type: 'segment', segment: Number(first) })
const seat: Reader = (first) => ({ type: 'seat', seat: Number(first) })
const deck: Reader = () => ({ type: 'deck' })
const weather: Reader = () => ({ type: 'snow' })

const price = (name: string, market: number): Subject | undefined => {
  const names: readonly string[] = goods
  const good = names.indexOf(name)
  return good < 0 ? undefined : { type: 'price', good, market }
}

/** Something to be taken: a segment or a card. */
const claim: Reader = (kind, on, p) => (kind === 't' ? segment(on, '', p) : card(on, '', p))

const pawn: Reader = (first, second, p) => {
  const found = p.boards[Number(first)]?.pawns[Number(second)]
  return found && { type: 'pawn', seat: Number(first), pawn: found }
}

/** The subject of a piece, by the first word of its id. */
const readers: Readonly<Record<string, Reader>> = {
  site: (first) => ({ type: 'site', site: Number(first) }),
  segment,
  card: (first, second, p) => (first === '0' ? deck : card)(first, second, p),
  ticket: card,
  offered: card,
  held: card,
  mine: card,
  shown: card,
  hauler: card,
  team: card,
  lot: card,
  to: card,
  claim,
  waits: claim,
  pawn,
  seat,
  purse: seat,
  tickets: seat,
  cubes: seat,
  goods: (_, name) => price(name, 0),
  good: (name) => price(name, 0),
  cage: (market, good) => price(goods[Number(good)] ?? '', Number(market)),
  turn: weather,
  steps: weather,
}

/** Describes a piece; undefined if there is nothing to say. */
export function aboutPiece(words: FaceWords, p: Position, id: string): About | undefined {
  const [what = '', first = '', second = ''] = id.replace(/^open:/, '').split(':')
  const subject = readers[what]?.(first, second, p)
  return subject && { piece: id, ...words.about(p, subject) }
}
