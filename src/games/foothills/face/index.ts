import type { Face } from '../../../stage/face.ts'
import { strong as kitStrong } from '../../../stage/kit/contrast.ts'
import type { Box } from '../box.ts'
import { ticketColours, ticketGrey } from '../lineColours.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import type { Types } from '../types.ts'
import { aboutPiece } from './about.ts'
import { layoutFor } from './layout.ts'
import { momentsOf } from './moments.ts'
import { meaningOf, picksFor } from './picks.ts'
import { stepsFor } from './show/index.ts'
import { light } from './table.ts'

/** Ticket colours light enough for black text or dark enough for white. */
const tickets = ['#f5cd4a', '#f58f3d', '#f29a90', '#f29a90', '#1e5c1a', '#8fc8e4', '#1d3a75', '#ffffff']

const onTickets = ticketColours.map(({ fill }, line) => [fill, tickets[line] ?? fill] as const)

/** Replacements for the face's own colours in high contrast, besides the page's. */
const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
  ...Object.fromEntries(onTickets),
  [ticketGrey]: '#c8cdd0',
}

/** The look of Foothills. */
export type FoothillsFace = Face<Types>

/** The face of one edition, with its box opened and the title’s text in the language spoken. */
export function openFace(box: () => Box, words: () => FoothillsWords, captions: () => Captions): FoothillsFace {
  return {
    layout: (p, size, looking) => layoutFor(box(), p, size, looking, captions(), words()),
    show: (effect, before, after) => stepsFor(box(), effect, before, after),
    ...momentsOf(box, words, captions),
    picks: (p, move) => picksFor(box(), p, move),
    touched: (p, seat, ids) => meaningOf(box(), p, seat, ids),
    about: (p, id) => aboutPiece(words(), p, id),
    light,
    strong,
  }
}
