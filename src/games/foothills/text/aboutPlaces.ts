import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { type Board, boardOf, inBag, type Position } from '../position.ts'
import { earnedSoFar, stationsIn } from '../score.ts'
import { sentence } from './goods.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'
import type { BoardPart, CommonPart, GoodsKind, ThingWords, WordsLine } from './words.ts'

const line = (head: string, text: string): WordsLine => ({ head, text })
const plain = (text: string): WordsLine => line('', text)

/** Points for the most stations in a line. */
export function bonusAbout(t: Locale, box: Box, p: Position, index: number): ThingWords {
  const { lineBonus } = t.places
  const counts = p.boards.map((_, seat) => `${seatName(t, p, seat)} ${stationsIn(box, p, index, seat)}`)
  const { name = '', bonus = 0 } = box.lines[index] ?? {}
  return {
    title: name,
    kind: lineBonus.kind(bonus),
    lines: [plain(lineBonus.text), line(lineBonus.soFar, `${t.goods.listAnd(counts)}.`)],
  }
}

/** One kind of goods in a supply. */
export function goodsAbout(t: Locale, p: Position, seat: Seat, kind: GoodsKind): ThingWords {
  const { title, use } = t.places.uses[kind]
  const count = boardOf(p, seat).supply[kind]
  return { title, kind: t.places.has(seatName(t, p, seat), count), lines: [plain(use)] }
}

type OnBoard = (t: Locale, box: Box, board: Board) => Omit<ThingWords, 'kind'>

const tilesLeft = ({ places }: Locale, box: Box, { stations, tracks }: Board) =>
  line(places.tilesLeft.head, places.tilesLeft.text(box.tiles - stations - tracks))

const onBoards: { readonly [K in BoardPart]: OnBoard } = {
  hut: ({ places }) => ({ title: places.hut.title, lines: [plain(places.hut.text)] }),
  pile: ({ places: { limit, pile } }, _, { stations }) => ({
    title: pile.title,
    lines: [plain(pile.text), line(limit, pile.limit(stations))],
  }),
  points: ({ places: { points } }, _, board) => ({
    title: points.title(earnedSoFar(board)),
    lines: (['cleared', 'track', 'bonus', 'exchange'] as const).map((source) =>
      line(points[source], points.vp(board.earned[source])),
    ),
  }),
  stations: (t, box, board) => ({
    title: t.places.stations.title(board.stations),
    lines: [plain(t.places.stations.text), tilesLeft(t, box, board)],
  }),
  tracks: (t, box, board) => ({ title: t.places.tracks(board.tracks), lines: [tilesLeft(t, box, board)] }),
}

/** A part of a seat’s board. */
export function boardAbout(t: Locale, box: Box, p: Position, seat: Seat, part: BoardPart): ThingWords {
  const board = boardOf(p, seat)
  const name = seatName(t, p, seat)
  const kind = part === 'pile' ? t.places.pile.kind(name, board.pile.length) : name
  return { ...onBoards[part](t, box, board), kind }
}

type Common = (t: Locale, box: Box, p: Position) => ThingWords

/** Goods that never run out. */
const supply =
  (kind: GoodsKind): Common =>
  ({ places: { noLimit, uses } }) => ({ title: uses[kind].title, kind: noLimit, lines: [plain(uses[kind].use)] })

const commons: { readonly [K in CommonPart]: Common } = {
  yard: ({ goods, places: { yard } }, _, { yard: { iron, stone, event } }) => ({
    title: yard.title,
    kind: sentence(goods.goodsText({ iron, stone }, yard.none)),
    lines: [plain(yard.text), line(yard.white, yard.whiteText(event))],
  }),
  bag: ({ goods, places: { bag } }, _, p) => ({
    title: bag.title,
    kind: sentence(goods.inBag(inBag(p), p.bag.event)),
    lines: [plain(bag.text)],
  }),
  pub: ({ places: { limit, pub } }) => ({
    title: pub.title,
    kind: pub.kind,
    lines: [plain(pub.text), line(limit, pub.limit)],
  }),
  navvies: ({ places: { end, left, navvies } }, box, p) => ({
    title: navvies.title,
    kind: left(box.navvies - p.navvies.filter(Boolean).length),
    lines: [plain(navvies.text), line(end, navvies.end)],
  }),
  stops: ({ places: { end, left, stops } }, box, p) => ({
    title: stops.title,
    kind: left(box.stops - p.stops.length),
    lines: [plain(stops.text), line(end, stops.end)],
  }),
  summit: ({ places: { summit } }, box) => ({
    title: summit.title,
    kind: summit.kind(box.summit),
    lines: [plain(summit.text)],
  }),
  passengers: supply('passengers'),
  rubble: supply('rubble'),
}

/** A part of the table that belongs to no one. */
export const commonAbout = (t: Locale, box: Box, p: Position, part: CommonPart): ThingWords => commons[part](t, box, p)
