import { listAnd, many } from '../../../../kit/english.ts'
import type { Refusal } from '../../../../rules/game.ts'
import type { Company } from '../../colours.ts'
import type { Reason } from '../../why.ts'
import { sentence } from '../sentence.ts'
import { tiles } from './tiles.ts'

export { about } from './about.ts'

const where = (city: boolean) => (city ? 'in the city' : 'at the edge')

/** Lines of the log. */
export const effects = {
  began: (name: string) => `${name} goes first.`,
  laid: (name: string, square: string) => `${name} laid a tile at ${square}.`,
  carriedOn: (lines: string) => `It carried on ${lines}.`,
  unreached: 'No line has reached it yet.',
  endedUnowned: (line: string, city: boolean) => `${line}, which no one owns, ended ${where(city)}.`,
  ended: (name: string, line: string, city: boolean, owner: string, worth: string) =>
    `${name} ended ${line} ${where(city)}: ${owner} scored ${worth}.`,
  brought: (name: string, line: string, city: boolean, worth: string) =>
    `${name} brought ${line} ${city ? 'into the city' : 'to the edge'} and scored ${worth}.`,
  stillNothing: (name: string) => `${name} still had nothing that fitted.`,
  shownOne: (name: string) => `${name} showed a tile that didn’t fit anywhere.`,
  shown: (name: string, count: number) => `${name} showed ${count} tiles, none of which fitted.`,
  drew: (name: string) => `${name} drew another tile.`,
  lifted: (name: string) => `Nothing fitted, so ${name} could lay a one-tile line.`,
  over: 'The match is over.',
}

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${line}${city ? ' in the city' : ''} (${points})`,
  carried: (line: string, tiles: string) => `${line} to ${tiles}`,
  wouldFinish: (ends: readonly string[]) => `would finish ${listAnd(ends)}`,
  setsOut: (line: string, tiles: string) => `${line} sets out: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) => `${line} goes on: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `finishes ${listAnd(lines)}`,
  carriesOn: (lines: readonly string[]) => `carries on ${listAnd(lines)}`,
  all: listAnd,
  noChange: 'no line changes',
  noneWouldChange: 'No line would change.',
  itWouldFinish: (ends: readonly string[]) => `It would finish ${listAnd(ends)}.`,
  itWouldCarryOn: (lines: readonly string[]) => `It would carry on ${listAnd(lines)}.`,
}

/** Labels of moves, and questions about them. */
export const moves = {
  draw: 'Draw a tile and lay it',
  lay: (tile: string, square: string) => `lay ${tile} at ${square}`,
  /** A quarter right, half way round, a quarter left. */
  turned: ['turned a quarter right', 'turned round', 'turned a quarter left'] as const,
  held: { drawn: 'the drawn tile', yours: 'your tile', numbered: (number: number) => `tile ${number}` },
  show: {
    one: { yes: 'Show your tile', reason: 'it doesn’t fit anywhere' },
    several: { yes: 'Show your tiles', reason: 'none of them fits' },
  },
  askDraw: 'Draw a tile? You’ll have to lay it.',
  drawIt: 'Draw a tile',
  notYet: 'Not yet',
  /** Lays the only tile, or one of several. */
  yes: (tile = 'the tile') => `Lay ${tile}`,
  elsewhere: 'Elsewhere',
}

/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn: 'The tile you’ve drawn doesn’t fit, so lay it anywhere, even as a one-tile line.',
    one: 'Your tile doesn’t fit, so lay it anywhere, even as a one-tile line.',
    several: 'None of your tiles fits, so lay one anywhere, even as a one-tile line.',
  },
  showAndDraw: {
    one: 'Your tile doesn’t fit anywhere. Show it and draw another.',
    several: 'None of your tiles fits. Show them and draw another.',
  },
  showAndLay: {
    one: 'Your tile doesn’t fit anywhere. Show it, then lay one anywhere.',
    several: 'None of your tiles fits. Show them, then lay one anywhere.',
  },
  layDrawn: 'Lay the tile you’ve drawn.',
  lay: {
    fixed: { one: 'Lay your tile this way up.', several: 'Lay one of your tiles this way up.' },
    turned: { one: 'Lay your tile, turned if you like.', several: 'Lay one of your tiles, turned if you like.' },
  },
  layOrDraw: {
    fixed: {
      one: 'Lay your tile this way up, or draw another and lay that.',
      several: 'Lay one of your tiles this way up, or draw another and lay that.',
    },
    turned: {
      one: 'Lay your tile, turned if you like, or draw another and lay that.',
      several: 'Lay one of your tiles, turned if you like, or draw another and lay that.',
    },
  },
}

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'The match is over.',
  drawing: () => 'The first player hasn’t been drawn yet.',
  notYourTurn: () => 'It’s not your turn.',
  notHeld: () => 'You don’t hold that tile.',
  layDrawn: () => 'You have to lay the tile you’ve just drawn.',
  noDraw: () => 'You only draw another tile when none you hold can be laid.',
  nothingLeft: () => 'There are no tiles left to draw.',
  drawnAlready: () => 'You’ve drawn a tile this turn already.',
  canLay: () => 'You can lay a tile, so there’s nothing to show.',
  showToDraw: () => 'Nothing you hold fits. Show your tiles first, then you draw another.',
  showFirst: () =>
    'That would make a one-tile line, from the edge straight back to it. Nothing you hold fits, so show your tiles first.',
  city: () => 'That’s the city. No tiles are laid there.',
  taken: ({ square }) => `There’s already a tile at ${square}.`,
  apart: () => 'Tiles go at the edge of the board or beside another tile. The city doesn’t count.',
  onePoint: () => 'That would make a one-tile line, from the edge straight back to it.',
  noTurning: () => 'Tiles aren’t turned in this match. The mark in the corner says which way up they go.',
}

/** The final score. */
export const scores = {
  city: 'Lines into the city',
  edge: 'Lines to the edge',
  lines: (count: number) => many(count, 'line'),
  won: (name: string, points: number) => `${name} won with ${many(points, 'point')}.`,
  shared: (names: readonly string[], points: number) =>
    `${listAnd(names)} share the win with ${many(points, 'point')} each.`,
}

const names: Readonly<Record<Company, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  green: 'Green',
  lilac: 'Lilac',
  black: 'Black',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `line ${number}`,
  lineOf: (name: string, number: number) => `${name}’s line ${number}`,
}

export { sections } from './sections.ts'

/** Moves in a few words. */
export const short = { draw: 'Draw a tile', show: 'Show your tiles' }

/** The table in words. */
export const table = {
  laid: (count: number) => (count === 0 ? 'No tiles laid' : `${count} of 60 tiles laid`),
  arrived: (count: number, of: number) =>
    count === 0
      ? `none of its ${of} trains has arrived`
      : `${count} of ${of} trains ${count === 1 ? 'has' : 'have'} arrived`,
  notUnderWay: (lines: readonly number[]) =>
    `Not under way yet: ${lines.length === 1 ? 'line' : 'lines'} ${listAnd(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Line ${line}: ${far} so far, and waits at ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Line ${line} ended ${city ? 'in the city' : 'at the edge'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Tile${number === undefined ? '' : ` ${number}`} in hand${isSeen ? ', which everyone has seen' : ''}: ${tile}.`,
  holds: (tiles: string) => `Holds ${tiles}.`,
  board: (count: number) => `Board: ${count === 0 ? 'no tiles' : `${count} of 60 tiles`} laid`,
  row: (row: number) => `Row ${row}.`,
  emptyRow: (row: number) => `Row ${row}: no tiles.`,
  fullRow: 'The row is full.',
  pool: (count: number) => `${sentence(tiles.count(count))} to draw`,
  unseen: (count: number, tile: string) => `${count} not yet seen: ${tile}.`,
}

/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Tile kinds',
  lines: 'Lines',
  turns: 'Turns',
  shown: 'began with nothing that fitted',
  lifted: 'could lay a one-tile line',
}

export { tiles } from './tiles.ts'
export * as title from './title.ts'
