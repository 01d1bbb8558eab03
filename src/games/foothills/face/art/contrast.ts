import { strong as kitStrong } from '../../../../stage/kit/contrast.ts'
import { ticketColours, ticketGrey } from '../../lineColours.ts'

/** Ticket colours light enough for black text or dark enough for white. */
const tickets = [
  '#f5cd4a',
  '#f58f3d',
  '#f29a90',
  '#f29a90',
  '#1e5c1a',
  '#8fc8e4',
  '#1d3a75',
  '#ffffff',
]

const onTickets = ticketColours.map(({ fill }, line) => [fill, tickets[line] ?? fill] as const)

/** Replacements for the face's own colours in high contrast, besides the page's. */
export const strong: Readonly<Record<string, string>> = {
  ...kitStrong,
  ...Object.fromEntries(onTickets),
  [ticketGrey]: '#c8cdd0',
}
