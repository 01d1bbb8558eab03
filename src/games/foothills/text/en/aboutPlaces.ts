import type { Seat } from '../../../../rules/game.ts'
import type { Box } from '../../box.ts'
import { type Board, boardOf, inBag, type Position } from '../../position.ts'
import { earnedSoFar, stationsIn } from '../../score.ts'
import type { BoardPart, CommonPart, GoodsKind, ThingWords, WordsLine } from '../words.ts'
import { goodsText, listAnd, many } from './goods.ts'
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
      plain('For whoever has built the most stations in this line. In a tie nobody gets it.'),
      line('So far', `${listAnd(counts)}.`),
    ],
  }
}

const uses: { readonly [K in GoodsKind]: { readonly title: string; readonly use: string } } = {
  iron: {
    title: 'Iron ore',
    use: 'Pays for track and stations. What is paid goes back into the bag.',
  },
  stone: {
    title: 'Stone',
    use: 'Pays for stations. It comes from the stockyard, or is made of rubble. What is paid goes back into the bag.',
  },
  rubble: {
    title: 'Rubble',
    use: 'Comes from clearing the lines. It makes stone and helps to build.',
  },
  passengers: {
    title: 'Passengers',
    use: 'Half a point each at the end. Some stations and surveyor’s actions cost passengers.',
  },
}

/** One kind of goods in a supply. */
export function goodsAbout(p: Position, seat: Seat, kind: GoodsKind): ThingWords {
  const { title, use } = uses[kind]
  const count = boardOf(p, seat).supply[kind]
  return { title, kind: `${count} in the supply of ${seatName(p, seat)}`, lines: [plain(use)] }
}

type OnBoard = (box: Box, board: Board, name: string) => ThingWords

const tilesLeft = (box: Box, { stations, tracks }: Board) =>
  line('Tiles left', `${box.tiles - stations - tracks}, for track and stations together.`)

const onBoards: { readonly [K in BoardPart]: OnBoard } = {
  hut: (_, __, name) => ({
    title: 'Surveyor’s hut',
    kind: `Of ${name}`,
    lines: [
      plain(
        'Here the surveyor is at home. Coming back is a way to move him when nothing else is open.',
      ),
    ],
  }),
  pile: (_, { pile, stations }, name) => ({
    title: 'Scoring pile',
    kind: `${many(pile.length, 'card', 'cards')} of ${name}`,
    lines: [
      plain('Every card here pays at the end what its foot says.'),
      line('Limit', `No more cards than stations built, which are ${stations}.`),
    ],
  }),
  points: (_, board, name) => ({
    title: `${earnedSoFar(board)} VP so far`,
    kind: `Of ${name}`,
    lines: [
      line('Cleared', `${board.earned.cleared} VP`),
      line('Track', `${board.earned.track} VP`),
      line('Stations', `${board.earned.bonus} VP`),
      line('Surveyor', `${board.earned.exchange} VP`),
    ],
  }),
  stations: (box, board, name) => ({
    title: `${many(board.stations, 'station', 'stations')} built`,
    kind: `By ${name}`,
    lines: [plain('So many cards may be scored in the pub.'), tilesLeft(box, board)],
  }),
  tracks: (box, board, name) => ({
    title: `${many(board.tracks, 'track', 'tracks')} laid`,
    kind: `By ${name}`,
    lines: [tilesLeft(box, board)],
  }),
}

/** A part of a seat's board. */
export const boardAbout = (box: Box, p: Position, seat: Seat, part: BoardPart): ThingWords =>
  onBoards[part](box, boardOf(p, seat), seatName(p, seat))

const commons: { readonly [K in CommonPart]: (box: Box, p: Position) => ThingWords } = {
  yard: (_, { yard: { iron, stone, event } }) => ({
    title: 'Stockyard',
    kind: goodsText({ iron, stone }),
    lines: [
      plain('Resources are taken from here. Whoever takes the last draws 6 cubes from the bag.'),
      line(
        'White cubes',
        `${event} so far. With 3 at the end of a turn, all of them go back into the bag.`,
      ),
    ],
  }),
  bag: (_, p) => ({
    title: 'The bag',
    kind: `${inBag(p)} resources and ${many(p.bag.event, 'white cube', 'white cubes')}`,
    lines: [
      plain('A white cube that is drawn brings navvies. Resources that are paid come back here.'),
    ],
  }),
  pub: () => ({
    title: 'The pub',
    kind: 'Reached by a golden E only',
    lines: [
      plain(
        'Score one of your action cards: it goes to your scoring pile. A spare card with the same two letters takes its place, golden side up.',
      ),
      line('Limit', 'You need more stations built than cards scored.'),
    ],
  }),
  navvies: (box, p) => ({
    title: 'Navvies',
    kind: `${box.navvies - p.navvies.filter(Boolean).length} left`,
    lines: [
      plain(
        'A white cube brings them to the first untouched station card, column by column from the left, from top to bottom. They clear and build everything there, and a surveyor may visit it.',
      ),
      line('The end', 'The match ends when navvies are due and cannot be placed.'),
    ],
  }),
  stops: (box, p) => ({
    title: 'Buffer stops',
    kind: `${box.stops - p.stops.length} left`,
    lines: [
      plain('One closes every line whose track is complete.'),
      line('The end', 'The match ends when the last one is placed.'),
    ],
  }),
  summit: (box) => ({
    title: 'Summit chit',
    kind: `${box.summit} VP at the end`,
    lines: [plain('For whoever’s surveyor was the last to go to the summit.')],
  }),
  passengers: () => ({
    title: uses.passengers.title,
    kind: 'As many as are needed',
    lines: [plain(uses.passengers.use)],
  }),
  rubble: () => ({
    title: uses.rubble.title,
    kind: 'As much as is needed',
    lines: [plain(uses.rubble.use)],
  }),
}

/** What belongs to nobody. */
export const commonAbout = (box: Box, p: Position, part: CommonPart): ThingWords =>
  commons[part](box, p)
