import type { Seat } from '../../../../rules/game.ts'
import type { Box } from '../../box.ts'
import { type Board, boardOf, type Position } from '../../position.ts'
import { earnedSoFar, stationsIn } from '../../score.ts'
import type { BoardPart, CommonPart, GoodsKind, ThingWords, WordsLine } from '../words.ts'
import { bagText, goodsText, listAnd, many, sentence } from './goods.ts'
import { seatName } from './seats.ts'

const line = (head: string, text: string): WordsLine => ({ head, text })
const plain = (text: string): WordsLine => line('', text)

/** Points for the most stations in a line. */
export function bonusAbout(box: Box, p: Position, index: number): ThingWords {
  const counts = p.boards.map(
    (_, seat) => `${seatName(p, seat)} ${stationsIn(box, p, index, seat)}`,
  )
  const { name = '', bonus = 0 } = box.lines[index] ?? {}
  return {
    title: name,
    kind: `Line bonus: ${bonus} VP at the end`,
    lines: [
      plain('For the most stations in this line. On a tie, no one gets it.'),
      line('So far', `${listAnd(counts)}.`),
    ],
  }
}

const uses: { readonly [K in GoodsKind]: { readonly title: string; readonly use: string } } = {
  iron: {
    title: 'Iron ore',
    use: 'Pays for track and stations. Spent iron ore goes back into the bag.',
  },
  stone: {
    title: 'Stone',
    use: 'Pays for stations. Take it from the stockyard or trade rubble for it. Spent stone goes back into the bag.',
  },
  rubble: {
    title: 'Rubble',
    use: 'Comes from clearing lines. Trade it for stone, or spend it on stations.',
  },
  passengers: {
    title: 'Passengers',
    use: 'Worth ½ VP each at the end. Some stations and surveyor actions cost passengers.',
  },
}

/** One kind of goods in a supply. */
export function goodsAbout(p: Position, seat: Seat, kind: GoodsKind): ThingWords {
  const { title, use } = uses[kind]
  const count = boardOf(p, seat).supply[kind]
  return { title, kind: `${seatName(p, seat)} has ${count}`, lines: [plain(use)] }
}

type OnBoard = (box: Box, board: Board, name: string) => ThingWords

const tilesLeft = (box: Box, { stations, tracks }: Board) =>
  line('Tiles left', `${box.tiles - stations - tracks}, for track and stations together.`)

const onBoards: { readonly [K in BoardPart]: OnBoard } = {
  hut: (_, __, name) => ({
    title: 'Surveyor’s hut',
    kind: name,
    lines: [
      plain(
        'Your surveyor starts here and can come back with any E card. Nothing happens at home.',
      ),
    ],
  }),
  pile: (_, { pile, stations }, name) => ({
    title: 'Scoring pile',
    kind: `${name}, ${many(pile.length, 'card')}`,
    lines: [
      plain('Each card here scores at the end, as its foot shows.'),
      line('Limit', `Never more cards than stations built (${stations}).`),
    ],
  }),
  points: (_, board, name) => ({
    title: `${earnedSoFar(board)} VP so far`,
    kind: name,
    lines: [
      line('Cleared', `${board.earned.cleared} VP`),
      line('Track', `${board.earned.track} VP`),
      line('Stations', `${board.earned.bonus} VP`),
      line('Surveyor', `${board.earned.exchange} VP`),
    ],
  }),
  stations: (box, board, name) => ({
    title: `${sentence(many(board.stations, 'station'))} built`,
    kind: name,
    lines: [plain('You can score one card for each station.'), tilesLeft(box, board)],
  }),
  tracks: (box, board, name) => ({
    title: `${sentence(many(board.tracks, 'track'))} laid`,
    kind: name,
    lines: [tilesLeft(box, board)],
  }),
}

/** A part of a seat’s board. */
export const boardAbout = (box: Box, p: Position, seat: Seat, part: BoardPart): ThingWords =>
  onBoards[part](box, boardOf(p, seat), seatName(p, seat))

const commons: { readonly [K in CommonPart]: (box: Box, p: Position) => ThingWords } = {
  yard: (_, { yard: { iron, stone, event } }) => ({
    title: 'Stockyard',
    kind: sentence(goodsText({ iron, stone }, 'no resources')),
    lines: [
      plain('Take resources from here. When the last one goes, 6 cubes are drawn from the bag.'),
      line(
        'White cubes',
        `${event} so far. With 3 or more at the end of a turn, they all go back into the bag.`,
      ),
    ],
  }),
  bag: (_, p) => ({
    title: 'The bag',
    kind: sentence(bagText(p)),
    lines: [plain('A white cube drawn from here brings navvies. Spent resources come back here.')],
  }),
  pub: () => ({
    title: 'The pub',
    kind: 'Golden E only',
    lines: [
      plain(
        'Score an action card of yours. It goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up.',
      ),
      line('Limit', 'You need more stations than scored cards.'),
    ],
  }),
  navvies: (box, p) => ({
    title: 'Navvies',
    kind: `${box.navvies - p.navvies.filter(Boolean).length} left`,
    lines: [
      plain(
        'A white cube sends them to the first untouched station card: column by column from the left, each from the top, skipping starting stations. They clear it and build everything there, and surveyors may visit.',
      ),
      line('The end', 'The match ends when navvies are due and can’t be placed.'),
    ],
  }),
  stops: (box, p) => ({
    title: 'Buffer stops',
    kind: `${box.stops - p.stops.length} left`,
    lines: [
      plain('One goes at the end of each finished line.'),
      line('The end', 'The match ends when the last one is placed.'),
    ],
  }),
  summit: (box) => ({
    title: 'Summit chit',
    kind: `${box.summit} VP at the end`,
    lines: [plain('Goes to the player whose surveyor claimed it last.')],
  }),
  passengers: () => ({
    title: uses.passengers.title,
    kind: 'No limit',
    lines: [plain(uses.passengers.use)],
  }),
  rubble: () => ({
    title: uses.rubble.title,
    kind: 'No limit',
    lines: [plain(uses.rubble.use)],
  }),
}

/** A part of the table that belongs to no one. */
export const commonAbout = (box: Box, p: Position, part: CommonPart): ThingWords =>
  commons[part](box, p)
