import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'
import type { Sign } from '../sign.ts'
import { actions, greySides, icons } from './bookCards.ts'
import { events, stations, surveyor, track } from './bookLines.ts'
import { end, pub } from './bookScoring.ts'
import { listAnd } from './goods.ts'
import { sections } from './sections.ts'

/** The rules of Foothills in English, with the cards and numbers of this box. */
export function book(box: Box): Book<Sign> {
  return {
    ...rulebook,
    alike: { worker: ['navvies'], meeple: ['navvies', 'surveyor'] },
    title: 'How to play Foothills',
    lead: 'You and a rival each lead a gang building narrow-gauge railways through the hills of North Wales. Clear the rubble, lay the track, build the stations, send your surveyor along the line and retire your best cards to the pub. The most victory points (VP) wins.',
    sections: [
      table(box),
      turn,
      actions(box),
      yard,
      rubble,
      track(box),
      stations(box),
      shared(box),
      surveyor(box),
      pub,
      events(box),
      end(box),
      icons,
      greySides(box),
    ],
  }
}

const table = (box: Box): Section => ({
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      'Six of the eight lines are in play, one to a row, and run from left to right. Each begins at its starting station, where the track is already down and there’s nothing to build.',
      'Cards in one column are the same step along their lines. A double station is a single card two columns wide: one track space, and two or three spaces for stations.',
      `Iron ore (${box.iron} cubes) and stone (${box.stone}) are the resources. That’s all there is: what you hoard, your rival goes without.`,
      `In front of each of you: five action cards, your supply, your tickets, your surveyor’s hut, your scoring pile, and ${box.tiles} tiles that serve as track or stations.`,
      `Beside the lines: the stockyard, the bag, the pub, ${box.navvies} navvies, ${box.stops} buffer stops and two spare action cards of each letter. Everything is open except what the bag will bring.`,
    ),
    text(
      `To start, 6 resources are drawn into the stockyard and each of you takes 2 of them, the second player first. The stockyard isn’t refilled yet. Then ${box.events} white cubes go into the bag, and the starting player begins.`,
    ),
  ],
})

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    text('Take turns. On yours, use one of your action cards:'),
    numbered(
      'Choose a card. You use the side that’s facing up.',
      'Do what it says, from left to right. Skip anything you can’t do. If you can’t do any of it, you can’t choose that card.',
      'Flip the card. Its other side is a different action, so you can’t simply do the same thing twice.',
      'Check whether the match is over.',
    ),
    text(
      'Some cards also let you flip others in step 3. That’s all they do: you don’t use the cards you flip. A card that could only flip others can’t be chosen.',
    ),
    text(
      'A card you gained this turn doesn’t flip this turn. If you scored the very card you were using, there’s nothing left to flip.',
    ),
    text('If you can’t use any card at all, you miss your turn and navvies are placed instead.'),
  ],
}

const yard: Section = {
  id: 'yard',
  title: sections.yard,
  blocks: [
    list(
      'When you take resources, take at least 1. You can stop after that.',
      'As soon as the last resource leaves the stockyard, 6 cubes are drawn from the bag to refill it. Any white cubes among them are dealt with first. Then you carry on, and may take from the new cubes.',
      'White cubes don’t count as resources and don’t stop a refill. They stay where they are, and some cards add cubes of their own, so the stockyard can hold more than 6.',
      'When any other action gives you resources, you decide where each cube comes from: the stockyard, or the bag, which you may look into. Looking never brings navvies. Emptying the stockyard still refills it.',
      'Iron ore and stone you spend go back into the bag. Rubble and passengers go back to the general supply, which never runs out. If the bag has too few cubes, make do with what’s there. A trade still works if only part of what it gives is left.',
    ),
  ],
}

const rubble: Section = {
  id: 'rubble',
  title: sections.rubble,
  blocks: [
    text(
      'Rubble blocks the way. Choose a line and take rubble from its cards, starting at the left. It’s yours to keep: trade it for stone, or spend it on stations.',
    ),
    list(
      'You must choose a line that still has rubble. If it runs out before you have your share, take the rest from the general supply. If no line has any, take all of it from there.',
      'If the card needs a line you have a ticket for, only those lines count. If they’re all clear, take everything from the general supply.',
      'Remove the last rubble from a card and you gain 1 VP right away, on a double too. It’s yours even if you have to share the rubble.',
    ),
  ],
}

/** The cards that belong to two lines at once. */
function shared(box: Box): Section {
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
