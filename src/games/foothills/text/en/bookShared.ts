import { list } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'
import { listAnd } from './goods.ts'

/** The cards that belong to two lines at once. */
export function shared(box: Box): Section {
  const terminus = terminusOf(box)
  const start = startOf(box)
  const names = [terminus, start].flatMap((station) => (station ? [station.name] : []))
  return {
    id: 'shared',
    title: names.length > 0 ? listAnd(names) : 'Shared cards',
    blocks: [list(...(terminus ? ofTerminus(box, terminus) : []), ...(start ? ofStart(box, start) : []))],
  }
}

/** “the Ffestiniog and Welsh Highland lines” */
const linesOf = (box: Box, station: Station) => `the ${listAnd(shortLines(box, station))} lines`

const ofTerminus = (box: Box, station: Station): readonly string[] => [
  `${station.name} is the end of ${linesOf(box, station)}, and you can reach it along either. Once all the other cards of one line are clear, digging on that line reaches ${station.name}’s rubble, even if the other is still blocked.`,
  'It has two track spaces. Only the left one has rubble. Clearing it is worth 1 VP and opens both. Lay the left one first. Each track is worth 1 VP.',
  'Both spaces belong to both lines: a line is complete when its own cards and both spaces are filled. Each line gets a buffer stop of its own, and one tile can finish the two together. If only one of the lines is in play, it still needs both spaces, and there’s one buffer stop.',
  `${station.name}’s station counts for both lines, and a ticket for either will do.`,
]

const ofStart = (box: Box, station: Station): readonly string[] => [
  `${station.name} is where ${linesOf(box, station)} both begin. It gives a single ticket that’s good for both lines but counts as one.`,
]
