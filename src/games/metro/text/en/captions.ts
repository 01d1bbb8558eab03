import { many } from '../../../../kit/english.ts'
import type { Captions } from '../captions.ts'

/** A number that stands alone. */
const none = (count: number) => (count === 0 ? 'none' : `${count}`)

/** The text printed on the table, in English. */
export const captions: Captions = {
  pool: 'The pool',
  toDraw: 'tiles to draw',
  inOtherHands: (count) => `and ${none(count)} in other hands`,
  held: (count) => `and ${none(count)} held`,
  unseen: 'Not yet seen, by kind',
  yourTile: 'Your tile',
  yourTiles: 'Your tiles',
  yourTurn: 'Your turn',
  toMove: 'to move',
  you: 'you',
  laid: (count, of) => `${count} of ${of} tiles laid`,
  standing: (ahead) => (ahead === 0 ? 'level' : ahead > 0 ? `leads by ${ahead}` : `${-ahead} behind`),
  linesOpen: (count) => `${many(count, 'line')} open`,
  open: (count) => `${none(count)} open`,
  seat: (name, points) => `${name}: ${many(points, 'point')}`,
  station: (number, company, points) =>
    company === undefined
      ? `Station ${number}`
      : points === undefined
        ? `Station ${number}: ${company}’s train waits`
        : `Station ${number}: ${company}’s line, ${many(points, 'point')}`,
  city: 'The city',
  draw: 'Draw a tile',
  show: 'Show your tiles',
  twice: '×2',
  lineLength: (tiles) => many(tiles, 'tile'),
  lineWorth: (tiles, points) => `${many(tiles, 'tile')} · ${many(points, 'point')}`,
  atEdge: (points) => `edge: ${points}+ points`,
  inCity: (points) => `city: ${points}+ points`,
  poolOf: (count) => `The pool: ${many(count, 'tile')} to draw`,
  inPool: 'in the pool',
  aDot: 'a dot is a tile',
  kind: (tile, unseen) => `${tile}: ${none(unseen)} still unseen`,
  closedTile: 'A face-down tile',
  onSquare: 'Lines on this square',
  lineEnds: (line) => `line ${line} ends`,
  lineSetsOut: (line) => `line ${line} sets out`,
  lineGoesOn: (line) => `line ${line} goes on`,
  endsFor: (points, city) => `${many(points, 'point')}, ${city ? 'city ×2' : 'edge'}`,
  tiles: (before, after) => (before === 0 ? many(after, 'tile') : `${before} → ${many(after, 'tile')}`),
  noneOfYours: 'none of yours',
  nobodys: 'nobody’s line changes',
}
