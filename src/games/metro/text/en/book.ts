import { listAnd } from '../../../../kit/english.ts'
import { type Book, list, text } from '../../../../rules/book.ts'
import { type Copies, tileCount } from '../../content/tiles.ts'
import { rulebook } from '../../rulebook.ts'
import { type Fleet, fleets, kindSigns, type Section } from '../bookParts.ts'
import { sentence } from '../sentence.ts'
import type { Sign } from '../sign.ts'
import { tileText } from '../tiles.ts'
import * as locale from './locale.ts'
import { optionFields } from './options.ts'
import { sections } from './sections.ts'

/** The rules of Metro in English, with the tiles of an edition. */
export const book = (copies: Copies): Book<Sign> => ({
  ...rulebook,
  title: 'How to play Metro',
  lead: 'Each of you runs a railway company in a city around 1900. Together you lay the tracks, one tile at a time. Every tile carries lines of yours and of your rivals, so make yours long and cut theirs short. The most points win.',
  sections: [table, turn, squares, stuck, lines, scoring, end, options, tiles(copies)],
})

const table: Section = {
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      `The board has ${tileCount} squares around the city, which takes up the four in the middle.`,
      'Around it are 32 stations, one at each outer side of a square, numbered anticlockwise from the top right corner. Each has a track on which trains leave and another on which they arrive.',
      'At the start, trains of your company wait at your stations. Where they are depends on how many of you play:',
    ),
    list(...fleets.map(trainsLine)),
    text(
      `The ${tileCount} tiles are shuffled and put face down in the pool. Each of you draws one and may look at it. The others can’t see it.`,
    ),
    text('The last seat at the table takes the first turn. After that, play goes round the table.'),
  ],
}

/** Number of trains each company has, and the stations that have none. */
function trainsLine({ seats, trains, idle }: Fleet): string {
  const unused = idle.length === 0 ? '' : `. Stations ${listAnd(idle.map(String))} have no train`
  return `${seats} players: ${trains} trains each${unused}.`
}

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    {
      type: 'list',
      numbered: true,
      items: [
        'Lay your tile on a free square.',
        'If that finishes any lines, they’re scored right away, no matter whose they are.',
        'Draw a new tile, if there are any left.',
      ],
    },
    text(
      'You can’t pass. Even if all your own lines are finished, you keep laying tiles on other players’ lines. If you have no tile and there’s none to draw, your turn is skipped.',
    ),
    text(
      'The mark in a tile’s corner says which way up it goes. Tiles aren’t turned, so a tile that looks like another one rotated is a different tile.',
    ),
  ],
}

const squares: Section = {
  id: 'squares',
  title: sections.squares,
  blocks: [
    text(
      'Lay it on any free square that’s at the edge of the board, or that shares a side with a tile already there. Touching at a corner isn’t enough, and neither is being next to the city.',
    ),
    text('No line may be a single tile long, from the edge straight back to the edge. So you can’t:'),
    list('lay a half circle against the edge', 'lay a curve in a corner that joins the corner’s two outer sides.'),
    text(
      'It makes no difference whether a train waits there. Against the city, or anywhere inside the board, all of this is allowed.',
    ),
  ],
}

const stuck: Section = {
  id: 'stuck',
  title: 'If your tile doesn’t fit',
  blocks: [
    text('If there’s no square where your tile can go, show it to everyone. Then:'),
    list(
      'If there are tiles left, draw another and lay that one. You keep the first, which stays open, and don’t draw again this turn. If the drawn tile doesn’t fit either, lay it on any square a tile could otherwise go, even if that makes a one-tile line.',
      'If there are none left, lay your own tile on any square a tile could otherwise go, even if that makes a one-tile line.',
    ),
  ],
}

const lines: Section = {
  id: 'lines',
  title: 'Following a line',
  blocks: [
    text(
      'A line starts at a station, goes on from tile to tile and crosses over or under other tracks without changing onto them. Trains keep to one side, so the two tracks between neighbouring tiles belong to different directions.',
    ),
    text(
      'A line can pass the same tile more than once. A track that runs in a ring, or that starts in the city, belongs to no one and scores nothing.',
    ),
    text(
      'As long as it ends at a free square, a line waits there. Point at a station to see its line, how long it is and what it’s worth.',
    ),
  ],
}

const scoring: Section = {
  id: 'scoring',
  title: 'Scoring',
  blocks: [
    text(
      'A line is finished when it reaches the edge of the board or the city. Its train is turned over and its company scores, even if someone else laid the tile.',
    ),
    list(
      'At the edge: 1 point for each tile.',
      'In the city: 2 points for each tile.',
      'A tile counts each time the line passes it.',
    ),
    text('One tile can finish several lines. All of them score. A line from a station without a train scores nothing.'),
  ],
}

const end: Section = {
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      'The match ends as soon as the last train has been turned over, even if there are squares left. The most points win. If you’re level, you share the win.',
    ),
    text('If you don’t want to finish, you can agree to stop. The points are then counted as they stand.'),
  ],
}

const options: Section = {
  id: 'options',
  title: 'Other ways to play',
  blocks: [
    text('Choose these before the match. They can be combined.'),
    list(...optionFields.map(({ label, hint }) => `${label}: ${hint}`)),
    list(
      'With more than one tile in hand, lay any of them and draw back up. You draw a second tile to lay only if none of yours fits, so you show them all first.',
      'With free rotation, a tile fits if it fits any way round. You can lay a one-tile line only if no rotation helps.',
      'When you may draw a second tile at any time, you must lay the one you drew: where it fits if it fits anywhere, and otherwise on any square a tile could go, even if that makes a one-tile line. Your own tile stays hidden.',
    ),
    text('More tiles and free rotation give you more to think about, and everyone else longer to wait.'),
  ],
}

const tiles = (copies: Copies): Section => ({
  id: 'tiles',
  title: `The ${tileCount} tiles`,
  blocks: [
    text(
      'Every tile has four tracks, one in from each side. “North to east” is a track for trains that come in from the north and leave to the east. “Both ways” means that there’s a track back as well. A half circle sends a train back out on the side it came from.',
    ),
    kindSigns(copies, (kind) => `${sentence(tileText(locale, kind))}.`, 'of'),
  ],
})
