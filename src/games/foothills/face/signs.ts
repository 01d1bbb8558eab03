import type { SignPart } from '../../../rules/book.ts'
import type { Shape } from '../../../stage/art/shape.ts'
import { svgDocument } from '../../../stage/art/svg.ts'
import { medal } from '../../../stage/kit/things.ts'
import type { Box } from '../box.ts'
import type { Scoring } from '../content/edition.ts'
import type { Sign, Thing } from '../text/book.ts'
import type { Captions } from '../text/captions.ts'
import { scoringIcons } from './art/actionCard.ts'
import { icon } from './art/icons.ts'
import { ticketIcon } from './art/ticket.ts'
import { type Token, verbIcons } from './icons.ts'

/** The side of a picture's square, in units; tickets get a wider box. */
const size = 32
const ticketWide = 1.25

/** The signs in a rule book as inline parts of its text, drawn as on the cards. */
export function signsOf(box: Box, say: Captions): (sign: Sign) => readonly SignPart[] {
  let drawn = 0
  const picture = (shapes: readonly Shape[], wide = 1, over?: string): SignPart => {
    drawn++
    const look = { width: size * wide, height: size, prefix: `g${drawn}-` }
    const svg = svgDocument(shapes, look)
    return { type: 'picture', svg, wide, ...(over === undefined ? {} : { over }) }
  }
  const numerals = (lines: readonly number[]) =>
    lines.length === 0 ? '?' : lines.map((line) => box.lines[line]?.numeral ?? '').join('·')
  const medalPart = (points: string) => picture([medal(16, 16, 14, '')], 1, points)
  const partsOf = (token: Token): readonly SignPart[] => {
    if (token.type === 'words') return [{ type: 'words', words: token.words }]
    if (token.type === 'points') return [medalPart(String(token.points))]
    if (token.type === 'ticket') {
      const width = size * ticketWide
      const shapes = [ticketIcon(width / 2, 16, width * 0.96, token.lines, '')]
      return [picture(shapes, ticketWide, numerals(token.lines))]
    }
    const count = token.count === undefined ? [] : [words(String(token.count))]
    return [...count, picture([icon(token.name, 16, 16, size)])]
  }
  const setting = { say, station: undefined, summit: box.summit }
  return (sign) => {
    if (sign.type === 'verbs') return verbIcons(sign.verbs, setting).flatMap(partsOf)
    if (sign.type === 'scoring') return scoringParts(sign.scoring, partsOf, medalPart)
    return thingToken(sign.thing).flatMap(partsOf)
  }
}

const words = (text: string): SignPart => ({ type: 'words', words: text })

function scoringParts(
  scoring: Scoring,
  partsOf: (token: Token) => readonly SignPart[],
  medalPart: (points: string) => SignPart,
): readonly SignPart[] {
  const [name, points] = scoringIcons[scoring]
  return [...partsOf({ type: 'icon', name }), medalPart(points)]
}

function thingToken(thing: Thing): readonly Token[] {
  if (thing === 'points') return [{ type: 'points', points: 1 }]
  if (thing === 'ticket') return [{ type: 'ticket', lines: [] }]
  return [{ type: 'icon', name: thing }]
}
