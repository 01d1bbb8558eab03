import type { Seat } from '../../../rules/game.ts'
import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import { type Board, boardOf, inBag, type Position } from '../position.ts'
import { earnedSoFar, stationsIn } from '../score.ts'
import { goodsText, sentence } from './goods.ts'
import { type Locale, seatName } from './locale.ts'
import type { BoardPart, CommonPart, GoodsKind } from './words.ts'

const line = (head: string, text: string): ThingLine => ({ head, text })
const plain = (text: string): ThingLine => line('', text)

/** Points for the most stations in a line. */
export function bonusAbout(t: Locale, box: Box, p: Position, index: number): ThingWords {
  const { lineBonus } = t.places
  const counts = p.boards.map((_, seat) => `${seatName(t, p, seat)} ${stationsIn(box, p, index, seat)}`)
  const { name = '', bonus = 0 } = box.lines[index] ?? {}
  return {
    title: name,
    kind: lineBonus.kind({ bonus }),
    lines: [plain(lineBonus.text), line(lineBonus.soFar, `${t.list.and({ parts: counts })}.`)],
  }
}

/** One kind of goods in a supply. */
export function goodsAbout(t: Locale, p: Position, seat: Seat, kind: GoodsKind): ThingWords {
  const { title, use } = t.places[kind]
  const count = boardOf(p, seat).supply[kind]
  return { title, kind: t.places.has({ name: seatName(t, p, seat), count }), lines: [plain(use)] }
}

type OnBoard = (t: Locale, box: Box, board: Board) => Omit<ThingWords, 'kind'>

const tilesLeft = ({ places }: Locale, box: Box, { stations, tracks }: Board) =>
  line(places.tilesLeft.head, places.tilesLeft.text({ count: box.tiles - stations - tracks }))

const onBoards: { readonly [K in BoardPart]: OnBoard } = {
  hut: ({ places }) => ({ title: places.hut.title, lines: [plain(places.hut.text)] }),
  pile: ({ places: { limit, pile } }, _, { stations }) => ({
    title: pile.title,
    lines: [plain(pile.text), line(limit, pile.limit({ stations }))],
  }),
  points: ({ places: { points } }, _, board) => ({
    title: points.title({ points: earnedSoFar(board) }),
    lines: (['cleared', 'track', 'bonus', 'exchange'] as const).map((source) =>
      line(points[source], points.vp({ points: board.earned[source] })),
    ),
  }),
  stations: (t, box, board) => ({
    title: t.places.stations.title({ count: board.stations }),
    lines: [plain(t.places.stations.text), tilesLeft(t, box, board)],
  }),
  tracks: (t, box, board) => ({ title: t.places.tracks({ count: board.tracks }), lines: [tilesLeft(t, box, board)] }),
}

/** A part of a seat’s board. */
export function boardAbout(t: Locale, box: Box, p: Position, seat: Seat, part: BoardPart): ThingWords {
  const board = boardOf(p, seat)
  const name = seatName(t, p, seat)
  const kind = part === 'pile' ? t.places.pile.kind({ name, cards: board.pile.length }) : name
  return { ...onBoards[part](t, box, board), kind }
}

type Common = (t: Locale, box: Box, p: Position) => ThingWords

/** Goods that never run out. */
const supply =
  (kind: GoodsKind): Common =>
  ({ places }) => ({ title: places[kind].title, kind: places.noLimit, lines: [plain(places[kind].use)] })

const commons: { readonly [K in CommonPart]: Common } = {
  yard: (t, _, { yard: { iron, stone, event } }) => ({
    title: t.places.yard.title,
    kind: sentence(goodsText(t, { iron, stone }, t.places.yard.none)),
    lines: [plain(t.places.yard.text), line(t.places.yard.white, t.places.yard.whiteText({ count: event }))],
  }),
  bag: ({ places }, _, p) => ({
    title: places.bag.title,
    kind: sentence(places.inBag({ resources: inBag(p), white: p.bag.event })),
    lines: [plain(places.bag.text)],
  }),
  pub: ({ places: { limit, pub } }) => ({
    title: pub.title,
    kind: pub.kind,
    lines: [plain(pub.text), line(limit, pub.limit)],
  }),
  navvies: ({ places: { end, left, navvies } }, box, p) => ({
    title: navvies.title,
    kind: left({ count: box.navvies - p.navvies.filter(Boolean).length }),
    lines: [plain(navvies.text), line(end, navvies.end)],
  }),
  stops: ({ places: { end, left, stops } }, box, p) => ({
    title: stops.title,
    kind: left({ count: box.stops - p.stops.length }),
    lines: [plain(stops.text), line(end, stops.end)],
  }),
  summit: ({ places: { summit } }, box) => ({
    title: summit.title,
    kind: summit.kind({ points: box.summit }),
    lines: [plain(summit.text)],
  }),
  passengers: supply('passengers'),
  rubble: supply('rubble'),
}

/** A part of the table that belongs to no one. */
export const commonAbout = (t: Locale, box: Box, p: Position, part: CommonPart): ThingWords => commons[part](t, box, p)
