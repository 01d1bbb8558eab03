import type { Known } from '../../../rules/game.ts'
import type { About, Face } from '../../../stage/face.ts'
import { strong as kitStrong } from '../../../stage/kit/contrast.ts'
import { isKind } from '../content/tiles.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Captions, MetroWords, Subject } from '../text/words.ts'
import { layoutFor } from './layout.ts'
import { momentsOf } from './moments.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'
import { light } from './table.ts'

/** Replacements for the face's own colours in high contrast, besides the page's. */
const strong: Readonly<Record<string, string>> = { ...kitStrong }

/** The look of Metro, with its text in the language spoken. */
export const openFace = (words: () => MetroWords, captions: () => Captions): Face<Types> => ({
  layout: (p, size, looking) => layoutFor(p, size, looking, captions(), words()),
  show: stepsFor,
  ...momentsOf(words, captions),
  picks: picksFor,
  touched: meaningOf,
  tries: () => true,
  light,
  strong,
  about: (p, id, known) => aboutPiece(words(), p, id, known),
})

const numbered: Readonly<Record<string, (number: number) => Subject>> = {
  cell: (cell) => ({ type: 'cell', cell }),
  hand: (token) => ({ type: 'hand', token }),
  seat: (seat) => ({ type: 'seat', seat }),
  station: (station) => ({ type: 'station', station }),
  tile: (cell) => ({ type: 'cell', cell }),
  letter: (station) => ({ type: 'station', station }),
}

/** Parses a piece’s id; a tile that nobody holds is one of those to draw. */
function subjectOf(p: Position, id: string): Subject | undefined {
  const [what = '', which = '', more = ''] = id.split(':')
  if (what === 'pool' || what === 'city') return { type: what }
  if (what === 'kind') return isKind(which) ? { type: 'kind', kind: which } : undefined
  if (what === 'hand' && !p.hands.some((hand) => hand.includes(Number(which)))) return { type: 'pool' }
  // One of the ways to turn a tile.
  if (what === 'lay') return isKind(more) ? { type: 'kind', kind: more } : undefined
  return which === '' ? undefined : numbered[what]?.(Number(which))
}

/** Describes a piece; undefined if there is nothing to say. */
function aboutPiece(words: MetroWords, p: Position, id: string, known: Known | undefined): About | undefined {
  const subject = subjectOf(p, id)
  return subject && { piece: id, ...words.about(p, subject, known) }
}
